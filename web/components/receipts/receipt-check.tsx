'use client';

import { CircleAlert, ShieldCheck } from 'lucide-react';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import type { ReceiptKeys } from '../../../functions/api/schemas/receipts';
import type { CheckedReceipt } from '../../lib/check-receipt';
import { TextAreaField } from '../forms/field';
import { seatFullName } from '../frame/seats';
import { When } from '../frame/when';

/** Checks a receipt in the browser. */
export function ReceiptCheck({ keys }: { readonly keys: ReceiptKeys['keys'] }) {
  const [checked, setChecked] = useState<CheckedReceipt | null>(null);
  const check = async (receipt: string) => {
    const { checkReceipt } = await import('../../lib/check-receipt');
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
          Receipt file
        </label>
        <input id="receipt-file" className="input" type="file" accept=".json" onChange={checkFile} />
        <p className="help">The check runs in this browser: the file is not sent anywhere.</p>
      </div>
      <div aria-live="polite">{checked === null ? null : <Checked checked={checked} />}</div>
      <details className="small">
        <summary>Paste the signed line instead</summary>
        <PastedReceipt onCheck={check} onChange={() => setChecked(null)} />
      </details>
    </div>
  );
}

interface PastedReceiptProps {
  readonly onCheck: (receipt: string) => Promise<void>;
  readonly onChange: () => void;
}

function PastedReceipt({ onCheck, onChange }: PastedReceiptProps) {
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onCheck(text);
  };
  return (
    <form className="form" onSubmit={submit}>
      <TextAreaField
        label="Receipt"
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
        help="The content of a receipt file, or only its signed line."
      />
      <div className="form-actions">
        <button type="submit" className="button">
          Check it
        </button>
      </div>
    </form>
  );
}

function Checked({ checked }: { readonly checked: CheckedReceipt }) {
  if (!checked.ok)
    return (
      <p className="call" role="alert">
        <CircleAlert size={20} /> <span>{checked.message}</span>
      </p>
    );
  const { statement, orders } = checked;
  if (orders === 'different')
    return (
      <p className="call" role="alert">
        <CircleAlert size={20} /> <span>The signature is valid, but it was given for other orders.</span>
      </p>
    );
  return (
    <p className="notice">
      <ShieldCheck size={20} />
      <span>
        <b>The receipt is valid.</b>{' '}
        {statement.of === 'orders' ? (
          <>
            The platform held {orders === 'same' ? 'these orders' : 'orders'} of{' '}
            {seatFullName(statement.seat)} for turn {statement.step}, version {statement.version}, since{' '}
            <When at={new Date(statement.storedAt).toISOString()} as="long" />.
          </>
        ) : (
          <>
            Turn {statement.step} was adjudicated under rules {statement.rulesVersion} at{' '}
            <When at={new Date(statement.closedAt).toISOString()} as="long" />, with the hash{' '}
            <span className="mono break-all">{statement.hash}</span>.
          </>
        )}
      </span>
    </p>
  );
}
