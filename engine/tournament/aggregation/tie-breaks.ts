import { shuffled } from '../../core/shuffled';
import { textRandom } from '../../random';
import { sumOf } from '../scoring/system';
import { type EventInput, type Games, gamesOf, type PlayerGame, type PlayerTotal } from './games';
import type { TieBreakId } from './rules';

/** What tie-breaks read. */
export interface TieContext {
  readonly input: EventInput;
  readonly games: Games;
  readonly totals: ReadonlyMap<string, PlayerTotal>;
  readonly lots: readonly string[];
}

export function tieContext(input: EventInput, totals: readonly PlayerTotal[]): TieContext {
  return {
    input,
    games: gamesOf(input),
    totals: new Map(totals.map((row) => [row.player, row])),
    // Lots follow from the names and the seed alone, so that anyone can draw them again.
    lots:
      input.seed === undefined ? [] : shuffled([...input.players].sort(), textRandom(`${input.seed} lots`)),
  };
}

/**
 * Players in groups, the best first: champions, then by total, then by each tie-break in turn; what is still equal
 * after the last stays tied and shares a group.
 */
export function compareByTies(
  context: TieContext,
  totals: readonly PlayerTotal[],
  tieBreaks: readonly TieBreakId[],
  leads: 'highest' | 'lowest' = 'highest',
): readonly (readonly string[])[] {
  const sign = leads === 'highest' ? 1 : -1;
  const keyed = new Map(totals.map(({ player, total }) => [player, sign * total]));
  const champions = totals.filter(({ champion }) => champion).map(({ player }) => player);
  const players = totals.map(({ player }) => player);
  const byTotal = split(players, (player) => [champions.includes(player) ? 1 : 0, keyed.get(player) ?? 0]);
  return byTotal.flatMap((group) => broken(context, group, tieBreaks));
}

function broken(
  context: TieContext,
  group: readonly string[],
  tieBreaks: readonly TieBreakId[],
): readonly (readonly string[])[] {
  const [first, ...others] = tieBreaks;
  if (group.length < 2 || first === undefined || first === 'stay-tied') return [group];
  const key = TIE_BREAKS[first];
  return split(group, (player) => key(context, player, group)).flatMap((part) =>
    broken(context, part, others),
  );
}

/** Groups of equal keys, the highest first. Sums that differ by rounding alone are equal. */
function split(
  players: readonly string[],
  keyOf: (player: string) => readonly number[],
): readonly (readonly string[])[] {
  const keys = new Map(players.map((player) => [player, keyOf(player).map(settled)]));
  const compare = (one: string, other: string) => {
    const [mine = [], theirs = []] = [keys.get(one), keys.get(other)];
    const at = mine.findIndex((figure, index) => figure !== theirs[index]);
    return at < 0 ? 0 : (theirs[at] ?? 0) - (mine[at] ?? 0);
  };
  const groups: string[][] = [];
  for (const player of [...players].sort(compare)) {
    const last = groups.at(-1);
    if (last?.[0] !== undefined && compare(last[0], player) === 0) last.push(player);
    else groups.push([player]);
  }
  return groups;
}

function settled(figure: number): number {
  return Math.round(figure * 1e9) / 1e9;
}

/** Figures of a player, the higher the better, compared from the first. */
type TieBreak = (context: TieContext, player: string, tied: readonly string[]) => readonly number[];

const TIE_BREAKS: Readonly<Record<Exclude<TieBreakId, 'stay-tied'>, TieBreak>> = {
  'best-game': ({ games }, player) => [bestGame(games, player, 0)],
  'second-best-game': ({ games }, player) => [bestGame(games, player, 1)],
  'head-to-head': headToHead,
  'total-centres': ({ games }, player) => [sumOf(own(games, player).map(centresOf))],
  'dropped-round': ({ totals }, player) => droppedPoints(totals.get(player)),
  'board-tops': ({ games }, player) => [sumOf(own(games, player).map(topShare))],
  'strength-of-schedule': strengthOfSchedule,
  'sonneborn-berger': sonnebornBerger,
  'fewest-games': ({ games }, player) => [-own(games, player).length],
  wins: ({ games }, player) => [own(games, player).filter(({ seat }) => seat.won === true).length],
  'earlier-registration': ({ input }, player) => [-input.players.indexOf(player)],
  lot: ({ lots }, player) => [-lots.indexOf(player)],
};

function own(games: Games, player: string): readonly PlayerGame[] {
  return games.get(player) ?? [];
}

/** Nobody's missing game is worse than none at all. */
function bestGame(games: Games, player: string, at: number): number {
  const points = own(games, player).map((game) => game.points);
  return [...points].sort((one, other) => other - one)[at] ?? 0;
}

/** Points in the games that tied players had together, less those of the tied opponents. */
function headToHead({ games }: TieContext, player: string, tied: readonly string[]): readonly number[] {
  const differences = own(games, player).flatMap(({ points, board }) =>
    board.seats
      .filter((seat) => seat.player !== player && tied.includes(seat.player))
      .map((seat) => points - seat.points),
  );
  return [sumOf(differences)];
}

function centresOf({ seat }: PlayerGame): number {
  return seat.centres ?? seat.points;
}

/** What did not count, the best first. */
function droppedPoints(total: PlayerTotal | undefined): readonly number[] {
  return (total?.dropped ?? []).map(({ points }) => points).sort((one, other) => other - one);
}

/** A board top, shared by those who have equally many. */
function topShare(game: PlayerGame): number {
  const all = game.board.seats.map(({ centres, points }) => centres ?? points);
  const most = Math.max(...all);
  return centresOf(game) === most ? 1 / all.filter((one) => one === most).length : 0;
}

/** The mean total of the opponents, each counted once for every meeting. */
function strengthOfSchedule({ games, totals }: TieContext, player: string): readonly number[] {
  const met = own(games, player).flatMap(({ board }) =>
    board.seats.filter((seat) => seat.player !== player).map((seat) => totals.get(seat.player)?.total ?? 0),
  );
  return [met.length === 0 ? 0 : sumOf(met) / met.length];
}

/** Totals of the opponents that one was ahead of, and half the totals of those one was level with, game by game. */
function sonnebornBerger({ games, totals }: TieContext, player: string): readonly number[] {
  const parts = own(games, player).flatMap(({ points, board }) =>
    board.seats
      .filter((seat) => seat.player !== player)
      .map((seat) => {
        const factor = points > seat.points ? 1 : points === seat.points ? 0.5 : 0;
        return factor * (totals.get(seat.player)?.total ?? 0);
      }),
  );
  return [sumOf(parts)];
}
