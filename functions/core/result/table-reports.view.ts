import pMap from 'p-map';
import type { Caller } from '../access/caller';
import { seatHeldBy } from '../access/guards';
import { awaitsResult } from '../game/boards';
import { isBanned } from '../member/bans';
import { rolesIn } from '../member/roles';
import type { PersonRecord } from '../platform/common.records';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { iso } from '../platform/instants';
import { hidesNamesOf, NOT_NAMED, withSecrets } from '../press/anonymity';
import type { SeasonRecord } from '../season/seasons.records';
import { isStaleReport, whenReportsCount } from './open-reports';
import type { BoardRecord } from './results.records';
import type { TableReportRecord } from './table-reports.records';
import type { ReportsToAnswer, TableReport, TableReports } from './table-reports.schema';

const AT_ONCE = 8;

/** The reported results of a season that the caller may see, and the boards whose result they can report. */
export async function tableReportsView(
  deps: Deps,
  caller: Caller | null,
  id: string,
): Promise<Outcome<TableReports>> {
  const season = await deps.store.season(id);
  if (season === undefined) return refuse({ code: 'not-found', what: 'season' });
  const reports = whenReportsCount(season);
  if (caller === null || season.status !== 'running') return done({ reports, open: [], mayReport: [] });
  const boards = (await deps.store.boards(id)).filter(awaitsResult);
  if (boards.length === 0) return done({ reports, open: [], mayReport: [] });
  const [roles, all, member] = await Promise.all([
    rolesIn(deps, season.league.id, caller),
    deps.store.tableReportsOf(id),
    deps.store.member(season.league.id, caller.id),
  ]);
  const organizes = roles.includes('organizer');
  const isOwn = (board: BoardRecord) => seatHeldBy(board, caller) !== undefined;
  const seen = all.flatMap((report) => {
    const board = boards.find(({ game }) => game === report.game);
    return board !== undefined && (organizes || isOwn(board)) ? [{ report, board }] : [];
  });
  const open = await pMap(
    seen,
    async ({ report, board }) => {
      const game = await deps.store.game(report.game);
      const isStale = game === undefined || isStaleReport(report, game);
      return reportView(season, withSecrets(season, board, caller), report, { caller, organizes, isStale });
    },
    { concurrency: AT_ONCE },
  );
  const mayReport = reports === 'never' || isBanned(member, deps.clock()) ? [] : boards.filter(isOwn);
  return done({ reports, open, mayReport: mayReport.map(({ game }) => game) });
}

interface Reader {
  readonly caller: Caller;
  readonly organizes: boolean;
  readonly isStale: boolean;
}

/** @param board with the names that the reader may see */
function reportView(
  season: SeasonRecord,
  board: BoardRecord,
  report: TableReportRecord,
  { caller, organizes, isStale }: Reader,
): TableReport {
  const { id, game, by, at, end, answers } = report;
  const named = (person: PersonRecord) =>
    hidesNamesOf(season, board) && person.id !== caller.id ? NOT_NAMED : person;
  const isDisputed = answers.some(({ confirms }) => !confirms);
  return {
    ...{ id, game, round: report.round, board: report.board, by: named(by), at: iso(at) },
    state: isStale ? 'stale' : isDisputed ? 'disputed' : 'open',
    ending: end.ending,
    seats: board.seats.flatMap(({ seat, player }) => {
      const one = end.seats.find((seated) => seated.seat === seat);
      return one === undefined ? [] : [{ seat, player, place: one.place, figures: one.figures }];
    }),
    answers: answers.map((one) => ({ ...one, player: named(one.player), at: iso(one.at) })),
    mine: partOf(report, board, caller),
    decides: organizes ? (by.id === caller.id ? 'discards' : 'yes') : 'no',
  };
}

function partOf({ by, answers }: TableReportRecord, board: BoardRecord, caller: Caller): TableReport['mine'] {
  if (by.id === caller.id) return 'reported';
  if (seatHeldBy(board, caller) === undefined) return 'none';
  const own = answers.find(({ player }) => player.id === caller.id);
  return own === undefined ? 'asked' : own.confirms ? 'confirmed' : 'disputed';
}

/** The boards at real tables on which the caller is asked to confirm or dispute a reported result. */
export async function reportsToAnswer(deps: Deps, caller: Caller): Promise<ReportsToAnswer> {
  const running = await deps.store.runningGamesOf(caller.id);
  const asked = await pMap(
    running,
    async (id) => {
      const game = await deps.store.game(id);
      if (game?.atTheTable === undefined || seatHeldBy(game, caller) === undefined) return [];
      const { season, league, round, board } = game;
      const report = await deps.store.tableReport({ season: season.id, round, board });
      if (report === undefined || isStaleReport(report, game)) return [];
      // Boards of a cancelled season wait for no result.
      if ((await deps.store.season(season.id))?.status !== 'running') return [];
      const isAnswered = [report.by, ...report.answers.map(({ player }) => player)].some(
        (person) => person.id === caller.id,
      );
      return isAnswered ? [] : [{ season, league, game: id, round, board, at: iso(report.at) }];
    },
    { concurrency: AT_ONCE },
  );
  return asked.flat();
}
