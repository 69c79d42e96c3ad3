import { BookOpen, ChartNoAxesColumn, Flag, Sun, UserPlus } from 'lucide-react';
import { SECTION_LINKS, type Section } from './section-links';

export type { Section };

const ICONS = {
  today: Sun,
  join: UserPlus,
  leagues: Flag,
  ratings: ChartNoAxesColumn,
  game: BookOpen,
} as const;

/** The sections in the bar on top, each with its icon. */
export const SECTIONS = SECTION_LINKS.map((link) => ({ ...link, Icon: ICONS[link.id] }));
