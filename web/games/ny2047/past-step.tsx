import { useMemo } from 'react';
import type { Event, Position } from '../../../engine/ny2047/types';
import { PastStep as Past, type PastStepProps } from '../../components/table/past-step';
import { arrowsOfVerdicts } from './arrows';
import { Board, type ChartParts } from './table/board';
import { VerdictList } from './verdict-list';

/** A turn that is over: its orders with their results on the board they met, or the board they left. */
export function PastStep({ game, step, parts }: PastStepProps & { readonly parts: ChartParts }) {
  const before = step.before as Position;
  const arrows = useMemo(() => arrowsOfVerdicts(before, step.orders), [before, step.orders]);
  return (
    <Past
      game={game}
      step={step}
      board={(after, title) => (
        <Board
          {...parts}
          position={after ? (step.position as Position) : before}
          arrows={after ? [] : arrows}
          label={`Map of ${title}, ${after ? 'after the turn' : 'with all orders and their results'}`}
          focus={null}
        />
      )}
      verdicts={
        <VerdictList
          before={before}
          verdicts={step.orders}
          events={step.events as unknown as readonly Event[]}
          seat={game.me.seat}
        />
      }
    />
  );
}
