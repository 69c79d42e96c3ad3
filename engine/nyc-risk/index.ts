import { SEAT_COLOURS } from '../core/by-seat';
import type { GameSystem, Outcome, SeatId } from '../game';
import { adjudicate } from './adjudicate';
import { automatic } from './automatic';
import { decentBot } from './bots/decent';
import { randomBot } from './bots/random';
import { dealings } from './dealings';
import { describe } from './describe';
import { legal } from './legal';
import { lengthOf } from './length';
import { OPTIONS, type Options } from './options';
import type { Order } from './order-types';
import { labelOf, pendingOf } from './pending';
import { progressOf } from './progress';
import { read } from './read';
import { endOf, scoreOf, unitsOf } from './score';
import { setup } from './setup';
import { bySeat } from './table';
import type { Position } from './types';
import { validate } from './validate';
import { validatePlan } from './validate-plan';
import { view, viewResult } from './view';

/** City of New York Risk: dice, hidden cards, and a subway train that ends the game. */
export const nycRisk: GameSystem<Position, Order, Options> = {
  id: 'nyc-risk',
  title: 'City of New York Risk',
  rulesVersion: '2',
  seats: { names: SEAT_COLOURS, fixed: false, min: 3, max: 6, usual: 4 },
  options: OPTIONS,
  measures: [
    { id: 'points', name: 'Points' },
    { id: 'neighbourhoods', name: 'Neighbourhoods' },
    { id: 'adventure', name: 'Adventure points' },
    { id: 'units', name: 'Units' },
  ],
  bots: [randomBot, decentBot],
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
  view,
  viewResult,
  outcome: outcomeOf,
  progress: progressOf,
  figures: figuresOf,
  label: labelOf,
  describe,
  dealings,
};

/** 11.3, 11.4 The placing: seats of equal rank stand together. */
function outcomeOf(position: Position): Outcome | null {
  const end = endOf(position);
  if (end === null) return null;
  const ranks = [...new Set(Object.values(end.ranks))].sort((one, other) => one - other);
  return {
    type: end.end,
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
