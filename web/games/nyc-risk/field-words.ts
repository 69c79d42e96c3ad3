import type { OpenPart } from '../../../engine/game/offer';
import { nameOf, type People } from '../../components/frame/people';
import type { FieldWords } from '../../components/table/fields/field-words';
import { valueName } from './names';

const LABELS: Readonly<Record<string, string>> = {
  count: 'Units',
  dice: 'Dice',
  rolls: 'Rolls at most',
  keep: 'Stop rolling at this many units',
  move: 'Then move in',
  mayor: 'Your mayor',
  bonusTo: 'Two more units in',
  to: 'Where',
  at: 'Where',
  crossing: 'Crossing',
  seat: 'From',
  cards: 'Cards',
  between: 'Harbours',
};

/** What the fields of orders are called, and what they offer. */
export function fieldWords(people: People): FieldWords {
  return {
    label: (part) => (isMayorsMove(part) ? 'Your mayor goes along' : (LABELS[part.field] ?? part.field)),
    value: (value) =>
      typeof value === 'string' && people[value] !== undefined ? nameOf(people, value) : valueName(value),
    anotherPlace: 'Another hood',
  };
}

/** Whether the mayor moves with the units; elsewhere the field names the hood where the mayor begins. */
function isMayorsMove(part: OpenPart): boolean {
  return part.field === 'mayor' && part.kind === 'choice' && part.from.includes(true);
}
