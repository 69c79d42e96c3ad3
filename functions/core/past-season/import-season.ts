import { hashOf } from '../../../engine/core/canonical';
import { fault } from '../../../engine/fault';
import type { Caller } from '../access/caller';
import { leagueOf, organizerOf } from '../access/guards';
import { personFor } from '../account/profile';
import { seasonAct } from '../league/log-act';
import { LEAGUE_CLOSED } from '../league/open-league';
import type { Deps } from '../platform/deps';
import { andThen, done, type Outcome, refuse } from '../platform/errors';
import { dayInWords, message } from '../platform/message';
import { partsOf } from '../season/next-run';
import { seasonChanged } from '../season/season-changed';
import type { SeasonParts } from '../season/season-state';
import type { SeasonRecord } from '../season/seasons.records';
import { seasonTable } from '../standings/season-table';
import { bringInSeason, entriesOf, roundsOf } from './bring-in-season';
import { checkedImport, type Importing, type PastSeason, type PastSeasonWish } from './checked-import';
import { pastSummaries } from './past-boards';
import type { ImportRecord, PastPlayer } from './past-seasons.records';
import { type ReadSeason, readPastSeason } from './read-past-season';

export interface Imported {
  readonly season: SeasonRecord;
  readonly boards: number;
  readonly people: readonly { readonly name: string; readonly isNew: boolean }[];
  /** The top of its standings, with totals. */
  readonly leaders: readonly { readonly name: string; readonly place: number; readonly total: number }[];
}

/** What an import comes to, as the answer to its list. */
export interface ImportedList extends Imported {
  /** Heads of the columns that nobody needs. */
  readonly skipped: readonly string[];
}

const LEADERS = 3;

/**
 * Imports a season that was played before, with its results, for an organizer. It appears in the hall of fame, and is
 * rated if it is marked as rated, dated to the day on which it ended. A list with any problem changes nothing. An
 * import that was cut off is finished by its event, or by sending the list again; a list that is already imported is
 * refused.
 * @param preview whether only to report what the import would do
 */
export async function importSeason(
  deps: Deps,
  caller: Caller,
  leagueId: string,
  { preview, ...wish }: PastSeasonWish & { readonly preview: boolean },
): Promise<Outcome<ImportedList>> {
  const found = await leagueOf(deps, leagueId);
  if (!found.ok) return found;
  const league = found.value;
  const organizer = await organizerOf(deps, caller, leagueId, 'organizerImportsSeasons');
  if (!organizer.ok) return organizer;
  if (league.closedAt !== null) return refuse(LEAGUE_CLOSED);
  const event = deps.newId();
  const read = await readPastSeason(wish, wish.text);
  if (!read.ok) return read;
  const list = listHash(wish, read.value);
  const before = await deps.store.importOf(leagueId, list);
  const { skipped } = read.value;
  const answer = (imported: Imported) => done({ ...imported, skipped });
  if (before !== undefined) return andThen(importedBefore(deps, before, event), answer);
  const by = await personFor(deps, caller);
  const where = { league: { id: league.id, name: league.name }, by, list };
  const checked = await checkedImport(deps, where, wish, read.value);
  if (!checked.ok) return checked;
  const begun = preview || (await begin(deps, caller, { ...where, ...checked.value, event }));
  return begun ? answer(await drawnUp(deps, checked.value)) : refuse({ code: 'changed-meanwhile' });
}

/**
 * Stores an import as begun; its event completes it.
 * @returns false if another request was faster
 */
async function begin(
  deps: Deps,
  caller: Caller,
  { league, by, list, season, past, event }: Importing & PastSeason & { readonly event: string },
): Promise<boolean> {
  const at = deps.clock();
  const counts = { boards: past.boards.length, players: past.players.length };
  const after = message('log.imported', { day: dayInWords(past.endedAt), ...counts });
  const written = await deps.store.importSeason({
    ...{ season, past },
    record: { league: league.id, list, season: { id: season.id, name: season.name }, at, by, event },
    entry: await seasonAct(deps, caller, season, { kind: 'import-season', after }),
    event: { ...seasonChanged(deps, season.id), id: event },
  });
  return written === 'begun';
}

/** The hash of the list's contents, independent of how its lines are formatted. */
function listHash({ system }: PastSeasonWish, { people, boards }: ReadSeason): string {
  const names = people.map(({ name }) => name.toLowerCase());
  const said = boards.map(({ line: _, seats, ...board }) => ({
    ...board,
    seats: seats.map((seat) => ({ ...seat, player: names[seat.player] ?? '' })),
  }));
  return hashOf({ system, boards: said }).slice(0, 32);
}

/** A list that was sent before: finishes an import that was cut off, refuses a complete one. */
async function importedBefore(
  deps: Deps,
  { season: { id, name }, at, event }: ImportRecord,
  request: string,
): Promise<Outcome<Imported>> {
  const [past, season] = await Promise.all([deps.store.pastSeason(id), deps.store.season(id)]);
  if (past !== undefined) await bringInSeason(deps, id);
  // Cut off until now, or the reply of the request that began it was lost.
  if (season !== undefined && (past !== undefined || event === request))
    return done(summaryOf(season, await partsOf(deps, season), past?.players));
  const why = fault('past.importedBefore', { day: dayInWords(at), name });
  return refuse({
    code: 'invalid',
    problems: [{ code: 'imported-before', path: ['text'], rule: '', message: why }],
  });
}

/** The result of a list before any of it is written. */
async function drawnUp(deps: Deps, { season, past }: PastSeason): Promise<Imported> {
  const parts = {
    entries: entriesOf(season, past),
    boards: await pastSummaries(deps, season, past),
    rounds: roundsOf(season, past),
  };
  return summaryOf(season, parts, past.players);
}

function summaryOf(
  season: SeasonRecord,
  { entries, boards, rounds }: SeasonParts,
  players: readonly PastPlayer[] = [],
): Imported {
  const names = new Map(entries.map(({ player }) => [player.id, player.name]));
  const fresh = new Set(players.filter(({ isNew }) => isNew).map(({ id }) => id));
  return {
    season,
    boards: boards.length,
    people: entries.map(({ player }) => ({ name: player.name, isNew: fresh.has(player.id) })),
    leaders: seasonTable(season, entries, boards, rounds)
      .slice(0, LEADERS)
      .map(({ player, place, total }) => ({ name: names.get(player) ?? '', place, total })),
  };
}
