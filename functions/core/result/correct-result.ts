import { loadSystemFor } from '../../../engine/load-system';
import { knocksOut } from '../../../engine/tournament/knocks-out';
import { type Caller, confirmationOf } from '../access/caller';
import { moderatorOfGame } from '../access/guards';
import { personFor } from '../account/profile';
import { type BoardEnd, endOf, type RuledEnd } from '../game/board-end';
import { boardOf } from '../game/boards';
import { earlierYears, type FinishedBoard, finishedBoard } from '../game/current-board';
import type { GameRecord } from '../game/games.records';
import type { LogRecord } from '../league/logs.records';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { message } from '../platform/message';
import type { CorrectedEnd, RulingRecord } from '../ruling/rulings.records';
import { problemsOfEnd, yearProblems } from './corrected-end';
import { countsTheSame, resultInWords } from './result-in-words';
import type { BoardRecord } from './results.records';
import { settleResult } from './settle-result';

/** The result that a moderator wants: a corrected one, none at all, or the one that was played. */
export type WantedResult = (
  | ({ readonly kind: 'correct' } & CorrectedEnd)
  | { readonly kind: 'void' }
  | { readonly kind: 'restore' }
) & {
  /** The number of the last ruling that the moderator saw. */
  readonly seen?: number | undefined;
};

/** A possible ruling: the board as it is, and as it would be. */
export interface ConsideredRuling {
  readonly game: GameRecord;
  readonly ruled: RuledEnd;
  readonly before: FinishedBoard;
  readonly after: { readonly board: BoardRecord; readonly end: BoardEnd };
}

/**
 * Considers a ruling on the result of a finished game, without making it. Refused to players of the game, for a game
 * that is still running, for figures that are unknown to the game system or impossible, and if nothing would change.
 */
export async function considerResult(
  deps: Deps,
  caller: Caller,
  gameId: string,
  wanted: WantedResult,
): Promise<Outcome<ConsideredRuling>> {
  const game = await deps.store.game(gameId);
  const system = game && (await loadSystemFor(game));
  if (game === undefined || system === undefined) return refuse({ code: 'not-found', what: 'game' });
  const moderator = await moderatorOfGame(deps, caller, game, 'moderatorRulesOnResults');
  if (!moderator.ok) return moderator;
  const [finished, season, gate] = await Promise.all([
    finishedBoard(deps, game),
    deps.store.season(game.season.id),
    deps.store.gate(gameId),
  ]);
  if (finished === undefined || gate === undefined) return refuse({ code: 'game-running' });
  if (wanted.kind === 'void' && season !== undefined && knocksOut(season.format))
    return refuse({
      code: 'not-allowed',
      why: { text: 'voidKnockOutCorrect' },
    });
  const { last, rulings } = finished;
  if (wanted.seen !== undefined && wanted.seen !== rulings.length)
    return refuse({ code: 'changed-meanwhile' });
  const wrong = wanted.kind === 'correct' ? problemsOfEnd(system, game, last.position, wanted) : [];
  const problems =
    wanted.kind === 'correct' && wrong.length === 0
      ? await yearProblems(system, game, last.position, wanted)
      : wrong;
  if (problems.length > 0) return refuse({ code: 'invalid', problems });
  const ruled = ruledEnd(rulings.length + 1, wanted);
  const then = [...rulings, ruled];
  const after = {
    board: await boardOf(system, game, gate, last, await earlierYears(deps, game, gate), then),
    end: endOf(system, last.position, then),
  };
  if (countsTheSame([finished.board, finished.end], [after.board, after.end]))
    return refuse({ code: 'nothing-changes' });
  return done({ game, ruled, before: finished, after });
}

/** Rules on the result of a finished game: standings and season are updated at once, ratings with the event. */
export async function ruleOnResult(
  deps: Deps,
  caller: Caller,
  gameId: string,
  wanted: WantedResult,
  reason: string,
): Promise<Outcome<null>> {
  const considered = await considerResult(deps, caller, gameId, wanted);
  if (!considered.ok) return considered;
  const { game, ruled, before, after } = considered.value;
  const ruling: RulingRecord = {
    ...ruled,
    game: game.id,
    at: deps.clock(),
    by: await personFor(deps, caller),
    ...confirmationOf(caller),
    step: before.last.step,
    reason,
    before: resultInWords(game, before.board, before.end),
    after: resultInWords(game, after.board, after.end),
  };
  const entry = entryOf(deps.newId(), game, wanted.kind, ruling);
  const written = await deps.store.ruleOnResult({ ruling, entry, event: deps.newId(), chairs: game.chairs });
  if (written === 'changed-meanwhile') return refuse({ code: 'changed-meanwhile' });
  await settleResult(deps, game);
  return done(null);
}

function ruledEnd(number: number, wanted: WantedResult): RuledEnd {
  if (wanted.kind !== 'correct') return { number, kind: wanted.kind };
  const { ending, seats, years } = wanted;
  return { number, kind: wanted.kind, end: { ending, seats, ...(years !== undefined && { years }) } };
}

function entryOf(
  id: string,
  game: GameRecord,
  kind: WantedResult['kind'],
  { at, by, confirmedBy, reason, before, after }: RulingRecord,
): LogRecord {
  const subject = message('log.board', { round: game.round, board: game.board });
  const { season, league } = game;
  return {
    id,
    league: league.id,
    season,
    game: game.id,
    kind,
    at,
    by,
    ...(confirmedBy && { confirmedBy }),
    subject,
    reason,
    before,
    after,
  };
}
