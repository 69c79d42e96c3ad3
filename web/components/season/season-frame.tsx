import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { knocksOut } from '../../../engine/tournament/knocks-out';
import type { Season } from '../../../functions/core/season/seasons.schema';
import { listInWords } from '../../lib/lists';
import type { Texts } from '../../lib/texts';
import { Link } from '../frame/link';
import { Page } from '../frame/page';
import { PageHead } from '../frame/page-head';
import { When } from '../frame/when';
import { championReason } from './champion-words';

export type SeasonTab =
  | 'overview'
  | 'players'
  | 'rounds'
  | 'standing'
  | 'bracket'
  | 'statistics'
  | 'settings'
  | 'take-along';

interface SeasonFrameProps {
  readonly season: Season;
  readonly here: SeasonTab;
  readonly children: ReactNode;
}

/** The parts shared by all pages of a season: its head, and its sections as links. */
export function SeasonFrame({ season, here, children }: SeasonFrameProps) {
  const t = useTranslations('season');
  const language = useLocale();
  const { id, name, league, champions, cancelled, importedAt } = season;
  const winners = listInWords(
    champions.map((player) => player.name),
    language,
  );
  const titles = titlesOf(t);
  return (
    <Page here="leagues">
      <PageHead above={<Link href={`/leagues/${league.id}`}>{league.name}</Link>} title={name}>
        {champions.length === 0 ? null : (
          <p className="lead">{t('wonBy', { players: winners, reason: championReason(season) })}</p>
        )}
        {importedAt === null ? null : (
          <p className="muted">
            {t.rich('imported', { time: () => <When at={importedAt} as="date" /> })}
            {champions.length === 0 ? ` ${t('stillComing')}` : null}
          </p>
        )}
        {cancelled === null ? null : <p className="lead">{t('cancelled', { reason: cancelled })}</p>}
      </PageHead>
      <nav className="season-tabs" aria-label={t('parts.label')}>
        {tabsOf(season).map((tab) => (
          <Link
            key={tab}
            href={tab === 'overview' ? `/seasons/${id}` : `/seasons/${id}/${tab}`}
            {...(tab === here ? { 'aria-current': 'page' as const } : {})}
          >
            {titles[tab]}
          </Link>
        ))}
      </nav>
      {children}
    </Page>
  );
}

function titlesOf(t: Texts<'season'>): Readonly<Record<SeasonTab, string>> {
  return {
    overview: t('parts.overview'),
    players: t('parts.players'),
    rounds: t('parts.rounds'),
    standing: t('parts.standing'),
    bracket: t('parts.bracket'),
    statistics: t('parts.statistics'),
    settings: t('parts.settings'),
    'take-along': t('parts.export'),
  };
}

/** The sections that this season has for this reader. */
function tabsOf({ status, format, myRoles }: Season): readonly SeasonTab[] {
  const started = status !== 'registration';
  return [
    'overview',
    'players',
    'rounds',
    ...(started ? (['standing'] as const) : []),
    ...(started && knocksOut(format) ? (['bracket'] as const) : []),
    ...(started ? (['statistics'] as const) : []),
    ...(myRoles.includes('organizer') ? (['settings'] as const) : []),
    ...(started ? (['take-along'] as const) : []),
  ];
}
