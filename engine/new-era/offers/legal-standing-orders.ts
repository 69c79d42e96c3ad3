import { ofSeat } from '../../core/by-seat';
import type { SeatId } from '../../game';
import type { Offer } from '../../game/offer';
import { INSTANTS, LOCATIONS } from '../data/cards';
import type { Order } from '../orders/order-types';
import { standingAt } from '../rules/working-copy';
import type { Position } from '../types';

/** More than a shootout could cost, which means no limit. */
export const MOST_SPENT = 99;
const MOST_WISHES = 20;
const DESIGNS = [...LOCATIONS, ...INSTANTS].map(({ id }) => id);

/** 3.10 Standing orders: spoils, wishes, and limits for the defence in general and of each location. */
export function standingOffers({ players }: Position, seat: SeatId): readonly Offer<Order>[] {
  const player = ofSeat(players, seat);
  const { spoils, draft, defence } = player.standing;
  const places = ['*', ...Object.keys(player.locations).filter((card) => standingAt(player, card))];
  return [
    {
      order: { type: 'standing', spoils },
      open: [{ field: 'spoils', kind: 'choice', from: ['all', 'none'] }],
    },
    {
      order: { type: 'standing', draft },
      open: [{ field: 'draft', kind: 'list', from: DESIGNS, min: 0, max: MOST_WISHES, repeats: false }],
    },
    ...places.map(
      (place): Offer<Order> => ({
        order: { type: 'standing', defence: { ...defence, [place]: defence[place] ?? MOST_SPENT } },
        open: [{ field: `defence.${place}`, kind: 'number', min: 0, max: MOST_SPENT }],
      }),
    ),
  ];
}
