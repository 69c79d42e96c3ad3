import { bySeat, ofSeat } from '../core/by-seat';
import type { GameSystem, SeatId } from '../game';
import type { Outcome } from '../game/outcome';
import { randomBot } from './bots/random';
import { sharpBotOf } from './bots/sharp';
import { steadyBot } from './bots/steady';
import { resourceCount } from './data/goods';
import { IDENTITY } from './identity';
import { MEASURES } from './measures';
import { legal } from './offers/legal';
import { labelOf, pendingOf } from './offers/pending';
import { fromPlan, validatePlan } from './offers/plans';
import { validate } from './offers/validate';
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
import { placingOf, scoreOf } from './rules/ending';
import { shuffleHidden } from './rules/piles';
import { opening, setup } from './rules/setup';
import type { Position } from './types';

/** New Era: locations that are conquered, bound by agreements or built into one's own state. */
export const newEra: GameSystem<Position, Order, Options> = {
  id: 'new-era',
  ...IDENTITY,
  rulesVersion: '2',
  options: OPTIONS,
  measures: MEASURES,
  bots: { random: randomBot, gentle: randomBot, steady: steadyBot, sharp: sharpBotOf(() => newEra) },
  setup,
  opening,
  length: lengthOf,
  read,
  pending: pendingOf,
  validate,
  validatePlan,
  fromPlan,
  legal,
  adjudicate,
  shuffleHidden,
  dealHidden,
  view,
  viewResult,
  outcome: outcomeOf,
  figures: figuresOf,
  dealtFactions: ({ seats, players }) => bySeat(seats, (seat) => ofSeat(players, seat).faction),
  label: labelOf,
  describe,
  dealings,
  statistics: STATISTICS,
  openings: OPENINGS,
  notation,
};

/** 11.3 The placing: seats that are still tied share a place. 3.8 The last seat that has not resigned wins alone. */
function outcomeOf(position: Position): Outcome | null {
  if (position.outcome === null) return null;
  const { by, winners } = position.outcome;
  const last = by === 'resignation' && winners.length === 1;
  return { type: by, end: last ? 'solo' : 'points', winners, placing: placingOf(position) };
}

function figuresOf({ seats, players }: Position): Readonly<Record<SeatId, Record<string, number>>> {
  return bySeat(seats, (seat) => {
    const player = ofSeat(players, seat);
    const { locations, agreements, under, goods } = player;
    return {
      points: scoreOf(player),
      locations: Object.values(locations).filter(({ debris }) => !debris).length,
      agreements:
        Object.keys(agreements).length + Object.values(under).filter((use) => use === 'agreement').length,
      goods: (goods.worker ?? 0) + resourceCount(goods),
    };
  });
}
