import { eventTable, USUAL_RULES } from '../../../engine/tournament/aggregation';
import type { EventInput } from '../../../engine/tournament/aggregation/games';
import { type GroupStage, roundsBeforeCup } from '../../../engine/tournament/formats';
import type { BoardRecord } from '../result/results.records';
import { groupsIn } from '../round/sections';
import type { EntryRecord, RoundRecord, SeasonRecord } from '../season/seasons.records';
import { drawnOrder } from './drawn-order';
import { eventOf } from './season-event';
import { sizesOf } from './season-seats';

/** A player in the table of a group. */
export interface GroupRow {
  readonly player: string;
  /** Tied players share a place. */
  readonly place: number;
  /** From 1, each once: players who share a place are drawn. */
  readonly position: number;
  readonly total: number;
  readonly played: number;
}

/** The groups of a season that plays for a cup. */
export interface Groups {
  /** How many rounds they play. */
  readonly rounds: number;
  readonly members: GroupStage['members'];
  /** The table of each, best first. */
  readonly tables: readonly (readonly GroupRow[])[];
}

/**
 * The groups of a season with their tables: the boards of each group by the rules of the season, without those of the cup
 * that follows. Undefined in other formats, and until its groups are made.
 */
export function groupTables(
  season: SeasonRecord,
  entries: readonly EntryRecord[],
  boards: readonly BoardRecord[],
  rounds: readonly RoundRecord[],
): Groups | undefined {
  const { format } = season;
  const members = groupsIn(rounds);
  if (format.kind !== 'groups' || members === undefined) return undefined;
  const count = roundsBeforeCup(members, format, sizesOf(season).boardSize);
  const event = groupEvent(season, entries, boards, rounds, count);
  const tables = members.map((group, at) => tableOfGroup(season, event, group, at + 1));
  return { rounds: count, members, tables };
}

/** All games of all groups, as one event. */
export function groupEvent(
  season: SeasonRecord,
  entries: readonly EntryRecord[],
  boards: readonly BoardRecord[],
  rounds: readonly RoundRecord[],
  count: number,
): EventInput {
  const { counted, ...event } = eventOf(
    season,
    entries,
    boards.filter(({ round }) => round <= count),
    rounds.filter(({ round }) => round <= count),
  );
  return { ...event, boards: counted.map(({ round, points }) => ({ round, seats: Object.values(points) })) };
}

function tableOfGroup(
  season: SeasonRecord,
  event: EventInput,
  group: readonly string[],
  number: number,
): readonly GroupRow[] {
  const inside = new Set(group);
  const rows = eventTable(
    {
      ...event,
      players: event.players.filter((id) => inside.has(id)),
      boards: event.boards.filter(({ seats }) => seats.some(({ player }) => inside.has(player))),
    },
    season.aggregation ?? USUAL_RULES,
    'groups',
  );
  const drawn = drawnOrder(season, `level players of group ${number}`, group);
  return [...rows]
    .sort((one, other) => one.place - other.place || drawn.indexOf(one.player) - drawn.indexOf(other.player))
    .map(({ player, place, total, games }, at) => ({
      ...{ player, place, total },
      position: at + 1,
      played: games.length,
    }));
}

/** The groups for a draw: their members, and who is where. */
export function groupsOf(
  season: SeasonRecord,
  entries: readonly EntryRecord[],
  boards: readonly BoardRecord[],
  rounds: readonly RoundRecord[],
): GroupStage | undefined {
  const groups = groupTables(season, entries, boards, rounds);
  if (groups === undefined) return undefined;
  const ranked = groups.tables.map((table) => table.map(({ player }) => player));
  return { members: groups.members, ranked };
}

/**
 * Everyone who plays in a group, in groups of equal place: the winners of all groups, then the second of all; those of one
 * position by all their games, as if the groups were one.
 */
export function placesOfGroups(
  season: SeasonRecord,
  entries: readonly EntryRecord[],
  boards: readonly BoardRecord[],
  rounds: readonly RoundRecord[],
): readonly (readonly string[])[] | undefined {
  const groups = groupTables(season, entries, boards, rounds);
  if (groups === undefined) return undefined;
  const rows = eventTable(
    groupEvent(season, entries, boards, rounds, groups.rounds),
    season.aggregation ?? USUAL_RULES,
    'groups',
  );
  const placeIn = new Map(groups.tables.flat().map(({ player, place }) => [player, place]));
  const places = [...new Set(placeIn.values())].sort((one, other) => one - other);
  return places.flatMap((place) => {
    const here = rows.filter(({ player }) => placeIn.get(player) === place);
    return [...new Set(here.map((row) => row.place))].map((level) =>
      here.filter((row) => row.place === level).map(({ player }) => player),
    );
  });
}
