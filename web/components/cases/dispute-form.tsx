'use client';

import { useState } from 'react';
import type { Game } from '../../../functions/api/schemas/games';
import { api } from '../../lib/api';
import { Card } from '../forms/card';
import { SelectField } from '../forms/field';
import { SendText } from '../forms/send-text';

interface DisputeFormProps {
  readonly game: Pick<Game, 'id' | 'step' | 'label' | 'steps' | 'state'>;
  readonly holds: boolean;
}

/** A player disputes a turn. */
export function DisputeForm({ game, holds }: DisputeFormProps) {
  const { id, steps } = game;
  const turns = game.state === 'finished' ? steps : [...steps, { step: game.step, label: game.label }];
  const [step, setStep] = useState(steps.at(-1)?.step ?? game.step);
  return (
    <Card title="Dispute a turn">
      <p className="muted">
        Moderators who do not play in this game answer. Only you and they can read what you write; the answer
        is public, and you can appeal against it once.{' '}
        {holds ? 'The game waits for it.' : 'The game goes on meanwhile.'}
      </p>
      <SelectField
        label="Turn"
        id="step"
        value={step}
        onChange={(event) => setStep(Number(event.target.value))}
        options={[...turns].reverse().map((turn) => [turn.step, `${turn.step}. ${turn.label}`])}
      />
      <SendText
        label="What went wrong"
        rows={4}
        min={10}
        max={2000}
        action="Ask the moderators"
        send={(text) => api('POST /games/{id}/disputes', { id }, { step, text })}
      />
    </Card>
  );
}
