import { hashOf } from '../../../engine/core/canonical';
import {
  type DivisionRules,
  type Move,
  nextDivisions,
  type TieBreakId,
} from '../../../engine/tournament/aggregation';
import { equalPoints } from '../../../engine/tournament/equal-points';
import type { StandingsEntry } from '../../../engine/tournament/standings';
import type { RefusalReason } from '../../../messages/refusal-reason';
import type { Division, EntryRecord, SeasonChanged, SeasonRecord } from '../../store/records';
import { isBanned } from '../access/bans';
import { organizerOf } from '../access/guards';
import type { Caller } from '../caller';
import type { Deps } from '../deps';
import { andThen, done, type Outcome, refuse } from '../errors';
import { drawnOrder } from '../results/drawn-order';
import { tableOf, tieBreaksInTable } from '../results/season-table';
import {
  type Disagreement,
  type DivisionSeason,
  disagreements,
  divisionsNamed,
  ladderRules,
  missingLevels,
  problem,
  rulesProblems,
} from './division-ladder';
import { createSeason } from './manage-seasons';
import { newEntry } from './new-entry';
import { datesAfter } from './next-dates';
import { seasonChanged } from './season-changed';
import { inputOf } from './season-settings';

/** One division with its table, and the players who change divisions when all have ended. */
export interface DivisionTable {
  readonly season: DivisionSeason;
  readonly entries: readonly EntryRecord[];
  /** In the deciding order: players who share a place are in drawn order. */
  readonly table: readonly StandingsEntry<unknown>[];
  /** The tie-breaks between the last player of one group and the first of the next, if their totals are equal. */
  readonly parted: readonly TieBreakUse[];
}

/** Two players of equal total, and the tie-break, or the draw, that ranks one before the other. */
export interface TieBreakUse {
  readonly before: string;
  readonly behind: string;
  readonly by: TieBreakId | 'draw';
}

export interface Divisions {
  /** The highest first. */
  readonly tables: readonly DivisionTable[];
  readonly moves: readonly Move[];
  /** Player ids of each division of the next season, the highest first. */
  readonly next: readonly (readonly string[])[];
  /** The reasons why the divisions are not one ladder: rules that differ. */
  readonly disagreements: readonly Disagreement[];
  /** The rules that decided. */
  readonly rules: DivisionRules;
}

/**
 * All divisions of a season's ladder, and the next ones, as if all boards ended now: the same decision for the whole
 * ladder, from any of its seasons.
 * @param chosen rules that an organizer chose for all; if absent, those of the highest division
 */
export async function divisionsOf(
  deps: Deps,
  seasonId: string,
  chosen?: DivisionRules,
): Promise<Outcome<Divisions>> {
  const season = await deps.store.season(seasonId);
  if (season?.division === undefined) return refuse({ code: 'not-found', what: 'division' });
  const ladder = divisionsNamed(await deps.store.seasonsNow(season.league.id), season.division.of);
  const rules = ladderRules(ladder, chosen) ?? season.division;
  const read = await Promise.all(ladder.map((one) => divisionTable(deps, one)));
  const finished = read.map(({ table }) => table.table.map(({ player }) => player));
  const { divisions, moves } = nextDivisions(
    finished,
    rules,
    read.flatMap(({ table }) => leaving(table)),
  );
  const goesTo = new Map(moves.map(({ player, to }) => [player, to]));
  const tables = read.map(({ table, partedBy }, at) => {
    const gone = new Set(leaving(table));
    const staying = (finished[at] ?? []).filter((player) => !gone.has(player));
    return { ...table, parted: partings(table, staying, (player) => goesTo.get(player) ?? at, partedBy) };
  });
  return done({ tables, moves, next: divisions, disagreements: disagreements(ladder), rules });
}

type PartedBy = (before: string, behind: string) => TieBreakId | 'draw';

async function divisionTable(
  deps: Deps,
  season: DivisionSeason,
): Promise<{ readonly table: DivisionTable; readonly partedBy: PartedBy }> {
  const [entries, boards, rounds] = await Promise.all([
    deps.store.entries(season.id),
    deps.store.boards(season.id),
    deps.store.rounds(season.id),
  ]);
  const table = tableOf(season, entries, boards, rounds);
  const lots = drawnOrder(
    season,
    'level players',
    table.map(({ player }) => player),
  );
  table.sort(
    (one, other) => one.place - other.place || lots.indexOf(one.player) - lots.indexOf(other.player),
  );
  const totals = new Map(table.map(({ player, total }) => [player, total]));
  const partedBy = (before: string, behind: string) => {
    const total = totals.get(before) ?? 0;
    const level = table.filter((row) => equalPoints(row.total, total)).map(({ player }) => player);
    const parts = tieBreaksInTable(season, entries, boards, rounds, level);
    const first = parts.findIndex(({ players }) => players.includes(before));
    const last = parts.findIndex(({ players }) => players.includes(behind));
    return first === last ? 'draw' : (parts[last]?.by ?? 'draw');
  };
  return { table: { season, entries, table, parted: [] }, partedBy };
}

