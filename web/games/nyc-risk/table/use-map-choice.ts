import { partOf } from '../../../../engine/core/offers';
import type { Order } from '../../../../engine/nyc-risk/orders/order-types';
import type { Placement } from '../../../../engine/nyc-risk/types';
import { useStepState } from '../../../components/table/use-step-state';
import { firstOrder, goalsOf, type RiskOffer, sourcesOf, type Tap, withMore, withPlaced } from './offers';

export interface MapChoice {
  readonly chosen: string | null;
  /** Hoods that a tap may name next, with its effect. */
  readonly goals: ReadonlyMap<string, Tap>;
  readonly tap: (hood: string) => void;
  readonly leave: () => void;
}

interface Selected {
  readonly hood: string;
  /** Whether it stays selected only for a further attack. */
  readonly attacked: boolean;
}

interface MapChoiceProps {
  /** The step of the game: a selection ends with it. */
  readonly step: number;
  readonly offers: readonly RiskOffer[];
  readonly orders: readonly Order[];
  readonly change: (orders: readonly Order[]) => void;
  /** Called with the index in the plan of an order that the map has just made or changed. */
  readonly onMade: (index: number) => void;
}

/** Orders by taps: an own hood and then its goal, or units one by one. The offers decide what can be tapped. */
export function useMapChoice({ step, offers, orders, change, onMade }: MapChoiceProps): MapChoice {
  const [selected, setSelected] = useStepState<Selected | null>(step, null);
  const reachable = selected === null ? new Map<string, RiskOffer>() : goalsOf(offers, selected.hood);
  const picked = selected === null || (selected.attacked && reachable.size === 0) ? null : selected.hood;
  const setPicked = (hood: string | null) => setSelected(hood === null ? null : { hood, attacked: false });
  const goals = reachable.size > 0 ? namedGoals(reachable) : sourcesOf(offers);
  const make = (next: readonly Order[], index: number) => {
    change(next);
    setPicked(null);
    onMade(index);
  };
  const tap = (hood: string) => {
    const offer = reachable.get(hood);
    if (offer !== undefined) {
      make([...orders, firstOrder(offer)], orders.length);
      // From the same hood the next attack takes one tap.
      if (offer.order.type === 'attack') setSelected({ hood: offer.order.from, attacked: true });
      return;
    }
    const draft = offers.find(({ order }) => order.type === 'draft' && order.to === hood);
    if (draft !== undefined) return make([draft.order], 0);
    const placed = withUnit(offers, orders, hood);
    if (placed !== null) return make(placed, placed.length - 1);
    setPicked(picked === hood ? null : hood);
  };
  return { chosen: picked, goals, tap, leave: () => setPicked(null) };
}

function namedGoals(reachable: ReadonlyMap<string, RiskOffer>): ReadonlyMap<string, Tap> {
  return new Map(
    [...reachable].map(([hood, { order }]) => [hood, order.type === 'attack' ? 'attack' : 'move']),
  );
}

/** The plan with one more unit in a hood, if units are to be placed and some are left; otherwise null. */
function withUnit(
  offers: readonly RiskOffer[],
  orders: readonly Order[],
  hood: string,
): readonly Order[] | null {
  const offer = offers.find(({ order }) => order.type === 'reinforce' || order.type === 'place');
  const part = partOf(offer, 'placements', 'placements');
  if (offer === undefined || part === undefined || !part.to.includes(hood)) return null;
  const last = orders.at(-1);
  if (offer.order.type === 'place') {
    const answer = last?.type === 'place' ? last : { ...offer.order, placements: [] };
    return totalOf(answer.placements) < part.max
      ? [{ ...answer, placements: withMore(answer.placements, hood, 1) }]
      : orders;
  }
  return withPlaced(orders, hood, 1);
}

function totalOf(placements: readonly Placement[]): number {
  return placements.reduce((sum, { count }) => sum + count, 0);
}
