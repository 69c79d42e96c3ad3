'use client';

import { CircleAlert, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import type { GameExport, Verification } from '../../../engine/verify';
import { api } from '../../lib/api';
import { counted } from '../../lib/time';

type State = 'idle' | 'working' | { readonly failed: string } | { readonly result: Verification };

interface VerifierProps {
  readonly game: string;
  /** Says the result in one line. */
  readonly isBrief?: boolean;
}

/** Fetches a finished game and replays it in the browser, which loads the engine only then. */
export function Verifier({ game, isBrief = false }: VerifierProps) {
  const [state, setState] = useState<State>('idle');
  const check = async () => {
    setState('working');
    const answer = await api('GET /games/{id}/export', { id: game });
    if (!answer.ok) return setState({ failed: answer.problem.detail });
    const { verifyGame } = await import('../../../engine/verify');
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
        <ShieldCheck size={18} />{' '}
        {state === 'working' ? 'Playing it again' : isBrief ? 'Check it now' : 'Play it again'}
      </button>
      <div className={isBrief ? 'mt-3' : 'mt-6'} aria-live="polite">
        {typeof state === 'object' ? <Outcome state={state} isBrief={isBrief} /> : null}
      </div>
    </div>
  );
}

function Outcome({ state, isBrief }: { state: Exclude<State, string>; isBrief: boolean }) {
  if ('failed' in state) return <Alarm text={state.failed} />;
  const { result } = state;
  if (!result.ok) return <Alarm text={`${result.message} (step ${result.step})`} />;
  if (isBrief)
    return (
      <p className="notice">
        <ShieldCheck size={20} />
        <span>This game’s chain of hashes holds: {counted(result.steps, 'step')} played again.</span>
      </p>
    );
  return (
    <p className="notice">
      <ShieldCheck size={20} />
      <span>
        <b>It holds.</b> {counted(result.steps, 'step')} played again, and every hash matches the published
        one.
        {result.rulings.length === 0
          ? ''
          : ` Moderators changed the board by ruling ${result.rulings.join(', ')}; the check takes their changes as published.`}
        {result.rerolled.length === 0
          ? ''
          : ` Dice and shuffles after ruling ${result.rerolled.join(', ')} follow that ruling, because it took steps back.`}{' '}
        The last hash is <span className="mono break-all">{result.hash}</span>.
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
