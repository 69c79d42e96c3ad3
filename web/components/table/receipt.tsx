import { ReceiptText } from 'lucide-react';
import type { StoredOrders } from '../../../functions/api/schemas/games';
import { clockWithSeconds } from '../../lib/time';
import { useZone } from '../frame/reader';

/** When the list was stored and under which receipt, for disputes. */
export function Receipt({ stored }: { stored: StoredOrders }) {
  const zone = useZone();
  const at = clockWithSeconds(Date.parse(stored.storedAt), zone);
  return (
    <p className="receipt tiny dim">
      <ReceiptText size={16} />
      <span>
        {stored.orders.length === 0 ? `No order is stored, as of ${at}.` : `Stored ${at}.`} Receipt{' '}
        <span className="mono">{shortHash(stored.receipt)}</span>. No one sees your orders before the
        deadline.
      </span>
    </p>
  );
}

/** A hash as people read it out: "7c1f-9a02-e4". */
export function shortHash(hash: string): string {
  return `${hash.slice(0, 4)}-${hash.slice(4, 8)}-${hash.slice(8, 10)}`;
}
