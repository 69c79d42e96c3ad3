import { standingOf } from '../../../engine/ny2047/reading/words';
import type { Order, Position } from '../../../engine/ny2047/types';

/** How an order is drawn: as a plan, or with its result. */
export type Fate = 'plain' | 'bounced' | 'cut' | 'void' | 'lost' | 'refused';

export type Arrow =
  | {
      readonly kind: 'move';
      readonly key: string;
      readonly from: string;
      readonly to: string;
      readonly fate: Fate;
      readonly seat: string;
    }
  | {
      readonly kind: 'hold';
      readonly key: string;
      readonly at: string;
      readonly fate: Fate;
      readonly seat: string;
    }
  | {
      readonly kind: 'support';
      readonly key: string;
      readonly by: string;
      readonly from: string | null;
      readonly to: string;
      readonly fate: Fate;
      readonly seat: string;
      /** Whether a Turreton supports: the dashes begin at its mark, not at a unit. */
      readonly turreton: boolean;
    };

/** The drawing of one order on the board that it was given for; null for one without a place on the map. */
export function arrowOf(position: Position, seat: string, order: Order, fate: Fate): Arrow | null {
  const standing = standingOf(position, order);
  if (standing === null) return null;
  const turreton = 'turreton' in order;
  const key = `${seat} ${JSON.stringify(order)}`;
  if (order.type === 'MOVE') return { kind: 'move', key, from: standing, to: order.to, fate, seat };
  if (order.type === 'HOLD') return turreton ? null : { kind: 'hold', key, at: standing, fate, seat };
  if (order.type !== 'SUPPORT') return null;
  const aid = 'at' in order ? { from: null, to: order.at } : { from: order.from, to: order.to };
  return { kind: 'support', key, by: standing, ...aid, fate, seat, turreton };
}

interface GivenVerdict {
  readonly seat: string;
  readonly order: unknown;
  readonly result: string;
}

const FATES: Readonly<Record<string, Fate>> = {
  bounced: 'bounced',
  destroyed: 'lost',
  cut: 'cut',
  void: 'void',
  captured: 'lost',
};

/** The drawings of a step's orders with their results. Holds are drawn only where the unit was lost. */
export function arrowsOfVerdicts(before: Position, verdicts: readonly GivenVerdict[]): readonly Arrow[] {
  return verdicts.flatMap(({ seat, order, result }) => {
    if (result === 'rejected' || result === 'noted' || result === 'done') return [];
    const given = order as Order;
    if (given.type === 'HOLD' && result !== 'destroyed') return [];
    const arrow = arrowOf(before, seat, given, FATES[result] ?? 'plain');
    return arrow === null ? [] : [arrow];
  });
}
