import * as z from 'zod';
import type { Store } from '../../../functions/core/platform/store';

const count = z.number().int();

/** A write that the platform has acknowledged: what must be found after it was killed. */
export const Acknowledged = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('orders'),
    game: z.string(),
    step: count,
    seat: z.string(),
    version: count,
    receipt: z.string(),
  }),
  z.object({
    kind: z.literal('vote'),
    game: z.string(),
    step: count,
    seat: z.string(),
    version: count,
    receipt: z.string(),
  }),
  z.object({ kind: z.literal('plan'), game: z.string(), seat: z.string(), storedAt: count }),
  z.object({ kind: z.literal('message'), game: z.string(), thread: z.string(), id: z.string() }),
  z.object({ kind: z.literal('note'), player: z.string(), game: z.string(), text: z.string() }),
  z.object({ kind: z.literal('registration'), season: z.string(), player: z.string() }),
  z.object({ kind: z.literal('ruling'), game: z.string(), reason: z.string() }),
  z.object({ kind: z.literal('result'), game: z.string(), points: count }),
]);
export type Acknowledged = z.infer<typeof Acknowledged>;
export type Kind = Acknowledged['kind'];

/**
 * How many writes of each kind have to be acknowledged before each kill: a platform that does nothing loses nothing.
 */
export const FLOORS: Readonly<Record<Kind, number>> = {
  orders: 5,
  vote: 5,
  plan: 3,
  message: 3,
  note: 1,
  registration: 2,
  ruling: 2,
  result: 1,
};
/** The same for all kinds together: 5,000 in a run of 100 kills. */
export const FLOOR = 50;

/** What a later write of the same thing replaces: only the last one of a key has to be found. */
export function keyOf(one: Acknowledged): string {
  switch (one.kind) {
    case 'orders':
    case 'vote':
      return `orders ${one.game} ${one.step} ${one.seat}`;
    case 'plan':
      return `plan ${one.game} ${one.seat}`;
    case 'note':
      return `note ${one.player} ${one.game}`;
    case 'result':
      return `result ${one.game}`;
    case 'message':
    case 'registration':
    case 'ruling':
      return JSON.stringify(one);
  }
}

/** Whether the store has an acknowledged write, or a later one in its place. */
export async function isKept(store: Store, one: Acknowledged): Promise<boolean> {
  switch (one.kind) {
    case 'orders':
    case 'vote': {
      const stored = await store.ordersOfSeat(one.game, one.step, one.seat);
      if (stored === undefined) return false;
      return (
        stored.version > one.version || (stored.version === one.version && stored.receipt === one.receipt)
      );
    }
    case 'plan': {
      const stored = await store.planOfSeat(one.game, one.seat);
      return stored !== undefined && stored.storedAt >= one.storedAt;
    }
    case 'message': {
      const messages = await store.messages(one.game, one.thread, 100_000);
      return messages.some(({ id }) => id === one.id);
    }
    case 'note': {
      const notes = await store.ownNotes(one.player, one.game);
      return notes.some(({ text }) => Number(text) >= Number(one.text));
    }
    case 'registration':
      return (await store.entry(one.season, one.player))?.state === 'in';
    case 'ruling':
      return (await store.rulings(one.game)).some(({ reason }) => reason === one.reason);
    case 'result': {
      const points = (await store.rulings(one.game)).flatMap(({ end }) =>
        end === undefined ? [] : end.seats.map(({ figures }) => figures.points ?? 0),
      );
      return points.some((entered) => entered >= one.points);
    }
  }
}
