import { type GameIdentity, SEAT_COLOURS } from '../game-identity';

export const IDENTITY: GameIdentity = {
  title: 'Nine Men’s Morris',
  hasMap: true,
  counts: { one: 'man', many: 'men' },
  // A win is one point, and a draw half of one.
  scoring: {
    id: 'rank-points',
    parameters: { places: { points: [1, 0], ties: { rule: 'split' }, order: 'placing' } },
  },
  seats: { names: SEAT_COLOURS.slice(0, 2), fixed: false, min: 2, max: 2, usual: 2 },
};
