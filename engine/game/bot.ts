import type { SeatId } from '../game-identity';
import type { Random } from '../random';

/**
 * How well a bot plays: anything legal, what looks sensible, or what wins most: in most games
 * what turns out best when it plays on in its head.
 */
export const BOT_LEVELS = ['random', 'decent', 'sharp'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** A player of the machine. It sees what a seat may see and asks the system what is legal, nothing else. */
export interface Bot<Order> {
  orders(view: unknown, seat: SeatId, random: Random): readonly Order[];
}
