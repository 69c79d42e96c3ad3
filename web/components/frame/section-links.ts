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

/** A visitor’s home page has no turns of today. */
export function sectionNames(t: Texts<'frame'>, isVisitor = false): SectionNames {
  return {
    today: isVisitor ? t('home') : t('today'),
    join: t('join'),
    leagues: t('leagues'),
    ratings: t('ratings'),
    game: t('games'),
  };
}
