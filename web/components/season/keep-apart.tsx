'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { FormEvent } from 'react';
import type { Season } from '../../../functions/core/season/seasons.schema';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { FoldedCard } from '../forms/card';
import { ProblemNote } from '../forms/problem-note';
import { PlayerSelect } from './player-select';

/** Pairs of players that draws keep apart; only organizers see them. */
export function KeepApart({ season }: { readonly season: Season }) {
  const t = useTranslations('roster');
  const { busy, problem, run } = useMutation();
  const names = new Map(season.named.map(({ id, name }) => [id, name]));
  const name = (id: string) => names.get(id) ?? t('apart.left');
  const save = (pairs: Season['apart']) =>
    run(() => api('PUT /seasons/{id}/apart', { id: season.id }, { pairs, version: season.version }));
  return (
    <FoldedCard title={t('apart.title')}>
      <p className="muted">{t('apart.about')}</p>
      <ProblemNote problem={problem} />
      <ul className="entries">
        {season.apart.map(([one, other], at) => (
          <li key={`${one} ${other}`}>
            {t('apart.pair', { one: name(one), other: name(other) })}
            <button
              type="button"
              className="icon-button"
              disabled={busy}
              aria-label={t('apart.stop', { one: name(one), other: name(other) })}
              onClick={() => save(season.apart.filter((_, place) => place !== at))}
            >
              <X size={16} />
            </button>
          </li>
        ))}
      </ul>
      <PairForm season={season} busy={busy} add={(pair) => void save([...season.apart, pair])} />
    </FoldedCard>
  );
}

interface PairFormProps {
  readonly season: Season;
  readonly busy: boolean;
  readonly add: (pair: [string, string]) => void;
}

function PairForm({ season, busy, add }: PairFormProps) {
  const t = useTranslations('roster');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    add([String(form.get('one')), String(form.get('other'))]);
  };
  return (
    <form className="form" onSubmit={submit}>
      {(['one', 'other'] as const).map((field) => (
        <PlayerSelect
          key={field}
          season={season}
          label={field === 'one' ? t('apart.one') : t('apart.other')}
          find={field === 'one' ? t('apart.findOne') : t('apart.findOther')}
          name={field}
          required
          defaultValue=""
        >
          <option value="" disabled>
            {t('choose')}
          </option>
        </PlayerSelect>
      ))}
      <button type="submit" className="button" disabled={busy}>
        {t('apart.button')}
      </button>
    </form>
  );
}
