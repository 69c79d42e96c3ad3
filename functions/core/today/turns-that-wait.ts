import type { MyGame } from '../account/me.schema';

const OWING: readonly MyGame['mine'][] = ['nothing', 'late', 'stored'];

/** The games whose turn waits for their player. */
export function turnsThatWait<Game extends Pick<MyGame, 'status' | 'mine'>>(
  games: readonly Game[],
): readonly Game[] {
  return games.filter(({ status, mine }) => status === 'running' && OWING.includes(mine));
}
