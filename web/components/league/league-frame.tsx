import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { League } from '../../../functions/core/league/leagues.schema';
import { serverApi } from '../../lib/server-api';
import type { Texts } from '../../lib/texts';
import { Link } from '../frame/link';
import { Page } from '../frame/page';
import { PageHead } from '../frame/page-head';

const TABS = [
  'overview',
  'seasons',
  'members',
  'hall-of-fame',
  'ratings',
  'inbox',
  'desk',
  'log',
  'settings',
] as const;
export type LeagueTab = (typeof TABS)[number];

interface LeagueFrameProps {
  readonly league: Pick<League, 'id' | 'name' | 'myRoles'>;
  /** The tab of this page, or of the page that leads here. */
  readonly here: LeagueTab;
  /** The parents of the page; without it, the league. */
  readonly above?: ReactNode;
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** More about the league, below the head. */
  readonly about?: ReactNode;
  readonly children: ReactNode;
}

/** The parts shared by all pages of a league: the head of the page, and the league's sections as links. */
export async function LeagueFrame({ league, here, above, title, lead, about, children }: LeagueFrameProps) {
  const { id, name, myRoles } = league;
  const t = await getTranslations('league');
  const moderates = myRoles.some((role) => role !== 'player');
  const inbox = moderates ? await serverApi('GET /leagues/{id}/inbox', { id }) : null;
  const waiting = inbox?.ok ? inbox.value.count : 0;
  const titles = titlesOf(t);
  return (
    <Page here="leagues">
      <PageHead above={above ?? <Link href={`/leagues/${id}`}>{name}</Link>} title={title} lead={lead}>
        {about}
      </PageHead>
      <nav className="season-tabs" aria-label={t('parts.label')}>
        {TABS.filter((tab) => isOpenTo(tab, myRoles)).map((tab) => (
          <Link
            key={tab}
            href={tab === 'overview' ? `/leagues/${id}` : `/leagues/${id}/${tab}`}
            {...(tab === here ? { 'aria-current': 'page' as const } : {})}
          >
            {tab === 'inbox' && waiting > 0 ? t('parts.inboxCount', { count: waiting }) : titles[tab]}
          </Link>
        ))}
      </nav>
      {children}
    </Page>
  );
}

function titlesOf(t: Texts<'league'>): Readonly<Record<LeagueTab, string>> {
  return {
    overview: t('parts.overview'),
    seasons: t('parts.seasons'),
    members: t('parts.members'),
    'hall-of-fame': t('parts.hall'),
    ratings: t('parts.ratings'),
    inbox: t('parts.inbox'),
    desk: t('parts.desk'),
    log: t('parts.log'),
    settings: t('parts.settings'),
  };
}

function isOpenTo(tab: LeagueTab, roles: League['myRoles']): boolean {
  if (tab === 'settings') return roles.includes('organizer');
  if (tab === 'inbox' || tab === 'desk') return roles.some((role) => role !== 'player');
  return true;
}
