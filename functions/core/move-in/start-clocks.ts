import pMap from 'p-map';
import type { Caller } from '../access/caller';
import { organizedSeason } from '../access/guards';
import { personFor } from '../account/profile';
import { gameIdOf } from '../game/create-game';
import type { GameAndGate } from '../game/games.store';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { message } from '../platform/message';
import { moveClock } from '../ruling/rule-on-clock';
import { rulingBy } from '../ruling/rule-on-game';
import type { StartedClocks } from './move-in.schema';

const AT_ONCE = 4;

/**
 * Starts the clocks of boards that have moved in: the first deadline of each is counted from now. This is part of setting
 * the season up, so organizers who play may do it too; a clock that has run before, and was stopped by a ruling, is a
 * moderator's matter. Each board is started by one write, with its ruling; repeating a request that was cut off starts the
 * rest.
 * @param boards their numbers; undefined for all that wait
 */
export async function startClocks(
  deps: Deps,
  caller: Caller,
  seasonId: string,
  boards: readonly number[] | undefined,
): Promise<Outcome<StartedClocks>> {
  const found = await organizedSeason(deps, caller, seasonId, 'organizerMovesGamesIn');
  if (!found.ok) return found;
  const round = found.value.movedIn === undefined ? undefined : await deps.store.round(seasonId, 1);
  const numbers = (round?.boards ?? []).map((_, at) => at + 1);
  const by = await personFor(deps, caller);
  const start = async (board: number) => {
    const live = await deps.store.gameAndGate(gameIdOf(seasonId, 1, board));
    if (live === undefined || !(await waitsForStart(deps, live))) return 'runs';
    if (boards !== undefined && !boards.includes(board)) return 'waits';
    const reason = message('why.clockStarted');
    const started = await moveClock(deps, live, { kind: 'resume' }, (at, said) =>
      rulingBy(deps, by, at, { ...said, reason }),
    );
    return started.ok ? 'started' : 'runs';
  };
  const became = await pMap(numbers, start, { concurrency: AT_ONCE });
  const those = (wanted: (typeof became)[number]) => numbers.filter((_, at) => became[at] === wanted);
  const started = those('started');
  if (started.length === 0) return refuse({ code: 'nothing-changes' });
  return done({ started, waiting: those('waits') });
}

/** Whether the clock of a board that moved in has never run, and no ruling has stopped it. */
async function waitsForStart(deps: Deps, { game, gate }: GameAndGate): Promise<boolean> {
  if (gate.step !== 1 || gate.pausedAt === undefined) return false;
  const rulings = await deps.store.rulingsOn(game);
  return !rulings.some(({ kind }) => kind === 'pause' || kind === 'resume');
}
