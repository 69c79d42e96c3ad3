import type { Pending, PendingSeat } from '../../game';
import type { Atlas } from '../data/atlas';
import { message } from '../message';
import { unitsOf } from '../rules/tally';
import { survivorsOf } from '../rules/votes';
import type { Position, Power, Season } from '../types';

const SEASON_NAMES: Readonly<Record<Season, string>> = {
  spring: 'Spring',
  summer: 'Summer',
  fall: 'Fall',
  winter: 'Winter',
};

/** The orders that the game waits for: of all survivors, retreats, or adjustments of some powers in Winter (15.6). */
export function pendingOf(atlas: Atlas, position: Position): Pending | null {
  const clock = labelOf(position);
  switch (position.phase) {
    case 'orders':
      return {
        pace: 'orders',
        clock,
        seats: survivorsOf(position).map((power) => ordersOf(atlas, position, power)),
      };
    case 'retreats':
      return {
        pace: 'adjustment',
        clock,
        seats: position.seats.flatMap((power) => retreatsOf(atlas, position, power)),
      };
    case 'adjustments':
      return {
        pace: 'adjustment',
        clock,
        seats: position.seats.flatMap((power) => adjustmentOf(atlas, position, power)),
      };
    case 'finished':
      return null;
  }
}

/** The label of the moment: "Spring 1901", "Fall 1901, retreats", "Finished, Fall 1907". */
export function labelOf({ year, season, phase }: Position): string {
  const turn = `${SEASON_NAMES[season]} ${year}`;
  if (phase === 'finished') return `Finished, ${turn}`;
  return phase === 'retreats' ? `${turn}, retreats` : turn;
}

function ordersOf({ powerName }: Atlas, position: Position, power: Power): PendingSeat {
  const units = unitsOf(position, power);
  return {
    seat: power,
    owes: units > 0,
    decision: message('decisions.orders', { count: units }),
    fallback: { says: message('fallbacks.orders', { seat: powerName(power) }), rule: '4.2' },
  };
}

function retreatsOf({ powerName }: Atlas, { dislodged }: Position, power: Power): readonly PendingSeat[] {
  const units = dislodged.filter((unit) => unit.power === power).length;
  if (units === 0) return [];
  return [
    {
      seat: power,
      owes: true,
      decision: message('decisions.retreats', { count: units }),
      fallback: { says: message('fallbacks.retreats', { seat: powerName(power) }), rule: '9.6' },
    },
  ];
}

function adjustmentOf({ powerName }: Atlas, { adjustments }: Position, power: Power): readonly PendingSeat[] {
  const number = adjustments?.[power] ?? 0;
  if (number === 0) return [];
  const seat = powerName(power);
  const fallback =
    number > 0
      ? { says: message('fallbacks.builds', { seat }), rule: '11.6' }
      : { says: message('fallbacks.removals', { seat }), rule: '11.7' };
  const decision =
    number > 0
      ? message('decisions.builds', { count: number })
      : message('decisions.removals', { count: -number });
  return [{ seat: power, owes: true, decision, fallback }];
}
