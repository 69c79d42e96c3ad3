import { fault } from '../../../engine/fault';
import type { Caller } from '../access/caller';
import { organizerOf, seatHeldBy } from '../access/guards';
import { personFor } from '../account/profile';
import type { GameRecord } from '../game/games.records';
import { toSettle } from '../inbox/to-settle';
import { seasonAct } from '../league/log-act';
import { isBanned } from '../member/bans';
import { addressNowhere } from '../platform/addresses.schema';
import type { PlayerReports } from '../platform/common.records';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import type { PlatformEvent } from '../platform/events.records';
import { message } from '../platform/message';
import { withSecrets } from '../press/anonymity';
import { problemAt } from '../roster/lists/csv-lines';
import type { SeasonRecord } from '../season/seasons.records';
import { type Considered, consider, writtenResult } from './enter-results';
import { listedBoards } from './listed-boards';
import { isStaleReport, whenReportsCount } from './open-reports';
import { readResults } from './read-results';
import { settleResult } from './settle-result';
import type { TableReportRecord } from './table-reports.records';
import type { AnswerReport, DecideReport } from './table-reports.schema';

/** How often an act is tried again when other players of the board have answered meanwhile. */
const ATTEMPTS = 8;

const CHANGED = refuse({ code: 'changed-meanwhile' });

/** What became of a report: it is stored, or another player's report was there before it. */
export interface StoredReport {
  readonly game: GameRecord;
  readonly stored: boolean;
}

/**
 * Stores the result of a board at a real table as one of its players reports it. It replaces the player's own open
 * report; where another player has reported before, that report stays, and can be confirmed or disputed.
 */
export async function reportResult(
  deps: Deps,
  caller: Caller,
  gameId: string,
  text: string,
): Promise<Outcome<StoredReport>> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const found = await boardOfPlayer(deps, caller, gameId);
    if (!found.ok) return found;
    const { game, season, report } = found.value;
    if (whenReportsCount(season) === 'never')
      return refuse({ code: 'not-allowed', why: { text: 'reportsOff' } });
    const isOthers = report !== undefined && report.by.id !== caller.id;
    if (isOthers && !isStaleReport(report, game)) return done({ game, stored: false });
    const read = await readReport(deps, caller, season, game, text);
    if (!read.ok) return read;
    if (read.value.became !== 'entered')
      return refuse({ code: 'not-allowed', why: { text: 'reportEntered' } });
    const fresh = await newReport(deps, caller, game, read.value);
    const events = reportEvents(deps, season, fresh);
    if ((await deps.store.saveTableReport(fresh, report, events)) === 'saved')
      return done({ game, stored: true });
  }
  return CHANGED;
}

interface ReportableBoard {
  readonly game: GameRecord;
  readonly season: SeasonRecord;
  readonly report: TableReportRecord | undefined;
}

/** A board at a real table with its open report, for a caller who sits at it. */
async function boardOfPlayer(deps: Deps, caller: Caller, id: string): Promise<Outcome<ReportableBoard>> {
  const found = await reportable(deps, id);
  if (!found.ok) return found;
  const { game, season } = found.value;
  if (seatHeldBy(game, caller) === undefined) return refuse({ code: 'not-your-seat' });
  if (isBanned(await deps.store.member(season.league.id, caller.id), deps.clock()))
    return refuse({ code: 'not-allowed', why: { text: 'banned' } });
  return found;
}

async function reportable(deps: Deps, id: string): Promise<Outcome<ReportableBoard>> {
  const game = await deps.store.game(id);
  const season = game && (await deps.store.season(game.season.id));
  if (game === undefined || season === undefined) return refuse({ code: 'not-found', what: 'game' });
  if (game.atTheTable === undefined || season.status !== 'running')
    return refuse({ code: 'not-allowed', why: { text: 'reportNotHere' } });
  const { round, board } = game;
  return done({ game, season, report: await deps.store.tableReport({ season: season.id, round, board }) });
}

