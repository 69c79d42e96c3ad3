import type { Face } from '../face';
import { MARKS } from './emblems';
import { PLATE } from './plate';
import './style.css';

export const FACE: Face = {
  blurb: 'Seven factions, one drowned city, eleven stars. Simultaneous orders, no dice.',
  plate: PLATE,
  marks: MARKS,
  story: async () => (await import('./story')).STORY,
  signs: async () => (await import('./sign-key')).SIGNS,
  boards: async () => (await import('./boards')).BOARDS,
  diagrams: async () => (await import('./diagrams')).DIAGRAMS,
};
