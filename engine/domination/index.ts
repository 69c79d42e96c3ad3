import { bySeat, ofSeat } from '../core/by-seat';
import type { GameSystem, SeatId } from '../game';
import type { Outcome } from '../game/outcome';
import { randomBot } from './bots/random';
import { sharpBotOf } from './bots/sharp';
import { steadyBot } from './bots/steady';
import { IDENTITY } from './identity';
import { MEASURES } from './measures';
import { legal } from './offers/legal';
import { labelOf, pendingOf } from './offers/pending';
import { validate } from './offers/validate';
import { validatePlan } from './offers/validate-plan';
import { OPTIONS, type Options } from './options';
import { notation } from './orders/notation';
import type { Order } from './orders/order-types';
import { dealHidden } from './reading/deal-hidden';
import { dealings } from './reading/dealings';
import { describe } from './reading/describe';
import { lengthOf } from './reading/length';
import { OPENINGS } from './reading/openings';
import { read } from './reading/read';
import { STATISTICS } from './reading/statistics';
import { view, viewResult } from './reading/view';
import { adjudicate } from './rules/adjudicate';
import { endOf } from './rules/ending';
import { areasOf } from './rules/forces';
import { shuffleHidden } from './rules/piles';
import { opening, setup } from './rules/setup';
import type { Position } from './types';

/** Domination: a personal deck, ten open stacks, and a world map that is scored each game turn. */
export const domination: GameSystem<Position, Order, Options> = {
  id: 'domination',
  ...IDENTITY,
  rulesVersion: '1',
  options: OPTIONS,
  measures: MEASURES,
  bots: { random: randomBot, gentle: randomBot, steady: steadyBot, sharp: sharpBotOf(() => domination) },
  setup,
  opening,
  length: lengthOf,
  read,
  pending: pendingOf,
  validate,
  validatePlan,
  legal,
  // 12.2
  takeOver: ({ seats }, seat) => (seats[seat]?.vacant === true ? [{ type: 'take_over' }] : []),
  adjudicate,
  shuffleHidden,
  dealHidden,
  view,
  viewResult,
  outcome: outcomeOf,
  figures: figuresOf,
  label: labelOf,
  describe,
  dealings,
  statistics: STATISTICS,
  openings: OPENINGS,
  notation,
};

/** 10.3 The placing: seats of equal rank share a group. 10.4 The last seat after all others resigned wins alone. */
function outcomeOf(position: Position): Outcome | null {
  const end = endOf(position);
  if (end === null) return null;
  const ranks = [...new Set(end.ranking.map(({ rank }) => rank))];
  return {
    type: end.why,
    end: end.why === 'resigned' && end.winners.length === 1 ? 'solo' : 'points',
    winners: end.winners,
    placing: ranks.map((rank) => end.ranking.filter((one) => one.rank === rank).map(({ seat }) => seat)),
  };
}

function figuresOf({ order, seats, forces }: Position): Readonly<Record<SeatId, Record<string, number>>> {
  return bySeat(order, (seat) => {
    const areas = areasOf(forces, seat);
    const { vp, logistics } = ofSeat(seats, seat);
    return {
      points: vp,
      areas: areas.length,
      full: areas.filter((area) => forces[area]?.full).length,
      logistics,
    };
  });
}
