'use client';

import { useTranslations } from 'next-intl';
import { identityOf } from '../../../engine/games';
import type { Season } from '../../../functions/core/season/seasons.schema';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { ActionButton } from '../forms/action-button';
import { Card } from '../forms/card';
import { ProblemNote } from '../forms/problem-note';
import { hidden } from '../frame/hidden';
import { Link } from '../frame/link';

/** The organizer's part of a season: the start, the invitation link, requests. */
export function OrganizerDesk({ season, address }: { readonly season: Season; readonly address: string }) {
  const t = useTranslations('season-desk');
  const asked = season.entries.filter(({ state }) => state === 'asked');
  const { code } = season.registration;
  const link = `${address}/seasons/${season.id}?code=${code}`;
  return (
    <>
      {season.status === 'registration' ? <Start season={season} /> : null}
      {season.status === 'running' && season.format.kind === 'ladder' ? <End season={season} /> : null}
      {code === null || season.status !== 'running' ? null : (
        <Card title={t('invitation.title')}>
          <p className="muted">{t('invitation.about')}</p>
          <p className="mono break-all">{link}</p>
        </Card>
      )}
      {asked.length > 0 ? <Requests season={season} asked={asked} /> : null}
    </>
  );
}

function Start({ season }: { readonly season: Season }) {
  const t = useTranslations('season-desk');
  const mutation = useMutation();
  return (
    <Card title={t('start.title')}>
      <p className="muted">{season.registration.review ? t('start.planned') : t('start.atOnce')}</p>
      <ProblemNote problem={mutation.problem} />
      <ActionButton
        by={mutation}
        className="button main"
        send={() => api('POST /seasons/{id}/start', { id: season.id })}
      >
        {t('start.button')}
      </ActionButton>
      {identityOf(season).readsText === true && season.format.kind === 'rounds' ? (
        <p className="small muted mt-3">
          {t.rich('start.moveIn', {
            link: (words) => <Link href={`/seasons/${season.id}/move-in`}>{words}</Link>,
          })}
        </p>
      ) : null}
    </Card>
  );
}

function End({ season }: { readonly season: Season }) {
  const t = useTranslations('season-desk');
  const mutation = useMutation();
  return (
    <Card title={t('end.title')}>
      <p className="muted">{t('end.about')}</p>
      <ProblemNote problem={mutation.problem} />
      <ActionButton by={mutation} send={() => api('POST /seasons/{id}/end', { id: season.id })}>
        {t('end.button')}
      </ActionButton>
    </Card>
  );
}

function Requests({ season, asked }: { readonly season: Season; readonly asked: Season['entries'] }) {
  const t = useTranslations('season-desk');
  const { busy, problem, run } = useMutation();
  const decide = (player: string, accept: boolean) =>
    run(() => api('PUT /seasons/{id}/entries/{player}/decision', { id: season.id, player }, { accept }));
  return (
    <Card title={t('requests.title')}>
      <ProblemNote problem={problem} />
      <ul className="entries">
        {asked.map(({ player }) => (
          <li key={player.id}>
            {player.name}
            <span className="form-actions">
              <button
                type="button"
                className="button small"
                disabled={busy}
                onClick={() => decide(player.id, true)}
              >
                {t.rich('requests.letIn', { name: player.name, hidden })}
              </button>
              <button
                type="button"
                className="button small"
                disabled={busy}
                onClick={() => decide(player.id, false)}
              >
                {t.rich('requests.decline', { name: player.name, hidden })}
              </button>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
