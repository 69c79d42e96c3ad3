import { ReceiptText } from 'lucide-react';
import { useTexts } from '#texts';
import type { StoredOrders } from '../../../functions/core/game/games.schema';
import { clockWithSeconds } from '../../lib/time';
import { useZone } from '../frame/reader';

/** When the list was stored and under which receipt, for disputes. */
export function Receipt({ stored }: { stored: StoredOrders }) {
  const t = useTexts('table');
  const zone = useZone();
  const time = clockWithSeconds(Date.parse(stored.storedAt), zone);
  const { enteredBy, byMail } = stored;
  return (
    <p className="receipt tiny dim">
      <ReceiptText size={16} />
      <span>
        {t.rich(stored.orders.length === 0 ? 'receipt.none' : 'receipt.stored', {
          time,
          receipt: shortHash(stored.receipt),
          mono: (words) => <span className="mono">{words}</span>,
        })}{' '}
        {enteredBy === undefined ? null : <b>{t('receipt.entered', { name: enteredBy.name, time })}</b>}
        {byMail === true ? t('receipt.byMail', { time }) : null}
      </span>
    </p>
  );
}

/** A hash in the form in which people read it out: "7c1f-9a02-e4". */
export function shortHash(hash: string): string {
  return `${hash.slice(0, 4)}-${hash.slice(4, 8)}-${hash.slice(8, 10)}`;
}
