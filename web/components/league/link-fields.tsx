'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { League } from '../../../functions/core/league/leagues.schema';
import { TextField } from '../forms/field';

const MOST = 10;

interface Row {
  readonly key: number;
  readonly title: string;
  readonly url: string;
}

/** Links to other sites, each with a title and an address; empty rows are not sent. */
export function LinkFields({ links }: Pick<League, 'links'>) {
  const t = useTranslations('league-settings');
  const [rows, setRows] = useState<readonly Row[]>(links.map((link, key) => ({ ...link, key })));
  const next = Math.max(-1, ...rows.map(({ key }) => key)) + 1;
  return (
    <fieldset className="field">
      <legend>{t('links.title')}</legend>
      {rows.map(({ key, title, url }, at) => (
        <div key={key} className="field">
          <LinkInputs number={at + 1} {...{ title, url }} />
          <button
            type="button"
            className="button compact"
            onClick={() => setRows(rows.filter((row) => row.key !== key))}
          >
            {t.rich('links.remove', {
              number: at + 1,
              hidden: (words) => <span className="hidden-text">{words}</span>,
            })}
          </button>
        </div>
      ))}
      <button
        type="button"
        className="button compact"
        disabled={rows.length === MOST}
        onClick={() => setRows([...rows, { key: next, title: '', url: '' }])}
      >
        {t('links.add')}
      </button>
    </fieldset>
  );
}

function LinkInputs({ number, title, url }: { number: number; title: string; url: string }) {
  const t = useTranslations('league-settings');
  return (
    <>
      <TextField label={t('links.name', { number })} name="link-title" defaultValue={title} maxLength={60} />
      <TextField
        label={t('links.address', { number })}
        name="link-url"
        type="url"
        defaultValue={url}
        maxLength={500}
        placeholder="https://"
      />
    </>
  );
}

/** The links of a form that holds `LinkFields`. */
export function linksIn(form: FormData): League['links'] {
  const urls = form.getAll('link-url').map(String);
  return form
    .getAll('link-title')
    .map((title, at) => ({ title: String(title).trim(), url: (urls[at] ?? '').trim() }))
    .filter(({ title, url }) => title !== '' || url !== '');
}
