import type { Face } from '../face';
import { PLATE } from './plate';
import './style.css';

export const FACE: Face = {
  blurb: 'Forty-two neighbourhoods, dice, and an A-train that ends the game at Inwood.',
  plate: PLATE,
  story: async () => (await import('./story')).STORY,
  signs: async () => (await import('./sign-key')).SIGNS,
  boards: async () => (await import('./boards')).BOARDS,
  diagrams: async () => (await import('./diagrams')).DIAGRAMS,
};
