'use client';

import { useState } from 'react';
import { api, type Body } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { TextAreaField } from '../forms/field';
import { ProblemNote } from '../forms/problem-note';

type Settings = Body<'POST /leagues/{id}/seasons'>;

interface SettingsEditorProps {
  readonly season: string;
  readonly league: string;
  readonly text: string;
}

/** Settings as text. What the platform does not take it says, and nothing is changed. */
export function SettingsEditor({ season, league, text }: SettingsEditorProps) {
  const { busy, problem, run } = useMutation();
  const [written, setWritten] = useState(text);
  const settings = settingsFrom(written);
  return (
    <form className="form" onSubmit={(event) => event.preventDefault()}>
      <TextAreaField
        label="Settings as JSON"
        className="input mono"
        rows={28}
        spellCheck={false}
        value={written}
        wrong={settings === null ? 'This is not JSON yet.' : null}
        onChange={(event) => setWritten(event.target.value)}
      />
      <ProblemNote problem={problem} />
      <div className="form-actions">
        <button
          type="button"
          className="button main"
          disabled={busy || settings === null}
          onClick={() =>
            settings &&
            run(
              () => api('PUT /seasons/{id}/settings', { id: season }, settings),
              () => `/seasons/${season}`,
            )
          }
        >
          Change this season
        </button>
        <button
          type="button"
          className="button"
          disabled={busy || settings === null}
          onClick={() =>
            settings &&
            run(
              () => api('POST /leagues/{id}/seasons', { id: league }, settings),
              (created) => `/seasons/${created.id}`,
            )
          }
        >
          Announce another season with these
        </button>
      </div>
    </form>
  );
}

/** The platform checks what it is sent; here it only has to be JSON. */
function settingsFrom(text: string): Settings | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Settings) : null;
  } catch {
    return null;
  }
}
