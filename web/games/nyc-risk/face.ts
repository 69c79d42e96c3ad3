import type { GameTexts } from '../../lib/texts';
import type { Face } from '../face';
import { PLATE } from './plate';
import './style.css';

/** How the engine counts an opening in which hoods were dealt. */
const MAYOR = 'mayor in ';

export const FACE: Face = {
  blurb: (t: GameTexts) => t('nyc-risk.blurb'),
  goal: (t) => t('nyc-risk.goal'),
  shortSteps: (t: GameTexts) => t('nyc-risk.shortSteps'),
  compared: (t: GameTexts) => t('nyc-risk.compared'),
  opened: (what, t) =>
    what.startsWith(MAYOR) ? t('nyc-risk.mayor', { hood: what.slice(MAYOR.length) }) : what,
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
