'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { League } from '../../../functions/core/league/leagues.schema';
import { NumberField } from '../forms/field';
import { hidden } from '../frame/hidden';

/** The most steps of a league. */
const MOST = 6;

type Sanctions = League['sanctions'];
type Row = Sanctions['steps'][number] & { readonly key: number };

/** What follows from warnings by itself: steps of more and more warnings, each with its ban. */
export function SanctionFields({ sanctions }: { readonly sanctions: Sanctions }) {
  const t = useTranslations('league-settings');
  const [rows, setRows] = useState<readonly Row[]>(sanctions.steps.map((step, key) => ({ ...step, key })));
  const next = Math.max(-1, ...rows.map(({ key }) => key)) + 1;
  const last = rows.at(-1)?.warnings ?? 1;
  return (
    <fieldset className="field">
      <legend>{t('sanctions.title')}</legend>
      <p className="help">{t('sanctions.about')}</p>
      {rows.length === 0 ? (
        <input type="hidden" name="sanction-days" value={sanctions.days} />
      ) : (
        <div className="mb-4">
          <NumberField
            label={t('sanctions.days')}
            name="sanction-days"
            required
            min={1}
            max={3650}
            defaultValue={sanctions.days}
          />
        </div>
      )}
      {rows.map(({ key, warnings, ban }, at) => (
        <div key={key} className="mb-4">
          <div className="field-pair mb-2">
            <NumberField
              label={t('sanctions.warnings', { number: at + 1 })}
              name="sanction-warnings"
              required
              min={1}
              max={50}
              defaultValue={warnings}
            />
            <NumberField
              label={t('sanctions.ban', { number: at + 1 })}
              help={t('sanctions.banHelp')}
              name="sanction-ban"
              min={1}
              max={3650}
              defaultValue={ban ?? ''}
            />
          </div>
          <button
            type="button"
            className="button compact"
            onClick={() => setRows(rows.filter((row) => row.key !== key))}
          >
            {t.rich('sanctions.remove', { number: at + 1, hidden })}
          </button>
        </div>
      ))}
      <button
        type="button"
        className="button compact"
        disabled={rows.length === MOST}
        onClick={() => setRows([...rows, { key: next, warnings: last + 1, ban: 14 }])}
      >
        {t('sanctions.add')}
      </button>
    </fieldset>
  );
}

/** What a form with `SanctionFields` says. */
export function sanctionsIn(form: FormData): Sanctions {
  const bans = form.getAll('sanction-ban').map(String);
  return {
    days: Number(form.get('sanction-days')),
    steps: form.getAll('sanction-warnings').map((warnings, at) => ({
      warnings: Number(warnings),
      ban: (bans[at] ?? '') === '' ? null : Number(bans[at]),
    })),
  };
}
