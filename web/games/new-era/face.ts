import type { Face } from '../face';
import { PLATE } from './plate';

export const FACE: Face = {
  blurb: 'Five factions after the fall: conquer a place, deal with it, or build it into your state.',
  plate: PLATE,
  story: async () => (await import('./story')).STORY,
  boards: async () => (await import('./boards')).BOARDS,
};
