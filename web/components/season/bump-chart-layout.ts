import type { SeasonCourse } from '../../../functions/core/season/season-charts.schema';

type Player = SeasonCourse['players'][number];

/** The line of a player: for each round a row of the picture from 0, and the place; null before they entered. */
export interface BumpLine {
  readonly player: Player['player'];
  readonly points: readonly ({ readonly row: number; readonly place: number } | null)[];
}

export interface BumpChartLayout {
  readonly lines: readonly BumpLine[];
  readonly rows: number;
  /** The rows before which places are omitted. */
  readonly cuts: readonly number[];
}

/** The most places that have a row each; in a longer table only those around the players who are shown. */
const ALL_SHOWN = 24;
const AT_LEAST = 10;

/**
 * Assigns a row to each place. In a long table only the places around the players who are shown have rows of their own;
 * a player above or below them in a round is lined up there in order, under their true place.
 */
export function bumpChartLayout({ players, count }: SeasonCourse): BumpChartLayout {
  const final = players.flatMap(({ rounds }) => rounds.at(-1)?.at ?? []);
  // The caller, who may rank far below, comes last.
  const head = final.filter((at, index) => index === 0 || at === (final[index - 1] ?? 0) + 1);
  const first = count <= ALL_SHOWN ? 1 : Math.min(...head, count);
  const last = count <= ALL_SHOWN ? count : Math.min(count, Math.max(first + AT_LEAST - 1, ...head));
  const rounds = players[0]?.rounds.map((_, at) => at) ?? [];
  const outside = (isOut: (at: number) => boolean) => (round: number) =>
    players
      .flatMap(({ rounds: course }) => course[round]?.at ?? [])
      .filter(isOut)
      .sort((one, other) => one - other);
  const [above, below] = [outside((at) => at < first), outside((at) => at > last)];
  const top = Math.max(0, ...rounds.map((round) => above(round).length));
  const rowIn = (round: number, at: number) => {
    if (at < first) return top - above(round).length + above(round).indexOf(at);
    if (at > last) return top + (last - first + 1) + below(round).indexOf(at);
    return top + at - first;
  };
  const lines = players.map(({ player, rounds: course }) => ({
    player,
    points: course.map(({ at, place }, round) =>
      at === null || place === null ? null : { row: rowIn(round, at), place },
    ),
  }));
  // Rows at the bottom that no line reaches are omitted.
  const rows = 1 + Math.max(0, ...lines.flatMap(({ points }) => points.flatMap((point) => point?.row ?? [])));
  return { lines, rows, cuts: [top, top + (last - first + 1)].filter((row) => row > 0 && row < rows) };
}
