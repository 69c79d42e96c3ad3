import type { Face } from '../face';
import { MARKS } from './emblems';
import { PLATE } from './plate';
import './style.css';

export const FACE: Face = {
  blurb: (t) => t('classic.blurb'),
  shortSteps: (t) => t('classic.shortSteps'),
  plate: PLATE,
  marks: MARKS,
  story: async () => (await import('./story')).STORY,
  signs: async () => (await import('./sign-key')).SIGNS,
  boards: async () => (await import('./boards')).BOARDS,
  diagrams: async () => (await import('./diagrams')).DIAGRAMS,
};
