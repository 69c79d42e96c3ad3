import { messagesOf } from '../../../engine/game/message';
import { gameEntry } from '../../../engine/game-entry';
import { IDENTITY, MEASURES } from './identity';

const label = messagesOf('labels');
const measure = messagesOf('measures');

/** The entry of the game in the registry: what lists and tables need of it, without its rules. */
export const GAME = gameEntry({
  id: 'toy-game',
  identity: IDENTITY,
  measures: MEASURES,
  leading: {
    amount: (count) => measure('toy-game.counted', { count }),
    one: measure('toy-game.one'),
    many: measure('toy-game.many'),
  },
  // The English names of moments are stored; these forms read them back, for other languages.
  labels: [
    [/^Turn (\d+), (.+)$/, (turn, seat) => label('toy-game.turn', { turn, seat })],
    [/^After turn (\d+)$/, (turn) => label('toy-game.after', { turn })],
  ],
  rules: async () => (await import('.')).toyGame,
  textsIn: ['en'],
});
