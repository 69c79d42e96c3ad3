import { capitalized } from '../core/capitalized';
import type { NamedSeat, SeatColour } from '../game-identity';
import type { Faction } from './types';

const FULL_NAMES: Readonly<Record<Faction, string>> = {
  tower: 'The Tower Syndicate',
  papst: 'Die Schwarzen Papst',
  rossoni: 'Rossoni’s Rebels',
  christofori: 'The Christofori Coalition',
  dunning: 'The Dunning Institute',
  greene: 'The Greene Berets',
  hamblet: 'The People’s Hamblet',
};

/** A faction's full name. The tables of all games load this file. */
export function fullName(faction: Faction): string {
  return FULL_NAMES[faction];
}

const COLOURS: Readonly<Record<Faction, SeatColour>> = {
  tower: 'blue',
  papst: 'violet',
  rossoni: 'yellow',
  christofori: 'green',
  dunning: 'pink',
  greene: 'teal',
  hamblet: 'red',
};

/** How pages show a faction, without loading a variant. The files say the same. */
export function lookOf(id: Faction): NamedSeat {
  return { name: capitalized(id), title: fullName(id), colour: COLOURS[id] };
}
