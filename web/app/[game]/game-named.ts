import { notFound } from 'next/navigation';
import { GAMES, type GameSystemId } from '../../../engine/games';

export interface GameParams {
  readonly params: Promise<{ game: string }>;
}

/** The game in an address; any other name is not found. */
export async function gameNamed(
  params: GameParams['params'],
): Promise<{ readonly id: GameSystemId; readonly title: string }> {
  const { game } = await params;
  if (!isGame(game)) notFound();
  return { id: game, title: GAMES[game].title };
}

function isGame(name: string): name is GameSystemId {
  return Object.hasOwn(GAMES, name);
}
