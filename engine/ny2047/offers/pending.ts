import type { Pending, PendingSeat } from '../../game';
import { shortName } from '../data/factions';
import type { Choice, Faction, Position } from '../types';
import { momentOf } from './moment';

/** What the game waits for: orders of all factions in play, or the choices of those that have one. */
export function pendingOf(position: Position): Pending | null {
  const { phase, seats, eliminated } = position;
  const inPlay = seats.filter((faction) => !eliminated.some((entry) => entry.faction === faction));
  switch (phase) {
    case 'orders':
      return {
        pace: 'orders',
        clock: labelOf(position),
        seats: inPlay.map((faction) => ordersOf(position, faction)),
      };
    case 'adjustment':
      return {
        pace: 'adjustment',
        clock: labelOf(position),
        seats: inPlay.flatMap((faction) => {
          const choice = position.pending?.[faction];
          return choice ? [choiceOf(faction, choice)] : [];
        }),
      };
    case 'finished':
      return null;
  }
}

/** Names the moment: "Spring 2047", "Spring 2047, adjustment"; of a finished game its last turn. */
export function labelOf(position: Position): string {
  return momentOf(position).join(', ');
}

function ordersOf(position: Position, faction: Faction): PendingSeat {
  const units = position.units.filter((unit) => unit.faction === faction).length;
  return {
    seat: faction,
    owes: true,
    decision: `orders for ${counted(units, 'unit')}`,
    fallback: { says: `Every unit of ${shortName(faction)} without an order holds.`, rule: '4.2' },
  };
}

function choiceOf(faction: Faction, { disband, relocate }: Choice): PendingSeat {
  const decisions = [
    ...(relocate ? ['a new home base'] : []),
    ...(disband > 0 ? [`${counted(disband, 'unit')} to disband`] : []),
  ];
  const fallbacks = [
    ...(relocate ? ['The home base moves to a land star with a unit on it, else to the nearest.'] : []),
    ...(disband > 0 ? ['The units farthest from the home base are disbanded.'] : []),
  ];
  return {
    seat: faction,
    owes: true,
    decision: decisions.join(' and '),
    fallback: { says: fallbacks.join(' '), rule: '13.4' },
  };
}

/** "1 unit", "3 units". */
export function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}
