'use client';

import type { View } from '../../../engine/nyc-risk/types';
import type { Game, Step } from '../../../functions/api/schemas/games';
import { namesOf, peopleOf } from '../../components/frame/people';
import { withNames } from '../../components/frame/seats';
import { PastFrame } from '../../components/table/past-frame';
import { Story } from '../../components/table/story';
import { Board } from './board';
import { logStepOf } from './history';
import type { Geography } from './map/size';
import type { PlanParts } from './plan';
import { Rolls } from './table/log-entry';
import { pastArrows } from './table/map-area';

interface PastStepProps {
  readonly game: Game;
  readonly step: Step;
  readonly parts: PlanParts;
  readonly geography: Geography;
}

/** A step that is over: what was done on the board it met, or the board it left, with its story and its dice. */
export function PastStep({ game, step, parts, geography }: PastStepProps) {
  const people = peopleOf(game.seats);
  const names = namesOf(people);
  const title = withNames(step.label, names);
  return (
    <PastFrame
      game={game}
      step={step}
      title={title}
      panel={['What happened', 'Carried out']}
      nameOf={(one) => `Step ${one.step}`}
      board={(after) => (
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
      <div className="log-step">
        <Story sentences={step.sentences} names={names} system="nyc-risk" />
        <Rolls events={logStepOf(step).events} people={people} />
      </div>
    </PastFrame>
  );
}
