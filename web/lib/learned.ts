import { cookies } from 'next/headers';
import { GAME_SYSTEM_IDS, type GameSystemId } from '../../engine/games';

/** The games whose lessons the reader knows, so that their tables need not mention them. */
export async function learnedGames(): Promise<readonly GameSystemId[]> {
  const kept = decodeURIComponent((await cookies()).get('learned')?.value ?? '').split(' ');
  return GAME_SYSTEM_IDS.filter((id) => kept.includes(id));
}
