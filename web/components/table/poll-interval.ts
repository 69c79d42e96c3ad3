import type { Game } from '../../../functions/api/schemas/games';

const SOONEST = 4000;
const LATEST = 30_000;
const SLOWER = 1.25;
/** A page that has just come has all news: it asks as if so many rounds had found nothing. */
export const IDLE_ROUNDS = 7;
/** Who waits for others goes on asking at least as often as after so many: every ten seconds. */
const WAITING = 4;
const AFTER_DEADLINE = 1200;
const WHILE_CLOSING = 2000;
const WHILE_BOTS_PLAY = 500;

/** What the rhythm follows of a game. */
interface Watched extends Pick<Game, 'status' | 'state' | 'practice' | 'deadline' | 'earlyClose' | 'waits'> {
  readonly seats: readonly Pick<Game['seats'][number], 'seat' | 'state'>[];
  readonly me: Pick<Game['me'], 'seat'>;
}

/**
 * How long an open table waits before it asks what has changed: shorter after news and acts of the reader's own, longer
 * the longer nothing happens, and just until a deadline that comes first. Null once the game is over.
 * @param left the milliseconds to the deadline, by the platform's clock
 */
export function pollInterval(game: Watched, left: number | null, idle: number): number | null {
  if (game.status === 'finished') return null;
  // What is bound to come is waited for without calm, also by a page that has just come.
  const impatient = Math.max(0, idle - IDLE_ROUNDS);
  if (botsPlay(game)) return backedOff(WHILE_BOTS_PLAY, impatient);
  if (game.state === 'closing') return backedOff(WHILE_CLOSING, impatient);
  const wait = backedOff(SOONEST, isWaiting(game) ? Math.min(idle, WAITING) : idle);
  if (left === null) return wait;
  if (left + AFTER_DEADLINE > 0) return Math.min(wait, left + AFTER_DEADLINE);
  return Math.min(LATEST, Math.max(WHILE_CLOSING, -left / 4));
}

/** Whether the game itself is sure to be another one by now, so that nobody needs to ask whether it is. */
export function isDue(game: Watched, left: number | null): boolean {
  return game.state === 'closing' || botsPlay(game) || (left !== null && left <= 0);
}

/** How often a page asks in its first milliseconds, where nothing happens. */
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

/** Bots decide at once, each after the other. */
function botsPlay(game: Watched): boolean {
  return game.practice !== null && game.deadline === null && (game.state === 'closing' || !isAsked(game));
}

/** Whether the reader has done their part of a turn that closes when all have. */
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
