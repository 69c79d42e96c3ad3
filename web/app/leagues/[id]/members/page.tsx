import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Card } from '../../../../components/forms/card';
import { ClientTexts } from '../../../../components/frame/client-texts';
import { Link } from '../../../../components/frame/link';
import { Page } from '../../../../components/frame/page';
import { RoleList } from '../../../../components/league/role-list';
import type { PageOf } from '../../../../lib/page-of';
import { reader } from '../../../../lib/reader';
import { serverApi, valueFrom } from '../../../../lib/server-api';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('members'))('title') };
}

export default async function MembersPage({ params }: PageOf<'id'>) {
  const league = valueFrom(await serverApi('GET /leagues/{id}', { id: (await params).id }));
  const moderates = league.myRoles.some((role) => role !== 'player');
  const t = await getTranslations('members');
  const b = (words: ReactNode) => <b>{words}</b>;
  return (
    <Page
      here="leagues"
      above={<Link href={`/leagues/${league.id}`}>{league.name}</Link>}
      title={t('title')}
      lead={t('lead')}
    >
      <div className="season-columns">
        <div>
          <ClientTexts of={['members']}>
            <RoleList league={league} me={(await reader())?.id ?? null} />
          </ClientTexts>
        </div>
        <aside>
          <Card title={t('rolesTitle')}>
            <ul>
              <li className="py-1">{t.rich('roles.players', { b })}</li>
              <li className="py-1">{t.rich('roles.moderators', { b })}</li>
              <li className="py-1">{t.rich('roles.organizers', { b })}</li>
            </ul>
          </Card>
          {moderates ? (
            <p className="mt-4">
              <Link className="button compact" href={`/leagues/${league.id}/ruling`}>
                {t('warn')}
              </Link>
            </p>
          ) : null}
        </aside>
      </div>
    </Page>
  );
}
