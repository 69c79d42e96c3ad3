import type { Atlas } from '../../../engine/classic/data/atlas';
import { legal } from '../../../engine/classic/offers/legal';
import type { Order, Position } from '../../../engine/classic/types';
import { type Corrections, formOfPosition } from '../../components/corrections/corrections';
import type { Texts } from '../../lib/texts';
import { subjectText, taskText } from './order-text';

/** The texts and offers for correcting a game. */
export const corrections = (atlas: Atlas, t: Texts<'classic'>): Corrections => ({
  offers: (view, seat, before) => legal(atlas, view as Position, seat, before),
  words: (order, view) => [
    subjectText(atlas, view as Position, order as Order, t),
    taskText(atlas, order as Order, t),
  ],
  result: (result) => t('result', { result }),
  fields: () => ({
    label: ({ field }) => field,
    value: (value) => valueName(atlas, String(value)),
    ranked: () => false,
  }),
  positionForm: async () =>
    formOfPosition((await import('../../../engine/classic/reading/position-schema')).schemaFor(atlas)),
});

/** A power, a space, or a word of the rules. */
function valueName({ isPower, powerName, findLocation }: Atlas, id: string): string {
  return isPower(id) ? powerName(id) : (findLocation(id)?.name ?? id);
}
