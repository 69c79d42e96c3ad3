'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import type { Game } from '../../../functions/core/game/games.schema';
import type { ProblemReply } from '../../../functions/core/platform/common.schema';
import type {
  EnteredOrders,
  EnterOrders as EnterOrdersBody,
} from '../../../functions/core/step/entered-orders.schema';
import { api } from '../../lib/api';
import type { Answer } from '../../lib/ask';
import { Check } from '../forms/check';
import { SelectField, TextAreaField } from '../forms/field';
import { ProblemNote } from '../forms/problem-note';
import { seatFullName } from '../frame/seats';
import { When } from '../frame/when';

type Problems = NonNullable<ProblemReply['problems']>;

/** Orders as they were read, with the request: what is stored is what was read, whatever has changed since. */
interface Checked {
  readonly asked: Required<EnterOrdersBody>;
  readonly read: EnteredOrders;
}

/** Enters orders for a player who sent them by other means: first a look at how they are read, then they are stored. */
export function EnterOrders({ game }: { readonly game: Game }) {
  const t = useTranslations('rule-game');
  const seats = game.seats.filter(({ player }) => player.kind === 'human');
  const [seat, setSeat] = useState(seats[0]?.seat ?? '');
  const [text, setText] = useState('');
  const [ready, setReady] = useState(false);
  const [checked, setChecked] = useState<Checked | null>(null);
  const [refused, setRefused] = useState<ProblemReply | null>(null);
  const [busy, setBusy] = useState(false);
  const take = (asked: Required<EnterOrdersBody>, answer: Answer<EnteredOrders>) => {
    setBusy(false);
    setRefused(answer.ok ? null : answer.problem);
    setChecked(answer.ok ? { asked, read: answer.value } : null);
  };
  const read = async () => {
    const orders = { seat, step: game.step, text };
    setBusy(true);
    const answer = await api('POST /games/{id}/entered-orders/check', { id: game.id }, orders);
    take({ ...orders, ready }, answer);
  };
  const store = async ({ asked }: Checked) => {
    setBusy(true);
    take(asked, await api('POST /games/{id}/entered-orders', { id: game.id }, asked));
  };
  const check = (event: FormEvent) => {
    event.preventDefault();
    void read();
  };
  const again = () => {
    setChecked(null);
    setText('');
    setReady(false);
  };
  if (checked !== null)
    return (
      <div className="form">
        <ReadOrders read={checked.read} />
        <div className="form-actions">
          {checked.read.storedAt === null ? (
            <>
              <button
                type="button"
                className="button main"
                disabled={busy}
                onClick={() => void store(checked)}
              >
                {t('enter.store')}
              </button>
              <button type="button" className="button quiet" disabled={busy} onClick={() => setChecked(null)}>
                {t('enter.back')}
              </button>
            </>
          ) : (
            <button type="button" className="button" onClick={again}>
              {t('enter.another')}
            </button>
          )}
        </div>
      </div>
    );
  return (
    <form className="form" onSubmit={check}>
      <SelectField
        label={t('enter.seat')}
        value={seat}
        onChange={(event) => setSeat(event.target.value)}
        options={seats.map((one) => [
          one.seat,
          t('seatOf', { seat: seatFullName(one.seat), player: one.player.name }),
        ])}
      />
      <TextAreaField
        label={t('enter.orders')}
        rows={6}
        maxLength={20_000}
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
        help={t('enter.ordersHelp')}
      />
      <Check
        title={t('enter.ready')}
        about={t('enter.readyHelp')}
        checked={ready}
        onChange={(event) => setReady(event.target.checked)}
      />
      {refused === null ? null : <Refused refused={refused} />}
      <div className="form-actions">
        <button type="submit" className="button" disabled={busy}>
          {t('enter.check')}
        </button>
      </div>
    </form>
  );
}

/** The orders as the platform has read or stored them. */
function ReadOrders({ read }: { readonly read: EnteredOrders }) {
  const t = useTranslations('rule-game');
  const { seat, lines, notes, storedAt } = read;
  const name = seatFullName(seat);
  return (
    <>
      <p role="status">
        {storedAt === null
          ? t('enter.read', { seat: name, count: lines.length })
          : t.rich('enter.stored', {
              ...{ seat: name, count: lines.length },
              time: () => <When at={storedAt} as="long" />,
            })}
      </p>
      <ul className="card ruling-effect mono">
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same order may stand there twice.
          <li key={at}>{line}</li>
        ))}
      </ul>
      {notes.map(({ path, message }) => (
        <p key={path.join('.')} className="small">
          {t('enter.line', { line: Number(path[0] ?? 0) + 1, message })}
        </p>
      ))}
    </>
  );
}

/** Why nothing was stored: the refusal, and what is wrong with each line. */
function Refused({ refused }: { readonly refused: ProblemReply }) {
  const t = useTranslations('rule-game');
  const problems: Problems = refused.problems ?? [];
  return (
    <>
      <ProblemNote problem={refused.detail} />
      <ul className="typed-problems">
        {problems.map(({ path, code, message }) => (
          <li key={`${path.join('.')} ${code} ${message}`}>
            {typeof path[0] === 'number' ? t('enter.line', { line: path[0] + 1, message }) : message}
          </li>
        ))}
      </ul>
    </>
  );
}
