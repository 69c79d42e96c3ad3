import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { Answer } from '../../lib/ask';
import { useMutation, wordsOf } from '../../lib/mutate';
import { ActionButton } from '../forms/action-button';
import { TextAreaField } from '../forms/field';
import { ProblemNote } from '../forms/problem-note';

interface RulingFormProps<Effect> {
  readonly children: ReactNode;
  /** Requests the effect without ruling. */
  readonly consider: () => Promise<Answer<Effect>>;
  readonly show: (effect: Effect) => ReactNode;
  readonly send: (reason: string) => Promise<Answer<unknown>>;
  /** The last button's text, and how to undo the ruling. */
  readonly action: string;
  readonly undo: string;
}

/** Rules in two steps: first the ruling and its reason, then a look at the effect before it is sent. */
export function RulingForm<Effect>({ children, consider, ...last }: RulingFormProps<Effect>) {
  const t = useTranslations('ruling-form');
  const [reason, setReason] = useState('');
  const [effect, setEffect] = useState<Effect | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const look = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await consider();
    setRefused(answer.ok ? null : wordsOf(answer.problem));
    setEffect(answer.ok ? answer.value : null);
  };
  if (effect !== null)
    return <Considered {...last} effect={effect} reason={reason} back={() => setEffect(null)} />;
  return (
    <form className="form" onSubmit={look}>
      {children}
      <TextAreaField
        label={t('reason')}
        rows={2}
        required
        minLength={5}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        help={t('reasonHelp')}
      />
      <ProblemNote problem={refused} />
      <div className="form-actions">
        <button type="submit" className="button">
          {t('look')}
        </button>
      </div>
    </form>
  );
}

interface ConsideredProps<Effect> extends Omit<RulingFormProps<Effect>, 'children' | 'consider'> {
  readonly effect: Effect;
  readonly reason: string;
  readonly back: () => void;
}

function Considered<Effect>({ effect, reason, back, show, send, action, undo }: ConsideredProps<Effect>) {
  const t = useTranslations('ruling-form');
  const mutation = useMutation();
  return (
    <div className="form">
      <h2 className="title-3">{t('does')}</h2>
      <div className="card ruling-effect">{show(effect)}</div>
      <p>{t.rich('reasonIs', { reason, b: (words) => <b>{words}</b> })}</p>
      <p className="muted">
        {t('public')} {undo}
      </p>
      <ProblemNote problem={mutation.problem} />
      <div className="form-actions">
        <ActionButton by={mutation} className="button main" send={() => send(reason)}>
          {action}
        </ActionButton>
        <button type="button" className="button quiet" disabled={mutation.busy} onClick={back}>
          {t('back')}
        </button>
      </div>
    </div>
  );
}
