import { loadSystemFor } from '../../../engine/load-system';
import { knocksOut } from '../../../engine/tournament/knocks-out';
import type { Language } from '../../../messages/languages';
import type { Caller } from '../access/caller';
import { mayRuleOn } from '../access/conflicts';
import type { BoardEnd } from '../game/board-end';
import { placeOf } from '../game/boards';
import { finishedBoard } from '../game/current-board';
import type { GameRecord } from '../game/games.records';
import { rolesIn } from '../member/roles';
import type { Deps } from '../platform/deps';
import { andThen, done, type Outcome, refuse } from '../platform/errors';
import { translateFields } from '../platform/translate';
import { logLook } from '../ruling/log-looks';
import { rulingViews } from '../ruling/ruled.view';
import { type LaterBoard, laterBoardsOf } from '../standings/later-boards';
import { seasonTable } from '../standings/season-table';
import { type ConsideredRuling, considerResult, type WantedResult } from './correct-result';
import type { BoardRecord } from './results.records';
import type { GameResult, ResultEffect } from './results.schema';

/** How a finished game ended, with the rulings on it. */
export async function resultView(
  deps: Deps,
  caller: Caller | null,
  language: Language,
  id: string,
): Promise<Outcome<GameResult>> {
  const game = await deps.store.game(id);
  const system = game && (await loadSystemFor(game));
  if (game === undefined || system === undefined) return refuse({ code: 'not-found', what: 'game' });
  const finished = await finishedBoard(deps, game);
  if (finished === undefined) return refuse({ code: 'game-running' });
  const { board, end, rulings } = finished;
  const roles = await rolesIn(deps, game.league.id, caller);
  return done({
    game: id,
    system: game.system,
    season: game.season,
    league: game.league,
    round: game.round,
    board: game.board,
    measures: await translateFields(language, system.measures, ['name']),
    state: end.result,
    atTheTable: game.atTheTable === undefined ? 'no' : end.outcome === null ? 'open' : 'entered',
    ending: endingOf(end),
    years: end.written?.years ?? null,
    // A void game shows the places that it was played to.
    seats: board.seats.map((one) => ({
      ...one,
      place: one.place ?? (end.outcome && placeOf(end.outcome, one.seat)),
      out: end.written?.out[one.seat] ?? null,
    })),
    rulings: await rulingViews(language, rulings),
    laterBoards: end.result === 'as-played' ? [] : namedLater(await laterBoards(deps, game)),
    mayRule: caller === null ? 'no-role' : await mayRuleOn(deps, roles, game, caller),
  });
}

/** The later boards that the result of a game touches as it stands. */
export async function laterBoards(
  deps: Deps,
  { id, season: of }: Pick<GameRecord, 'id' | 'season'>,
): Promise<readonly LaterBoard[]> {
  const season = await deps.store.season(of.id);
  if (season === undefined || !knocksOut(season.format)) return [];
  const [entries, boards, rounds] = await Promise.all([
    deps.store.entries(of.id),
    deps.store.boards(of.id),
    deps.store.rounds(of.id),
  ]);
  return laterBoardsOf({ season, entries, boards, rounds }, id);
}

/** The same for a reply. */
export function namedLater(boards: readonly LaterBoard[]): ResultEffect['laterBoards'] {
  return boards.map((one) => ({ ...one, players: [...one.players] }));
}

function endingOf({ outcome }: BoardEnd): GameResult['ending'] {
  if (outcome?.end === 'time' || outcome?.end === 'points') return outcome.end;
  return outcome?.end === 'solo' ? 'won' : 'shared';
}

/** The effect of a ruling on the standings, without making it. */
export function effectView(
  deps: Deps,
  caller: Caller,
  id: string,
  wanted: WantedResult,
): Promise<Outcome<ResultEffect>> {
  return andThen(considerResult(deps, caller, id, wanted), async (considered) => {
    await logLook(deps, caller, considered.game, { kind: wanted.kind });
    return effectOf(deps, considered);
  });
}

async function effectOf(deps: Deps, { game, after }: ConsideredRuling): Promise<Outcome<ResultEffect>> {
  const [season, entries, boards, rounds] = await Promise.all([
    deps.store.season(game.season.id),
    deps.store.entries(game.season.id),
    deps.store.boards(game.season.id),
    deps.store.rounds(game.season.id),
  ]);
  if (season === undefined) return refuse({ code: 'not-found', what: 'season' });
  const tableWith = (list: readonly BoardRecord[]) => seasonTable(season, entries, list, rounds);
  const then = boards.map((board) => (board.game === game.id ? after.board : board));
  const before = new Map(tableWith(boards).map((row) => [row.player, row]));
  const people = new Map(entries.map(({ player }) => [player.id, player]));
  const standing = tableWith(then).flatMap(({ player, place, total }) => {
    const person = people.get(player);
    const was = before.get(player);
    if (person === undefined || was === undefined) return [];
    if (was.place === place && was.total === total) return [];
    const earlier = { place: was.place, total: was.total };
    return [{ player: person, before: earlier, after: { place, total } }];
  });
  const laterRounds = rounds.filter(({ round }) => round > game.round).length;
  const laterBoards = namedLater(laterBoardsOf({ season, entries, boards: then, rounds }, game.id));
  return done({ seats: after.board.seats, standing, laterRounds, laterBoards });
}
