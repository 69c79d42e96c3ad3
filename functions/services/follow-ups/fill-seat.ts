import { NEW_SKILL, shownRating } from '../../../engine/tournament/ratings';
import type { GameRecord, Gate, SubstituteRecord } from '../../store/records';
import { noteTo } from '../absence/absence-notes';
import { PLATFORM } from '../caller';
import type { Deps } from '../deps';
import { giveSeat, newHolder } from '../rulings/replace-player';

/**
 * Gives a seat in civil disorder to the first substitute of the season's list who can take it; without one to a
 * bot, if its time has come. Passes over substitutes who cannot take it; they stay on the list.
 */
export async function fillSeat(
  deps: Deps,
  game: GameRecord,
  gate: Gate,
  seat: string,
  botsTurn: boolean,
): Promise<void> {
  await giveAway(deps, { game, gate, seat, cause: 'disorder' }, botsTurn);
}

/** Gives up a player's seat for good, to a substitute as above or to a bot. @returns whether it has a new holder */
export function giveUpSeat(deps: Deps, game: GameRecord, gate: Gate, seat: string): Promise<boolean> {
  return giveAway(deps, { game, gate, seat, cause: 'account' }, true);
}

/** A seat that its holder leaves or has left: by missed turns, or with their account. */
interface LeftSeat {
  readonly game: GameRecord;
  readonly gate: Gate;
  readonly seat: string;
  readonly cause: keyof typeof REASONS;
}

const REASONS = {
  disorder: {
    substitute: 'The season’s policy: the first available substitute takes a seat in civil disorder.',
    bot: 'The season’s policy: no substitute could take the seat.',
  },
  account: {
    substitute: 'The player deleted their account: the first available substitute takes the seat.',
    bot: 'The player deleted their account, and no substitute could take the seat.',
  },
} as const;

async function giveAway(deps: Deps, left: LeftSeat, botsTurn: boolean): Promise<boolean> {
  for (const { player } of await willing(deps, left.game))
    if (await takes(deps, left, player.id)) return true;
  return botsTurn && takes(deps, left, null);
}

/** The substitutes of the season, in the order of its policy. */
async function willing(
  deps: Deps,
  { season, system, absence }: GameRecord,
): Promise<readonly SubstituteRecord[]> {
  if (absence === undefined || absence.substitutes === 'none') return [];
  const list = await deps.store.substitutes(season.id);
  if (absence.substitutes === 'first') return list;
  const rated = await Promise.all(
    list.map(async (one) => {
      const skill = (await deps.store.rating(one.player.id, system)) ?? NEW_SKILL;
      return { one, rating: shownRating(skill).rating };
    }),
  );
  return rated.sort((one, other) => other.rating - one.rating).map(({ one }) => one);
}

/** @returns whether the player, or for null a bot, holds the seat now */
async function takes(
  deps: Deps,
  { game, gate, seat, cause }: LeftSeat,
  player: string | null,
): Promise<boolean> {
  // A player who lost a seat of this board does not get another one on it.
  if (game.left.some((one) => one.player.id === player)) return false;
  const considered = await newHolder(deps, { game, gate }, { seat, player });
  if (!considered.ok) return false;
  const reason = REASONS[cause][player === null ? 'bot' : 'substitute'];
  const notes = [
    ...(cause === 'account' ? [] : [noteTo(deps, game, considered.value.before.id, { kind: 'replaced' })]),
    ...(player === null ? [] : [noteTo(deps, game, player, { kind: 'substitute' })]),
  ];
  return (await giveSeat(deps, seat, considered.value, PLATFORM, { reason }, notes)).ok;
}
