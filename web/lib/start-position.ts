import { GAMES, type GameSystemId } from '../../engine/games';
import { textRandom } from '../../engine/random';
import { SYSTEMS } from '../../engine/systems';

/** A board as it begins, with the usual number of seats, for pictures. */
export function startPosition(id: GameSystemId): unknown {
  const { names, usual } = GAMES[id].seats;
  const { options, setup } = SYSTEMS[id];
  return setup(options.parse({}), names.slice(0, usual), textRandom('picture'));
}
