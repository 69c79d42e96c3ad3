import type { GameTexts } from '../../lib/texts';
import type { Face } from '../face';
import { PLATE } from './plate';
import './style.css';

export const FACE: Face = {
  blurb: (t: GameTexts) => t('nyc-risk.blurb'),
  shortSteps: (t: GameTexts) => t('nyc-risk.shortSteps'),
  plate: PLATE,
  story: async (getTranslations) => (await import('./story')).story(getTranslations),
  gallery: async (getTranslations) => (await import('./gallery')).gallery(getTranslations),
  signs: async (getTranslations) =>
    (await import('./sign-key')).signs(
      ...(await Promise.all([getTranslations('nyc-risk'), getTranslations('signs')])),
    ),
  boards: async () => (await import('./boards')).BOARDS,
  diagrams: async (getTranslations, language) =>
    (await import('./diagrams')).diagrams(await getTranslations('nyc-risk'), language),
};
