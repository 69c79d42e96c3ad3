// The small form of the library: pages check orders too.
import * as z from 'zod/mini';
import type { SeatId } from '../../game';
import { TEXTS_WITH_ACTIONS, TEXTS_WITH_AREAS, TEXTS_WITH_TARGET, TEXTS_WITHOUT_CHOICE } from '../card-ids';
import { CARD_IDS } from '../data/cards';
import { AREA_IDS } from '../data/map';
import { FOG_SETTINGS } from '../types';
import type { Order } from './order-types';

const MOST = 40;
const AREA = z.enum(AREA_IDS);
const CARD = z.enum(CARD_IDS);
const SEAT = z.string();
const POINT = z.strictObject({ do: z.enum(['build', 'reduce']), area: AREA });
const MOMENT = z.union([z.literal('scoring'), z.strictObject({ after: SEAT })]);

/** 8.8, as orders and positions write it. */
export const BIO = z.nullable(
  z.strictObject({
    areas: z.array(AREA).check(z.maxLength(MOST)),
    against: z.optional(z.array(SEAT).check(z.maxLength(MOST))),
    times: z.optional(z.int().check(z.gte(1), z.lte(12))),
  }),
);
/** 8.4, as orders and positions write it. */
export const AIRBORNE = z
  .array(z.strictObject({ when: MOMENT, actions: z.array(POINT).check(z.minLength(1), z.maxLength(18)) }))
  .check(z.maxLength(6));
export const FOG = z.enum(FOG_SETTINGS);

const TYPE = z.literal('text');
const TEXT = z.discriminatedUnion('card', [
  z.strictObject({ type: TYPE, card: z.enum(['domination', ...TEXTS_WITHOUT_CHOICE]) }),
  z.strictObject({
    type: TYPE,
    card: z.enum(TEXTS_WITH_ACTIONS),
    actions: z.array(POINT).check(z.minLength(1), z.maxLength(MOST)),
  }),
  z.strictObject({
    type: TYPE,
    card: z.enum(TEXTS_WITH_AREAS),
    areas: z.array(AREA).check(z.maxLength(MOST)),
  }),
  z.strictObject({ type: TYPE, card: z.enum(TEXTS_WITH_TARGET), target: SEAT }),
]);

/** 12.2 The form of an order: exactly these fields, and every id known but for those of seats. */
const ORDER: z.ZodMiniType<Order> = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.enum(['build', 'attack']),
    card: CARD,
    areas: z.array(AREA).check(z.minLength(1), z.maxLength(MOST)),
  }),
  TEXT,
  z.strictObject({ type: z.literal('discard1'), card: CARD, take: CARD }),
  z.strictObject({ type: z.literal('discard2'), cards: z.tuple([CARD, CARD]), take: CARD }),
  z.strictObject({ type: z.literal('pass') }),
  z
    .strictObject({
      type: z.literal('standing'),
      bio: z.optional(BIO),
      airborne: z.optional(AIRBORNE),
      fog: z.optional(FOG),
    })
    .check(z.refine(({ type: _, ...parts }) => Object.values(parts).some((part) => part !== undefined))),
  z.strictObject({ type: z.literal('resign') }),
  z.strictObject({ type: z.literal('take_over') }),
]);

/** 12.2 An order as sent, with all its parts checked; undefined if it is malformed. */
export function readOrder(written: unknown, seats: readonly SeatId[]): Order | undefined {
  const { data } = ORDER.safeParse(written);
  return data !== undefined && seatsNamedBy(data).every((seat) => seats.includes(seat)) ? data : undefined;
}

function seatsNamedBy(order: Order): readonly SeatId[] {
  if (order.type === 'text') return 'target' in order ? [order.target] : [];
  if (order.type !== 'standing') return [];
  return [...(order.bio?.against ?? []), ...seatsAwaited(order.airborne ?? [])];
}

/** The seats after whose turn something is to happen. */
export function seatsAwaited(
  airborne: readonly { readonly when: 'scoring' | { readonly after: SeatId } }[],
): readonly SeatId[] {
  return airborne.flatMap(({ when }) => (when === 'scoring' ? [] : [when.after]));
}
