/**
 * Tie-breaks of duels a second time, from their definitions (docs/scoring.md, FIDE Handbook C.07 of 2024). It shares
 * nothing with the engine: a tournament is a table of what happened to each player in each round.
 */

/** What happened to a player in a round. */
export type Cell =
  | { readonly did: 'played'; readonly against: string; readonly got: number; readonly gave: number }
  /** Left over by the draw. */
  | { readonly did: 'left-over' }
  /** A bye at the player's own request. */
  | { readonly did: 'asked' }
  | { readonly did: 'absent' };

export interface Table {
  /** By player: a cell for each round. */
  readonly cells: ReadonlyMap<string, readonly Cell[]>;
  /** What a bye pays: a number, or the mean of own rounds with this until there is one. */
  readonly bye: { readonly points: number; readonly isMean: boolean; readonly asked: number };
}

/** A player's total: all games, and the byes. */
export function totalIn({ cells, bye }: Table, player: string): number {
  let games = 0;
  let count = 0;
  for (const cell of cells.get(player) ?? [])
    if (cell.did === 'played') {
      games += cell.got;
      count += 1;
    }
  let total = games;
  for (const cell of cells.get(player) ?? []) {
    if (cell.did === 'left-over') total += bye.isMean && count > 0 ? games / count : bye.points;
    if (cell.did === 'asked') total += bye.asked;
  }
  return total;
}

/** The figures that a tie-break compares, the higher the better. */
export function figuresOf(table: Table, player: string, tieBreak: string, tied: readonly string[]): number[] {
  const row = table.cells.get(player) ?? [];
  const total = (name: string) => totalIn(table, name);
  const scores: number[] = [];
  for (const cell of row) if (cell.did === 'played') scores.push(cell.got);
  scores.sort((one, other) => other - one);
  switch (tieBreak) {
    case 'buchholz':
      return [add(buchholz(row, player, total).map(([score]) => score))];
    case 'buchholz-cut':
      return [add(cut(buchholz(row, player, total)).map(([score]) => score))];
    case 'median-buchholz': {
      const left = cut(buchholz(row, player, total)).map(([score]) => score);
      return [left.length === 0 ? 0 : add(left) - Math.max(...left)];
    }
    case 'sonneborn-berger': {
      let sum = 0;
      for (const cell of row)
        if (cell.did === 'played') {
          if (cell.got > cell.gave) sum += total(cell.against);
          if (cell.got === cell.gave) sum += total(cell.against) / 2;
        }
      return [sum];
    }
    case 'head-to-head': {
      let sum = 0;
      for (const cell of row)
        if (cell.did === 'played' && tied.includes(cell.against)) sum += cell.got - cell.gave;
      return [sum];
    }
    case 'wins':
      return [row.filter((cell) => cell.did === 'played' && cell.got > cell.gave).length];
    case 'most-draws':
      return [row.filter((cell) => cell.did === 'played' && cell.got === cell.gave).length];
    case 'fewest-draws':
      return [-row.filter((cell) => cell.did === 'played' && cell.got === cell.gave).length];
    case 'third-best-game':
      return [scores[2] ?? 0];
    case 'last-centres': {
      // Duels here write down points only, which stand for centres.
      let last = 0;
      for (const cell of row) if (cell.did === 'played') last = cell.got;
      return [last];
    }
    case 'games-in-order':
      return row.map((_, at) => scores[at] ?? 0);
    default:
      throw new Error(`no definition of ${tieBreak}`);
  }
}

/** One entry a round: a score, and whether the round was missed at the player's own will. */
function buchholz(
  row: readonly Cell[],
  player: string,
  total: (name: string) => number,
): (readonly [number, boolean])[] {
  return row.map((cell) =>
    cell.did === 'played'
      ? ([total(cell.against), false] as const)
      : ([total(player), cell.did !== 'left-over'] as const),
  );
}

/** Takes away one entry: the lowest missed at will, else the lowest. */
function cut(entries: (readonly [number, boolean])[]): (readonly [number, boolean])[] {
  const byWorth = [...entries].sort(
    ([score, missed], [other, otherMissed]) => Number(otherMissed) - Number(missed) || score - other,
  );
  return byWorth.slice(1);
}

/** Tie-breaks that a season states for a round or for a stage. */
export interface OtherTie {
  readonly where: number | 'groups' | 'cup';
  readonly tieBreak: string;
}

/**
 * The tie-break of a table (docs/scoring.md, "Other tie-breaks by stage or round"): that of its last round, else that of
 * its stage, else the usual one.
 */
export function tieBreakOf(
  usual: string,
  others: readonly OtherTie[],
  round: number,
  stage: 'groups' | 'cup' | undefined,
): string {
  for (const { where, tieBreak } of others) if (where === round) return tieBreak;
  for (const { where, tieBreak } of others) if (where === stage) return tieBreak;
  return usual;
}

function add(numbers: readonly number[]): number {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum;
}

/** The players with their places: by total, then by one tie-break; those still level share a place. */
export function placesIn(table: Table, tieBreak: string): Map<string, number> {
  const players = [...table.cells.keys()];
  const isLevel = (one: number, other: number) => Math.abs(one - other) < 1e-6;
  const places = new Map<string, number>();
  for (const player of players) {
    const own = totalIn(table, player);
    const tied = players.filter((other) => isLevel(totalIn(table, other), own));
    let place = 1 + players.filter((other) => !tied.includes(other) && totalIn(table, other) > own).length;
    const figures = figuresOf(table, player, tieBreak, tied);
    for (const other of tied) {
      const theirs = figuresOf(table, other, tieBreak, tied);
      const at = theirs.findIndex((figure, index) => !isLevel(figure, figures[index] ?? 0));
      if (at >= 0 && (theirs[at] ?? 0) > (figures[at] ?? 0)) place += 1;
    }
    places.set(player, place);
  }
  return places;
}
