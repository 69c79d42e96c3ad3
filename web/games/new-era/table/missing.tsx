import { useTexts } from '#texts';
import type { SeatId } from '../../../../engine/game';
import { type Missing as MissingGoods, missingFor } from '../../../../engine/new-era/offers/missing';
import type { Order } from '../../../../engine/new-era/orders/order-types';
import type { View } from '../../../../engine/new-era/types';
import type { Language } from '../../../../messages/languages';
import { useLanguage } from '../../../components/frame/reader';
import { listInWords } from '../../../lib/lists';
import type { Texts } from '../../../lib/texts';
import { goodsText } from '../goods-text';

interface MissingProps {
  readonly view: View;
  readonly seat: SeatId;
  /** The orders that come before it. */
  readonly before: readonly Order[];
  readonly order: Order;
}

/** What is missing for an order that cannot be paid (6.4). */
export function Missing({ view, seat, before, order }: MissingProps) {
  const t = useTexts('new-era');
  const language = useLanguage();
  const missing = missingFor(view, seat, before, order);
  if (missing === null) return null;
  return <span className="sub">{t('offers.missing', { goods: missingText(missing, t, language) })}</span>;
}

/** "2 × worker and any resource" */
function missingText(
  { goods, isAnyResource }: MissingGoods,
  t: Texts<'new-era'>,
  language: Language,
): string {
  if (!isAnyResource) return goodsText(goods, t, language);
  const { worker = 0, ...resources } = goods;
  const count = Object.values(resources).reduce((sum, one) => sum + one, 0);
  const workers = worker > 0 ? [goodsText({ worker }, t, language)] : [];
  return listInWords([...workers, t('offers.anyResource', { count })], language);
}
