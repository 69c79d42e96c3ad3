import type { GameTexts } from '../../lib/texts';
import type { Face } from '../face';
import { PLATE } from './plate';
import './style.css';

export const FACE: Face = {
  blurb: (t: GameTexts) => t('domination.blurb'),
  goal: (t, { turns = 6 }) => t('domination.goal', { turns: Number(turns) }),
  shortSteps: (t: GameTexts) => t('domination.shortSteps'),
  compared: (t: GameTexts) => t('domination.compared'),
  plate: PLATE,
  story: async (getTranslations) => (await import('./story')).story(getTranslations),
  gallery: async (getTranslations) => (await import('./gallery')).gallery(getTranslations),
  signs: async (getTranslations) => (await import('./sign-key')).signs(getTranslations),
  boards: async () => (await import('./boards')).BOARDS,
  diagrams: async (getTranslations, language) =>
    (await import('./diagrams')).diagrams(await getTranslations('domination'), language),
};
