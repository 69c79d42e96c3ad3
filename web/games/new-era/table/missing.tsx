import { useTexts } from '#texts';
import type { SeatId } from '../../../../engine/game';
import { missingFor } from '../../../../engine/new-era/offers/missing';
import type { Order } from '../../../../engine/new-era/orders/order-types';
import type { View } from '../../../../engine/new-era/types';
import { useLanguage } from '../../../components/frame/reader';
import { missingText } from '../missing-text';

interface MissingProps {
  readonly view: View;
  readonly seat: SeatId;
  /** The orders that come before it. */
  readonly before: readonly Order[];
  readonly order: Order;
}

/** The missing goods for an order that cannot be paid (6.4). */
export function Missing({ view, seat, before, order }: MissingProps) {
  const t = useTexts('new-era');
  const language = useLanguage();
  const missing = missingFor(view, seat, before, order);
  if (missing === null) return null;
  return <span className="sub">{t('offers.missing', { goods: missingText(missing, t, language) })}</span>;
}
