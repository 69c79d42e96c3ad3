import type { Event, RolledEvent } from '../../../../engine/nyc-risk/event-types';
import type { AdventureId } from '../../../../engine/nyc-risk/types';

/**
 * The defender's card that counted in a roll: it is played right before the dice are rolled (12.3); undefined without
 * one.
 */
export function cardOfRoll(events: readonly Event[], roll: RolledEvent): AdventureId | undefined {
  const before = events[events.indexOf(roll) - 1];
  return before?.type === 'cardPlayed' && before.seat === roll.defender ? before.card : undefined;
}
