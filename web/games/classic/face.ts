import type { GameTexts } from '../../lib/texts';
import type { Face } from '../face';
import { MARKS } from './emblems';
import { PLATE } from './plate';
import './style.css';

export const FACE: Face = {
  blurb: (t: GameTexts) => t('classic.blurb'),
  // A variant has other numbers, which its map and the race to win show.
  goal: (t, { variant = 'classic' }) => t(variant === 'classic' ? 'classic.goal' : 'classic.goalOfVariant'),
  shortSteps: (t: GameTexts) => t('classic.shortSteps'),
  compared: (t: GameTexts) => t('classic.compared'),
  plate: PLATE,
  marks: MARKS,
  story: async (getTranslations) => (await import('./story')).story(getTranslations),
  signs: async (...of) => (await import('./sign-key')).signs(...of),
  boards: async () => (await import('./boards')).BOARDS,
  maps: async () => (await import('./maps/map-pages')).MAP_PAGES,
  diagrams: async (getTranslations) =>
    (await import('./diagrams')).diagrams(await getTranslations('classic')),
};
