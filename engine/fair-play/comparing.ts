import type { PairDealings } from './pairs';

/** The fewest pairs that give a meaningful comparison. */
export const LEAST_PAIRS = 60;
/** Help counts as unusual above this percentile of other pairs, and from this number of turns. */
const UNUSUAL_PERCENT = 98;
const UNUSUAL_TURNS = 3;

export interface ComparedPair extends PairDealings {
  /** The percentage of other pairs that helped, or harmed, less often per turn; null without enough of them. */
  readonly helpAbove: number | null;
  readonly harmAbove: number | null;
  /** Unusual help. It is a reason to look, and no more: allies help each other too. */
  readonly unusual: boolean;
}

/** A game's pairs compared with the pairs of other games: how unusual their help and harm is. */
export function comparePairs(
  pairs: readonly PairDealings[],
  others: readonly PairDealings[],
): readonly ComparedPair[] {
  const met = others.filter(({ turns }) => turns > 0);
  const enough = met.length >= LEAST_PAIRS;
  const ratesOf = (kind: 'help' | 'harm') => met.map((pair) => pair[kind] / pair.turns).sort((a, b) => a - b);
  const [help, harm] = [ratesOf('help'), ratesOf('harm')];
  return pairs.map((pair) => {
    const above = (rates: readonly number[], count: number) =>
      enough && pair.turns > 0 ? percentBelow(rates, count / pair.turns) : null;
    const helpAbove = above(help, pair.help);
    const unusual = pair.help >= UNUSUAL_TURNS && (helpAbove ?? 0) >= UNUSUAL_PERCENT;
    return { ...pair, helpAbove, harmAbove: above(harm, pair.harm), unusual };
  });
}

/** The percentage of sorted values that are below one, rounded down. */
function percentBelow(sorted: readonly number[], value: number): number {
  const at = sorted.findIndex((one) => one >= value);
  return Math.floor((100 * (at < 0 ? sorted.length : at)) / sorted.length);
}
