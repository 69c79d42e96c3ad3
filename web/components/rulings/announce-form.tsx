'use client';

import { useState } from 'react';
import type { DeskSeason } from '../../../functions/api/schemas/desk';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { ProblemNote } from '../forms/problem-note';

interface AnnounceFormProps {
  readonly league: string;
  readonly seasons: readonly DeskSeason[];
}

const WHOLE = '';

/** Announces something to the league or one of its seasons. */
export function AnnounceForm({ league, seasons }: AnnounceFormProps) {
  const { busy, problem, run } = useMutation();
  const [to, setTo] = useState(WHOLE);
  const [text, setText] = useState('');
  const send = () =>
    run(() =>
      api('POST /leagues/{id}/announcements', { id: league }, { season: to === WHOLE ? null : to, text }),
    );
  return (
    <section className="side-card" aria-labelledby="announce">
      <h2 id="announce">Announce</h2>
      <p className="muted">
        For two weeks it stands on the season’s page and on the first page of everybody in the league; in the
        log for good. It cannot be taken back.
      </p>
      <label className="field mt-3">
        <span className="label">To</span>
        <select className="input" value={to} onChange={(event) => setTo(event.target.value)}>
          <option value={WHOLE}>The whole league</option>
          {seasons.map(({ season }) => (
            <option key={season.id} value={season.id}>
              {season.name}
            </option>
          ))}
        </select>
      </label>
      <label className="field mt-3">
        <span className="label">Text</span>
        <textarea
          className="input"
          rows={3}
          maxLength={1000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <ProblemNote problem={problem} />
      <button
        type="button"
        className="button"
        disabled={busy || text.trim().length < 5}
        onClick={() => void send()}
      >
        Announce
      </button>
    </section>
  );
}
