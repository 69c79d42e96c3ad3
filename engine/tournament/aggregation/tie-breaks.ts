import { shuffled } from '../../core/shuffled';
import { textRandom } from '../../random';
import { equalPoints, ranksOf } from '../equal-points';
import { sumOf } from '../scoring/system';
import { type EventInput, type Games, gamesOf, type Part, type PlayerGame, type PlayerTotal } from './games';
import type { TieBreakId } from './rules';

/** The data for tie-breaks. */
export interface TieContext {
  readonly input: EventInput;
  readonly games: Games;
  readonly totals: ReadonlyMap<string, PlayerTotal>;
  readonly lots: readonly string[];
  /**
   * A player's strength according to the total: 0 or more; if the lowest total leads, by how far it is below the
   * highest.
   */
  readonly strengths: ReadonlyMap<string, number>;
  readonly leads: LeadingEnd;
}

/** Whether the highest or the lowest total leads. */
export type LeadingEnd = 'highest' | 'lowest';

export function tieContext(
  input: EventInput,
  totals: readonly PlayerTotal[],
  leads: LeadingEnd = 'highest',
): TieContext {
  const last = Math.max(0, ...totals.map(({ total }) => total));
  return {
    leads,
    strengths: new Map(
      totals.map(({ player, total }) => [player, leads === 'highest' ? total : last - total]),
    ),
    input,
    games: gamesOf(input),
    totals: new Map(totals.map((row) => [row.player, row])),
    // Lots depend only on the names and the seed, so that anyone can draw them again.
    lots:
      input.seed === undefined ? [] : shuffled([...input.players].sort(), textRandom(`${input.seed} lots`)),
  };
}

/**
 * Players in groups, the best first: champions, then by total, then by each tie-break in turn; players who are still
 * equal after the last one share a group.
 */
export function compareByTies(
  context: TieContext,
  totals: readonly PlayerTotal[],
  tieBreaks: readonly TieBreakId[],
): readonly (readonly string[])[] {
  const sign = context.leads === 'highest' ? 1 : -1;
  const keyed = new Map(totals.map(({ player, total }) => [player, sign * total]));
  const champions = totals.filter(({ champion }) => champion).map(({ player }) => player);
  const players = totals.map(({ player }) => player);
  const byTotal = split(players, (player) => [champions.includes(player) ? 1 : 0, keyed.get(player) ?? 0]);
  return byTotal.flatMap((group) => splitByTieBreaks(context, group, tieBreaks).map((part) => part.players));
}

/** Players who are equal so far, and the tie-break that put them behind the previous group. */
export interface Separated {
  readonly players: readonly string[];
  /** Null for the first ones. */
  readonly by: TieBreakId | null;
}

/** Tied players, separated by each tie-break in turn, the best first; players who are still tied share a group. */
export function splitByTieBreaks(
  context: TieContext,
  group: readonly string[],
  tieBreaks: readonly TieBreakId[],
): readonly Separated[] {
  const [first, ...others] = tieBreaks;
  if (group.length < 2 || first === undefined || first === 'stay-tied') return [{ players: group, by: null }];
  const key = TIE_BREAKS[first];
  return split(group, (player) => key(context, player, group)).flatMap((part, at) => {
    const [best, ...rest] = splitByTieBreaks(context, part, others);
    if (best === undefined) return [];
    return [at === 0 ? best : { ...best, by: first }, ...rest];
  });
}

/** Groups of equal keys, the highest first. Sums that differ only by rounding are equal. */
function split(
  players: readonly string[],
  keyOf: (player: string) => readonly number[],
): readonly (readonly string[])[] {
  const keys = players.map((player) => ({ player, key: keyOf(player) }));
  const longest = Math.max(0, ...keys.map(({ key }) => key.length));
  const ranks = Array.from({ length: longest }, (_, at) => ranksOf(keys.map(({ key }) => key[at] ?? 0)));
  const ranked = keys.map(({ player, key }) => ({
    player,
    ranks: ranks.map((rank, at) => rank.get(key[at] ?? 0) ?? 0),
  }));
  type Ranked = (typeof ranked)[number];
  const compare = (one: Ranked, other: Ranked) => {
    const at = one.ranks.findIndex((rank, index) => rank !== other.ranks[index]);
    return at < 0 ? 0 : (one.ranks[at] ?? 0) - (other.ranks[at] ?? 0);
  };
  const groups: Ranked[][] = [];
  for (const one of ranked.sort(compare)) {
    const last = groups.at(-1);
    if (last?.[0] !== undefined && compare(last[0], one) === 0) last.push(one);
    else groups.push([one]);
  }
  return groups.map((group) => group.map(({ player }) => player));
}

/** A player's figures, the higher the better, compared from the first. */
type TieBreak = (context: TieContext, player: string, tied: readonly string[]) => readonly number[];

