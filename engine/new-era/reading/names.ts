import { listed } from '../../core/listed';
import type { Gain, Good } from '../card-types';
import { entriesOf } from '../data/goods';

const GOOD_NAMES: Readonly<Record<Good, string>> = {
  scrap: 'scrap',
  fuel: 'fuel',
  weapons: 'weapons',
  material: 'material',
  any: 'universal resource',
  worker: 'worker',
  conquest1: 'conquest token (1)',
  conquest2: 'conquest token (2)',
  conquest3: 'conquest token (3)',
  conquest4: 'conquest token (4)',
  conquest5: 'conquest token (5)',
  coop1: 'cooperation token (1)',
  coop2: 'cooperation token (2)',
  coop3: 'cooperation token (3)',
  coop4: 'cooperation token (4)',
  coop5: 'cooperation token (5)',
  incorp1: 'incorporation token (1)',
  incorp2: 'incorporation token (2)',
  incorp3: 'incorporation token (3)',
  contact1: 'contact token (1)',
  contact2: 'contact token (2)',
  contact3: 'contact token (3)',
  defence1: 'defence token (1)',
  defence3: 'defence token (3)',
  redevelop: 'redevelopment token',
};

/** What a good is called: "cooperation token (2)". */
function goodName(good: Good): string {
  return GOOD_NAMES[good];
}

/** A gain in words: "2 × fuel, 1 × worker and 1 point". */
export function goodsText(gain: Gain): string {
  const { vp = 0, card = 0 } = gain;
  const goods = entriesOf(gain).map(([good, count]) => `${count} × ${goodName(good)}`);
  const points = vp > 0 ? [vp === 1 ? '1 point' : `${vp} points`] : [];
  const cards = card > 0 ? [card === 1 ? '1 card' : `${card} cards`] : [];
  return listed([...goods, ...points, ...cards]);
}
