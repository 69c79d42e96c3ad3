'use client';

import { useState } from 'react';
import type { DeskSeason } from '../../../functions/api/schemas/desk';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { ActionButton } from '../forms/action-button';
import { Card } from '../forms/card';
import { SelectField, TextAreaField } from '../forms/field';
import { ProblemNote } from '../forms/problem-note';

interface AnnounceFormProps {
  readonly league: string;
  readonly seasons: readonly DeskSeason[];
}

const WHOLE = '';

/** Announces something to the league or one of its seasons. */
export function AnnounceForm({ league, seasons }: AnnounceFormProps) {
  const mutation = useMutation();
  const [to, setTo] = useState(WHOLE);
  const [text, setText] = useState('');
  const body = { season: to === WHOLE ? null : to, text };
  return (
    <Card title="Announce">
      <p className="muted">
        It shows for two weeks on the season’s page and on the first page of every member, and stays in the
        log for good. It cannot be taken back.
      </p>
      <SelectField
        label="To"
        value={to}
        onChange={(event) => setTo(event.target.value)}
        options={seasons.map(({ season }) => [season.id, season.name])}
      >
        <option value={WHOLE}>The whole league</option>
      </SelectField>
      <TextAreaField
        label="Text"
        rows={3}
        maxLength={1000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <ProblemNote problem={mutation.problem} />
      <ActionButton
        by={mutation}
        disabled={text.trim().length < 5}
        send={() => api('POST /leagues/{id}/announcements', { id: league }, body)}
      >
        Announce
      </ActionButton>
    </Card>
  );
}
