import type { OpenPart } from '../../../engine/game/offer';
import { nameOf, type People } from '../../components/frame/people';
import type { FieldWords } from '../../components/table/fields/field-words';
import type { Texts } from '../../lib/texts';
import { valueName } from './names';

const ATTACK = ['count', 'dice', 'rolls', 'keep', 'move'] as const;
const OTHERS = ['mayor', 'bonusTo', 'to', 'at', 'crossing', 'seat', 'cards', 'between'] as const;
const FIELDS = [...ATTACK, ...OTHERS];

/** The names of orders' fields, and of their values. */
export function fieldWords(people: People, t: Texts<'nyc-risk'>): FieldWords {
  return {
    label: (part) => {
      const field = FIELDS.find((one) => one === part.field);
      if (isMayorsMove(part)) return t('mayorGoesAlong');
      return field === undefined ? part.field : t(`field.${field}`);
    },
    value: (value) =>
      typeof value === 'string' && people[value] !== undefined ? nameOf(people, value) : valueName(value, t),
    anotherPlace: t('anotherHood'),
  };
}

/** Whether the mayor moves with the units; in other orders the field names the hood where the mayor begins. */
function isMayorsMove(part: OpenPart): boolean {
  return part.field === 'mayor' && part.kind === 'choice' && part.from.includes(true);
}
