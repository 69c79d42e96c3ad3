import { GAMES } from '../../../engine/games';
import type { Caller } from '../../services/caller';
import type { Deps } from '../../services/deps';
import type { PracticeBoard } from '../schemas/practice';
import { iso } from './game';

/** The caller's practice boards, newest first. */
export async function practiceBoards(deps: Deps, caller: Caller): Promise<readonly PracticeBoard[]> {
  const kept = await deps.store.practiceOf(caller.id);
  const found = await Promise.all(kept.map(({ game }) => deps.store.gameAndGate(game)));
  return found.flatMap((one) => {
    const level = one?.game.practice?.level;
    if (one === undefined || level === undefined) return [];
    const { game, gate } = one;
    return {
      ...{ game: game.id, system: game.system, systemTitle: GAMES[game.system].title },
      ...{ level, label: gate.label, openedAt: iso(game.createdAt) },
      status: gate.state === 'finished' ? ('finished' as const) : ('running' as const),
    };
  });
}
