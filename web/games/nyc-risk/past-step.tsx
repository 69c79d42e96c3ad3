import type { View } from '../../../engine/nyc-risk/types';
import { peopleOf } from '../../components/frame/people';
import { PastStep as Past, type PastStepProps } from '../../components/table/past-step';
import { Board } from './board';
import { logStepOf } from './history';
import type { Geography } from './map/size';
import type { PlanParts } from './plan';
import { Rolls } from './table/log-entry';
import { pastArrows } from './table/map-area';

interface RiskPastProps extends PastStepProps {
  readonly parts: PlanParts;
  readonly geography: Geography;
}

/** A step that is over: what was done on the board it met, or the board it left, with its story and its dice. */
export function PastStep({ game, step, parts, geography }: RiskPastProps) {
  const people = peopleOf(game.seats);
  return (
    <Past
      game={game}
      step={step}
      board={(after, title) => (
        <Board
          parts={parts}
          geography={geography}
          view={(after ? step.position : step.before) as View}
          people={people}
          arrows={after ? [] : pastArrows(step.orders)}
          label={`Map of ${title}, ${after ? 'after the step' : 'with what was done'}`}
          focus={null}
        />
      )}
    >
      <Rolls events={logStepOf(step).events} people={people} />
    </Past>
  );
}
