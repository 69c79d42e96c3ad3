'use client';

import { useMemo } from 'react';
import type { Event, Position } from '../../../engine/ny2047/types';
import type { Game, Step } from '../../../functions/api/schemas/games';
import { PastFrame } from '../../components/table/past-frame';
import { arrowsOfVerdicts } from './arrows';
import type { Place } from './map/shapes';
import { Board, type Chart } from './table/board';
import { VerdictList } from './verdict-list';

interface PastStepProps {
  readonly game: Game;
  readonly step: Step;
  readonly chart: Chart;
  readonly places: readonly Place[];
}

/** A turn that is over: its orders with their results on the board they met, or the board they left. */
export function PastStep({ game, step, chart, places }: PastStepProps) {
  const before = step.before as Position;
  const arrows = useMemo(() => arrowsOfVerdicts(before, step.orders), [before, step.orders]);
  return (
    <PastFrame
      game={game}
      step={step}
      title={step.label}
      panel={['Verdicts', 'Adjudicated']}
      nameOf={({ label }) => label}
      board={(after) => (
        <Board
          chart={chart}
          places={places}
          position={after ? (step.position as Position) : before}
          arrows={after ? [] : arrows}
          label={`Map of ${step.label}, ${after ? 'after the turn' : 'with all orders and their results'}`}
          focus={null}
        />
      )}
    >
      <VerdictList
        before={before}
        verdicts={step.orders}
        events={step.events as unknown as readonly Event[]}
        seat={game.me.seat}
      />
    </PastFrame>
  );
}
