import type { Send } from './send';

/** What answers for games that this page plays by itself, by their ids: they never reach the platform. */
const HERE = new Map<string, Send>();

/** Lets `send` answer for a game in place of the platform. @returns ends that */
export function rememberLocalGame(game: string, send: Send): () => void {
  HERE.set(game, send);
  return () => {
    if (HERE.get(game) === send) HERE.delete(game);
  };
}

/** What answers for the game of an address in place of the platform; undefined for every other address. */
export function localGames(path: string): Send | undefined {
  const game = /^(?:\/changed)?\/games\/([^/?]+)/.exec(path)?.[1];
  return game === undefined ? undefined : HERE.get(decodeURIComponent(game));
}
