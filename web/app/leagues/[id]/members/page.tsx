import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Card } from '../../../../components/forms/card';
import { ClientTexts } from '../../../../components/frame/client-texts';
import { Link } from '../../../../components/frame/link';
import { LeagueFrame } from '../../../../components/league/league-frame';
import { RoleList } from '../../../../components/league/role-list';
import { ListPages, ListSearch } from '../../../../components/season/list-search';
import { listQuery } from '../../../../lib/list-query';
import type { PageOf } from '../../../../lib/page-of';
import { reader } from '../../../../lib/reader';
import { serverApi, valueFrom } from '../../../../lib/server-api';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('members'))('title') };
}

interface Props extends PageOf<'id'> {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function MembersPage({ params, searchParams }: Props) {
  const { id } = await params;
  const asked = listQuery(await searchParams);
  const [found, listed] = await Promise.all([
    serverApi('GET /leagues/{id}', { id }),
    serverApi('GET /leagues/{id}/members', { id, ...asked }),
  ]);
  const league = valueFrom(found);
  const { members, page, pages, count } = valueFrom(listed);
  const address = `/leagues/${id}/members`;
  const moderates = league.myRoles.some((role) => role !== 'player');
  const t = await getTranslations('members');
  const inLeague = await getTranslations('league');
  const b = (words: ReactNode) => <b>{words}</b>;
  return (
    <LeagueFrame league={league} here="members" title={t('title')} lead={t('lead')}>
      <div className="season-columns">
        <div>
          {league.memberCount > league.members.length ? (
            <ListSearch address={address} label={t('find')} search={asked.search} />
          ) : null}
          <ClientTexts of={['members']}>
            <RoleList key={page} league={{ ...league, members }} me={(await reader())?.id ?? null} />
          </ClientTexts>
          <ListPages
            {...{ address, page, pages }}
            holds={t('holds', { count })}
            asked={asked.search === '' ? {} : { search: asked.search }}
          />
        </div>
        <aside>
          <Card title={t('rolesTitle')}>
            <ul>
              <li className="py-1">{t.rich('roles.players', { b })}</li>
              <li className="py-1">{t.rich('roles.moderators', { b })}</li>
              <li className="py-1">{t.rich('roles.organizers', { b })}</li>
            </ul>
          </Card>
          <p className="form-actions mt-4">
            <Link className="button compact" href={`/leagues/${league.id}/teams`}>
              {inLeague('links.teams')}
            </Link>
            {moderates ? (
              <Link className="button compact" href={`/leagues/${league.id}/ruling`}>
                {t('warn')}
              </Link>
            ) : null}
          </p>
        </aside>
      </div>
    </LeagueFrame>
  );
}
