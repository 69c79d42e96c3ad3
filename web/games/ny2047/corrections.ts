import { legal } from '../../../engine/ny2047/offers/legal';
import { actorName, numberIn } from '../../../engine/ny2047/reading/words';
import type { Order, Position, Unit } from '../../../engine/ny2047/types';
import { namedSeat } from '../../components/frame/seats';
import { type Corrections, formOfPosition } from '../../components/rulings/corrections';
import { taskText } from './order-text';
import { placeName } from './places';

const LABELS: Readonly<Record<string, string>> = {
  home: 'New home base, first choice first',
  disband: 'Units to disband, first choice first',
};

export const CORRECTIONS: Corrections = {
  offers: (view, seat, before) => legal(view as Position, seat, before),
  words: (order, view) => [subjectOf(view as Position, order as Order), taskText(order as Order)],
  fields: () => ({
    label: ({ field }) => LABELS[field] ?? field,
    value: (value) => valueName(String(value)),
    ranked: () => true,
  }),
  positionForm: async () =>
    formOfPosition((await import('../../../engine/ny2047/reading/read-schema')).schemaFor()),
  completed: ([list], entry, position) =>
    list === 'units' ? numbered(entry as Unit, position as Position) : entry,
};

const SUBJECTS: Readonly<Partial<Record<Order['type'], string>>> = {
  VOTE: 'Vote',
  PREFER: 'Wishes',
  RELOCATE: 'Home base',
};

function subjectOf(position: Position, order: Order): string {
  return SUBJECTS[order.type] ?? actorName(position, order);
}

/** A unit, a faction, a place, or a word of the rules as it stands. */
function valueName(id: string): string {
  return /-\d+$/.test(id) ? `Unit ${numberIn(id)}` : (namedSeat(id)?.name ?? placeName(id));
}

/** A new unit without an id gets its faction's next number. */
function numbered(unit: Unit, { units }: Position): Unit {
  if (unit.id !== '') return unit;
  const numbers = units
    .filter(({ faction }) => faction === unit.faction)
    .map(({ id }) => Number(numberIn(id)));
  return { ...unit, id: `${unit.faction}-${Math.max(0, ...numbers) + 1}` };
}
