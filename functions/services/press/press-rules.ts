import type { RefusalReason } from '../../../messages/refusal-reason';
import type { GameRecord, Gate, MessageRecord, ThreadRecord } from '../../store/records';
import { isFrozen } from '../absence/deadline-moves';
import { seatHeldBy } from '../access/guards';
import type { Caller } from '../caller';
import type { Deps } from '../deps';

/** The thread that everyone reads. */
export const PUBLIC_THREAD = 'all';

/** To whom the caller may write now; `why` gives the reason against it, for those who hold a seat. */
export interface Writing {
  readonly to: 'anybody' | 'everybody' | 'nobody';
  readonly why: RefusalReason | null;
}

const nobody = (text: RefusalReason['text'] | null): Writing => ({ to: 'nobody', why: text && { text } });

/** To whom the caller may write now, under the season's press mode. */
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
  // Each view asks; that a mute is seen a moment later does no harm.
  const member = await deps.store.member(game.league.id, caller.id, { weak: true });
  if (member?.muted === true) return nobody('pressMuted');
  return { to: game.press === 'public' ? 'everybody' : 'anybody', why: null };
}

/** Rulebook press: players talk before they order, and no more while they adjust. */
function pausesPress(game: GameRecord, gate: Gate): boolean {
  return game.press === 'rulebook' && gate.pace === 'adjustment';
}

/** Private press is for the seats of its thread alone; the public one is for everyone. */
export function mayRead(game: GameRecord, thread: string, caller: Caller | null): boolean {
  if (thread === PUBLIC_THREAD) return true;
  const seat = seatHeldBy(game, caller);
  return seat !== undefined && thread.split('+').includes(seat);
}

/** Whether press reaches a reader yet: delayed press is its sender's alone until the step that it was sent in closes. */
export function reaches(
  { from, visibleFrom }: Pick<MessageRecord | ThreadRecord, 'from' | 'visibleFrom'>,
  seat: string | undefined,
  gate: Gate,
): boolean {
  if (visibleFrom === undefined || from === seat) return true;
  return gate.state === 'finished' || gate.step >= visibleFrom;
}