/** The lines between those who are promoted, stay and are relegated, if players of equal total are on both sides. */
function partings(
  { table }: DivisionTable,
  staying: readonly string[],
  goesTo: (player: string) => number,
  partedBy: PartedBy,
): readonly TieBreakUse[] {
  const totals = new Map(table.map(({ player, total }) => [player, total]));
  return staying.flatMap((behind, at): readonly TieBreakUse[] => {
    const before = staying[at - 1];
    if (before === undefined || goesTo(before) === goesTo(behind)) return [];
    if (!equalPoints(totals.get(before) ?? 0, totals.get(behind) ?? 0)) return [];
    return [{ before, behind, by: partedBy(before, behind) }];
  });
}

/** Bots, which only fill boards, and players who have withdrawn. */
function leaving({ entries }: Pick<DivisionTable, 'entries'>): readonly string[] {
  return entries
    .filter(({ state, player }) => state !== 'in' || player.kind === 'bot')
    .map(({ player }) => player.id);
}

/**
 * Announces the next season of every division and enters each player in the right one; those who do not want to play
 * withdraw. Running it again finishes an interrupted run.
 * @param of the common name of the new divisions
 * @param rules for the whole ladder, now and next; if absent, the divisions must agree
 * @returns the new seasons, the highest first
 */
export async function announceDivisions(
  deps: Deps,
  caller: Caller,
  seasonId: string,
  { of, rules }: { readonly of: string; readonly rules?: DivisionRules | undefined },
): Promise<Outcome<readonly SeasonRecord[]>> {
  return andThen(divisionsOf(deps, seasonId, rules), async ({ tables, next, disagreements: differ }) => {
    const [highest] = tables;
    if (highest === undefined) return refuse({ code: 'not-found', what: 'division' });
    const organizer = await organizerOf(
      deps,
      caller,
      highest.season.league.id,
      'organizerAnnouncesDivisions',
    );
    if (!organizer.ok) return organizer;
    const why = obstacleTo(tables, of);
    if (why !== undefined) return refuse({ code: 'format-impossible', why });
    const problems =
      rules === undefined
        ? differ.map(({ rule, why: differs }) => problem(['rules', rule], differs))
        : rulesProblems(rules, 'rules');
    if (problems.length > 0) return refuse({ code: 'invalid', problems });
    const made: SeasonRecord[] = [];
    for (const [at, players] of next.entries()) {
      const event = seasonChanged(deps, seasonId, { next: { of, by: caller, ...(rules && { rules }) } });
      const season = await announceDivision(deps, caller, tables, { of, level: at + 1, ...rules }, event);
      if (!season.ok) return season;
      await enterAll(deps, season.value, tables, players);
      made.push(season.value);
    }
    return done(made);
  });
}

function obstacleTo(tables: readonly DivisionTable[], of: string): RefusalReason | undefined {
  const open = tables.find(({ season }) => season.status !== 'finished');
  if (open !== undefined) return { text: 'divisionOpen', with: { season: open.season.name } };
  const [missing] = missingLevels(tables.map(({ season }) => season));
  if (missing !== undefined) return { text: 'divisionMissing', with: { level: missing } };
  if (tables.some(({ season }) => season.division.of === of)) return { text: 'divisionsNewName' };
  return undefined;
}

/** A division with the settings of the one at its level, or of the lowest. */
async function announceDivision(
  deps: Deps,
  caller: Caller,
  tables: readonly DivisionTable[],
  { of, level, ...rules }: Pick<Division, 'of' | 'level'> & Partial<DivisionRules>,
  event: SeasonChanged,
): Promise<Outcome<SeasonRecord>> {
  const model = (tables.find(({ season }) => season.division.level === level) ?? tables.at(-1))?.season;
  if (model === undefined) return refuse({ code: 'not-found', what: 'division' });
  // The id is derived from the previous seasons, so that two runs create the same one.
  const id = hashOf({ after: tables.map(({ season }) => season.id), of, level }).slice(0, 26);
  const existing = await deps.store.season(id);
  if (existing !== undefined) return done(existing);
  const { teams: _, ...settings } = inputOf(model);
  const name = `${of}, division ${level}`.slice(0, 60);
  const division = { ...model.division, ...rules, of, level };
  const input = { ...settings, ...datesAfter(model, deps.clock()), name, division };
  return createSeason(deps, caller, model.league.id, input, { id, after: model.id, event });
}

async function enterAll(
  deps: Deps,
  season: SeasonRecord,
  tables: readonly DivisionTable[],
  players: readonly string[],
): Promise<void> {
  const people = new Map(
    tables.flatMap(({ entries }) => entries.map(({ player }) => [player.id, player] as const)),
  );
  for (const id of players) {
    const player = people.get(id);
    const banned = isBanned(await deps.store.member(season.league.id, id), deps.clock());
    if (player !== undefined && !banned)
      await deps.store.enter(newEntry(season, player, deps.clock(), 'in'), null, { replaces: [] });
  }
}
