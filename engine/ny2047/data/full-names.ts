import type { Faction } from '../types';

const FULL_NAMES: Readonly<Record<Faction, string>> = {
  tower: 'The Tower Syndicate',
  papst: 'Die Schwarzen Papst',
  rossoni: 'Rossoni’s Rebels',
  christofori: 'The Christofori Coalition',
  dunning: 'The Dunning Institute',
  greene: 'The Greene Berets',
  hamblet: 'The People’s Hamblet',
};

/** A faction's full name. The tables of all games load this file, and no other of this folder but the first year. */
export function fullName(faction: Faction): string {
  return FULL_NAMES[faction];
}
