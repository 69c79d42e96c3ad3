import type { Atlas } from '../../../engine/ny2047/data/atlas';
import { legal } from '../../../engine/ny2047/offers/legal';
import { actorName, numberIn, turretonName } from '../../../engine/ny2047/reading/words';
import { type Order, type Position, TURRETONS, type Unit } from '../../../engine/ny2047/types';
import { namedSeat } from '../../../engine/seat-names';
import { type Corrections, formOfPosition } from '../../components/corrections/corrections';
import type { Texts } from '../../lib/texts';
import { resultText, taskText } from './order-text';
import { placeName } from './places';

/** The texts and offers for correcting a game. */
export const corrections = (atlas: Atlas, t: Texts<'ny2047'>): Corrections => ({
  offers: (view, seat, before) => legal(view as Position, seat, before),
  words: (order, view) => [
    subjectOf(atlas, view as Position, order as Order, t),
    taskText(atlas, order as Order, t),
  ],
  result: (result) => resultText(result, t),
  fields: () => ({
    label: ({ field }) =>
      field === 'home' ? t('corrections.home') : field === 'disband' ? t('corrections.disband') : field,
    value: (value) => valueName(atlas, String(value), t),
    ranked: () => true,
  }),
  positionForm: async () =>
    formOfPosition((await import('../../../engine/ny2047/reading/position-schema')).schemaFor(atlas)),
  completed: ([list], entry, position) =>
    list === 'units' ? numbered(entry as Unit, position as Position) : entry,
});

function subjectOf(atlas: Atlas, position: Position, order: Order, t: Texts<'ny2047'>): string {
  if (order.type === 'VOTE') return t('corrections.vote');
  if (order.type === 'PREFER') return t('corrections.wishes');
  return order.type === 'RELOCATE' ? t('corrections.base') : actorName(atlas, position, order);
}

/** A unit, a faction, a Turreton, a space, or a word of the rules. */
function valueName(atlas: Atlas, id: string, t: Texts<'ny2047'>): string {
  const turreton = TURRETONS.find((name) => name === id);
  if (turreton !== undefined) return turretonName(turreton);
  return /-\d+$/.test(id)
    ? t('corrections.unit', { number: numberIn(id) })
    : (namedSeat(id)?.name ?? placeName(atlas, id));
}

/** A new unit without an id gets its faction's next number. */
function numbered(unit: Unit, { units }: Position): Unit {
  if (unit.id !== '') return unit;
  const numbers = units
    .filter(({ faction }) => faction === unit.faction)
    .map(({ id }) => Number(numberIn(id)));
  return { ...unit, id: `${unit.faction}-${Math.max(0, ...numbers) + 1}` };
}
