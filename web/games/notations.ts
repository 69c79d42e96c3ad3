import type { Notation } from '../../engine/game/transcript';
import type { GameSystemId } from '../../engine/games';

/** How orders are written as text, in the games that have a notation; fetched where it is needed. */
export const NOTATIONS: Readonly<Partial<Record<GameSystemId, () => Promise<Notation>>>> = {
  ny2047: async () => (await import('../../engine/ny2047/orders/notation')).notation,
  classic: async () => (await import('../../engine/classic/orders/notation')).notation,
};
