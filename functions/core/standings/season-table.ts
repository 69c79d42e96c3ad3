import { type Separated, type TieStage, tiesIn, USUAL_RULES } from '../../../engine/tournament/aggregation';
import { type KnockOut, knockOutPlaces } from '../../../engine/tournament/knock-out';
import { knocksOut } from '../../../engine/tournament/knocks-out';
import { standing } from '../../../engine/tournament/standings';
import type { BoardRecord } from '../result/results.records';
import { knockOutOf } from '../round/knock-out';
import type { EntryRecord, RoundRecord, SeasonRecord } from '../season/seasons.records';
import { placesOfGroups } from './group-tables';
import { eventOf } from './season-event';

/**
 * The season's table: everyone who is entered or has played in it and was not removed, with the points of each board;
 * in a knock-out in the places that its stages decided.
 * @param rounds for points of rounds sat out, for the top board, and for stages
 */
export function seasonTable(
  season: SeasonRecord,
  entries: readonly EntryRecord[],
  boards: readonly BoardRecord[],
  rounds: readonly RoundRecord[],
) {
  const { counted, ...event } = eventOf(season, entries, boards, rounds);
  const rows = standing(event, counted, season.aggregation, stageIn(season));
  const cup = bracketOf(season, entries, boards, rounds);
  if (cup === undefined) return rows;
  return byStage(cup, rows, placesOfGroups(season, entries, boards, rounds));
}

/** What its totals compare: those outside the groups and the cup follow the stage that everyone was in. */
function stageIn({ format }: Pick<SeasonRecord, 'format'>): TieStage | undefined {
  if (format.kind === 'groups') return 'groups';
  return knocksOut(format) ? 'cup' : undefined;
}

/** A cup or a double elimination with all data behind its places; undefined for other formats. */
export function bracketOf(
  season: SeasonRecord,
  entries: readonly EntryRecord[],
  boards: readonly BoardRecord[],
  rounds: readonly RoundRecord[],
): KnockOut | undefined {
  const { format } = season;
  if (!knocksOut(format)) return undefined;
  const advance = 'advance' in format ? format.advance : 1;
  const { counted, ...event } = eventOf(season, entries, boards, rounds);
  return knockOutOf(season, advance, entries, boards, rounds, {
    ...event,
    boards: counted.map(({ round, points }) => ({ round, seats: Object.values(points) })),
  });
}

/** Players of equal total, with the tie-breaks of the season that separate them. */
export function tieBreaksInTable(
  season: SeasonRecord,
  entries: readonly EntryRecord[],
  boards: readonly BoardRecord[],
  rounds: readonly RoundRecord[],
  level: readonly string[],
): readonly Separated[] {
  const { counted, ...event } = eventOf(season, entries, boards, rounds);
  const played = counted.map(({ round, points }) => ({ round, seats: Object.values(points) }));
  return tiesIn({ ...event, boards: played }, season.aggregation ?? USUAL_RULES, level);
}

/** The rows of a cup in the places that its stages decided, and its groups before it. */
function byStage<Row extends { readonly player: string; readonly place: number }>(
  cup: KnockOut,
  rows: readonly Row[],
  groups: readonly (readonly string[])[] = [],
): Row[] {
  const total = [...new Set(rows.map(({ place }) => place))].map((place) =>
    rows.filter((row) => row.place === place).map(({ player }) => player),
  );
  const byPlayer = new Map(rows.map((row) => [row.player, row]));
  const placed: Row[] = [];
  for (const group of knockOutPlaces(cup, [...groups, ...total])) {
    const place = placed.length + 1;
    for (const player of [...group].sort()) {
      const row = byPlayer.get(player);
      if (row !== undefined) placed.push({ ...row, place });
    }
  }
  return placed;
}
