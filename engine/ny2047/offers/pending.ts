import type { Message, Pending, PendingSeat } from '../../game';
import { message } from '../message';
import { factionName } from '../reading/names';
import type { Choice, Faction, Position, Season } from '../types';

const SEASON_NAMES: Readonly<Record<Season, string>> = { spring: 'Spring', fall: 'Fall' };

/** The turn of a position, and its phase where that is not the usual one: "Spring 2047", "adjustment". */
function momentOf({ year, season, phase }: Position): readonly [turn: string, phase?: string] {
  const turn = `${SEASON_NAMES[season]} ${year}`;
  return phase === 'adjustment' ? [turn, phase] : [turn];
}

/** The decisions that the game waits for: orders of all factions in play, or the choices of those that have one. */
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

/** The label of the moment: "Spring 2047", "Spring 2047, adjustment"; for a finished game its last turn. */
export function labelOf(position: Position): string {
  return momentOf(position).join(', ');
}

function ordersOf(position: Position, faction: Faction): PendingSeat {
  const units = position.units.filter((unit) => unit.faction === faction).length;
  return {
    seat: faction,
    owes: true,
    decision: message('decisions.orders', { count: units }),
    fallback: { says: message('fallbacks.orders', { seat: factionName(faction) }), rule: '4.2' },
  };
}

function choiceOf(faction: Faction, { disband, relocate }: Choice): PendingSeat {
  const [decision, says] = choiceMessages(relocate !== null, disband);
  return { seat: faction, owes: true, decision, fallback: { says, rule: '13.4' } };
}

function choiceMessages(isBase: boolean, count: number): readonly [decision: Message, fallback: Message] {
  if (!isBase) return [message('decisions.disband', { count }), message('fallbacks.disband')];
  return count > 0
    ? [message('decisions.both', { count }), message('fallbacks.both')]
    : [message('decisions.home'), message('fallbacks.home')];
}
