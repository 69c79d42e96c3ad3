import { FACTIONS } from '../../../engine/ny2047/types';
import type { GameTexts } from '../../lib/texts';
import type { Face } from '../face';
import { MARKS } from './emblems';
import { PLATE } from './plate';
import './style.css';

export const FACE: Face = {
  blurb: (t: GameTexts) => t('ny2047.blurb'),
  goal: (t, { variant }) => t(typeof variant === 'object' ? 'ny2047.goalOfVariant' : 'ny2047.goal'),
  shortSteps: (t: GameTexts) => t('ny2047.shortSteps'),
  compared: (t: GameTexts) => t('ny2047.compared'),
  plate: PLATE,
  marks: MARKS,
  story: async (getTranslations) => (await import('./story')).story(getTranslations),
  gallery: async (getTranslations) => (await import('./gallery')).gallery(getTranslations),
  greeting: async (seat, getTranslations) => {
    const faction = FACTIONS.find((one) => one === seat);
    return faction && (await getTranslations('says-ny2047-voices'))(`greet.${faction}`);
  },
  epilogue: async (ended, getTranslations) => (await import('./epilogue')).epilogue(ended, getTranslations),
  signs: async (...of) => (await import('./sign-key')).signs(...of),
  boards: async () => (await import('./boards')).BOARDS,
  diagrams: async (getTranslations) => (await import('./diagrams')).diagrams(await getTranslations('ny2047')),
};