const TIE_BREAKS: Readonly<Record<Exclude<TieBreakId, 'stay-tied'>, TieBreak>> = {
  'best-game': ({ games }, player) => [bestGame(games, player, 0)],
  'second-best-game': ({ games }, player) => [bestGame(games, player, 1)],
  'third-best-game': ({ games }, player) => [bestGame(games, player, 2)],
  'games-in-order': ({ games, input }, player) =>
    Array.from({ length: input.boards.length }, (_, at) => bestGame(games, player, at)),
  'head-to-head': headToHead,
  'total-centres': ({ games }, player) => [sumOf(own(games, player).map(centresOf))],
  'last-centres': ({ games }, player) => [sumOf(lastGames(games, player).map(centresOf))],
  'dropped-round': ({ totals, leads }, player) => dropped(totals.get(player), leads),
  'board-tops': ({ games }, player) => [sumOf(own(games, player).map(topShare))],
  'strength-of-schedule': strengthOfSchedule,
  'sonneborn-berger': sonnebornBerger,
  buchholz: (context, player) => [sumOf(scoresMet(context, player).map(({ score }) => score))],
  'buchholz-cut': (context, player) => [
    sumOf(withoutLeast(scoresMet(context, player)).map(({ score }) => score)),
  ],
  'median-buchholz': (context, player) => [
    sumOf(withoutMost(withoutLeast(scoresMet(context, player))).map(({ score }) => score)),
  ],
  'fewest-games': ({ games }, player) => [-own(games, player).length],
  wins: ({ games }, player) => [own(games, player).filter(({ seat }) => seat.won === true).length],
  'most-draws': ({ games }, player) => [own(games, player).filter(isDrawn).length],
  'fewest-draws': ({ games }, player) => [-own(games, player).filter(isDrawn).length],
  'earlier-registration': ({ input }, player) => [-input.players.indexOf(player)],
  lot: ({ lots }, player) => [-lots.indexOf(player)],
};

function own(games: Games, player: string): readonly PlayerGame[] {
  return games.get(player) ?? [];
}

/** The games of the last round that the player played in. */
function lastGames(games: Games, player: string): readonly PlayerGame[] {
  const mine = own(games, player);
  const last = mine.at(-1)?.round;
  return mine.filter(({ round }) => round === last);
}

/** A missing game counts as 0 points, never less. */
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

/** The dropped parts, best first; for places the lowest is the best, and any is better than none. */
function dropped(total: PlayerTotal | undefined, leads: LeadingEnd): readonly number[] {
  const worth = ({ points }: Part) => (leads === 'highest' ? points : 1 / points);
  return (total?.dropped ?? []).map(worth).sort((one, other) => other - one);
}

/** A board top, shared by all with the same figure. */
function topShare(game: PlayerGame): number {
  const all = game.board.seats.map(({ centres, points }) => centres ?? points);
  const most = Math.max(...all);
  const tops = all.filter((one) => equalPoints(one, most)).length;
  return equalPoints(centresOf(game), most) ? 1 / tops : 0;
}

/** The mean strength of the opponents, each counted once for every meeting. */
function strengthOfSchedule({ games, strengths }: TieContext, player: string): readonly number[] {
  const met = own(games, player).flatMap(({ board }) =>
    board.seats.filter((seat) => seat.player !== player).map((seat) => strengths.get(seat.player) ?? 0),
  );
  return [met.length === 0 ? 0 : sumOf(met) / met.length];
}

/**
 * The strengths of the opponents the player was ahead of, and half the strengths of those they tied with, game by game.
 */
function sonnebornBerger({ games, strengths }: TieContext, player: string): readonly number[] {
  const parts = own(games, player).flatMap(({ points, board }) =>
    board.seats
      .filter((seat) => seat.player !== player)
      .map((seat) => {
        const factor = equalPoints(points, seat.points) ? 0.5 : points > seat.points ? 1 : 0;
        return factor * (strengths.get(seat.player) ?? 0);
      }),
  );
  return [sumOf(parts)];
}

/** Whether the player shares the most points of a board. */
function isDrawn({ points, board }: PlayerGame): boolean {
  const most = Math.max(...board.seats.map((seat) => seat.points));
  const level = board.seats.filter((seat) => equalPoints(seat.points, most)).length;
  return level > 1 && equalPoints(points, most);
}

/** What an opponent adds to Buchholz. */
interface ScoreMet {
  readonly score: number;
  /** Whether it is of a round that the player missed without being left over by the draw. */
  readonly voluntary: boolean;
}

/**
 * The strengths of all opponents. A round that the player did not play counts as one against a virtual opponent who ends
 * with the player's own strength (FIDE Handbook C.07, 2024, 16.4).
 */
function scoresMet({ input, games, strengths }: TieContext, player: string): readonly ScoreMet[] {
  const { boards, satOut = {}, askedOut = {} } = input;
  const strengthOf = (id: string) => strengths.get(id) ?? 0;
  const mine = own(games, player);
  const rounds = new Set([
    ...boards.map(({ round }) => round),
    ...[...Object.values(satOut), ...Object.values(askedOut)].flat(),
  ]);
  const missed = [...rounds].filter((round) => mine.every((game) => game.round !== round));
  return [
    ...mine.flatMap(({ board }) =>
      board.seats
        .filter((seat) => seat.player !== player)
        .map((seat) => ({ score: strengthOf(seat.player), voluntary: false })),
    ),
    ...missed.map((round) => ({
      score: strengthOf(player),
      voluntary: satOut[player]?.includes(round) !== true,
    })),
  ];
}

/** Without the lowest score; one of a round missed voluntarily goes first (FIDE Handbook C.07, 2024, 16.5). */
function withoutLeast(scores: readonly ScoreMet[]): readonly ScoreMet[] {
  const missed = scores.filter(({ voluntary }) => voluntary);
  const least = Math.min(...(missed.length > 0 ? missed : scores).map(({ score }) => score));
  const at = scores.findIndex(
    ({ score, voluntary }) => score === least && (voluntary || missed.length === 0),
  );
  return scores.filter((_, index) => index !== at);
}

function withoutMost(scores: readonly ScoreMet[]): readonly ScoreMet[] {
  const most = Math.max(...scores.map(({ score }) => score));
  const at = scores.findIndex(({ score }) => score === most);
  return scores.filter((_, index) => index !== at);
}
