import type { Measure } from '../../../engine/game';
import { messagesOf } from '../../../engine/game/message';
import { type GameIdentity, SEAT_COLOURS } from '../../../engine/game-identity';

const message = messagesOf('measures');

export const IDENTITY: GameIdentity = {
  title: 'Toy Game',
  counts: { one: 'counter', many: 'counters' },
  scoring: 'rank-points',
  hasMap: true,
  seats: { names: SEAT_COLOURS.slice(0, 3), fixed: false, min: 2, max: 3, usual: 2 },
};

/** The figures of a seat, the leading one first. */
export const MEASURES: readonly Measure[] = [{ id: 'taken', name: message('toy-game.taken') }];
