import type { Order } from '../../../engine/domination/orders/order-types';
import type { View } from '../../../engine/domination/types';
import { PastStep as Past, type PastStepProps } from '../../components/table/past-step';
import { Board } from './board';
import { changesOf } from './changes';
import type { MapParts } from './map-parts';

/** A step that is over: what was done on the board it met, or the board it left, with its story. */
export function PastStep({ game, step, parts }: PastStepProps & { readonly parts: MapParts }) {
  const done = step.orders.filter(({ result }) => result === 'ok' || result === 'partial');
  return (
    <Past
      game={game}
      step={step}
      board={(after, title) => (
        <Board
          parts={parts}
          forces={((after ? step.position : step.before) as View).forces}
          {...(after ? {} : { changes: changesOf(done.map(({ order }) => order as Order)) })}
          label={`Map of ${title}, ${after ? 'after the step' : 'with what was done'}`}
          focus={null}
        />
      )}
    />
  );
}
