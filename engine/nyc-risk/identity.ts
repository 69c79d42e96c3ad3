import { type GameIdentity, SEAT_COLOURS } from '../game-identity';

export const IDENTITY: GameIdentity = {
  title: 'City of New York Risk',
  hasMap: true,
  counts: { one: 'point', many: 'points' },
  scoring: 'rank-points',
  practice: { setup: 'deal' },
  seats: { names: SEAT_COLOURS.slice(0, 6), fixed: false, min: 3, max: 6, usual: 4 },
};
