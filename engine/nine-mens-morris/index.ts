import { bySeat } from '../core/by-seat';
import type { GameSystem } from '../game';
import { randomBot } from './bots/random';
import { sharpBot } from './bots/sharp';
import { steadyBot } from './bots/steady';
import { IDENTITY } from './identity';
import { MEASURES } from './measures';
import { legal } from './offers/legal';
import { labelOf, pendingOf } from './offers/pending';
import { validate } from './offers/validate';
import { OPTIONS, type Options } from './options';
import { boardOf } from './reading/board';
import { dealings } from './reading/dealings';
import { describe } from './reading/describe';
import { orderInWords, pointsOfOrder } from './reading/in-words';
import { lengthOf } from './reading/length';
import { OPENINGS } from './reading/openings';
import { schemaFor } from './reading/position-schema';
import { read } from './reading/read';
import { STATISTICS } from './reading/statistics';
import { adjudicate } from './rules/adjudicate';
import { outcomeOf } from './rules/ending';
import { setup } from './rules/setup';
import { menOf, rivalOf } from './rules/working-copy';
import { MEN, type Order, type Position } from './types';

/** Nine men’s morris: place nine men, move them, and take one of the rival’s for each row of three. */
export const nineMensMorris: GameSystem<Position, Order, Options> = {
  id: 'nine-mens-morris',
  ...IDENTITY,
  rulesVersion: '1',
  options: OPTIONS,
  measures: MEASURES,
  bots: { random: randomBot, gentle: randomBot, steady: steadyBot, sharp: sharpBot },
  length: lengthOf,
  setup: (_options, seats) => setup(seats),
  read: (position, _options, seats) => read(position, seats),
  positionSchema: schemaFor,
  pending: pendingOf,
  validate,
  legal,
  adjudicate: (position, orders) => adjudicate(position, orders),
  // Nothing is hidden.
  view: (position) => position,
  viewResult: (result) => result,
  outcome: outcomeOf,
  figures: (position) =>
    bySeat(position.order, (seat) => ({
      men: menOf(position, seat),
      taken: MEN - menOf(position, rivalOf(position, seat)),
    })),
  label: labelOf,
  describe,
  dealings,
  statistics: STATISTICS,
  openings: OPENINGS,
  board: (view) => boardOf(view as Position),
  orderInWords: (_view, order) => orderInWords(order),
  spacesOf: pointsOfOrder,
};
