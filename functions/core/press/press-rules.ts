import type { RefusalReason } from '../../../messages/refusal-reason';
import { isFrozen } from '../absence/deadline-moves';
import type { Caller } from '../access/caller';
import { seatHeldBy } from '../access/guards';
import type { GameRecord, Gate } from '../game/games.records';
import type { Deps } from '../platform/deps';
import type { MessageRecord, ThreadRecord } from './press.records';

/** The thread that everyone reads. */
export const PUBLIC_THREAD = 'all';

/** Whom the caller may write to now; `why` is the reason against it, for callers who hold a seat. */
export interface Writing {
  readonly to: 'anybody' | 'everybody' | 'nobody';
  readonly why: RefusalReason | null;
}

const nobody = (text: RefusalReason['text'] | null): Writing => ({ to: 'nobody', why: text && { text } });

/** Whom the caller may write to now, under the season's press mode. */
export async function writingOf(
  deps: Deps,
  caller: Caller | null,
  game: GameRecord,
  gate: Gate | undefined,
): Promise<Writing> {
  if (caller === null || seatHeldBy(game, caller) === undefined) return nobody(null);
  if (game.press === 'gunboat') return nobody('pressGunboat');
  if (game.press === 'none') return nobody('pressNone');
  if (gate === undefined || gate.state === 'finished') return nobody('pressGameOver');
  if (isFrozen(gate)) return nobody('pressFrozen');
  if (pausesPress(game, gate)) return nobody('pressInAdjustments');
  // Every view needs this; it does no harm if a mute takes effect a moment later.
  const member = await deps.store.member(game.league.id, caller.id, { weak: true });
  if (member?.muted === true) return nobody('pressMuted');
  return { to: game.press === 'public' ? 'everybody' : 'anybody', why: null };
}

/** Rulebook press: players talk before they submit orders, but not during adjustments. */
function pausesPress(game: GameRecord, gate: Gate): boolean {
  return game.press === 'rulebook' && gate.pace === 'adjustment';
}

/** Private press can be read only by the seats of its thread; public press by everyone. */
export function mayRead(game: GameRecord, thread: string, caller: Caller | null): boolean {
  if (thread === PUBLIC_THREAD) return true;
  const seat = seatHeldBy(game, caller);
  return seat !== undefined && thread.split('+').includes(seat);
}

/**
 * Whether a reader may see press already: delayed press is visible only to its sender until the step in which it was
 * sent closes.
 */
export function reaches(
  { from, visibleFrom }: Pick<MessageRecord | ThreadRecord, 'from' | 'visibleFrom'>,
  seat: string | undefined,
  gate: Gate,
): boolean {
  if (visibleFrom === undefined || from === seat) return true;
  return gate.state === 'finished' || gate.step >= visibleFrom;
}
