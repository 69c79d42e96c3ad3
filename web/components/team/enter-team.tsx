'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useId } from 'react';
import type { SeasonTeams } from '../../../functions/core/team/teams.schema';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { ActionButton } from '../forms/action-button';
import { Check } from '../forms/check';
import { ProblemNote } from '../forms/problem-note';

interface EnterTeamProps {
  readonly season: string;
  readonly team: SeasonTeams['mine'][number];
  /** Null for a team that has not entered. */
  readonly entered: SeasonTeams['entered'][number] | null;
}

/** Enters a team for a season with some of its members, in the team's board order. */
export function EnterTeam({ season, team, entered }: EnterTeamProps) {
  const t = useTranslations('teams');
  const mutation = useMutation();
  const heading = useId();
  const path = { id: season, team: team.id };
  const holders = (entered?.boards ?? []).flatMap((held) => held.at(-1)?.player.id ?? []);
  const chosen = entered === null ? team.players.map(({ id }) => id) : holders;
  const submit = (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault();
    const players = new FormData(submitted.currentTarget).getAll('player').map(String);
    const body = { players, version: entered?.version ?? 0 };
    void mutation.run(() => api('PUT /seasons/{id}/teams/{team}', path, body));
  };
  return (
    <section className="section form" aria-labelledby={heading}>
      <h3 id={heading}>
        {entered === null ? t('enter.title', { team: team.name }) : t('enter.again', { team: team.name })}
      </h3>
      <p className="muted">{t('enter.about')}</p>
      <form className="form" onSubmit={submit} key={entered?.version ?? 0}>
        <fieldset className="field">
          <legend>{t('enter.players')}</legend>
          <div className="choices">
            {[...team.players, ...team.substitutes].map(({ id, name }) => (
              <Check key={id} title={name} name="player" value={id} defaultChecked={chosen.includes(id)} />
            ))}
          </div>
        </fieldset>
        <ProblemNote problem={mutation.problem} />
        <div className="form-actions">
          <button type="submit" className="button main" disabled={mutation.busy}>
            {entered === null ? t('enter.act') : t('enter.save')}
          </button>
          {entered === null ? null : (
            <ActionButton by={mutation} send={() => api('DELETE /seasons/{id}/teams/{team}', path)}>
              {t('enter.withdraw')}
            </ActionButton>
          )}
        </div>
      </form>
    </section>
  );
}
