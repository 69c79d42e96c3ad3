import { findLocation } from '../../../engine/classic/data/map';
import { isPower, powerName } from '../../../engine/classic/data/powers';
import { legal } from '../../../engine/classic/offers/legal';
import type { Order, Position } from '../../../engine/classic/types';
import { type Corrections, formOfPosition } from '../../components/rulings/corrections';
import { subjectText, taskText } from './order-text';

export const CORRECTIONS: Corrections = {
  offers: (view, seat, before) => legal(view as Position, seat, before),
  words: (order, view) => [subjectText(view as Position, order as Order), taskText(order as Order)],
  fields: () => ({
    label: ({ field }) => field,
    value: (value) => valueName(String(value)),
    ranked: () => false,
  }),
  positionForm: async () =>
    formOfPosition((await import('../../../engine/classic/reading/read-schema')).schemaFor()),
};

/** A power, a place, or a word of the rules as it stands. */
function valueName(id: string): string {
  return isPower(id) ? powerName(id) : (findLocation(id)?.name ?? id);
}
