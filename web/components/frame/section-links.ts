import type { Texts } from '../../lib/texts';

/** The sections in the bar on top. */
export const SECTION_LINKS = [
  { id: 'today', href: '/' },
  { id: 'join', href: '/join' },
  { id: 'leagues', href: '/leagues' },
  { id: 'ratings', href: '/ratings' },
  { id: 'game', href: '/games' },
] as const;

export type Section = (typeof SECTION_LINKS)[number]['id'];

export type SectionNames = Readonly<Record<Section, string>>;

export function sectionNames(t: Texts<'frame'>): SectionNames {
  return {
    today: t('today'),
    join: t('join'),
    leagues: t('leagues'),
    ratings: t('ratings'),
    game: t('games'),
  };
}
