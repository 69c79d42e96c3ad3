import type { GameSystem } from '../../../engine/game';
import type { Board } from '../../../engine/game/board';
import type { Translate } from '../../../messages/translate';
import { nameOf, namesOf, type People } from '../../components/frame/people';
import { withNames } from '../../components/frame/seats';

/** What a game without words of its own needs to speak of its orders and its board. */
export interface Words {
  readonly say: Translate;
  readonly people: People;
}

/** An order in words; in a game without any in its notation, and at last as it is stored. */
export function orderInWords(
  system: GameSystem,
  view: unknown,
  order: unknown,
  { say, people }: Words,
): string {
  const text =
    system.orderInWords === undefined
      ? (system.notation?.print(view, order) ?? JSON.stringify(order))
      : say(system.orderInWords(view, order));
  return withNames(text, namesOf(people));
}

/** The name of a space, or of a seat; any other value as it is. */
export function valueInWords(board: Board | undefined, value: unknown, people: People): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  const space = board?.spaces.find(({ id }) => id === text);
  return space?.name ?? (people[text] === undefined ? text : nameOf(people, text));
}
