'use client';

import { useState } from 'react';
import type { DeskSeason } from '../../../functions/api/schemas/desk';
import { api } from '../../lib/api';
import { Card } from '../forms/card';
import { SelectField } from '../forms/field';
import { SendText } from '../forms/send-text';

interface AnnounceFormProps {
  readonly league: string;
  readonly seasons: readonly DeskSeason[];
}

const WHOLE = '';

/** Announces something to the league or one of its seasons. */
export function AnnounceForm({ league, seasons }: AnnounceFormProps) {
  const [to, setTo] = useState(WHOLE);
  return (
    <Card title="Announce">
      <p className="muted">
        It shows for two weeks on the season’s page and on the first page of every member, and stays in the
        log for good. You can edit and withdraw it where it shows; mails that have been sent stay as they are.
      </p>
      <SelectField
        label="To"
        value={to}
        onChange={(event) => setTo(event.target.value)}
        options={seasons.map(({ season }) => [season.id, season.name])}
      >
        <option value={WHOLE}>The whole league</option>
      </SelectField>
      <SendText
        label="Text, in Markdown"
        rows={3}
        min={5}
        max={4000}
        action="Announce"
        send={(text) =>
          api('POST /leagues/{id}/announcements', { id: league }, { season: to === WHOLE ? null : to, text })
        }
      />
    </Card>
  );
}
