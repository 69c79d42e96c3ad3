import { type Form, isCount, isRecord } from '../../core/forms';
import { GOODS, type Good } from '../card-types';
import { isCard, isDesign } from '../data/cards';
import { isResource } from '../data/goods';

export const card: Form = isCard;
export const design: Form = isDesign;
export const cardOrDesign: Form = (value) => isCard(value) || isDesign(value);

export function isGood(value: unknown): value is Good {
  return GOODS.some((known) => known === value);
}
export const resource: Form = (value) => isGood(value) && isResource(value);

/** Goods with the number of each, at least one. */
export const someGoods: Form = (value) =>
  isRecord(value) &&
  Object.keys(value).length > 0 &&
  Object.entries(value).every(([key, count]) => isGood(key) && isCount(count) && count > 0);

/** 3.10 Limits by location, and "*" for the rest. */
export const defence: Form = (value) =>
  isRecord(value) &&
  Object.entries(value).every(([key, limit]) => (key === '*' || isCard(key)) && isCount(limit));
