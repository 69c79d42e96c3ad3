'use client';

import { useState } from 'react';
import type { Game } from '../../../functions/api/schemas/games';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { ActionButton } from '../forms/action-button';
import { Card } from '../forms/card';
import { SelectField, TextAreaField } from '../forms/field';
import { ProblemNote } from '../forms/problem-note';

interface DisputeFormProps {
  readonly game: Pick<Game, 'id' | 'step' | 'label' | 'steps' | 'state'>;
  readonly holds: boolean;
}

/** A player disputes a turn. */
export function DisputeForm({ game, holds }: DisputeFormProps) {
  const mutation = useMutation();
  const { id, steps } = game;
  const turns = game.state === 'finished' ? steps : [...steps, { step: game.step, label: game.label }];
  const [step, setStep] = useState(steps.at(-1)?.step ?? game.step);
  const [text, setText] = useState('');
  return (
    <Card title="Dispute a turn">
      <p className="muted">
        Moderators who do not play in this game answer. Only you and they can read what you write; the answer
        is public. {holds ? 'The game waits for it.' : 'The game goes on meanwhile.'}
      </p>
      <SelectField
        label="Turn"
        id="step"
        value={step}
        onChange={(event) => setStep(Number(event.target.value))}
        options={[...turns].reverse().map((turn) => [turn.step, `${turn.step}. ${turn.label}`])}
      />
      <TextAreaField
        label="What went wrong"
        id="text"
        rows={4}
        maxLength={2000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <ProblemNote problem={mutation.problem} />
      <ActionButton
        by={mutation}
        disabled={text.trim().length < 10}
        send={() => api('POST /games/{id}/disputes', { id }, { step, text })}
      >
        Ask the moderators
      </ActionButton>
    </Card>
  );
}
