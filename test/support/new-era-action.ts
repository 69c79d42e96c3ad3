import { newEra } from '../../engine/new-era';
import { weighedOffers } from '../../engine/new-era/offers/brings';
import type { Order } from '../../engine/new-era/orders/order-types';
import { endsTurn } from '../../engine/new-era/rules/carry-out';
import type { View } from '../../engine/new-era/types';
import { textRandom } from '../../engine/random';

/** The seats of a game that `newEraAction` plays. */
export const SEATS = ['yellow', 'blue', 'green'];

/**
 * A game of New Era among bots, played until a seat is asked for its action.
 * @returns that seat, what each seat or a spectator (null) sees, and the actions that the seat can choose from
 */
export function newEraAction(seed: string) {
  const options = newEra.options.parse({});
  const random = textRandom(seed);
  let position = newEra.setup(options, SEATS, random);
  const ordersOf = (seat: string) =>
    newEra.bots.steady.orders(newEra.view(position, { kind: 'seat', seat }), seat, random);
  while (position.phase !== 'actions')
    position = newEra.adjudicate(
      position,
      Object.fromEntries(SEATS.map((seat) => [seat, ordersOf(seat)])),
      options,
      random,
    ).position;
  const asked = position.awaiting?.seat ?? '';
  const viewOf = (seat: string | null) =>
    newEra.view(position, seat === null ? { kind: 'spectator' } : { kind: 'seat', seat }) as View;
  const view = viewOf(asked);
  const actions = weighedOffers(view, asked, [])
    .map(({ order }): Order => order)
    .filter((order) => endsTurn(order) && newEra.validate(view as never, asked, [order]).length === 0);
  return { asked, viewOf, actions };
}