/** The end that a player's lines describe, if they describe this board alone. */
async function readReport(
  deps: Deps,
  caller: Caller,
  season: SeasonRecord,
  game: GameRecord,
  text: string,
): Promise<Outcome<Considered>> {
  const read = await readResults(text, season);
  if (!read.ok) return read;
  const own = (await deps.store.boards(season.id)).filter((one) => one.game === game.id);
  // Of an anonymous board a player may find out no name by its problems.
  const boards = own.map((one) => withSecrets(season, one, caller));
  const { boards: listed, problems } = listedBoards(season, boards, read.value.seats);
  if (problems.length > 0) return refuse({ code: 'invalid', problems });
  const [board] = listed;
  if (board === undefined)
    return refuse({ code: 'invalid', problems: [problemAt(1, fault('list.noResult'))] });
  const one = await consider(deps, board);
  return one.problems.length > 0 ? refuse({ code: 'invalid', problems: one.problems }) : done(one);
}

async function newReport(
  deps: Deps,
  caller: Caller,
  game: GameRecord,
  { end }: Considered,
): Promise<TableReportRecord> {
  const { league, season, round, board, rulings, chairs } = game;
  return {
    ...{ id: deps.newId(), league, season, game: game.id, round, board, rulings, end },
    ...(chairs !== undefined && { chairs }),
    ...{ by: await personFor(deps, caller), at: deps.clock(), answers: [], version: 0 },
  };
}

function reportEvents(
  deps: Deps,
  season: SeasonRecord,
  { id, game, by, at }: TableReportRecord,
): PlatformEvent[] {
  const reported = {
    id: deps.newId(),
    kind: 'result-reported',
    at,
    game,
    report: id,
    what: 'reported',
  } as const;
  // Elsewhere the players of the board come first.
  return whenReportsCount(season) === 'organizer'
    ? [reported, waitsForOrganizers(deps, season, by, at)]
    : [reported];
}

function waitsForOrganizers(deps: Deps, season: SeasonRecord, by: TableReportRecord['by'], at: number) {
  const { id, name, league } = season;
  return toSettle(deps, { league, season: { id, name }, by, at }, 'result');
}

/**
 * Stores the answer of another player of the board to a reported result, which replaces their earlier one. The answer
 * that completes what the season asks for makes the report the result of the board.
 * @returns whether it counts now
 */
export async function answerReport(
  deps: Deps,
  caller: Caller,
  gameId: string,
  answer: AnswerReport,
): Promise<Outcome<boolean>> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const found = await boardOfPlayer(deps, caller, gameId);
    if (!found.ok) return found;
    const { game, season, report } = found.value;
    if (report === undefined || report.id !== answer.report || isStaleReport(report, game)) return CHANGED;
    if (report.by.id === caller.id) return refuse({ code: 'not-allowed', why: { text: 'reportOwn' } });
    const after = await withAnswer(deps, caller, report, answer);
    const written = (await isConfirmed(deps, whenReportsCount(season), after, game))
      ? await countedByPlayers(deps, after, report)
      : await deps.store.saveTableReport(after, report, disputeEvents(deps, season, report, after));
    if (typeof written !== 'string') return written;
    if (written === 'changed-meanwhile') continue;
    if (written === 'ruled') await settleResult(deps, game);
    return done(written === 'ruled');
  }
  return CHANGED;
}

async function withAnswer(
  deps: Deps,
  caller: Caller,
  report: TableReportRecord,
  { answer }: AnswerReport,
): Promise<TableReportRecord> {
  const others = report.answers.filter(({ player }) => player.id !== caller.id);
  const own = {
    ...{ player: await personFor(deps, caller), at: deps.clock(), confirms: answer.kind === 'confirms' },
    sentence: answer.kind === 'confirms' ? '' : answer.sentence,
  };
  return { ...report, answers: [...others, own], version: report.version + 1 };
}

/** A dispute concerns the reporter and the organizers; a confirmation notifies nobody until the result counts. */
function disputeEvents(
  deps: Deps,
  season: SeasonRecord,
  { id, game }: TableReportRecord,
  { answers }: TableReportRecord,
): PlatformEvent[] {
  const own = answers.at(-1);
  if (own === undefined || own.confirms) return [];
  const at = deps.clock();
  return [
    { id: deps.newId(), kind: 'result-reported', at, game, report: id, what: 'disputed' },
    waitsForOrganizers(deps, season, own.player, at),
  ];
}

