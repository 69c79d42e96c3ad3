import { readLabel } from '../../../engine/labels';
import type { Language } from '../../../messages/languages';
import { translatorIn } from '../../../messages/translator';
import type { Caller } from '../access/caller';
import { seatHeldBy } from '../access/guards';
import type { Board } from '../game/boards.schema';
import { lastShown } from '../game/watch-delay';
import { rolesIn } from '../member/roles';
import type { Deps } from '../platform/deps';
import { iso, isoOrNull } from '../platform/instants';
import { withSecrets } from '../press/anonymity';
import type { BoardRecord } from '../result/results.records';
import type { SeasonRecord } from '../season/seasons.records';
import { readyIn } from '../step/seat-state';

/** The caller's boards and those of the latest rounds, up to a limit, in the order of their numbers. */
export function firstBoards(boards: readonly BoardRecord[], most: number, caller: Caller | null) {
  if (boards.length <= most) return boards;
  const own = (board: BoardRecord) => (seatHeldBy(board, caller) === undefined ? 0 : 1);
  const ranked = [...boards].sort(
    (one, other) => own(other) - own(one) || other.round - one.round || one.board - other.board,
  );
  const kept = new Set(ranked.slice(0, most));
  return boards.filter((board) => kept.has(board));
}

/** Boards as a caller sees them, with how many seats are ready. */
export async function boardViews(
  deps: Deps,
  season: SeasonRecord,
  boards: readonly BoardRecord[],
  caller: Caller | null,
  language: Language,
): Promise<Board[]> {
  const [ready, say, roles] = await Promise.all([
    readyCounts(deps, boards),
    translatorIn(language, ['labels']),
    boards.some(({ shown }) => shown !== undefined) ? rolesIn(deps, season.league.id, caller) : [],
  ]);
  const isLate = (board: BoardRecord) =>
    board.shown !== undefined &&
    seatHeldBy(board, caller) === undefined &&
    !roles.some((role) => role !== 'player');
  return boards.map((board) => {
    const late = isLate(board);
    const seen = withSecrets(season, late ? withoutClock(board) : board, caller);
    const label = say(readLabel(season.system, board.label));
    return { ...boardView(seen, late ? 0 : (ready.get(board.game) ?? 0)), late, label };
  });
}

/** A board without what its open step tells those who see it later. */
function withoutClock({ paused: _, ...board }: BoardRecord): BoardRecord {
  return { ...board, deadline: null, owing: [] };
}

/**
 * How many seats of each running board are ready: always read again, because it changes more often than anything else.
 */
async function readyCounts(deps: Deps, boards: readonly BoardRecord[]): Promise<ReadonlyMap<string, number>> {
  const running = boards.filter(({ status }) => status === 'running');
  const gates = await deps.store.gates(running.map(({ game }) => game));
  return new Map(gates.map((gate) => [gate.game, readyIn(gate)]));
}

function boardView(board: BoardRecord, ready: number): Omit<Board, 'late'> {
  const { game, round, status, label, owing } = board;
  return {
    game,
    round,
    board: board.board,
    status,
    label,
    step: lastShown(board),
    updatedAt: iso(board.updatedAt),
    deadline: isoOrNull(board.deadline),
    paused: board.paused === true,
    atTheTable: board.atTheTable === true,
    revision: board.atTheTable === true ? (board.revision ?? 0) : 0,
    ready,
    owing: owing.length,
    result: resultIn(board),
    ending: endingIn(board),
    seats: board.seats,
  };
}

/** How a board ended, from what is stored for its scoring. */
function endingIn({ status, result, scored, winner, seats }: BoardRecord): Board['ending'] {
  if (status !== 'finished' || result === 'void') return null;
  switch (scored?.ending.type) {
    case 'solo':
      return 'won';
    case 'draw':
      return 'shared';
    default: {
      // One seat that leads at a limit of time has not won.
      const leads = seats.filter(({ place }) => place === 1).length === 1;
      return leads && winner === null ? 'time' : 'points';
    }
  }
}

/** A result that was entered once at a real table does not count as corrected. */
function resultIn({ result, atTheTable, revision }: BoardRecord): Board['result'] {
  const isFirst = atTheTable === true && revision === 1 && result === 'corrected';
  return isFirst ? 'as-played' : (result ?? 'as-played');
}
