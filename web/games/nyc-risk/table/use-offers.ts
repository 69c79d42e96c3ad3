import { useMemo } from 'react';
import { legal } from '../../../../engine/nyc-risk/offers/legal';
import type { Order } from '../../../../engine/nyc-risk/orders/order-types';
import type { View } from '../../../../engine/nyc-risk/types';
import type { Game } from '../../../../functions/core/game/games.schema';
import type { RiskOffer } from './offers';

/** The reader's possible orders once these orders are carried out; none while the platform accepts none. */
export function useOffers(game: Game, orders: readonly Order[]): readonly RiskOffer[] {
  const view = game.position as View;
  const { seat } = game.me;
  const open = seat !== null && game.state === 'open';
  // In `claim` and `place` an answer can be changed until all are in, so its own offer stays.
  const given = view.active === null ? NONE : orders;
  return useMemo(() => (open ? legal(view, seat, given) : []), [open, view, seat, given]);
}

const NONE: readonly Order[] = [];
