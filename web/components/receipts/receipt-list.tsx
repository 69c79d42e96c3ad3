import type { Receipts } from '../../../functions/api/schemas/receipts';
import { counted } from '../../lib/time';
import { When } from '../frame/when';

interface ReceiptListProps {
  readonly game: string;
  readonly receipts: Receipts['receipts'];
}

/** What the platform held and made, turn by turn, each to be kept as a file. */
export function ReceiptList({ game, receipts }: ReceiptListProps) {
  const shown = receipts.filter(({ orders, adjudicated }) => orders !== null || adjudicated !== null);
  if (shown.length === 0) return <p className="card empty">Nothing has been stored or adjudicated yet.</p>;
  return (
    <ol className="card rows">
      {shown.map(({ step, label, orders, adjudicated }) => (
        <li key={step}>
          <div className="grow">
            <h2 className="title-3">
              {step}. {label}
            </h2>
            {orders === null ? null : (
              <p className="small">
                Your {counted(orders.orders.length, 'order')}, stored <When at={orders.storedAt} as="long" />.{' '}
                <Keep name={`orders-${game}-${step}`} content={orders} what={`your orders of turn ${step}`} />
              </p>
            )}
            {adjudicated === null ? null : (
              <p className="small">
                Adjudicated <When at={adjudicated.closedAt} as="long" />, hash{' '}
                <span className="mono">{adjudicated.hash.slice(0, 12)}</span>.{' '}
                <Keep name={`turn-${game}-${step}`} content={adjudicated} what={`turn ${step}`} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

interface KeepProps {
  readonly name: string;
  readonly content: object;
  readonly what: string;
}

function Keep({ name, content, what }: KeepProps) {
  const file = `data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(content, null, 1))}`;
  return (
    <a href={file} download={`${name}.json`}>
      Keep the receipt<span className="hidden-text"> of {what}</span>
    </a>
  );
}
