import { type GameIdentity, SEAT_COLOURS } from '../game-identity';

export const IDENTITY: GameIdentity = {
  title: 'Domination',
  hasMap: true,
  counts: { one: 'victory point', many: 'victory points' },
  scoring: 'rank-points',
  seats: { names: SEAT_COLOURS.slice(0, 6), fixed: false, min: 2, max: 6, usual: 4 },
};
