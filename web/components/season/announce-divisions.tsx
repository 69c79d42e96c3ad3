'use client';

import { useState } from 'react';
import type { Divisions } from '../../../functions/api/schemas/scoring';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { ActionButton } from '../forms/action-button';
import { NumberField, TextField } from '../forms/field';
import { ProblemNote } from '../forms/problem-note';

const RULE_TITLES = {
  up: 'Players who rise',
  down: 'Players who fall',
  target: 'Usual size',
  least: 'Smallest size',
  most: 'Largest size',
} as const;

interface AnnounceDivisionsProps {
  readonly season: string;
  readonly divisions: Divisions;
}

/** Announces the next season of every division, with its players entered. */
export function AnnounceDivisions({ season, divisions }: AnnounceDivisionsProps) {
  const mutation = useMutation();
  const [name, setName] = useState('');
  const [rules, setRules] = useState(divisions.rules);
  const differ = divisions.disagreements;
  const body = { of: name.trim(), ...(differ.length === 0 ? {} : { rules }) };
  return (
    <section className="section form" aria-labelledby="next-divisions">
      <h2 id="next-divisions">The next divisions</h2>
      <NextDivisions next={divisions.next} />
      <p className="muted">
        Each becomes a season with the settings of its division. Players are entered in their division and can
        withdraw until it starts. Bots are left out.
      </p>
      <TextField
        label="Common name of the new divisions"
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
          Announce them
        </ActionButton>
      </div>
    </section>
  );
}

function NextDivisions({ next }: Pick<Divisions, 'next'>) {
  return (
    <ol className="next-divisions">
      {next.map((players, at) => (
        <li key={players.map(({ id }) => id).join(' ')}>
          <b>Division {at + 1}</b> {players.map((player) => player.name).join(', ')}
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
  return (
    <fieldset>
      <legend>Rules for all divisions</legend>
      <p className="muted">
        The divisions state these differently. The lists above follow the highest one. Choose what holds for
        all, now and in the next divisions.
      </p>
      {differ.map(({ rule, why }) => (
        <NumberField
          key={rule}
          label={RULE_TITLES[rule]}
          min={rule === 'up' || rule === 'down' ? 0 : 2}
          value={rules[rule]}
          help={why}
          onChange={(event) => onChange({ ...rules, [rule]: event.target.valueAsNumber || 0 })}
        />
      ))}
    </fieldset>
  );
}