/** Whether a report counts by the answers of the other players: a disputed one never does. */
async function isConfirmed(
  deps: Deps,
  reports: PlayerReports,
  { answers, by }: TableReportRecord,
  game: GameRecord,
): Promise<boolean> {
  if (reports !== 'one' && reports !== 'all') return false;
  if (answers.some(({ confirms }) => !confirms)) return false;
  const others = game.seats
    .map(({ player }) => player)
    .filter(({ kind, id }) => kind === 'human' && id !== by.id);
  const confirmed = new Set(answers.map(({ player }) => player.id));
  if (!others.some(({ id }) => confirmed.has(id))) return false;
  if (reports === 'one') return true;
  const missing = others.filter(({ id }) => !confirmed.has(id));
  return !(await Promise.all(missing.map(({ id }) => canAnswer(deps, id)))).includes(true);
}

/** Whether a player has an account with a login of their own: the others wait for nobody else. */
async function canAnswer(deps: Deps, player: string): Promise<boolean> {
  const [profile, login] = await Promise.all([deps.store.player(player), deps.store.loginOf(player)]);
  return profile?.closedAt === undefined && login?.address !== addressNowhere(player);
}

async function countedByPlayers(
  deps: Deps,
  { answers, by, ...report }: TableReportRecord,
  before: TableReportRecord,
): Promise<Outcome<never> | 'ruled' | 'changed-meanwhile'> {
  const names = answers.map(({ player }) => player.name);
  const last = answers.at(-1)?.player;
  const one = await checkedResult(deps, report);
  if (!one.ok) return one;
  const who = { by, ...(last !== undefined && { confirmedBy: last }) };
  const ruling = writtenResult(deps, who, one.value, message('why.reported', { names }));
  return deps.store.countTableReport(before, ruling, deps.clock());
}

/** A report as a result, or why it can no longer be one. */
async function checkedResult(
  deps: Deps,
  { game, board, end }: Pick<TableReportRecord, 'game' | 'board' | 'end'>,
): Promise<Outcome<Considered>> {
  const one = await consider(deps, { board: { game, board }, line: 1, end, namesEnding: true });
  if (one.problems.length > 0) return refuse({ code: 'invalid', problems: one.problems });
  return one.became === 'entered' ? done(one) : CHANGED;
}

/**
 * Accepts a reported result for an organizer, who did not report it themselves, or discards it; the log says
 * which.
 * @returns whether it counts now
 */
export async function decideReport(
  deps: Deps,
  caller: Caller,
  gameId: string,
  { report: id, decision }: DecideReport,
): Promise<Outcome<boolean>> {
  const found = await reportable(deps, gameId);
  if (!found.ok) return found;
  const { game, season, report } = found.value;
  const organizer = await organizerOf(deps, caller, season.league.id, 'organizerEntersResults');
  if (!organizer.ok) return organizer;
  if (report?.id !== id) return CHANGED;
  if (decision === 'discard') return discarded(deps, caller, season, report);
  // A second person looks at every report.
  if (report.by.id === caller.id) return refuse({ code: 'conflict-of-interest' });
  if (isStaleReport(report, game)) return CHANGED;
  const one = await checkedResult(deps, report);
  if (!one.ok) return one;
  const by = await personFor(deps, caller);
  const reason = message('why.reportAccepted', { name: report.by.name });
  const ruling = writtenResult(deps, { by }, one.value, reason);
  if ((await deps.store.countTableReport(report, ruling, deps.clock())) !== 'ruled') return CHANGED;
  await settleResult(deps, game);
  return done(true);
}

async function discarded(
  deps: Deps,
  caller: Caller,
  season: SeasonRecord,
  report: TableReportRecord,
): Promise<Outcome<boolean>> {
  const { round, board } = report;
  const entry = await seasonAct(deps, caller, season, {
    kind: 'discard-report',
    subject: message('log.board', { round, board }),
  });
  const written = await deps.store.discardTableReport(report, { ...entry, game: report.game });
  return written === 'discarded' ? done(false) : CHANGED;
}
