import * as z from 'zod';
import { CANARIES, type Canary, endOldBoard, giveOrders, openBoard, readBoard, STEP_MINUTES } from './board';

/**
 * A step that closes later than this after its deadline was not closed by its schedule, which fires within a minute.
 */
const MOST_LATE_MS = 3 * 60_000;
const STEP_MS = STEP_MINUTES * 60_000;

const Closed = z.object({ closedAt: z.iso.datetime(), why: z.string() });

export interface WatchedTurn {
  readonly game: string;
  /** The step that waits for its deadline now. */
  readonly step: number;
  /** From the last deadline to its result, in milliseconds; null if no deadline has closed a step yet. */
  readonly late: number | null;
}

/**
 * Checks whether the last step of the canary's board was closed by its deadline, and submits orders for the next one
 * that do not close it. Throws with a description of what did not happen in time.
 */
export async function watchDeadline(canary: Canary): Promise<WatchedTurn> {
  const game = await openBoard(canary);
  const { step, deadline } = await readBoard(canary, game);
  if (deadline === null) throw new Error(`step ${step} of ${game} has no deadline to watch`);
  const over = canary.now() - Date.parse(deadline);
  if (over > MOST_LATE_MS)
    throw new Error(`step ${step} of ${game} is still open, ${minutes(over)} after its deadline`);
  const late = await lateness(canary, game, step - 1);
  if (late !== null && late > MOST_LATE_MS)
    throw new Error(`step ${step - 1} of ${game} closed ${minutes(late)} after its deadline`);
  await giveOrders(canary, game, step, false);
  await endOldBoard(canary, game, step);
  return { game, step, late };
}

/**
 * How late a step closed. Null if it was not closed by a deadline, and for the first step, whose opening time is not
 * published.
 */
async function lateness({ ask }: Canary, game: string, step: number): Promise<number | null> {
  if (step < 2) return null;
  const read = async (one: number) =>
    Closed.parse(await ask(CANARIES.players[0], 'GET', `/games/${game}/steps/${one}`));
  const [before, last] = [await read(step - 1), await read(step)];
  if (last.why !== 'deadline') return null;
  return Date.parse(last.closedAt) - Date.parse(before.closedAt) - STEP_MS;
}

const minutes = (milliseconds: number): string => `${Math.round(milliseconds / 60_000)} minutes`;
