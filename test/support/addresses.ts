import type { GameSystemId } from '../../engine/games';
import { OPERATIONS } from '../../functions/api/all';
import type { Board } from './season';

/** Every address of the API that can be read, for the ids of one board. */
export function readableAddresses(
  { league, season, game, players }: Board,
  system: GameSystemId,
  threads: readonly string[],
): readonly string[] {
  return OPERATIONS.filter(({ method }) => method === 'GET').flatMap(({ path }) => {
    const [kind = ''] = path.slice(1).split('/');
    const player = Object.values(players)[0]?.id ?? '';
    const id = { leagues: league, seasons: season, players: player }[kind] ?? game;
    const named = path.includes('{thread}') ? threads : [''];
    return named.map((thread) =>
      path
        .replace('{id}', id)
        .replace('{thread}', thread)
        .replace('{step}', '1')
        .replace('{round}', '1')
        .replace('{board}', 'overall')
        .replace('{system}', system),
    );
  });
}
