import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { ProblemReply } from '../../../functions/core/platform/common.schema';
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
  /** Called after a ruling: the form is empty then, while the page is refreshed. */
  readonly onGiven?: () => void;
  /** Called where what the form was filled from has changed; the page is refreshed, and the reason stays. */
  readonly onStale?: () => void;
}

const STALE = ['stale-step', 'changed-meanwhile'];

/** Rules in two steps: first the ruling and its reason, then a look at the effect before it is sent. */
export function RulingForm<Effect>({
  children,
  consider,
  onGiven,
  onStale,
  ...last
}: RulingFormProps<Effect>) {
  const t = useTranslations('ruling-form');
  const router = useRouter();
  const [reason, setReason] = useState('');
  const [effect, setEffect] = useState<Effect | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const refuse = (problem: ProblemReply) => {
    const isStale = STALE.includes(problem.code);
    setRefused(isStale ? t('stale') : wordsOf(problem));
    if (!isStale) return;
    setEffect(null);
    router.refresh();
    onStale?.();
  };
  const look = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await consider();
    setEffect(answer.ok ? answer.value : null);
    if (answer.ok) setRefused(null);
    else refuse(answer.problem);
  };
  const send = async () => {
    const answer = await last.send(reason);
    if (!answer.ok) {
      refuse(answer.problem);
      return answer;
    }
    setReason('');
    setEffect(null);
    onGiven?.();
    return answer;
  };
  if (effect !== null)
    return <Considered {...last} {...{ effect, reason, send }} back={() => setEffect(null)} />;
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

interface ConsideredProps<Effect> extends Pick<RulingFormProps<Effect>, 'show' | 'action' | 'undo'> {
  readonly effect: Effect;
  readonly reason: string;
  readonly send: () => Promise<Answer<unknown>>;
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
        <ActionButton by={mutation} className="button main" send={send}>
          {action}
        </ActionButton>
        <button type="button" className="button quiet" disabled={mutation.busy} onClick={back}>
          {t('back')}
        </button>
      </div>
    </div>
  );
}
