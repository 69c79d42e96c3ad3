import type { Gain, Good } from '../../../engine/new-era/card-types';
import { entriesOf } from '../../../engine/new-era/data/goods';
import type { Language } from '../../../messages/languages';
import { listInWords } from '../../lib/lists';
import type { Texts } from '../../lib/texts';

/** Goods that differ only in their figure have one name. */
const KINDS = [
  ...(['scrap', 'fuel', 'weapons', 'material', 'any', 'worker'] as const),
  ...(['conquest', 'coop', 'incorp', 'contact', 'defence', 'redevelop'] as const),
] as const;
type GoodKind = (typeof KINDS)[number];

/** The kind of a good; undefined for a word that is no good. */
export function goodKind(good: string): GoodKind | undefined {
  return KINDS.find((kind) => good.replace(/\d$/, '') === kind);
}

/** The name of a good: "cooperation token (2)". */
export function goodName(good: string, t: Texts<'new-era'>): string {
  const kind = goodKind(good);
  return kind === undefined ? good : t(`good.${kind}`, { range: good.slice(kind.length) });
}

/** An amount of a good, of points or of cards: "2 × fuel", "1 point". */
export function amountText(good: Good | 'vp' | 'card', count: number, t: Texts<'new-era'>): string {
  if (good === 'vp') return t('points', { count });
  return good === 'card' ? t('cards', { count }) : t('amount', { count, good: goodName(good, t) });
}

/** A gain in words: "2 × fuel, 1 × worker and 1 point". */
export function goodsText(gain: Gain, t: Texts<'new-era'>, language: Language): string {
  const { vp = 0, card = 0 } = gain;
  const goods = entriesOf(gain).map(([good, count]) => amountText(good, count, t));
  const points = vp > 0 ? [amountText('vp', vp, t)] : [];
  const cards = card > 0 ? [amountText('card', card, t)] : [];
  return listInWords([...goods, ...points, ...cards], language);
}
