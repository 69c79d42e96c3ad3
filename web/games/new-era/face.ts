import type { GameTexts } from '../../lib/texts';
import type { Face } from '../face';
import { PLATE } from './plate';
import { COVER } from './scene';
import './style.css';

export const FACE: Face = {
  blurb: (t: GameTexts) => t('new-era.blurb'),
  goal: (t, { target = 33, maxTurns = 20 }) =>
    t('new-era.goal', { target: Number(target), turns: Number(maxTurns) }),
  shortSteps: (t: GameTexts) => t('new-era.shortSteps'),
  compared: (t: GameTexts) => t('new-era.compared'),
  plate: PLATE,
  cover: COVER,
  story: async (getTranslations) => (await import('./story')).story(getTranslations),
  gallery: async (getTranslations) => (await import('./gallery')).gallery(getTranslations),
  signs: async (getTranslations) => (await import('./sign-key')).signs(getTranslations),
  boards: async () => (await import('./boards')).BOARDS,
  diagrams: async (getTranslations, language) =>
    (await import('./diagrams')).diagrams(await getTranslations('new-era'), language),
};
