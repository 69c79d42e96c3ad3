import { NEW_SKILL, shownRating } from '../../../engine/tournament/ratings';
import type { GameRecord, Gate, SubstituteRecord } from '../../store/records';
import { noteTo, PLATFORM } from '../absence/absence-notes';
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
  for (const { player } of await willing(deps, game)) {
    if (await takes(deps, game, gate, seat, player.id)) return;
  }
  if (botsTurn) await takes(deps, game, gate, seat, null);
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
  game: GameRecord,
  gate: Gate,
  seat: string,
  player: string | null,
): Promise<boolean> {
  // A player who lost a seat of this board does not get another one on it.
  if (game.left.some((one) => one.player.id === player)) return false;
  const considered = await newHolder(deps, { game, gate }, { seat, player });
  if (!considered.ok) return false;
  const reason = `The season’s policy: ${player === null ? 'no substitute could take the seat' : 'the first available substitute takes a seat in civil disorder'}.`;
  const notes = [
    noteTo(deps, game, considered.value.before.id, { kind: 'replaced' }),
    ...(player === null ? [] : [noteTo(deps, game, player, { kind: 'substitute' })]),
  ];
  return (await giveSeat(deps, seat, considered.value, PLATFORM, { reason }, notes)).ok;
}
