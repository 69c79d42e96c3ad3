'use client';

import { useState } from 'react';
import type { Season } from '../../../functions/api/schemas/seasons';
import { api } from '../../lib/api';
import { FoldedCard } from '../forms/card';
import { SendText } from '../forms/send-text';
import { PlayerSelect } from '../season/player-select';

/** An organizer's ruling that two accounts belong to one person. */
export function OnePerson({ season }: { readonly season: Season }) {
  const [ruling, setRuling] = useState({ keep: '', remove: '' });
  if (season.counts.in < 2 || season.status === 'finished') return null;
  return (
    <FoldedCard title="One person with two accounts">
      <p className="muted">
        One entry leaves the season and its standing and cannot come back. Its boards stay as they are. The
        reason is public, in the league’s log.
      </p>
      {(['keep', 'remove'] as const).map((field) => (
        <PlayerSelect
          key={field}
          season={season}
          label={field === 'keep' ? 'Stays' : 'Goes'}
          find={field === 'keep' ? 'Stays: find by name' : 'Goes: find by name'}
          value={ruling[field]}
          onChange={(event) => setRuling({ ...ruling, [field]: event.target.value })}
        >
          <option value="">Choose</option>
        </PlayerSelect>
      ))}
      <SendText
        label="Reason"
        rows={2}
        min={5}
        max={500}
        action="Remove the second entry"
        isBlocked={ruling.keep === '' || ruling.remove === '' || ruling.keep === ruling.remove}
        send={(text) => api('POST /seasons/{id}/one-person', { id: season.id }, { ...ruling, reason: text })}
      />
    </FoldedCard>
  );
}
