'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useId } from 'react';
import type { SeasonTeams } from '../../../functions/core/team/teams.schema';
import { api } from '../../lib/api';
import { formReader } from '../../lib/form-reader';
import { useMutation } from '../../lib/mutate';
import { SelectField } from '../forms/field';
import { ProblemNote } from '../forms/problem-note';

interface ReplaceInTeamProps {
  readonly season: string;
  readonly team: SeasonTeams['mine'][number];
  readonly entered: SeasonTeams['entered'][number];
  readonly nextRound: number;
}

/** Replaces a player of a team by one of its substitutes, from the next round on. */
export function ReplaceInTeam({ season, team, entered, nextRound }: ReplaceInTeamProps) {
  const t = useTranslations('teams');
  const mutation = useMutation();
  const heading = useId();
  const holders = entered.boards.flatMap((held) => held.at(-1)?.player ?? []);
  const free = team.substitutes.filter(({ id }) => holders.every((one) => one.id !== id));
  const submit = (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault();
    const { text } = formReader(new FormData(submitted.currentTarget));
    const body = { out: text('out'), substitute: text('substitute'), version: entered.version };
    void mutation.run(() =>
      api('POST /seasons/{id}/teams/{team}/changes', { id: season, team: team.id }, body),
    );
  };
  return (
    <section className="section form" aria-labelledby={heading}>
      <h3 id={heading}>{t('replace.title', { team: team.name })}</h3>
      <p className="muted">
        {t('replace.about', { round: nextRound })} {t('replace.left', { changes: entered.changesLeft })}
      </p>
      {free.length === 0 ? (
        <p className="muted">{t('replace.noSubstitute')}</p>
      ) : (
        <form onSubmit={submit}>
          <SelectField
            label={t('replace.out')}
            name="out"
            options={holders.map(({ id, name }) => [id, name])}
          />
          <SelectField
            label={t('replace.substitute')}
            name="substitute"
            options={free.map(({ id, name }) => [id, name])}
          />
          <ProblemNote problem={mutation.problem} />
          <div className="form-actions">
            <button type="submit" className="button main" disabled={mutation.busy}>
              {t('replace.act')}
            </button>
          </div>
        </form>
      )}
    </section>
  );
}
