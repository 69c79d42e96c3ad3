import { opensWithLast } from '../../../engine/tournament/formats';
import { type Caller, confirmationOf } from '../access/caller';
import { organizedSeason } from '../access/guards';
import { personFor } from '../account/profile';
import { finishedBoard } from '../game/current-board';
import type { LogRecord } from '../league/logs.records';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { message } from '../platform/message';
import type { RulingRecord } from '../ruling/rulings.records';
import type { SeasonRecord } from '../season/seasons.records';
import { resultInWords } from './result-in-words';
import { settleResult } from './settle-result';

/**
 * Empties the result of a board at a real table for an organizer, as one that was entered for the wrong board: the board
 * waits for its result again. Refused once the next round has been drawn from it, or the season has ended with it.
 */
export async function emptyResult(deps: Deps, caller: Caller, gameId: string): Promise<Outcome<null>> {
  const game = await deps.store.game(gameId);
  if (game === undefined) return refuse({ code: 'not-found', what: 'game' });
  const found = await organizedSeason(deps, caller, game.season.id, 'organizerEntersResults');
  if (!found.ok) return found;
  const season = found.value;
  const before = game.atTheTable === undefined ? undefined : await finishedBoard(deps, game);
  if (before === undefined) return refuse({ code: 'not-allowed', why: { text: 'emptyNotHere' } });
  if (before.end.outcome === null) return refuse({ code: 'nothing-changes' });
  if (season.status !== 'running') return refuse({ code: 'not-allowed', why: { text: 'emptySeasonOver' } });
  const next = nextRound(season, game.round);
  const rounds = await deps.store.rounds(season.id);
  if (next !== null && rounds.some(({ round }) => round === next))
    return refuse({ code: 'not-allowed', why: { text: 'emptyRestsOn', with: { round: next } } });
  const who = { by: await personFor(deps, caller), ...confirmationOf(caller) };
  const at = deps.clock();
  const reason = message('why.emptied');
  const ruling: RulingRecord = {
    ...{ game: game.id, number: before.rulings.length + 1, kind: 'empty', at, ...who, step: 0, reason },
    before: resultInWords(game, before.board, before.end),
    after: '',
  };
  const entry: LogRecord = {
    ...{ id: deps.newId(), league: game.league.id, season: game.season, game: game.id, kind: 'empty', at },
    ...{ ...who, reason, before: ruling.before, after: '' },
    subject: message('log.board', { round: game.round, board: game.board }),
  };
  const ruled = { ruling, entry, event: deps.newId(), chairs: game.chairs };
  const written = await deps.store.emptyResult(season.id, ruled, { round: game.round, next, now: at });
  if (written !== 'ruled') return refuse({ code: 'changed-meanwhile' });
  await settleResult(deps, game);
  return done(null);
}

/** The round that is drawn after one and those that opened with it; null on a ladder, where no round waits for another. */
function nextRound({ format }: SeasonRecord, round: number): number | null {
  if (format.kind === 'ladder') return null;
  let next = round + 1;
  while (opensWithLast(format, next)) next += 1;
  return next;
}
