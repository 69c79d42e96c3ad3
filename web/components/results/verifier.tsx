'use client';

import { CircleAlert, ShieldCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { GameExport, Verification } from '../../../engine/verify';
import { api } from '../../lib/api';
import { fetchScript } from '../../lib/fetch-script';

type State = 'idle' | 'working' | { readonly failed: string } | { readonly result: Verification };

interface VerifierProps {
  readonly game: string;
  /** Shows the result in one line. */
  readonly isBrief?: boolean;
}

/** Fetches a finished game and replays it in the browser, which loads the engine only then. */
export function Verifier({ game, isBrief = false }: VerifierProps) {
  const t = useTranslations('verifier');
  const [state, setState] = useState<State>('idle');
  const check = async () => {
    setState('working');
    const answer = await api('GET /games/{id}/export', { id: game });
    if (!answer.ok) return setState({ failed: answer.problem.detail });
    const { verifyGame } = await fetchScript(() => import('../../../engine/verify'));
    setState({ result: verifyGame(answer.value as unknown as GameExport) });
  };
  return (
    <div className="reading">
      <button
        type="button"
        className={isBrief ? 'button' : 'button main'}
        disabled={state === 'working'}
        onClick={() => void check()}
      >
        <ShieldCheck size={18} /> {state === 'working' ? t('working') : isBrief ? t('now') : t('again')}
      </button>
      <div className={isBrief ? 'mt-3' : 'mt-6'} aria-live="polite">
        {typeof state === 'object' ? <Outcome state={state} isBrief={isBrief} /> : null}
      </div>
    </div>
  );
}

function Outcome({ state, isBrief }: { state: Exclude<State, string>; isBrief: boolean }) {
  const t = useTranslations('verifier');
  if ('failed' in state) return <Alarm text={state.failed} />;
  const { result } = state;
  if (!result.ok) return <Alarm text={t('wrong', { message: result.message, step: result.step })} />;
  if (isBrief)
    return (
      <p className="notice">
        <ShieldCheck size={20} />
        <span>{t('brief', { steps: result.steps })}</span>
      </p>
    );
  return (
    <p className="notice">
      <ShieldCheck size={20} />
      <span>
        {t.rich('holds', { steps: result.steps, b: (words) => <b>{words}</b> })}
        {result.rulings.length === 0 ? '' : ` ${t('rulings', { rulings: result.rulings.join(', ') })}`}
        {result.rerolled.length === 0 ? '' : ` ${t('rerolled', { rulings: result.rerolled.join(', ') })}`}{' '}
        {t.rich('last', { hash: () => <span className="mono break-all">{result.hash}</span> })}
      </span>
    </p>
  );
}

function Alarm({ text }: { text: string }) {
  return (
    <p className="call" role="alert">
      <CircleAlert size={20} /> <span>{text}</span>
    </p>
  );
}
