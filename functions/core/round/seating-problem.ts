import { Temporal } from 'temporal-polyfill';
import { inRound } from '../../../engine/games';
import { leadingEnd, USUAL_RULES } from '../../../engine/tournament/aggregation';
import type { RoundPlan } from '../../../engine/tournament/formats';
import type { PlannedSection } from '../../../engine/tournament/left-over';
import {
  EMPTY,
  pairsOf,
  type SeatedBoard,
  type SeatingProblem,
} from '../../../engine/tournament/seating/problem';
import type { BoardRecord } from '../result/results.records';
import type { EntryRecord, RoundRecord, SeasonRecord } from '../season/seasons.records';
import { seatsOf } from '../standings/season-seats';
import { seasonTable } from '../standings/season-table';
import { teamMatesIn } from '../team/season-teams';

/** A problem in its stored form: earlier boards are those of earlier rounds, and undefined fields are left out. */
export function storedSeatingProblem({ earlier: _, ...problem }: SeatingProblem): Record<string, unknown> {
  return JSON.parse(JSON.stringify(problem)) as Record<string, unknown>;
}

/**
 * The hours that a zone's clocks are ahead of UTC, at the announcement of the season, so that a draw can be repeated.
 */
function hoursAhead(zone: string | null, at: number): number | undefined {
  if (zone === null) return undefined;
  return Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).offsetNanoseconds / HOUR;
}

const HOUR = 3_600_000_000_000;

/** The players to be seated, and the data for the draw: strength, wishes, hours, earlier boards, players kept apart. */
export function problemOf(
  season: SeasonRecord,
  round: number,
  entries: readonly EntryRecord[],
  earlier: readonly BoardRecord[],
  seated: readonly string[],
  { empty, size, strength, strengths: given, sections = [] }: Extract<RoundPlan, { kind: 'round' }>,
  ratings: ReadonlyMap<string, number> = new Map(),
): SeatingProblem {
  const byId = new Map(entries.map((entry) => [entry.player.id, entry]));
  // The strength of players is their standing; by places, the lowest total leads.
  const sign = leadingEnd(season.aggregation ?? USUAL_RULES) === 'lowest' ? -1 : 1;
  const totals = new Map(
    seasonTable(season, entries, earlier, []).map(({ player, total }) => [player, sign * total]),
  );
  // Until a player has points, the strength of players is their rating.
  const strengths = [...totals.values()].some((total) => total !== 0) ? totals : ratings;
  const gaps = Array.from({ length: empty }, (_, at) => `${EMPTY}${at}`);
  const playing = new Set(seated);
  const seats = seatsOf(inRound(season, round)).slice(0, size);
  return {
    players: [
      ...seated.map((id) => ({
        id,
        strength: given === undefined ? strengths.get(id) : given[id],
        prefers: byId.get(id)?.prefers,
        hours: hoursAhead(byId.get(id)?.zone ?? null, season.createdAt),
      })),
      // Empty seats are kept apart, so that no board of several has two, and prefer the last seat.
      ...gaps.map((id) => ({ id, prefers: [...seats].reverse() })),
    ],
    seats,
    earlier: earlier.map(seatedBoard),
    apart: [
      ...season.apart.filter(([one, other]) => playing.has(one) && playing.has(other)),
      ...seated.flatMap((id) =>
        (byId.get(id)?.avoids ?? [])
          .filter((other) => playing.has(other))
          .map((other) => [id, other] as const),
      ),
      ...(sections.length > 1
        ? gapsOfSections(sections, seats.length).flatMap(pairsOf)
        : seated.length < seats.length
          ? []
          : pairsOf(gaps)),
    ],
    ...teamsAmong(season, playing),
    strength,
  };
}

/** The empty seats of each section with several boards, which are to be on different ones. */
function gapsOfSections(
  sections: readonly PlannedSection[],
  boardSize: number,
): readonly (readonly string[])[] {
  let next = 0;
  return sections.map(({ seated, bots, empty, size = boardSize }) => {
    const gaps = Array.from({ length: empty }, (_, at) => `${EMPTY}${next + at}`);
    next += empty;
    return seated.length + bots + empty > size ? gaps : [];
  });
}

/** The season's teams with members who play; left out if no player has a team mate. */
function teamsAmong(season: SeasonRecord, playing: ReadonlySet<string>): Pick<SeatingProblem, 'teams'> {
  const mates = teamMatesIn(season)
    .map((members) => members.filter((id) => playing.has(id)))
    .filter(({ length }) => length > 1);
  return mates.length === 0 ? {} : { teams: mates };
}

/** The boards of earlier rounds; for those that have only just been opened, as they were drawn. */
export function seatedBefore(
  rounds: readonly RoundRecord[],
  boards: readonly BoardRecord[],
): readonly SeatedBoard[] {
  const reported = new Set(boards.map(({ round, board }) => `${round} ${board}`));
  const drawn = rounds.flatMap(({ round, boards: seated }) =>
    seated.filter((_, at) => !reported.has(`${round} ${at + 1}`)),
  );
  return [...boards.map(seatedBoard), ...drawn];
}

function seatedBoard(board: BoardRecord): SeatedBoard {
  return Object.fromEntries(board.seats.map(({ seat, player }) => [seat, player.id]));
}
