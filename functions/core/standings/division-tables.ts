import {
  type DivisionRules,
  type Move,
  nextDivisions,
  type TieBreakId,
} from '../../../engine/tournament/aggregation';
import { equalPoints } from '../../../engine/tournament/equal-points';
import type { StandingsEntry } from '../../../engine/tournament/standings';
import {
  type Disagreement,
  type DivisionSeason,
  disagreements,
  divisionsNamed,
  ladderRules,
} from '../division/division-ladder';
import { formerPlayers } from '../member/former-players';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import type { EntryRecord } from '../season/seasons.records';
import { drawnOrder } from './drawn-order';
import { seasonTable, tieBreaksInTable } from './season-table';

/** One division with its table, and its moves once all have ended. */
export interface DivisionTable {
  readonly season: DivisionSeason;
  readonly entries: readonly EntryRecord[];
  /** In the deciding order: players who share a place are in drawn order. */
  readonly table: readonly StandingsEntry<unknown>[];
  /** The tie-breaks between the last player of one kind and the first of the next, if their totals are equal. */
  readonly parted: readonly TieBreakUse[];
}

/** Two players with equal totals, and the tie-break, or the draw, that puts one before the other. */
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
  /** Differences of the rules that keep the divisions from being one ladder. */
  readonly disagreements: readonly Disagreement[];
  /** The rules that decided. */
  readonly rules: DivisionRules;
}

/**
 * All divisions around a season, and the next ones, as if all boards ended now: one decision for the whole ladder,
 * whichever of its seasons asks.
 * @param chosen rules that an organizer chose for all; left out, those of the highest division
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
  const gone = await leaving(
    deps,
    season.league.id,
    read.flatMap(({ table }) => table.entries),
  );
  const { divisions, moves } = nextDivisions(finished, rules, [...gone]);
  const goesTo = new Map(moves.map(({ player, to }) => [player, to]));
  const tables = read.map(({ table, partedBy }, at) => {
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
  const table = seasonTable(season, entries, boards, rounds);
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

/** The boundaries between promoted, remaining and relegated players, if players with equal totals are on both sides. */
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

/**
 * Those who take no place in the next season: bots, which only fill boards, players who have withdrawn, and those whom the
 * league has banned or who have left it.
 */
async function leaving(
  deps: Deps,
  league: string,
  entries: readonly EntryRecord[],
): Promise<ReadonlySet<string>> {
  const playing = entries.filter(({ state, player }) => state === 'in' && player.kind === 'human');
  const former = await formerPlayers(
    deps,
    league,
    playing.map(({ player }) => player.id),
  );
  return new Set(
    entries
      .filter((entry) => !playing.includes(entry) || former.has(entry.player.id))
      .map(({ player }) => player.id),
  );
}
