import type { StandingOrder } from '../orders/order-types';
import type { Standing } from '../types';

/** 8.4 What a seat has ordered before it has ordered anything. */
export function startingStanding(): Standing {
  return { bio: null, airborne: [], fog: 'never' };
}

/** 8.4 What a seat has ordered once this is carried out: the parts that are given replace the old ones. */
export function standingAfter(standing: Standing, { bio, airborne, fog }: Partial<StandingOrder>): Standing {
  return {
    bio: bio === undefined ? standing.bio : bio,
    airborne: [...(airborne ?? standing.airborne)],
    fog: fog ?? standing.fog,
  };
}
