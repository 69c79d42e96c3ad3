import { type GameIdentity, SEAT_COLOURS } from '../game-identity';

export const IDENTITY: GameIdentity = {
  title: 'New Era',
  counts: { one: 'victory point', many: 'victory points' },
  scoring: 'rank-points',
  factions: {
    'new-york': { name: 'New York', title: 'New York', colour: 'blue' },
    appalachian: { name: 'Appalachia', title: 'Appalachian Federation', colour: 'green' },
    merchants: { name: 'Merchants', title: 'Merchants’ Guild', colour: 'yellow' },
    mutants: { name: 'Mutants', title: 'Mutants’ Union', colour: 'red' },
    hegemony: { name: 'Hegemony', title: 'Hegemony', colour: 'violet' },
  },
  seats: { names: SEAT_COLOURS.slice(0, 5), fixed: false, min: 2, max: 5, usual: 4 },
};
