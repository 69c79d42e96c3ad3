import { findLocation } from '../../../engine/classic/data/map';
import { isPower, powerName } from '../../../engine/classic/data/powers';
import { STANDARD } from '../../../engine/classic/data/standard';
import { legal } from '../../../engine/classic/offers/legal';
import type { Order, Position } from '../../../engine/classic/types';
import { type Corrections, formOfPosition } from '../../components/corrections/corrections';
import type { Texts } from '../../lib/texts';
import { subjectText, taskText } from './order-text';

/** The texts and offers for correcting a game. */
export const corrections = (t: Texts<'classic'>): Corrections => ({
  offers: (view, seat, before) => legal(STANDARD, view as Position, seat, before),
  words: (order, view) => [subjectText(view as Position, order as Order, t), taskText(order as Order, t)],
  result: (result) => t('result', { result }),
  fields: () => ({
    label: ({ field }) => field,
    value: (value) => valueName(String(value)),
    ranked: () => false,
  }),
  positionForm: async () =>
    formOfPosition((await import('../../../engine/classic/reading/read-schema')).schemaFor(STANDARD)),
});

/** A power, a space, or a word of the rules. */
function valueName(id: string): string {
  return isPower(id) ? powerName(id) : (findLocation(id)?.name ?? id);
}
