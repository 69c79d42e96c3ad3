import type { SeatId } from '../game-identity';
import type { Random } from '../random';

/**
 * How well a bot plays: any legal orders, those of a beginner, sensible ones, or those that win most, in most games the
 * ones with the best result in simulations.
 */
export const BOT_LEVELS = ['random', 'gentle', 'steady', 'sharp'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** A computer player. It sees what a seat may see and asks the system for the legal orders, nothing else. */
export interface Bot<Order> {
  orders(view: unknown, seat: SeatId, random: Random): readonly Order[];
}
