import type { SeatSearch } from '../absence/absence.records';
import { noteTo } from '../absence/absence-notes';
import { isVacant } from '../absence/seat-search';
import { PLATFORM } from '../access/caller';
import type { GameAndGate } from '../game/games.store';
import type { PersonRecord } from '../platform/common.records';
import type { Deps } from '../platform/deps';
import { type Outcome, refuse } from '../platform/errors';
import { message } from '../platform/message';
import { giveSeat, newHolder } from '../ruling/replace-player';
import type { SeatConsent } from '../ruling/rulings.store';

const REASONS = {
  holder: message('why.substituteAsked'),
  vacant: message('why.substituteVacant'),
} as const;

/**
 * Gives a sought seat to a player who agreed to take it, and notifies both players.
 * @param isGone whether the previous holder has deleted their account: they lose the seat and are not notified
 */
export async function seatPlayer(
  deps: Deps,
  found: GameAndGate,
  search: SeatSearch,
  player: PersonRecord,
  consent: SeatConsent,
  isGone = false,
): Promise<Outcome<null>> {
  const { seat, why, by, reason, confirmedBy } = search;
  const considered = await newHolder(deps, found, { seat, player: player.id });
  if (!considered.ok) return considered;
  const { before } = considered.value;
  // A holder who asked for a substitute and then stopped playing has lost the seat as well.
  const lost = isGone || (why !== 'moderator' && isVacant(found, seat));
  const forfeited = lost && before.kind === 'human';
  const { game } = found;
  const isNotified = !isGone && before.kind === 'human' && why !== 'moderator';
  const notes = [
    ...(isNotified ? [noteTo(deps, game, before.id, { kind: forfeited ? 'replaced' : 'relieved' })] : []),
    noteTo(deps, game, player.id, { kind: 'substitute' }),
  ];
  const said =
    why === 'moderator' ? { reason, ...(confirmedBy && { confirmedBy }) } : { reason: REASONS[why] };
  const as = why === 'moderator' ? by : PLATFORM;
  return giveSeat(deps, seat, considered.value, as, said, { consent, forfeited, notes });
}

const BOT_REASONS = {
  disorder: message('why.botNoSubstitute'),
  account: message('why.botAccountGone'),
  abandoned: message('why.abandonedBots'),
} as const;

/** Gives a player's seat to a bot permanently. */
export async function seatBot(
  deps: Deps,
  found: GameAndGate,
  seat: string,
  cause: keyof typeof BOT_REASONS,
): Promise<Outcome<null>> {
  const considered = await newHolder(deps, found, { seat, player: null });
  if (!considered.ok) return considered;
  const { before } = considered.value;
  if (before.kind === 'bot') return refuse({ code: 'nothing-changes' });
  const notes = cause === 'account' ? [] : [noteTo(deps, found.game, before.id, { kind: 'replaced' })];
  const why = { reason: BOT_REASONS[cause] };
  return giveSeat(deps, seat, considered.value, PLATFORM, why, { consent: null, forfeited: true, notes });
}
