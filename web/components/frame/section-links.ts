/** Where the bar on top leads. */
export const SECTION_LINKS = [
  { id: 'today', href: '/', name: 'Today' },
  { id: 'join', href: '/join', name: 'Join' },
  { id: 'leagues', href: '/leagues', name: 'Leagues' },
  { id: 'ratings', href: '/ratings', name: 'Ratings' },
  { id: 'game', href: '/games', name: 'Games' },
] as const;

export type Section = (typeof SECTION_LINKS)[number]['id'];
