import type { Send } from './send';

/** The handlers of games that this page plays locally, by their ids: their requests never reach the platform. */
const HERE = new Map<string, Send>();

/**
 * Lets `send` answer for a game in place of the platform.
 * @returns a function that ends this
 */
export function rememberLocalGame(game: string, send: Send): () => void {
  HERE.set(game, send);
  return () => {
    if (HERE.get(game) === send) HERE.delete(game);
  };
}

/** The handler that answers for the game of an address in place of the platform; undefined for every other address. */
export function localGames(path: string): Send | undefined {
  const game = /^(?:\/changed)?\/games\/([^/?]+)/.exec(path)?.[1];
  return game === undefined ? undefined : HERE.get(decodeURIComponent(game));
}
