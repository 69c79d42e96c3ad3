import { type GameIdentity, SEAT_COLOURS } from '../game-identity';

export const IDENTITY: GameIdentity = {
  title: 'New Era',
  counts: { one: 'victory point', many: 'victory points' },
  scoring: 'rank-points',
  seats: { names: SEAT_COLOURS.slice(0, 5), fixed: false, min: 2, max: 5, usual: 4 },
};
