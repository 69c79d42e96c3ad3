import type { Game } from '../../../functions/core/game/games.schema';

const SOONEST = 4000;
const LATEST = 30_000;
const SLOWER = 1.25;
/** A page that has just been loaded is up to date: it polls as if this number of rounds had found nothing. */
export const IDLE_ROUNDS = 7;
/** A player who waits for others polls at least as often as after this number: every ten seconds. */
const WAITING = 4;
const AFTER_DEADLINE = 1200;
const WHILE_CLOSING = 2000;
const WHILE_BOTS_PLAY = 500;

/** The fields of a game that the polling interval depends on. */
interface Watched extends Pick<Game, 'status' | 'state' | 'practice' | 'deadline' | 'earlyClose' | 'waits'> {
  readonly seats: readonly Pick<Game['seats'][number], 'seat' | 'state'>[];
  readonly me: Pick<Game['me'], 'seat'>;
}

/**
 * The time until an open table polls for changes: shorter after news and the reader's own actions, longer the longer
 * nothing happens, and exactly until a deadline that comes first. Null once the game is over.
 * @param left the milliseconds to the deadline, by the platform's clock
 */
export function pollInterval(game: Watched, left: number | null, idle: number): number | null {
  if (game.status === 'finished') return null;
  // A change that is certain to come is polled for frequently, also by a page that has just been loaded.
  const impatient = Math.max(0, idle - IDLE_ROUNDS);
  if (botsPlay(game)) return backedOff(WHILE_BOTS_PLAY, impatient);
  if (game.state === 'closing') return backedOff(WHILE_CLOSING, impatient);
  const wait = backedOff(SOONEST, isWaiting(game) ? Math.min(idle, WAITING) : idle);
  if (left === null) return wait;
  if (left + AFTER_DEADLINE > 0) return Math.min(wait, left + AFTER_DEADLINE);
  return Math.min(LATEST, Math.max(WHILE_CLOSING, -left / 4));
}

/** Whether the game itself must have changed by now, so that no poll is needed to find out. */
export function isDue(game: Watched, left: number | null): boolean {
  return game.state === 'closing' || botsPlay(game) || (left !== null && left <= 0);
}

/** The number of polls of a page in its first milliseconds, if nothing happens. */
export function asksWithin(milliseconds: number): number {
  let [asks, at] = [0, backedOff(SOONEST, IDLE_ROUNDS)];
  while (at <= milliseconds) {
    asks += 1;
    at += backedOff(SOONEST, IDLE_ROUNDS + asks);
  }
  return asks;
}

function backedOff(soonest: number, idle: number): number {
  return Math.min(LATEST, Math.round(soonest * SLOWER ** idle));
}

/** Bots decide at once, one after the other. */
function botsPlay(game: Watched): boolean {
  return game.practice !== null && game.deadline === null && (game.state === 'closing' || !isAsked(game));
}

/** Whether the reader is ready in a turn that closes when all are. */
function isWaiting(game: Watched): boolean {
  return game.me.seat !== null && (game.earlyClose || game.waits) && stateOf(game) === 'ready';
}

/** Whether the reader's seat owes orders that are not ready. */
function isAsked(game: Watched): boolean {
  return ['nothing', 'stored'].includes(stateOf(game) ?? '');
}

function stateOf({ seats, me }: Watched) {
  return seats.find(({ seat }) => seat === me.seat)?.state;
}
