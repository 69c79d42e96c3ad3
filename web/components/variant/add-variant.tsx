'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import type { LeagueVariant } from '../../../functions/core/variant/variants.schema';
import { api } from '../../lib/api';
import { wordsOf } from '../../lib/mutate';
import { readEarlyFiles } from '../forms/early-files';
import { SelectField, TextAreaField, TextField } from '../forms/field';

/** A problem of a file: where it is, and what is wrong. */
interface Found {
  readonly at: string;
  readonly says: string;
}

type GameWithVariants = LeagueVariant['system'];

interface AddVariantProps {
  readonly league: string;
  /** The games with variants, and their titles. */
  readonly games: readonly (readonly [id: GameWithVariants, title: string])[];
  /** The game that is chosen at first. */
  readonly usual: GameWithVariants;
}

/** Adds a file to the variants of a league; all its problems are listed with their places. */
export function AddVariant({ league, games, usual }: AddVariantProps) {
  const t = useTranslations('variants');
  const [system, setSystem] = useState(usual);
  const [text, setText] = useState('');
  const [found, setFound] = useState<readonly Found[]>([]);
  const [busy, setBusy] = useState(false);
  const submit = async (submitted: FormEvent) => {
    submitted.preventDefault();
    const file = jsonIn(text);
    if (typeof file === 'string') return setFound([{ at: '', says: t('noJson', { why: file }) }]);
    setBusy(true);
    const answer = await api('POST /leagues/{id}/variants', { id: league }, { system, file });
    setBusy(false);
    if (answer.ok) return location.reload();
    const { problems = [] } = answer.problem;
    setFound(
      problems.length === 0
        ? [{ at: '', says: wordsOf(answer.problem) }]
        : problems.map(({ path, message }) => ({ at: path.slice(1).join('.'), says: message })),
    );
  };
  return (
    <section className="section" aria-labelledby="add-variant">
      <h2 id="add-variant">{t('add.title')}</h2>
      <p className="muted">{t('add.about')}</p>
      <form className="form" onSubmit={(submitted) => void submit(submitted)}>
        <SelectField
          label={t('add.game')}
          value={system}
          options={games}
          onChange={({ currentTarget: { value } }) =>
            setSystem(games.find(([id]) => id === value)?.[0] ?? usual)
          }
        />
        <TextField
          label={t('add.file')}
          type="file"
          ref={readEarlyFiles}
          accept=".json,application/json"
          onChange={({ currentTarget: { files } }) => void files?.[0]?.text().then(setText)}
        />
        <TextAreaField
          label={t('add.text')}
          value={text}
          rows={8}
          spellCheck={false}
          required
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        {found.length === 0 ? null : (
          <div className="call" role="alert">
            <ul>
              {found.map(({ at, says }) => (
                <li key={`${at} ${says}`}>
                  {at === '' ? null : <code>{at}</code>} {says}
                </li>
              ))}
            </ul>
          </div>
        )}
        <div className="form-actions">
          <button className="button main" type="submit" disabled={busy}>
            {t('add.act')}
          </button>
        </div>
      </form>
    </section>
  );
}

/** The object in a JSON text, or what is wrong with the text. */
function jsonIn(text: string): Record<string, unknown> | string {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : text.slice(0, 40);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
