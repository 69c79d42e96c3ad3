'use client';

import { useState } from 'react';
import type { Game } from '../../../functions/api/schemas/games';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { ProblemNote } from '../forms/problem-note';

interface DisputeFormProps {
  readonly game: Pick<Game, 'id' | 'step' | 'label' | 'steps' | 'state'>;
  readonly holds: boolean;
}

/** A player disputes a turn. */
export function DisputeForm({ game, holds }: DisputeFormProps) {
  const { busy, problem, run } = useMutation();
  const { id, steps } = game;
  const turns = game.state === 'finished' ? steps : [...steps, { step: game.step, label: game.label }];
  const [step, setStep] = useState(steps.at(-1)?.step ?? game.step);
  const [text, setText] = useState('');
  return (
    <section className="side-card" aria-labelledby="dispute">
      <h2 id="dispute">Dispute a turn</h2>
      <p className="muted">
        Moderators who do not play in this game answer. Only they and you read what you write; the answer is
        public. {holds ? 'The game waits until then.' : 'The game goes on meanwhile.'}
      </p>
      <div className="field mt-3">
        <label htmlFor="step">Turn</label>
        <select
          id="step"
          className="input"
          value={step}
          onChange={(event) => setStep(Number(event.target.value))}
        >
          {[...turns].reverse().map((turn) => (
            <option key={turn.step} value={turn.step}>
              {turn.step}. {turn.label}
            </option>
          ))}
        </select>
      </div>
      <div className="field mt-3">
        <label htmlFor="text">What went wrong</label>
        <textarea
          id="text"
          className="input"
          rows={4}
          maxLength={2000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <ProblemNote problem={problem} />
      <button
        type="button"
        className="button"
        disabled={busy || text.trim().length < 10}
        onClick={() => void run(() => api('POST /games/{id}/disputes', { id }, { step, text }))}
      >
        Ask the moderators
      </button>
    </section>
  );
}
