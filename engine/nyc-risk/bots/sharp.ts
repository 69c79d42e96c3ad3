import type { Bot } from '../../game/bot';
import type { Order } from '../orders/order-types';
import type { View } from '../types';
import type { Taste } from './scene';
import { decide } from './steady';

/**
 * The taste that won most games against steady bots: connected picks that can become a borough, attacks that complete
 * one, units that are kept for attacks that will succeed and are worth it, and a look at the dice after each campaign.
 */
const KEEN: Taste = {
  ...{ boroughs: 2.5, hope: 8, beside: 1 },
  ...{ leastChance: 0.7, leastValue: 0.5, inPortions: true },
};

/** Weighs campaigns as the steady bot does, but plays for whole boroughs and plans again after each campaign. */
export const sharpBot: Bot<Order> = {
  orders(view, seat) {
    return decide(view as View, seat, KEEN);
  },
};
