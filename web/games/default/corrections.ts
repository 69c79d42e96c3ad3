import * as z from 'zod';
import type { GameSystem } from '../../../engine/game';
import type { Offer, OpenPart } from '../../../engine/game/offer';
import type { Translate } from '../../../messages/translate';
import { type Corrections, formOfPosition } from '../../components/corrections/corrections';
import type { People } from '../../components/frame/people';
import type { FieldWords } from '../../components/table/fields/field-words';
import { orderInWords, valueInWords } from './words';

/** The texts of an area `says-position-<game>`. */
export interface PositionTexts {
  (key: string): string;
  has(key: string): boolean;
}

/**
 * The texts and offers for giving and correcting orders, from what the engine offers.
 * @param texts the names of the fields of its positions, which name those of its orders, too
 */
export function corrections(system: GameSystem, say: Translate, texts: PositionTexts): Corrections {
  return {
    offers: (view, seat, before) => system.legal(view, seat, before) as readonly Offer<object>[],
    words: (order, view, people) => [orderInWords(system, view, order, { say, people }), ''],
    fields: (people) => fieldWords(people, texts),
    positionForm: (seats) =>
      formOfPosition(system.positionSchema?.(seats) ?? z.record(z.string(), z.unknown())),
  };
}

function fieldWords(people: People, texts: PositionTexts): FieldWords {
  const label = ({ field }: OpenPart) => {
    const key = `field.${field.split('.').at(-1) ?? field}`;
    return texts.has(key) ? texts(key) : field;
  };
  return { label, value: (value) => valueInWords(undefined, value, people), ranked: () => true };
}
