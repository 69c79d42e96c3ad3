/** The seven factions as pages show them: names and the space that is printed with their flag. */
export const FACTIONS = {
  tower: { name: 'Tower', full: 'The Tower Syndicate', leader: 'The Director', home: 'cloisters' },
  papst: { name: 'Papst', full: 'Die Schwarzen Papst', leader: 'The Black Pope', home: 'astoria' },
  rossoni: { name: 'Rossoni', full: 'Rossoni’s Rebels', leader: 'Mr. Rossoni', home: 'belmont' },
  christofori: {
    name: 'Christofori',
    full: 'The Christofori Coalition',
    leader: 'Christofori',
    home: 'fresh-kills',
  },
  dunning: { name: 'Dunning', full: 'The Dunning Institute', leader: 'Dunning', home: 'coney-island' },
  greene: { name: 'Greene', full: 'The Greene Berets', leader: 'Nathaniel Greene', home: 'howard-beach' },
  hamblet: { name: 'Hamblet', full: 'The People’s Hamblet', leader: 'Mr. Hamblet', home: 'jersey-city' },
} as const;

export type FactionId = keyof typeof FACTIONS;

export const FACTION_IDS = Object.keys(FACTIONS) as FactionId[];

export function isFaction(seat: string): seat is FactionId {
  return Object.hasOwn(FACTIONS, seat);
}

/** "Tower" for a faction's id, and the id itself for anything else. */
export function factionName(seat: string): string {
  return isFaction(seat) ? FACTIONS[seat].name : seat;
}
