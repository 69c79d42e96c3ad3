import type { Message } from '../../game';
import type { Part } from '../../game/message';
import type { Gain, Good } from '../card-types';
import { findInstant, findLocation } from '../data/cards';
import { entriesOf } from '../data/goods';
import { message } from '../message';
import type { CardId } from '../types';

const GOOD_NAMES: Readonly<Record<Good, Message>> = {
  scrap: message('goods.scrap'),
  fuel: message('goods.fuel'),
  weapons: message('goods.weapons'),
  material: message('goods.material'),
  any: message('goods.any'),
  worker: message('goods.worker'),
  conquest1: message('goods.conquest', { range: 1 }),
  conquest2: message('goods.conquest', { range: 2 }),
  conquest3: message('goods.conquest', { range: 3 }),
  conquest4: message('goods.conquest', { range: 4 }),
  conquest5: message('goods.conquest', { range: 5 }),
  coop1: message('goods.coop', { range: 1 }),
  coop2: message('goods.coop', { range: 2 }),
  coop3: message('goods.coop', { range: 3 }),
  coop4: message('goods.coop', { range: 4 }),
  coop5: message('goods.coop', { range: 5 }),
  incorp1: message('goods.incorp', { range: 1 }),
  incorp2: message('goods.incorp', { range: 2 }),
  incorp3: message('goods.incorp', { range: 3 }),
  contact1: message('goods.contact', { range: 1 }),
  contact2: message('goods.contact', { range: 2 }),
  contact3: message('goods.contact', { range: 3 }),
  defence1: message('goods.defence', { range: 1 }),
  defence3: message('goods.defence', { range: 3 }),
  redevelop: message('goods.redevelop'),
};

/** The name of a good: "cooperation token (2)". */
export function goodName(good: Good): Message {
  return GOOD_NAMES[good];
}

/** The parts of a gain: "2 × fuel", "1 × worker", "1 point". */
export function goodsOf(gain: Gain): readonly Message[] {
  const { vp = 0, card = 0 } = gain;
  const goods = entriesOf(gain).map(([good, count]) =>
    message('goods.amount', { count, good: goodName(good) }),
  );
  const points = vp > 0 ? [message('goods.points', { count: vp })] : [];
  const cards = card > 0 ? [message('goods.cards', { count: card })] : [];
  return [...goods, ...points, ...cards];
}

/** The name of a card; "card" for an unseen one. */
export function nameOf(card: CardId): Part {
  return (findLocation(card) ?? findInstant(card))?.name ?? message('goods.card');
}
