'use client';

import type { Order } from '../../../engine/domination/orders/order-types';
import type { View } from '../../../engine/domination/types';
import type { Game, Step } from '../../../functions/api/schemas/games';
import { namesOf, peopleOf } from '../../components/frame/people';
import { withNames } from '../../components/frame/seats';
import { PastFrame } from '../../components/table/past-frame';
import { Story } from '../../components/table/story';
import { Board } from './board';
import { changesOf } from './changes';
import type { MapParts } from './map-parts';

interface PastStepProps {
  readonly game: Game;
  readonly step: Step;
  readonly parts: MapParts;
}

/** A step that is over: what was done on the board it met, or the board it left, with its story. */
export function PastStep({ game, step, parts }: PastStepProps) {
  const names = namesOf(peopleOf(game.seats));
  const title = withNames(step.label, names);
  const done = step.orders.filter(({ result }) => result === 'ok' || result === 'partial');
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
          forces={((after ? step.position : step.before) as View).forces}
          {...(after ? {} : { changes: changesOf(done.map(({ order }) => order as Order)) })}
          label={`Map of ${title}, ${after ? 'after the step' : 'with what was done'}`}
          focus={null}
        />
      )}
    >
      <div className="log-step">
        <Story sentences={step.sentences} names={names} system="domination" />
      </div>
    </PastFrame>
  );
}
