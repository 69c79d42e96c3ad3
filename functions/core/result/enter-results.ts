import { fault } from '../../../engine/fault';
import type { Message, Problem } from '../../../engine/game';
import { loadSystemFor } from '../../../engine/load-system';
import { type Caller, confirmationOf } from '../access/caller';
import { organizedSeason } from '../access/guards';
import { personFor } from '../account/profile';
import { endOf } from '../game/board-end';
import { boardOf } from '../game/boards';
import { type FinishedBoard, finishedBoard } from '../game/current-board';
import type { GameRecord } from '../game/games.records';
import type { LogRecord } from '../league/logs.records';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { message } from '../platform/message';
import { problemAt } from '../roster/lists/csv-lines';
import type { CorrectedEnd, RulingRecord } from '../ruling/rulings.records';
import { type ResultRuling, RULINGS_AT_ONCE } from '../ruling/rulings.store';
import { problemsOfEnd, yearProblems } from './corrected-end';
import { type ListedBoard, listedBoards } from './listed-boards';
import { readResults } from './read-results';
import { countsTheSame, resultInWords } from './result-in-words';
import type { BoardRecord } from './results.records';
import { revisionsOf, unseen } from './seen-results';
import { settleResult } from './settle-result';
import type { EnterResults } from './table-results.schema';

/** A board on a list of results, and what the list changes. */
export interface EnteredBoard {
  readonly game: GameRecord;
  readonly end: CorrectedEnd;
  readonly became: 'entered' | 'corrected' | 'unchanged';
  /** The number of the ruling that sets the result now; 0 if none does. */
  readonly revision: number;
}

/** The effects of a list of results. */
export interface EnteredList {
  readonly boards: readonly EnteredBoard[];
  /** Heads of the columns that are not used. */
  readonly skipped: readonly string[];
}

/** Boards whose result a request brings into the standing itself; the others follow with their events. */
const IN_A_REQUEST = 8;

/**
 * Enters results of boards that were played at a real table, or corrects them, for an organizer. The log stores each
 * before and after. A list with any problem changes nothing, and neither does one for a board that others have changed
 * since the organizer saw it, or meanwhile.
 * @param preview whether only to report what the list would do
 */
export async function enterResults(
  deps: Deps,
  caller: Caller,
  seasonId: string,
  { text, preview, seen }: EnterResults,
): Promise<Outcome<EnteredList>> {
  const found = await organizedSeason(deps, caller, seasonId, 'organizerEntersResults');
  if (!found.ok) return found;
  const season = found.value;
  const read = await readResults(text, season);
  if (!read.ok) return read;
  const { seats, skipped } = read.value;
  const listed = listedBoards(season, await deps.store.boards(seasonId), seats);
  if (listed.problems.length > 0) return refuse({ code: 'invalid', problems: listed.problems });
  const considered = await Promise.all(listed.boards.map((one) => consider(deps, one)));
  const problems = considered.flatMap((one) => one.problems);
  if (problems.length > 0) return refuse({ code: 'invalid', problems });
  if (!preview) {
    const changed = considered.filter(({ became }) => became !== 'unchanged');
    const stale = seen === undefined ? [] : unseen(revisionsOf(seen), changed.map(resultBefore));
    if (stale.length > 0) return refuse({ code: 'results-changed', since: 'seen', results: stale });
    if ((await writeAll(deps, caller, season.id, changed)) !== 'ruled')
      return refuse({ code: 'changed-meanwhile' });
    for (const { game } of changed.slice(0, IN_A_REQUEST)) await settleResult(deps, game);
  }
  return done({
    boards: considered.map(({ game, end, became, before, revision }) => ({
      ...{ game, end, became },
      revision: preview || became === 'unchanged' ? revision : nextNumber(before),
    })),
    skipped,
  });
}

function nextNumber({ rulings }: FinishedBoard): number {
  return rulings.length + 1;
}

/** The result that a board had before a list. */
function resultBefore({ game, revision, before: { board } }: Considered) {
  const seats = board.seats.flatMap(({ player, place, points }) =>
    place === null ? [] : [{ player, place, points }],
  );
  return { game: game.id, revision, round: game.round, board: game.board, seats };
}

/** A board with the end that somebody wants to write down for it. */
export interface Considered extends EnteredBoard {
  readonly problems: readonly Problem[];
  readonly before: FinishedBoard;
  readonly after: Message;
}

