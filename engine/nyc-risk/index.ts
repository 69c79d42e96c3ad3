import type { GameSystem, SeatId } from '../game';
import type { Outcome } from '../game/outcome';
import { randomBot } from './bots/random';
import { sharpBot } from './bots/sharp';
import { steadyBot } from './bots/steady';
import { IDENTITY } from './identity';
import { MEASURES } from './measures';
import { automatic } from './offers/automatic';
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
import { progressOf } from './reading/progress';
import { read } from './reading/read';
import { STATISTICS } from './reading/statistics';
import { view, viewResult } from './reading/view';
import { adjudicate } from './rules/adjudicate';
import { endOf, scoreOf, unitsOf } from './rules/ending';
import { shuffleHidden } from './rules/hands';
import { setup } from './rules/setup';
import { bySeat } from './rules/working-copy';
import type { Position } from './types';

/** City of New York Risk: dice, hidden cards, and a subway train that ends the game. */
export const nycRisk: GameSystem<Position, Order, Options> = {
  id: 'nyc-risk',
  ...IDENTITY,
  rulesVersion: '2',
  options: OPTIONS,
  measures: MEASURES,
  bots: { random: randomBot, gentle: randomBot, steady: steadyBot, sharp: sharpBot },
  setup,
  length: lengthOf,
  read: (position, _options, seats) => read(position, seats),
  pending: pendingOf,
  validate,
  validatePlan,
  legal,
  automatic,
  // 13.7
  takeOver: ({ status }, seat) => (status[seat] === 'vacant' ? [{ type: 'takeOver' }] : []),
  adjudicate,
  shuffleHidden,
  dealHidden,
  view,
  viewResult,
  outcome: outcomeOf,
  progress: progressOf,
  figures: figuresOf,
  label: labelOf,
  describe,
  dealings,
  statistics: STATISTICS,
  openings: OPENINGS,
  notation,
};

/**
 * 11.3, 11.4 The placing: seats of equal rank share a place. The last seat in play wins alone, a game ended by the
 * train is scored.
 */
function outcomeOf(position: Position): Outcome | null {
  const end = endOf(position);
  if (end === null) return null;
  const ranks = [...new Set(Object.values(end.ranks))].sort((one, other) => one - other);
  return {
    type: end.end,
    end: end.end === 'elimination' ? 'solo' : 'points',
    winners: end.winners,
    placing: ranks.map((rank) => position.order.filter((seat) => end.ranks[seat] === rank)),
  };
}

function figuresOf(position: Position): Readonly<Record<SeatId, Readonly<Record<string, number>>>> {
  return bySeat(position.seats, (seat) => {
    const { total, neighbourhoods, adventure } = scoreOf(position, seat);
    return { points: total, neighbourhoods, adventure, units: unitsOf(position, seat) };
  });
}
