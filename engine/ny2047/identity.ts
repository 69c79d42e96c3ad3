import type { GameIdentity } from '../game-identity';
import { fullName } from './data/factions';
import { FIRST_YEAR } from './data/first-year';
import { FACTIONS } from './types';

export const IDENTITY: GameIdentity = {
  title: 'New York 2047',
  hasMap: true,
  counts: { one: 'star', many: 'stars' },
  firstYear: FIRST_YEAR,
  scoring: 'sum-of-squares',
  practice: { lastYear: FIRST_YEAR + 15 },
  seats: {
    names: FACTIONS,
    fixed: true,
    min: 2,
    max: FACTIONS.length,
    usual: FACTIONS.length,
    named: {
      tower: { name: 'Tower', title: fullName('tower'), colour: 'blue' },
      papst: { name: 'Papst', title: fullName('papst'), colour: 'violet' },
      rossoni: { name: 'Rossoni', title: fullName('rossoni'), colour: 'yellow' },
      christofori: { name: 'Christofori', title: fullName('christofori'), colour: 'green' },
      dunning: { name: 'Dunning', title: fullName('dunning'), colour: 'pink' },
      greene: { name: 'Greene', title: fullName('greene'), colour: 'teal' },
      hamblet: { name: 'Hamblet', title: fullName('hamblet'), colour: 'red' },
    },
  },
};
