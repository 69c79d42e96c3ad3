import { type GamePart, sumOf } from './bill';
import type { Prices } from './prices';

/**
 * The amounts that AWS gives every account each month without an end date (https://aws.amazon.com/free/), as far as
 * games use them. All uses of the account share them.
 */
export const ALWAYS_FREE = [
  { service: 'CloudFront', part: 'Edge requests', units: 10_000_000, per: 'requests', price: 'edgeRequest' },
  { service: 'CloudFront', part: 'Edge functions', units: 2_000_000, per: 'runs', price: 'edgeFunction' },
  { service: 'CloudFront', part: 'Transfer', units: 1000, per: 'GB', price: 'transfer' },
  { service: 'Lambda', part: 'Lambda requests', units: 1_000_000, per: 'requests', price: 'invocation' },
  { service: 'Lambda', part: 'Lambda compute', units: 400_000, per: 'GB-seconds', price: 'gigabyteSecond' },
] as const satisfies readonly {
  readonly service: string;
  readonly part: string;
  readonly units: number;
  readonly per: string;
  readonly price: keyof Prices;
}[];

/** One free amount: the usage of all games, and the saving for each of them. */
export interface Freed {
  readonly service: string;
  readonly part: string;
  readonly free: string;
  readonly used: number;
  readonly dollars: number;
}

/** The free part of a game's bill if an account holds this many games and nothing else. */
export function freedFrom(bill: readonly GamePart[], games: number, prices: Prices): readonly Freed[] {
  return ALWAYS_FREE.map(({ service, part, units, per, price }) => {
    const used = (games * sumOf(bill.filter(({ what }) => what === part))) / prices[price];
    const dollars = (Math.min(units, used) * prices[price]) / games;
    return { service, part, free: `${units.toLocaleString('en')} ${per}`, used, dollars };
  });
}