/** Considers a result of a board at a real table: its problems, and what it would change. Nothing is written. */
export async function consider(
  deps: Deps,
  {
    board,
    line,
    end: listed,
    namesEnding,
  }: Pick<ListedBoard, 'line' | 'end' | 'namesEnding'> & {
    readonly board: Pick<BoardRecord, 'game' | 'board'>;
  },
): Promise<Considered> {
  const game = await deps.store.game(board.game);
  const system = game && (await loadSystemFor(game));
  const gate = await deps.store.gate(board.game);
  const before = game && (await finishedBoard(deps, game));
  if (game === undefined || system === undefined || gate === undefined || before === undefined)
    throw new Error(`board ${board.game} is at a real table and has no end to enter`);
  const { last, rulings } = before;
  const ended = namesEnding ? listed : endingAsBefore(listed, rulings.at(-1)?.end);
  const end = withYearsBefore(ended, before.end);
  // Other figures than the leading one are not asked of a board at a real table.
  const none = Object.fromEntries(system.measures.map(({ id }) => [id, 0]));
  const whole = {
    ...end,
    seats: end.seats.map((seat) => ({ ...seat, figures: { ...none, ...seat.figures } })),
  };
  const wrong = problemsOfEnd(system, game, last.position, whole);
  const problems = wrong.length > 0 ? wrong : await yearProblems(system, game, last.position, whole);
  const then = [...rulings, { number: rulings.length + 1, kind: 'correct' as const, end }];
  const after = [
    await boardOf(system, game, gate, last, [], then),
    endOf(system, last.position, then),
  ] as const;
  const entered = before.end.outcome !== null;
  const same = entered && countsTheSame([before.board, before.end], after);
  return {
    ...{ game, end, before, after: resultInWords(game, ...after) },
    problems: problems.map(({ message: problem }) =>
      problemAt(line, fault('list.board', { board: board.board, problem })),
    ),
    became: same ? 'unchanged' : entered ? 'corrected' : 'entered',
    revision: before.end.revision,
  };
}

/** An end for which the list gives no ending: as before, if places and figures are as before. */
function endingAsBefore(end: CorrectedEnd, before: CorrectedEnd | undefined): CorrectedEnd {
  const isSame =
    before !== undefined &&
    end.seats.every(({ seat, place, figures }) => {
      const was = before.seats.find((one) => one.seat === seat);
      return (
        was?.place === place && Object.entries(figures).every(([id, count]) => was.figures[id] === count)
      );
    });
  return isSame ? { ...end, ending: before.ending } : end;
}

/** A list without years keeps the years entered before, of seats that are still eliminated. */
function withYearsBefore(end: CorrectedEnd, { written }: FinishedBoard['end']): CorrectedEnd {
  const namesYears = end.years !== undefined || end.seats.some(({ out }) => out !== undefined);
  if (namesYears || written === undefined) return end;
  return {
    ...end,
    seats: end.seats.map((seat) => {
      const out = written.out[seat.seat];
      const isOut = Object.values(seat.figures).every((figure) => figure === 0);
      return out !== undefined && isOut ? { ...seat, out } : seat;
    }),
    ...(written.years !== undefined && { years: written.years }),
  };
}

/** How long a season is reserved for the next part of a long list. */
const KEPT_MS = 60_000;

/**
 * Writes all of a list, or nothing of it. A list longer than one transaction reserves the season until its last part is
 * written: another list in between is refused as a whole, and an interrupted one can be sent again after a minute.
 */
async function writeAll(deps: Deps, caller: Caller, season: string, all: readonly Considered[]) {
  let since: number | null = null;
  for (let from = 0; from < all.length; from += RULINGS_AT_ONCE) {
    const part = all.slice(from, from + RULINGS_AT_ONCE);
    const now = deps.clock();
    const until = from + RULINGS_AT_ONCE < all.length ? now + KEPT_MS : null;
    const rulings = await Promise.all(part.map((one) => rulingOf(deps, caller, one)));
    const written = await deps.store.ruleOnResults(season, rulings, { now, since, until });
    if (written !== 'ruled') return written;
    since = until;
  }
  return 'ruled' as const;
}

async function rulingOf(deps: Deps, caller: Caller, one: Considered): Promise<ResultRuling> {
  const reason = one.became === 'entered' ? message('why.atTheTable') : message('why.atTheTableAgain');
  return writtenResult(deps, { by: await personFor(deps, caller), ...confirmationOf(caller) }, one, reason);
}

/** The ruling that writes a result down, with its entry in the log, as the act of these people. */
export function writtenResult(
  deps: Deps,
  who: Pick<LogRecord, 'by' | 'confirmedBy'>,
  { game, end, before, after }: Pick<Considered, 'game' | 'end' | 'before' | 'after'>,
  reason: Message,
): ResultRuling {
  const { board, end: was } = before;
  const at = deps.clock();
  const ruling: RulingRecord = {
    ...{
      game: game.id,
      number: nextNumber(before),
      kind: 'correct' as const,
      at,
      ...who,
      step: 0,
      reason,
      end,
    },
    before: was.outcome === null ? '' : resultInWords(game, board, was),
    after,
  };
  const entry: LogRecord = {
    ...{ id: deps.newId(), league: game.league.id, season: game.season, game: game.id, at, ...who, reason },
    kind: 'enter-result',
    subject: message('log.board', { round: game.round, board: game.board }),
    ...{ before: ruling.before, after },
  };
  return { ruling, entry, event: deps.newId(), chairs: game.chairs };
}
