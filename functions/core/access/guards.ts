import type { Missing, RefusalReason } from '../../../messages/refusal-reason';
import type { LeagueRecord, Role } from '../account/people.records';
import type { GameRecord, Gate } from '../game/games.records';
import type { GameAndGate } from '../game/games.store';
import { rolesIn } from '../member/roles';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import type { SeasonRecord } from '../season/seasons.records';
import type { Caller } from './caller';
import { mayRuleOn } from './conflicts';

/** Finds a league, or refuses. */
export async function leagueOf(deps: Deps, id: string): Promise<Outcome<LeagueRecord>> {
  return found(await deps.store.league(id), 'league');
}

/** Finds a season, or refuses. */
async function seasonOf(deps: Deps, id: string): Promise<Outcome<SeasonRecord>> {
  return found(await deps.store.season(id), 'season');
}

/** Finds a game with its gate, or refuses. */
export async function gameOf(deps: Deps, id: string): Promise<Outcome<GameAndGate>> {
  return found(await deps.store.gameAndGate(id), 'game');
}

function found<T>(record: T | undefined, what: Missing): Outcome<T> {
  return record === undefined ? refuse({ code: 'not-found', what }) : done(record);
}

/** The seat that a person holds in a game or on its board; undefined for visitors and strangers. */
export function seatHeldBy(
  { seats }: { readonly seats: readonly Pick<GameRecord['seats'][number], 'seat' | 'player'>[] },
  caller: Caller | null,
): string | undefined {
  return seats.find(({ player }) => player.id === caller?.id)?.seat;
}

/** A game in which the caller holds a seat. */
export interface Seated {
  readonly game: GameRecord;
  readonly gate: Gate;
  readonly seat: string;
}

/** Finds the caller's seat in a game, or refuses. */
export async function seatOf(deps: Deps, caller: Caller, gameId: string): Promise<Outcome<Seated>> {
  const table = await gameOf(deps, gameId);
  if (!table.ok) return table;
  const seat = seatHeldBy(table.value.game, caller);
  return seat === undefined ? refuse({ code: 'not-your-seat' }) : done({ ...table.value, seat });
}

/** Refuses callers who do not organize a league, with this reason. */
export async function organizerOf(
  deps: Deps,
  caller: Caller,
  league: string,
  why: RefusalReason['text'],
): Promise<Outcome<null>> {
  const roles = await rolesIn(deps, league, caller);
  if (roles.includes('organizer')) return done(null);
  return refuse({ code: 'not-allowed', why: { text: why } });
}

/** Finds a season for an organizer of its league; refuses all other callers with the same reason. */
export async function organizedSeason(
  deps: Deps,
  caller: Caller,
  id: string,
  why: RefusalReason['text'],
): Promise<Outcome<SeasonRecord>> {
  const season = await seasonOf(deps, id);
  if (!season.ok) return season;
  const organizer = await organizerOf(deps, caller, season.value.league.id, why);
  return organizer.ok ? season : organizer;
}

/** The caller's roles in a league; refuses callers who neither organize nor moderate it, with this reason. */
export async function moderatorOf(
  deps: Deps,
  caller: Caller,
  league: string,
  why: RefusalReason['text'],
): Promise<Outcome<readonly Role[]>> {
  const roles = await rolesIn(deps, league, caller);
  return roles.some((role) => role !== 'player')
    ? done(roles)
    : refuse({ code: 'not-allowed', why: { text: why } });
}

/**
 * Refuses callers who do not moderate the league of a game, and moderators who play or have played in it or in its
 * anonymous season.
 */
export async function moderatorOfGame(
  deps: Deps,
  caller: Caller,
  game: GameRecord,
  why: RefusalReason['text'],
): Promise<Outcome<null>> {
  const may = await mayRuleOn(deps, await rolesIn(deps, game.league.id, caller), game, caller);
  if (may === 'plays') return refuse({ code: 'conflict-of-interest' });
  return may === 'yes' ? done(null) : refuse({ code: 'not-allowed', why: { text: why } });
}
