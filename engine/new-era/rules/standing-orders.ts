import type { StandingOrder } from '../orders/order-types';
import type { Standing } from '../types';

/** 3.10 The standing orders of a seat that has given none. */
export function startingStanding(): Standing {
  return { defence: { '*': 99 }, spoils: 'none', draft: [] };
}

/** 3.10 The standing orders of a seat after this order: each field given replaces the old one. */
export function standingAfter(
  standing: Standing,
  { defence, spoils, draft }: Partial<StandingOrder>,
): Standing {
  return {
    defence: { ...(defence ?? standing.defence) },
    spoils: spoils ?? standing.spoils,
    draft: [...(draft ?? standing.draft)],
  };
}
