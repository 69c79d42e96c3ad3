'use client';

import type { ReactNode } from 'react';
import type { View } from '../../../engine/new-era/types';
import type { Game, Step } from '../../../functions/api/schemas/games';
import { namesOf, peopleOf } from '../../components/frame/people';
import { withNames } from '../../components/frame/seats';
import { PastFrame } from '../../components/table/past-frame';
import { Story } from '../../components/table/story';
import { CardReader } from './card-reader';
import { States } from './states';

interface PastStepProps {
  readonly game: Game;
  readonly step: Step;
  readonly signs: ReactNode;
}

/** A step that is over: the states it met, or those it left, with its story. */
export function PastStep({ game, step, signs }: PastStepProps) {
  const people = peopleOf(game.seats);
  const names = namesOf(people);
  const title = withNames(step.label, names);
  return (
    <CardReader>
      {signs}
      <PastFrame
        game={game}
        step={step}
        title={title}
        panel={['What happened', 'Carried out']}
        nameOf={(one) => `Step ${one.step}`}
        board={(after) => <States view={(after ? step.position : step.before) as View} people={people} />}
      >
        <div className="log-step">
          <Story sentences={step.sentences} names={names} system="new-era" />
        </div>
      </PastFrame>
    </CardReader>
  );
}
