import { NEW_SKILL, shownRating } from '../../../engine/tournament/ratings';
import type { SeatSearch, SubstituteRecord } from '../absence/absence.records';
import type { GameRecord } from '../game/games.records';
import type { GameAndGate } from '../game/games.store';
import type { PersonRecord } from '../platform/common.records';
import type { Deps } from '../platform/deps';
import { newHolder } from '../ruling/replace-player';

/** A player who may be asked for a seat; `atOnce` if they accepted in advance. */
export type Candidate = Pick<SubstituteRecord, 'atOnce'> & { readonly player: PersonRecord };

/**
 * The next player to ask: the one named by a moderator, or the first substitute of the season, in the order of its
 * policy, who has not passed, can take the seat and has no other offer now.
 */
export async function nextCandidate(
  deps: Deps,
  search: SeatSearch,
  found: GameAndGate,
): Promise<Candidate | undefined> {
  const { named, passed, seat } = search;
  const list = named === null ? await substitutesOf(deps, found.game) : [{ player: named, atOnce: false }];
  const asked = named === null ? await askedElsewhere(deps, search) : new Set<string>();
  for (const candidate of list) {
    const { id } = candidate.player;
    if (passed.includes(id) || asked.has(id)) continue;
    // A player who lost a seat of this board does not get another one on it, unless a moderator names them.
    if (named === null && found.game.left.some((one) => one.player.id === id)) continue;
    const { ok } = await newHolder(deps, found, { seat, player: id });
    if (ok) return candidate;
  }
  return undefined;
}

/** The substitutes of the season, in the order of its policy. */
async function substitutesOf(
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

/** Players who have an offer of another seat of the season: one at a time. */
async function askedElsewhere(deps: Deps, { season, game, seat }: SeatSearch): Promise<ReadonlySet<string>> {
  const others = (await deps.store.searches(season)).filter((one) => one.game !== game || one.seat !== seat);
  return new Set(others.flatMap(({ offer }) => (offer === null ? [] : [offer.player.id])));
}
