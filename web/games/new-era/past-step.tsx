import type { ReactNode } from 'react';
import type { View } from '../../../engine/new-era/types';
import { peopleOf } from '../../components/frame/people';
import { PastStep as Past, type PastStepProps } from '../../components/table/past-step';
import { CardReader } from './card-reader';
import { States } from './states';

/** A step that is over: the states it met, or those it left, with its story. */
export function PastStep({ game, step, signs }: PastStepProps & { readonly signs: ReactNode }) {
  const people = peopleOf(game.seats);
  return (
    <CardReader>
      {signs}
      <Past
        game={game}
        step={step}
        board={(after) => <States view={(after ? step.position : step.before) as View} people={people} />}
      />
    </CardReader>
  );
}
