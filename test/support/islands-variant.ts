import type { Variant } from '../../engine/ny2047/variant/definition';

/** A small variant of New York 2047 with a map of its own, for tests: two factions, three stars, three waters. */
export const ISLANDS: Variant = {
  schema: 1,
  id: 'islands',
  version: 1,
  title: 'New York 2047: islands',
  author: 'A test',
  licence: 'MIT',
  firstYear: 1624,
  starsToWin: 2,
  factions: [
    { id: 'tower', name: 'Tower', title: 'The Tower Syndicate', seatColour: 'blue', home: 'northport' },
    { id: 'papst', name: 'Papst', title: 'Die Schwarzen Papst', seatColour: 'violet', home: 'southport' },
  ],
  turretons: { moe: 'bay', larry: 'sound', curly: 'river' },
  spaces: [
    {
      id: 'northport',
      name: 'Northport',
      abbr: 'NOP',
      kind: 'land',
      star: true,
      adj: ['ridge', 'bay', 'river'],
    },
    {
      id: 'southport',
      name: 'Southport',
      abbr: 'SOP',
      kind: 'land',
      star: true,
      adj: ['ridge', 'sound', 'river'],
    },
    { id: 'ridge', name: 'Ridge', abbr: 'RID', kind: 'land', star: true, adj: ['northport', 'southport'] },
    { id: 'bay', name: 'Bay', abbr: 'BAY', kind: 'water', star: false, adj: ['northport', 'river'] },
    { id: 'sound', name: 'Sound', abbr: 'SOU', kind: 'water', star: false, adj: ['southport', 'river'] },
    {
      id: 'river',
      name: 'River',
      abbr: 'RIV',
      kind: 'water',
      star: false,
      adj: ['northport', 'southport', 'bay', 'sound'],
    },
  ],
};
