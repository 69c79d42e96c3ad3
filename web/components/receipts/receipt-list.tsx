import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Receipts } from '../../../functions/core/step/receipts.schema';
import { hidden } from '../frame/hidden';
import { When } from '../frame/when';

interface ReceiptListProps {
  readonly game: string;
  readonly receipts: Receipts['receipts'];
}

/** The receipts of a game's orders and results, turn by turn, each to be downloaded as a file. */
export function ReceiptList({ game, receipts }: ReceiptListProps) {
  const t = useTranslations('receipts');
  const shown = receipts.filter(({ orders, adjudicated }) => orders !== null || adjudicated !== null);
  if (shown.length === 0) return <p className="card empty">{t('none')}</p>;
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
                {t.rich('orders', {
                  orders: orders.orders.length,
                  time: () => <When at={orders.storedAt} as="long" />,
                })}{' '}
                <Keep name={`orders-${game}-${step}`} content={orders}>
                  {t.rich('keepOrders', { step, hidden })}
                </Keep>
              </p>
            )}
            {adjudicated === null ? null : (
              <p className="small">
                {t.rich('adjudicated', {
                  hash: adjudicated.hash.slice(0, 12),
                  time: () => <When at={adjudicated.closedAt} as="long" />,
                  mono: (words) => <span className="mono">{words}</span>,
                })}{' '}
                <Keep name={`turn-${game}-${step}`} content={adjudicated}>
                  {t.rich('keepTurn', { step, hidden })}
                </Keep>
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
  readonly children: ReactNode;
}

function Keep({ name, content, children }: KeepProps) {
  const file = `data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(content, null, 1))}`;
  return (
    <a href={file} download={`${name}.json`}>
      {children}
    </a>
  );
}
