'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Game } from '../../../functions/core/game/games.schema';
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
  const t = useTranslations('cases');
  const { id, steps } = game;
  const turns = game.state === 'finished' ? steps : [...steps, { step: game.step, label: game.label }];
  const [step, setStep] = useState(steps.at(-1)?.step ?? game.step);
  return (
    <Card title={t('newDispute.title')}>
      <p className="muted">{holds ? t('newDispute.holds') : t('newDispute.goesOn')}</p>
      <SelectField
        label={t('newDispute.turn')}
        id="step"
        value={step}
        onChange={(event) => setStep(Number(event.target.value))}
        options={[...turns].reverse().map((turn) => [turn.step, `${turn.step}. ${turn.label}`])}
      />
      <SendText
        label={t('newDispute.what')}
        rows={4}
        min={10}
        max={2000}
        action={t('newDispute.act')}
        send={(text) => api('POST /games/{id}/disputes', { id }, { step, text })}
      />
    </Card>
  );
}
