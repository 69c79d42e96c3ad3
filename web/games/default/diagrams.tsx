import { entryOf, GAMES, type GameSystemId } from '../../../engine/games';
import { gameTranslator } from '../../lib/i18n/game-translator';
import type { Diagrams, Pictured } from '../diagrams';
import { BoardPicture } from './board-picture';
import { plateFor } from './plate';
import { orderInWords } from './words';

/** How the rules of a game that draws no boards itself show a scenario. */
export async function diagrams(system: GameSystemId): Promise<Diagrams> {
  const [rules, say] = await Promise.all([entryOf(system).rules(), gameTranslator(system)]);
  return {
    shared: () => <></>,
    picture: ({ step, isAfter }: Pictured) => {
      const board = rules.board?.(isAfter ? step.position : step.before);
      return board === undefined ? plateFor(GAMES[system].title) : <BoardPicture label="" board={board} />;
    },
    words: (order, view, people) => [orderInWords(rules, view, order, { say, people }), ''],
    hasStory: true,
  };
}
