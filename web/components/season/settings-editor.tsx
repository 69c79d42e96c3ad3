'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { api, type Body } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { ActionButton } from '../forms/action-button';
import { TextAreaField } from '../forms/field';
import { ProblemNote } from '../forms/problem-note';
import { Link } from '../frame/link';

type Settings = Body<'POST /leagues/{id}/seasons'>;

interface SettingsEditorProps {
  readonly season: string;
  readonly league: string;
  readonly settings: Settings;
}

/** Settings as text. If the platform refuses them, it shows the reason and changes nothing. */
export function SettingsEditor({ season, league, settings: first }: SettingsEditorProps) {
  const t = useTranslations('season-settings');
  const mutation = useMutation();
  const [written, setWritten] = useState(() => JSON.stringify(first, null, 2));
  const settings = settingsFrom(written);
  const show = (saved: { id: string }) => `/seasons/${saved.id}`;
  return (
    <form className="form" onSubmit={(event) => event.preventDefault()}>
      <TextAreaField
        label={t('editor.label')}
        className="input mono"
        rows={28}
        help={<About />}
        spellCheck={false}
        value={written}
        wrong={settings === null ? t('editor.notJson') : null}
        onChange={(event) => setWritten(event.target.value)}
      />
      <ProblemNote problem={mutation.problem} />
      <div className="form-actions">
        <ActionButton
          by={mutation}
          disabled={settings === null}
          then={show}
          className="button main"
          send={() => api('PUT /seasons/{id}/settings', { id: season }, settings ?? first)}
        >
          {t('editor.change')}
        </ActionButton>
        <ActionButton
          by={mutation}
          disabled={settings === null}
          then={show}
          send={() => api('POST /leagues/{id}/seasons', { id: league }, settings ?? first)}
        >
          {t('editor.announce')}
        </ActionButton>
      </div>
    </form>
  );
}

function About() {
  const t = useTranslations('season-settings');
  return t.rich('editor.about', { reference: (words) => <Link href="/reference">{words}</Link> });
}

/** The platform checks the settings; here they only have to be JSON. */
function settingsFrom(text: string): Settings | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Settings) : null;
  } catch {
    return null;
  }
}
