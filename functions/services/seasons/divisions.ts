import { hashOf } from '../../../engine/core/canonical';
import { type Move, nextDivisions } from '../../../engine/tournament/aggregation';
import type { StandingEntry } from '../../../engine/tournament/standing';
import type { Division, EntryRecord, SeasonChanged, SeasonRecord } from '../../store/records';
import { organizerOf } from '../access/guards';
import type { Caller } from '../caller';
import type { Deps } from '../deps';
import { andThen, done, type Outcome, refuse } from '../errors';
import { tableOf } from '../results/season-table';
import { createSeason, inputOf } from './manage-seasons';
import { newEntry } from './new-entry';
import { datesAfter } from './next-dates';
import { seasonChanged } from './season-changed';

/** A season that is a division. */
type DivisionSeason = SeasonRecord & { readonly division: Division };

/** One division with its table, and who of it moves when all have ended. */
export interface DivisionTable {
  readonly season: DivisionSeason;
  readonly entries: readonly EntryRecord[];
  readonly table: readonly StandingEntry<unknown>[];
}

export interface Divisions {
  /** The highest first. */
  readonly tables: readonly DivisionTable[];
  readonly moves: readonly Move[];
  /** Player ids of each division of the next season, the highest first. */
  readonly next: readonly (readonly string[])[];
}

/** All divisions that a season stands among, and the next ones, as if all boards ended now. */
export async function divisionsOf(deps: Deps, seasonId: string): Promise<Outcome<Divisions>> {
  const season = await deps.store.season(seasonId);
  if (season?.division === undefined) return refuse({ code: 'not-found', what: 'division' });
  const { of } = season.division;
  const tables = await Promise.all(
    (await divisionSeasons(deps, season.league.id, of)).map((one) => divisionTable(deps, one)),
  );
  const finished = tables.map(({ table }) => table.map(({ player }) => player));
  const { divisions, moves } = nextDivisions(finished, season.division, tables.flatMap(leaving));
  return done({ tables, moves, next: divisions });
}

async function divisionSeasons(deps: Deps, league: string, of: string): Promise<readonly DivisionSeason[]> {
  const seasons = (await deps.store.seasonsOf(league)).filter(
    (season): season is DivisionSeason => season.division?.of === of,
  );
  return [...seasons].sort((one, other) => one.division.level - other.division.level);
}

async function divisionTable(deps: Deps, season: DivisionSeason): Promise<DivisionTable> {
  const [entries, boards, rounds] = await Promise.all([
    deps.store.entries(season.id),
    deps.store.boards(season.id),
    deps.store.rounds(season.id),
  ]);
  return { season, entries, table: tableOf(season, entries, boards, rounds) };
}

/** Without bots, which only fill boards, and without players who have withdrawn. */
function leaving({ entries }: DivisionTable): readonly string[] {
  return entries
    .filter(({ state, player }) => state !== 'in' || player.kind === 'bot')
    .map(({ player }) => player.id);
}

/**
 * Announces the next season of every division and enters each player where they belong; those who do not want to
 * play withdraw. A run that was cut off is finished by running again.
 * @param of what the new divisions have in common: their name
 * @returns the highest of the new seasons
 */
export async function announceDivisions(
  deps: Deps,
  caller: Caller,
  seasonId: string,
  of: string,
): Promise<Outcome<SeasonRecord>> {
  return andThen(divisionsOf(deps, seasonId), async ({ tables, next }) => {
    const [highest] = tables;
    if (highest === undefined) return refuse({ code: 'not-found', what: 'division' });
    const organizer = await organizerOf(deps, caller, highest.season.league.id, 'announces its divisions');
    if (!organizer.ok) return organizer;
    const why = obstacleTo(tables, of);
    if (why !== undefined) return refuse({ code: 'format-impossible', why });
    const made: SeasonRecord[] = [];
    for (const [at, players] of next.entries()) {
      const event = seasonChanged(deps, seasonId, { next: { of, by: caller } });
      const season = await announceDivision(deps, caller, tables, { of, level: at + 1 }, event);
      if (!season.ok) return season;
      await enterAll(deps, season.value, tables, players);
      made.push(season.value);
    }
    const [first] = made;
    return first === undefined ? refuse({ code: 'not-found', what: 'division' }) : done(first);
  });
}

function obstacleTo(tables: readonly DivisionTable[], of: string): string | undefined {
  const open = tables.find(({ season }) => season.status !== 'finished');
  if (open !== undefined) return `${open.season.name} has not ended yet.`;
  if (tables.some(({ season }) => season.division.of === of)) return 'Give the next divisions a new name.';
  return undefined;
}

/** A division with the settings of the one at its level, or of the lowest. */
async function announceDivision(
  deps: Deps,
  caller: Caller,
  tables: readonly DivisionTable[],
  { of, level }: Pick<Division, 'of' | 'level'>,
  event: SeasonChanged,
): Promise<Outcome<SeasonRecord>> {
  const model = (tables.find(({ season }) => season.division.level === level) ?? tables.at(-1))?.season;
  if (model === undefined) return refuse({ code: 'not-found', what: 'division' });
  // The id follows from what it is the next of, so that two runs make the same one.
  const id = hashOf({ after: tables.map(({ season }) => season.id), of, level }).slice(0, 26);
  const existing = await deps.store.season(id);
  if (existing !== undefined) return done(existing);
  const { teams: _, ...settings } = inputOf(model);
  const name = `${of}, division ${level}`.slice(0, 60);
  const division = { ...model.division, of, level };
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
    const banned = (await deps.store.member(season.league.id, id))?.banned === true;
    if (player !== undefined && !banned)
      await deps.store.enter(newEntry(season, player, deps.clock(), 'in'), null, { back: false });
  }
}
