'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useRef, useState } from 'react';
import type { Team } from '../../../functions/core/team/teams.schema';
import { api } from '../../lib/api';
import { formReader } from '../../lib/form-reader';
import { useMutation, wordsOf } from '../../lib/mutate';
import { ActionButton } from '../forms/action-button';
import { Card } from '../forms/card';
import { TextField } from '../forms/field';
import { ProblemNote } from '../forms/problem-note';
import { hidden } from '../frame/hidden';

type Player = Team['players'][number];

/** Finds members of the league by name and invites them; open invitations can be taken back. */
export function InviteToTeam({ team }: { readonly team: Team }) {
  const t = useTranslations('team');
  const mutation = useMutation();
  const [found, setFound] = useState<readonly Player[] | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const searches = useRef(0);
  const path = { id: team.league.id, team: team.id };
  const known = [...team.players, ...team.substitutes, ...team.invited].map(({ id }) => id);
  const look = async (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault();
    const { text } = formReader(new FormData(submitted.currentTarget));
    searches.current += 1;
    const own = searches.current;
    const answer = await api('GET /leagues/{id}/members', { id: team.league.id, search: text('search') });
    // Answers may overtake each other.
    if (own !== searches.current) return;
    setFound(answer.ok ? answer.value.members.map(({ player }) => player) : null);
    setFailed(answer.ok ? null : wordsOf(answer.problem));
  };
  const choices = (found ?? []).filter(({ id, kind }) => kind === 'human' && !known.includes(id));
  return (
    <Card title={t('invite.title')}>
      <p className="muted">{t('invite.about')}</p>
      <form onSubmit={(submitted) => void look(submitted)}>
        <TextField label={t('invite.search')} name="search" required maxLength={60} />
        <p className="form-actions mt-2">
          <button type="submit" className="button compact">
            {t('invite.find')}
          </button>
        </p>
      </form>
      <ProblemNote problem={failed} />
      <ul className="rows mt-3" aria-live="polite">
        {found !== null && choices.length === 0 ? <li className="muted">{t('invite.nobody')}</li> : null}
        {choices.map(({ id: player, name }) => (
          <li key={player}>
            <span className="grow">{name}</span>
            <ActionButton
              by={mutation}
              className="button compact"
              send={() => api('POST /leagues/{id}/teams/{team}/invitations', path, { player })}
            >
              {t.rich('invite.act', { name, hidden })}
            </ActionButton>
          </li>
        ))}
      </ul>
      <ProblemNote problem={mutation.problem} />
      {team.invited.length === 0 ? null : (
        <>
          <h3 className="mt-4">{t('invite.open')}</h3>
          <ul className="rows">
            {team.invited.map(({ id: player, name }) => (
              <li key={player}>
                <span className="grow">{name}</span>
                <ActionButton
                  by={mutation}
                  className="button compact"
                  send={() =>
                    api('DELETE /leagues/{id}/teams/{team}/invitations/{player}', { ...path, player })
                  }
                >
                  {t.rich('invite.takeBack', { name, hidden })}
                </ActionButton>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
