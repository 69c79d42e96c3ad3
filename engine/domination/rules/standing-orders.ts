import type { StandingOrder } from '../orders/order-types';
import type { Standing } from '../types';

/** 8.4 The initial standing orders of a seat. */
export function startingStanding(): Standing {
  return { bio: null, airborne: [], fog: 'never' };
}

/** 8.4 The standing orders after a change: the given parts replace the old ones. */
export function standingAfter(standing: Standing, { bio, airborne, fog }: Partial<StandingOrder>): Standing {
  return {
    bio: bio === undefined ? standing.bio : bio,
    airborne: [...(airborne ?? standing.airborne)],
    fog: fog ?? standing.fog,
  };
}
