import { either, type Fields, type Form, fields, isRecord, listOf, oneOf, optional } from '../../core/forms';
import type { SeatId } from '../../game';
import { TEXTS_WITH_ACTIONS, TEXTS_WITH_AREAS, TEXTS_WITH_TARGET, TEXTS_WITHOUT_CHOICE } from '../card-ids';
import { CARD_IDS } from '../data/cards';
import { AREA_IDS } from '../data/map';
import { FOG_SETTINGS } from '../types';
import type { Order } from './order-types';

const MOST = 40;
const card = oneOf(...CARD_IDS);
const areas = listOf(oneOf(...AREA_IDS), { max: MOST });
const someAreas = listOf(oneOf(...AREA_IDS), { min: 1, max: MOST });
const point = fields({ do: oneOf('build', 'reduce'), area: oneOf(...AREA_IDS) });
/** A seat; whether a seat of this name exists is checked for the whole order. */
const seat: Form = (value) => typeof value === 'string';
const times: Form = (value) => Number.isSafeInteger(value) && Number(value) >= 1 && Number(value) <= 12;

/** 8.8, as in orders and positions. */
export const bioForm: Form = either(
  oneOf(null),
  fields({ areas, against: optional(listOf(seat, { max: MOST })), times: optional(times) }),
);
/** 8.4, as in orders and positions. */
export const airborneForm = listOf(
  fields({
    when: either(oneOf('scoring'), fields({ after: seat })),
    actions: listOf(point, { min: 1, max: 18 }),
  }),
  { max: 6 },
);

const STANDING: Fields = {
  bio: optional(bioForm),
  airborne: optional(airborneForm),
  fog: optional(oneOf(...FOG_SETTINGS)),
};

/** The fields of a text, by the choices of its card. */
const TEXT_FIELDS: readonly (readonly [cards: readonly string[], asked: Fields])[] = [
  [['domination', ...TEXTS_WITHOUT_CHOICE], {}],
  [TEXTS_WITH_ACTIONS, { actions: listOf(point, { min: 1, max: MOST }) }],
  [TEXTS_WITH_AREAS, { areas }],
  [TEXTS_WITH_TARGET, { target: seat }],
];

const isText: Form = (value, seats) =>
  TEXT_FIELDS.some(([cards, asked]) =>
    fields({ type: oneOf('text'), card: oneOf(...cards), ...asked })(value, seats),
  );

/** 12.2 The form of each type of order: exactly these fields. */
const FORMS: Readonly<Record<Exclude<Order['type'], 'text'>, Fields>> = {
  build: { card, areas: someAreas },
  attack: { card, areas: someAreas },
  discard1: { card, take: card },
  discard2: { cards: listOf(card, { min: 2, max: 2 }), take: card },
  pass: {},
  standing: STANDING,
  resign: {},
  take_over: {},
};

/** 12.2 An order as sent, with all its parts checked; undefined if it is malformed. */
export function readOrder(written: unknown, seats: readonly SeatId[]): Order | undefined {
  if (!isOrder(written, seats)) return undefined;
  const order = written as Order;
  return seatsNamedBy(order).every((named) => seats.includes(named)) ? order : undefined;
}

function seatsNamedBy(order: Order): readonly SeatId[] {
  if (order.type === 'text') return 'target' in order ? [order.target] : [];
  if (order.type !== 'standing') return [];
  return [...(order.bio?.against ?? []), ...seatsAwaited(order.airborne ?? [])];
}

function isOrder(written: unknown, seats: readonly SeatId[]): boolean {
  if (!isRecord(written) || typeof written.type !== 'string') return false;
  if (written.type === 'text') return isText(written, seats);
  if (!Object.hasOwn(FORMS, written.type)) return false;
  const form = FORMS[written.type as keyof typeof FORMS];
  if (!fields({ type: oneOf(written.type), ...form })(written, seats)) return false;
  return written.type !== 'standing' || Object.keys(STANDING).some((part) => written[part] !== undefined);
}

/** The seats after whose turn something is to happen. */
export function seatsAwaited(
  airborne: readonly { readonly when: 'scoring' | { readonly after: SeatId } }[],
): readonly SeatId[] {
  return airborne.flatMap(({ when }) => (when === 'scoring' ? [] : [when.after]));
}
