import type { PairDealings } from './pairs';

/** Fewer pairs than this are not a measure: nothing is compared with them. */
export const LEAST_PAIRS = 60;
/** Help counts as unusual above this percentage of other pairs, and from this number of turns. */
const UNUSUAL_PERCENT = 98;
const UNUSUAL_TURNS = 3;

export interface ComparedPair extends PairDealings {
  /** How many per cent of other pairs helped, or harmed, less often a turn; null without enough of them. */
  readonly helpAbove: number | null;
  readonly harmAbove: number | null;
  /** Help that is rare. It is a reason to look, and no more: allies help each other too. */
  readonly unusual: boolean;
}

/** A game's pairs beside the pairs of other games: how rare what they did for and against each other is. */
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

/** How many per cent of sorted values lie below one, rounded down. */
function percentBelow(sorted: readonly number[], value: number): number {
  const at = sorted.findIndex((one) => one >= value);
  return Math.floor((100 * (at < 0 ? sorted.length : at)) / sorted.length);
}
