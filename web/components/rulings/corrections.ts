import type { formOf, ValueForm } from '../../../engine/core/value-form';
import type { Offer } from '../../../engine/game/offer';
import type { People } from '../frame/people';
import type { FieldWords } from '../table/fields/field-words';

/**
 * What a moderator needs to correct orders and positions: what a seat might have ordered, as far as the moderator's own
 * view of the position tells, what may stand in a position, and the game's words for both.
 */
export interface Corrections {
  /** All that a seat may order in a position, after the orders before it in the list. */
  readonly offers: (view: unknown, seat: string, before: readonly unknown[]) => readonly Offer<object>[];
  /** Who or what an order is for, and what it does: "Fleet in Midtown", "to Harlem". */
  readonly words: (order: object, view: unknown, people: People) => readonly [what: string, does: string];
  /** What came of an order, where the game has words of its own for it. */
  readonly result?: ((result: string) => string) | undefined;
  /** What the moderator has to know about hidden cards. */
  readonly hint?: string;
  readonly fields: (people: People) => FieldWords;
  /** What may stand where in a position of these seats. */
  readonly positionForm: (seats: readonly string[]) => Promise<ValueForm>;
  /** Completes what a moderator adds to a list of the position: the number of a unit. */
  readonly completed?: (path: readonly (string | number)[], entry: unknown, position: unknown) => unknown;
}

/** The form of what a game's schema reads. What makes forms is fetched with the first one. */
export async function formOfPosition(schema: Parameters<typeof formOf>[0]): Promise<ValueForm> {
  return (await import('../../../engine/core/value-form')).formOf(schema);
}
