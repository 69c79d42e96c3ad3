import type { Face } from '../face';
import { PLATE } from './plate';
import './style.css';

export const FACE: Face = {
  blurb: 'Five factions after the fall: conquer a place, deal with it, or build it into your state.',
  plate: PLATE,
  story: async () => (await import('./story')).STORY,
  signs: async () => (await import('./sign-key')).SIGNS,
  boards: async () => (await import('./boards')).BOARDS,
  diagrams: async () => (await import('./diagrams')).DIAGRAMS,
};
