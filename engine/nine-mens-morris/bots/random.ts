import { randomBotOf } from '../../core/random-bot';
import { legal } from '../offers/legal';

/** Picks one of the offers at random. Never resigns. */
export const randomBot = randomBotOf(legal, ['resign'], (offers, random) =>
  offers.length === 0 ? undefined : offers[random.draw(0, offers.length - 1)],
);
