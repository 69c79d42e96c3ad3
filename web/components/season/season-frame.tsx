import Link from 'next/link';
import type { ReactNode } from 'react';
import type { Season } from '../../../functions/api/schemas/seasons';
import { Page } from '../frame/page';
import { PageHead } from '../frame/page-head';
import { When } from '../frame/when';

export type SeasonTab =
  | 'overview'
  | 'players'
  | 'rounds'
  | 'standing'
  | 'bracket'
  | 'statistics'
  | 'settings'
  | 'take-along';

const TITLES: Readonly<Record<SeasonTab, string>> = {
  overview: 'Overview',
  players: 'Players',
  rounds: 'Rounds',
  standing: 'Standing',
  bracket: 'Bracket',
  statistics: 'Statistics',
  settings: 'Settings',
  'take-along': 'Take along',
};

interface SeasonFrameProps {
  readonly season: Season;
  readonly here: SeasonTab;
  readonly children: ReactNode;
}

/** What all pages of a season share: its head, and its parts as links. */
export function SeasonFrame({ season, here, children }: SeasonFrameProps) {
  const { id, name, league, champions, cancelled, importedAt } = season;
  return (
    <Page here="leagues">
      <PageHead above={<Link href={`/leagues/${league.id}`}>{league.name}</Link>} title={name}>
        {champions.length === 0 ? null : (
          <p className="lead">Won by {champions.map((player) => player.name).join(' and ')}.</p>
        )}
        {importedAt === null ? null : (
          <p className="muted">
            Played before, and imported on <When at={importedAt} as="date" />.
            {champions.length === 0
              ? ' Its boards are still coming in; load the page again in a moment.'
              : null}
          </p>
        )}
        {cancelled === null ? null : <p className="lead">Cancelled: {cancelled}</p>}
      </PageHead>
      <nav className="season-tabs" aria-label="Parts of the season">
        {tabsOf(season).map((tab) => (
          <Link
            key={tab}
            href={tab === 'overview' ? `/seasons/${id}` : `/seasons/${id}/${tab}`}
            {...(tab === here ? { 'aria-current': 'page' as const } : {})}
          >
            {TITLES[tab]}
          </Link>
        ))}
      </nav>
      {children}
    </Page>
  );
}

/** The parts that this season has for this reader. */
function tabsOf({ status, format, myRoles }: Season): readonly SeasonTab[] {
  const started = status !== 'registration';
  return [
    'overview',
    'players',
    'rounds',
    ...(started ? (['standing'] as const) : []),
    ...(started && format.kind === 'knock-out' ? (['bracket'] as const) : []),
    ...(started ? (['statistics'] as const) : []),
    ...(myRoles.includes('organizer') ? (['settings'] as const) : []),
    ...(started ? (['take-along'] as const) : []),
  ];
}
