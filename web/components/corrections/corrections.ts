import type { formOf, ValueForm } from '../../../engine/core/value-form';
import type { Offer } from '../../../engine/game/offer';
import type { People } from '../frame/people';
import type { FieldWords } from '../table/fields/field-words';

/**
 * The data that a moderator needs to correct orders and positions: the orders that a seat could have given, as far as
 * the moderator's own view of the position shows, the values that a position may have, and the game's words for both.
 */
export interface Corrections {
  /** All orders that a seat may give in a position, after the orders before it in the list. */
  readonly offers: (view: unknown, seat: string, before: readonly unknown[]) => readonly Offer<object>[];
  /** The actor of an order, and its effect: "Fleet in Midtown", "to Harlem". */
  readonly words: (order: object, view: unknown, people: People) => readonly [what: string, does: string];
  /** The result of an order, if the game has words of its own for it. */
  readonly result?: ((result: string) => string) | undefined;
  /** Information for the moderator about hidden cards. */
  readonly hint?: string;
  readonly fields: (people: People) => FieldWords;
  /** The values that a position of these seats may have. */
  readonly positionForm: (seats: readonly string[]) => Promise<ValueForm>;
  /** Completes a moderator's new entry in a list of the position: the number of a unit. */
  readonly completed?: (path: readonly (string | number)[], entry: unknown, position: unknown) => unknown;
}

/** The form of the values that a game's schema accepts. The code that creates forms is fetched with the first one. */
export async function formOfPosition(schema: Parameters<typeof formOf>[0]): Promise<ValueForm> {
  return (await import('../../../engine/core/value-form')).formOf(schema);
}
