'use client';

import { CircleAlert, ShieldCheck } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { ReceiptKeys } from '../../../functions/api/schemas/receipts';
import type { CheckedReceipt } from '../../lib/check-receipt';
import { TextAreaField } from '../forms/field';
import { seatFullName } from '../frame/seats';
import { When } from '../frame/when';

/** Checks a receipt in the browser. */
export function ReceiptCheck({ keys }: { readonly keys: ReceiptKeys['keys'] }) {
  const [text, setText] = useState('');
  const [checked, setChecked] = useState<CheckedReceipt | null>(null);
  const check = async (event: FormEvent) => {
    event.preventDefault();
    const { checkReceipt } = await import('../../lib/check-receipt');
    setChecked(await checkReceipt(text, keys));
  };
  return (
    <form className="form" onSubmit={check}>
      <TextAreaField
        label="Receipt"
        id="receipt"
        className="input mono"
        rows={6}
        required
        spellCheck={false}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setChecked(null);
        }}
        help="Paste the content of a receipt file, or only its signed line."
      />
      <div className="form-actions">
        <button type="submit" className="button">
          Check it
        </button>
      </div>
      <div aria-live="polite">{checked === null ? null : <Checked checked={checked} />}</div>
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
