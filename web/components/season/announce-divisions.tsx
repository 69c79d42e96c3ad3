'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Divisions } from '../../../functions/core/division/divisions.schema';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { ActionButton } from '../forms/action-button';
import { NumberField, TextField } from '../forms/field';
import { ProblemNote } from '../forms/problem-note';

interface AnnounceDivisionsProps {
  readonly season: string;
  readonly divisions: Divisions;
}

/** Announces the next season of every division, with its players entered. */
export function AnnounceDivisions({ season, divisions }: AnnounceDivisionsProps) {
  const t = useTranslations('divisions');
  const mutation = useMutation();
  const [name, setName] = useState('');
  const [rules, setRules] = useState(divisions.rules);
  const differ = divisions.disagreements;
  const body = { of: name.trim(), ...(differ.length === 0 ? {} : { rules }) };
  return (
    <section className="section form" aria-labelledby="next-divisions">
      <h2 id="next-divisions">{t('announce.title')}</h2>
      <NextDivisions next={divisions.next} />
      <p className="muted">{t('announce.about')}</p>
      <TextField
        label={t('announce.name')}
        id="next-name"
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      {differ.length === 0 ? null : <RuleFields differ={differ} rules={rules} onChange={setRules} />}
      <ProblemNote problem={mutation.problem} />
      <div className="form-actions">
        <ActionButton
          by={mutation}
          className="button main"
          disabled={name.trim().length < 2}
          send={() => api('POST /seasons/{id}/divisions/next', { id: season }, body)}
          then={(first) => `/seasons/${first.id}`}
        >
          {t('announce.button')}
        </ActionButton>
      </div>
    </section>
  );
}

function NextDivisions({ next }: Pick<Divisions, 'next'>) {
  const t = useTranslations('divisions');
  return (
    <ol className="next-divisions">
      {next.map((players, at) => (
        <li key={players.map(({ id }) => id).join(' ')}>
          {t.rich('announce.players', {
            level: at + 1,
            players: players.map((player) => player.name).join(', '),
            b: (words) => <b>{words}</b>,
          })}
        </li>
      ))}
    </ol>
  );
}

interface RuleFieldsProps {
  readonly differ: Divisions['disagreements'];
  readonly rules: Divisions['rules'];
  readonly onChange: (rules: Divisions['rules']) => void;
}

function RuleFields({ differ, rules, onChange }: RuleFieldsProps) {
  const t = useTranslations('divisions');
  const titles = {
    up: t('announce.up'),
    down: t('announce.down'),
    target: t('announce.target'),
    least: t('announce.least'),
    most: t('announce.most'),
  };
  return (
    <fieldset>
      <legend>{t('announce.rules')}</legend>
      <p className="muted">{t('announce.differ')}</p>
      {differ.map(({ rule, why }) => (
        <NumberField
          key={rule}
          label={titles[rule]}
          min={rule === 'up' || rule === 'down' ? 0 : 2}
          value={rules[rule]}
          help={why}
          onChange={(event) => onChange({ ...rules, [rule]: event.target.valueAsNumber || 0 })}
        />
      ))}
    </fieldset>
  );
}
