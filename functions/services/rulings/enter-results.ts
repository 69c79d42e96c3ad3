import { fault } from '../../../engine/fault';
import type { Message, Problem } from '../../../engine/game';
import { loadSystemFor } from '../../../engine/load-system';
import type { CorrectedEnd, GameRecord, LogRecord, RulingRecord } from '../../store/records';
import { organizedSeason } from '../access/guards';
import { type Caller, confirmationOf } from '../caller';
import { problemAt } from '../csv-lines';
import type { Deps } from '../deps';
import { done, type Outcome, refuse } from '../errors';
import { seasonAct } from '../leagues/log-act';
import { message } from '../message';
import { personFor } from '../profile';
import { endOf } from '../results/board-end';
import { boardOf } from '../results/boards';
import { type FinishedBoard, finishedBoard } from '../results/current-board';
import { countsTheSame, resultInWords } from '../results/result-in-words';
import { problemsOfEnd } from './corrected-end';
import { type ListedBoard, listedBoards } from './listed-boards';
import { readResults } from './read-results';
import { settleResult } from './settle-result';

/** A board on a list of results, and what the list changes. */
export interface EnteredBoard {
  readonly game: GameRecord;
  readonly end: CorrectedEnd;
  readonly became: 'entered' | 'corrected' | 'unchanged';
}

/** How many results one request adds to the standings itself; events add the others. */
const IN_A_REQUEST = 8;

/**
 * Enters or corrects results of boards that were played at a real table, for an organizer. The log contains each result
 * before and after. A list with any problem changes nothing; one that was cut off is finished by sending it again.
 * @param preview whether to only report what the list would do
 */
export async function enterResults(
  deps: Deps,
  caller: Caller,
  seasonId: string,
  { text, preview }: { readonly text: string; readonly preview: boolean },
): Promise<Outcome<readonly EnteredBoard[]>> {
  const found = await organizedSeason(deps, caller, seasonId, 'organizerEntersResults');
  if (!found.ok) return found;
  const season = found.value;
  const read = await readResults(text);
  if (!read.ok) return read;
  const listed = listedBoards(season, await deps.store.boards(seasonId), read.value);
  if (listed.problems.length > 0) return refuse({ code: 'invalid', problems: listed.problems });
  const considered = await Promise.all(listed.boards.map((one) => consider(deps, one)));
  const problems = considered.flatMap((one) => one.problems);
  if (problems.length > 0) return refuse({ code: 'invalid', problems });
  if (!preview) {
    const changed = considered.filter(({ became }) => became !== 'unchanged');
    for (const one of changed)
      if ((await write(deps, caller, one)) !== 'ruled') return refuse({ code: 'changed-meanwhile' });
    for (const { game } of changed.slice(0, IN_A_REQUEST)) await settleResult(deps, game);
  }
  return done(considered.map(({ game, end, became }) => ({ game, end, became })));
}

interface Considered extends EnteredBoard {
  readonly problems: readonly Problem[];
  readonly before: FinishedBoard;
  readonly after: Message;
}

async function consider(deps: Deps, { board, line, end }: ListedBoard): Promise<Considered> {
  const game = await deps.store.game(board.game);
  const system = game && (await loadSystemFor(game));
  const gate = await deps.store.gate(board.game);
  const before = game && (await finishedBoard(deps, game));
  if (game === undefined || system === undefined || gate === undefined || before === undefined)
    throw new Error(`board ${board.game} is at a real table and has no end to enter`);
  const { last, rulings } = before;
  // A board at a real table requires no figures other than the leading one.
  const none = Object.fromEntries(system.measures.map(({ id }) => [id, 0]));
  const whole = {
    ...end,
    seats: end.seats.map((seat) => ({ ...seat, figures: { ...none, ...seat.figures } })),
  };
  const problems = problemsOfEnd(system, game, last.position, whole);
  const then = [...rulings, { number: rulings.length + 1, kind: 'correct' as const, end }];
  const after = [
    await boardOf(system, game, gate, last, [], then),
    endOf(system, last.position, then),
  ] as const;
  const entered = before.end.outcome !== null;
  const same = entered && countsTheSame([before.board, before.end], after);
  return {
    ...{ game, end, before, after: resultInWords(game.system, ...after) },
    problems: problems.map(({ message: problem }) =>
      problemAt(line, fault('list.board', { board: board.board, problem })),
    ),
    became: same ? 'unchanged' : entered ? 'corrected' : 'entered',
  };
}

async function write(deps: Deps, caller: Caller, { game, end, before, after, became }: Considered) {
  const { rulings, board, end: was } = before;
  const reason = became === 'entered' ? message('why.atTheTable') : message('why.atTheTableAgain');
  const ruling: RulingRecord = {
    ...{ game: game.id, number: rulings.length + 1, kind: 'correct' as const, at: deps.clock() },
    ...{ by: await personFor(deps, caller), ...confirmationOf(caller), step: 0, reason, end },
    before: was.outcome === null ? '' : resultInWords(game.system, board, was),
    after,
  };
  const entry: LogRecord = {
    ...(await seasonAct(
      deps,
      caller,
      { ...game.season, league: game.league },
      {
        kind: 'enter-result',
        subject: message('log.board', { round: game.round, board: game.board }),
        ...{ before: ruling.before, after, reason },
      },
    )),
    game: game.id,
  };
  return deps.store.ruleOnResult({ ruling, entry, event: deps.newId() });
}
