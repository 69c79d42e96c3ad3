import { type DivisionRules, divisionCount, divisionSizes } from './division-sizes';

export interface Move {
  readonly player: string;
  /** Divisions are counted from 0, the highest. */
  readonly from: number;
  readonly to: number;
  readonly why: 'promoted' | 'relegated' | 'rebalanced';
}

export interface NextDivisions {
  /** Players of each division, the highest division first. */
  readonly divisions: readonly (readonly string[])[];
  readonly moves: readonly Move[];
}

/** The moves across the line between a division and the one below. */
interface Crossing {
  readonly rise: number;
  readonly fall: number;
}

/**
 * Next season's divisions. The best of each division are promoted and the last relegated; if sizes would leave their
 * bounds, more are promoted or relegated, again the best and the last, so that no one moves twice (Woogles: "nobody
 * promoted or relegated twice by rebalancing"). Divisions open or close only if there is no other way to keep the
 * bounds.
 * @param finished players of each division, the highest division first, in final order
 * @param leaving players who do not return; they do not count as promoted or relegated
 * @param joining new players, who start in the lowest division
 */
export function nextDivisions(
  finished: readonly (readonly string[])[],
  rules: DivisionRules,
  leaving: readonly string[] = [],
  joining: readonly string[] = [],
): NextDivisions {
  const gone = new Set(leaving);
  const staying = finished.map((division) => division.filter((player) => !gone.has(player)));
  const total = staying.flat().length + joining.length;
  if (total === 0) return { divisions: [], moves: [] };
  const count = divisionCount(total, Math.max(1, staying.length), rules);
  const before = gathered(staying, joining, count);
  const sizes = divisionSizes(
    before.map((division) => division.length),
    rules,
  );
  const divisions = crossed(before, sizes, rules) ?? cut(before.flat(), sizes);
  return { divisions, moves: movesTo(divisions, staying, rules) };
}

/** One list per next division: closed divisions are added to the last one that stays, new ones start empty. */
function gathered(
  staying: readonly (readonly string[])[],
  joining: readonly string[],
  count: number,
): readonly (readonly string[])[] {
  const kept = Math.min(count, Math.max(1, staying.length));
  const last = [...staying.slice(kept - 1).flat(), ...joining];
  const opened = Array.from({ length: count - kept }, () => []);
  return [...staying.slice(0, kept - 1), last, ...opened];
}

/** The divisions after promotions and relegations; undefined if some players would have to do both. */
function crossed(
  before: readonly (readonly string[])[],
  sizes: readonly number[],
  rules: DivisionRules,
): readonly (readonly string[])[] | undefined {
  const lines = crossings(before, sizes, rules);
  if (lines === undefined) return undefined;
  const rising = before.map((division, at) => division.slice(0, lines[at - 1]?.rise ?? 0));
  const falling = before.map((division, at) => division.slice(division.length - (lines[at]?.fall ?? 0)));
  return before.map((division, at) => [
    ...(falling[at - 1] ?? []),
    ...division.slice(rising[at]?.length, division.length - (falling[at]?.length ?? 0)),
    ...(rising[at + 1] ?? []),
  ]);
}

/** How many players cross each line to reach the sizes, as close to the rules as the divisions have players for. */
function crossings(
  before: readonly (readonly string[])[],
  sizes: readonly number[],
  { up, down }: DivisionRules,
): readonly Crossing[] | undefined {
  let lacking = 0;
  const lines = before.slice(0, -1).map((division, at): Crossing => {
    // Promotions across a line must exceed relegations by the number that the divisions above it lack.
    lacking += (sizes[at] ?? 0) - division.length;
    return lacking >= up - down ? { rise: down + lacking, fall: down } : { rise: up, fall: up - lacking };
  });
  for (const [at, division] of before.entries()) {
    const excess = () => (lines[at - 1]?.rise ?? 0) + (lines[at]?.fall ?? 0) - division.length;
    for (const line of [at, at - 1]) {
      const { rise = 0, fall = 0 } = lines[line] ?? {};
      const fewer = Math.min(rise, fall, Math.max(0, excess()));
      if (fewer > 0) lines[line] = { rise: rise - fewer, fall: fall - fewer };
    }
    if (excess() > 0) return undefined;
  }
  return lines;
}

/** Divisions cut from one list, for divisions that are too small for both promotions and relegations. */
function cut(players: readonly string[], sizes: readonly number[]): readonly (readonly string[])[] {
  let start = 0;
  return sizes.map((size) => {
    start += size;
    return players.slice(start - size, start);
  });
}

/** The moves of players; moves beyond the number in the rules rebalance sizes. */
function movesTo(
  divisions: readonly (readonly string[])[],
  staying: readonly (readonly string[])[],
  { up, down }: DivisionRules,
): readonly Move[] {
  const now = new Map(divisions.flatMap((players, at) => players.map((player) => [player, at] as const)));
  return staying.flatMap((division, from) => {
    const best = new Set(division.slice(0, up));
    const last = new Set(division.slice(Math.max(0, division.length - down)));
    return division.flatMap((player): readonly Move[] => {
      const to = now.get(player) ?? from;
      if (to === from) return [];
      const usual = Math.abs(to - from) === 1 && (to < from ? best : last).has(player);
      return [{ player, from, to, why: usual ? (to < from ? 'promoted' : 'relegated') : 'rebalanced' }];
    });
  });
}
