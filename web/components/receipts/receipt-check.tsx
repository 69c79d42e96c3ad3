'use client';

import { CircleAlert, ShieldCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ChangeEvent, type FormEvent, type ReactNode, useState } from 'react';
import type { ReceiptKeys } from '../../../functions/core/step/receipts.schema';
import type { CheckedReceipt } from '../../lib/check-receipt';
import { fetchScript } from '../../lib/fetch-script';
import { readEarlyFiles } from '../forms/early-files';
import { TextAreaField } from '../forms/field';
import { seatFullName } from '../frame/seats';
import { When } from '../frame/when';

/** Checks a receipt in the browser. */
export function ReceiptCheck({ keys }: { readonly keys: ReceiptKeys['keys'] }) {
  const t = useTranslations('receipt-check');
  const [checked, setChecked] = useState<CheckedReceipt | null>(null);
  const check = async (receipt: string) => {
    const { checkReceipt } = await fetchScript(() => import('../../lib/check-receipt'));
    setChecked(await checkReceipt(receipt, keys));
  };
  const checkFile = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (file !== undefined) await check(await file.text());
  };
  return (
    <div className="form">
      <div className="field">
        <label className="label" htmlFor="receipt-file">
          {t('file')}
        </label>
        <input
          id="receipt-file"
          className="input"
          type="file"
          ref={readEarlyFiles}
          accept=".json"
          onChange={checkFile}
        />
        <p className="help">{t('fileHelp')}</p>
      </div>
      <div aria-live="polite">{checked === null ? null : <Checked checked={checked} />}</div>
      <details className="small">
        <summary>{t('paste')}</summary>
        <PastedReceipt onCheck={check} onChange={() => setChecked(null)} />
      </details>
      <details className="small">
        <summary>{t('byHand')}</summary>
        <p>{t.rich('byHandHow', { keys: (words) => <a href="/v1/receipts/keys">{words}</a> })}</p>
      </details>
    </div>
  );
}

interface PastedReceiptProps {
  readonly onCheck: (receipt: string) => Promise<void>;
  readonly onChange: () => void;
}

function PastedReceipt({ onCheck, onChange }: PastedReceiptProps) {
  const t = useTranslations('receipt-check');
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onCheck(text);
  };
  return (
    <form className="form" onSubmit={submit}>
      <TextAreaField
        label={t('receipt')}
        id="receipt"
        className="input mono"
        rows={4}
        required
        spellCheck={false}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          onChange();
        }}
        help={t('receiptHelp')}
      />
      <div className="form-actions">
        <button type="submit" className="button">
          {t('check')}
        </button>
      </div>
    </form>
  );
}

const b = (words: ReactNode) => <b>{words}</b>;

function Checked({ checked }: { readonly checked: CheckedReceipt }) {
  const t = useTranslations('receipt-check');
  if (!checked.ok)
    return (
      <p className="call" role="alert">
        <CircleAlert size={20} /> <span>{t('notSigned')}</span>
      </p>
    );
  const { statement, orders } = checked;
  if (orders === 'different')
    return (
      <p className="call" role="alert">
        <CircleAlert size={20} /> <span>{t('otherOrders')}</span>
      </p>
    );
  return (
    <p className="notice">
      <ShieldCheck size={20} />
      <span>
        {statement.of === 'orders'
          ? t.rich('validOrders', {
              b,
              these: orders === 'same' ? 'yes' : 'no',
              seat: seatFullName(statement.seat),
              step: statement.step,
              version: statement.version,
              time: () => <When at={new Date(statement.storedAt).toISOString()} as="long" />,
            })
          : t.rich('validTurn', {
              b,
              step: statement.step,
              rules: statement.rulesVersion,
              time: () => <When at={new Date(statement.closedAt).toISOString()} as="long" />,
              mono: (words) => <span className="mono break-all">{words}</span>,
              hash: statement.hash,
            })}
      </span>
    </p>
  );
}
