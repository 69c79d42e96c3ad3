import pMap from 'p-map';
import type { Message } from '../../../engine/game';
import type { SeatSearch } from '../absence/absence.records';
import type { Caller } from '../access/caller';
import { mayRuleOn } from '../access/conflicts';
import type { Role } from '../account/people.records';
import type { Gate } from '../game/games.records';
import type { Deps } from '../platform/deps';
import { dayInWords, message } from '../platform/message';
import type { BoardRecord } from '../result/results.records';
import type { SeasonRecord } from '../season/seasons.records';
import { stageInSentence } from '../season/stages';
import type { Waiting } from './kinds';

const AT_ONCE = 8;
/** A step this long past its deadline should have been closed by its timer or the sweep. */
const STUCK_MS = 2 * 60_000;
/** A board may be paused for a day before it counts as forgotten. */
const PAUSED_MS = 86_400_000;
/** The number of turns missed in a row after which a moderator should look at a seat. */
const MISSED_TURNS = 2;

/** The values that identify a board in the text of an inbox item. */
type Named = Readonly<{ round: number; board: number; season: string; stage: Message | 'none' }>;
type Troubled = Pick<Waiting, 'kind' | 'since'> & {
  readonly key: string;
  readonly says: (board: Named) => Message;
};

/** Boards of a running season that need attention: stuck, paused for long, or with seats that no one plays. */
export async function waitingBoards(
  deps: Deps,
  caller: Caller,
  season: SeasonRecord,
  roles: readonly Role[],
): Promise<readonly Waiting[]> {
  const boards = (await deps.store.boards(season.id)).filter(({ status }) => status === 'running');
  const gates = new Map(
    (await deps.store.gates(boards.map(({ game }) => game))).map((gate) => [gate.game, gate]),
  );
  const searches = boards.length === 0 ? [] : await deps.store.searches(season.id);
  const now = deps.clock();
  const found = boards.flatMap((board) => {
    const gate = gates.get(board.game);
    const troubles = gate === undefined ? [] : [...troublesOf(gate, now), ...searchesOf(board, searches)];
    return troubles.length === 0 ? [] : [{ board, troubles }];
  });
  const waiting = await pMap(
    found,
    async ({ board, troubles }) => {
      const game = await deps.store.game(board.game);
      const may = game !== undefined && (await mayRuleOn(deps, roles, game, caller)) === 'yes';
      const { round, board: number } = board;
      const stage = stageInSentence(game?.section ?? game?.stage);
      const named = { round, board: number, season: season.name, stage };
      return troubles.map((trouble) => waitingBoard(board.game, named, trouble, may));
    },
    { concurrency: AT_ONCE },
  );
  return waiting.flat();
}

/** Names seats, never their players: in an anonymous season no one may learn who they are. */
function troublesOf(gate: Gate, now: number): readonly Troubled[] {
  const { state, deadline, pausedAt, endsAt, openedAt, misses = {} } = gate;
  if (state === 'finished') return [];
  if (pausedAt !== undefined && endsAt !== undefined) {
    const day = dayInWords(endsAt);
    const says = (board: Named) => message('waits.abandoned', { ...board, day });
    return [{ kind: 'abandoned', since: pausedAt, key: '', says }];
  }
  if (pausedAt !== undefined) {
    if (now - pausedAt <= PAUSED_MS) return [];
    return [{ kind: 'paused', since: pausedAt, key: '', says: (board) => message('waits.paused', board) }];
  }
  if (now > deadline + STUCK_MS)
    return [{ kind: 'stuck', since: deadline, key: '', says: (board) => message('waits.stuck', board) }];
  return Object.entries(misses).flatMap(([seat, { row, disorder }]): Troubled[] => {
    const common = { since: openedAt, key: `-${seat}` };
    if (disorder)
      return [
        { ...common, kind: 'disorder', says: (board) => message('waits.noPlayer', { ...board, seat }) },
      ];
    if (row < MISSED_TURNS) return [];
    const says = (board: Named) => message('waits.noOrders', { ...board, seat, turns: row });
    return [{ ...common, kind: 'missed', says }];
  });
}

/** Players who asked for a substitute when no one is left to ask. */
function searchesOf({ game, seats }: BoardRecord, searches: readonly SeatSearch[]): readonly Troubled[] {
  const holds = ({ seat, holder }: SeatSearch) =>
    seats.some((one) => one.seat === seat && one.player.id === holder);
  return searches
    .filter((search) => search.game === game && search.why === 'holder' && search.offer === null)
    .filter(holds)
    .map(({ seat, at }) => ({
      ...{ kind: 'seeking', since: at, key: `-${seat}` },
      says: (board: Named) => message('waits.seeking', { ...board, seat }),
    }));
}

function waitingBoard(
  game: string,
  named: Named,
  { kind, since, key, says }: Troubled,
  may: boolean,
): Waiting {
  return {
    ...{ id: `${kind}-${game}${key}`, kind, since, game, settles: may },
    text: may ? says(named) : message('waits.needsModerator', named),
    path: may ? `/games/${game}/ruling` : `/games/${game}`,
  };
}
