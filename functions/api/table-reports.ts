import * as z from 'zod';
import { Id } from '../core/platform/common.schema';
import { andThen, done } from '../core/platform/errors';
import { emptyResult } from '../core/result/empty-result';
import { answerReport, decideReport, reportResult } from '../core/result/report-result';
import { resultView } from '../core/result/result.view';
import { GameResult } from '../core/result/results.schema';
import {
  Answered,
  AnswerReport,
  DecideReport,
  ReportedResult,
  ReportResult,
  TableReports,
} from '../core/result/table-reports.schema';
import { tableReportsView } from '../core/result/table-reports.view';
import { LIMITS } from './limits';
import { openOperation, operation } from './operation';

const One = z.object({ id: Id });

/** Results of real tables that players report, and those that an organizer empties. */
export const tableReports = [
  operation({
    method: 'DELETE',
    path: '/games/{id}/table-result',
    servedBy: 'results',
    limit: LIMITS.tableResults,
    tag: 'Results',
    scope: 'organize',
    access: 'organizer',
    // As for entering it: everybody at the table sees it, and the log keeps what was entered before.
    conflict: 'none',
    writes: 'several',
    summary: 'Empty a result of a real table, until the next round is drawn from it (organizers)',
    params: One,
    reply: GameResult,
    handle: ({ deps, caller, language, params }) =>
      andThen(emptyResult(deps, caller, params.id), () => resultView(deps, caller, language, params.id)),
  }),
  openOperation({
    method: 'GET',
    path: '/seasons/{id}/table-reports',
    servedBy: 'results',
    tag: 'Results',
    scope: 'read',
    summary:
      'Results of real tables that players have reported and that do not count yet, as far as I may see them',
    params: One,
    reply: TableReports,
    handle: ({ deps, caller, params }) => tableReportsView(deps, caller, params.id),
  }),
  operation({
    method: 'PUT',
    path: '/games/{id}/table-report',
    servedBy: 'results',
    limit: LIMITS.tableReports,
    tag: 'Results',
    scope: 'play',
    access: 'player',
    conflict: 'own',
    writes: 'several',
    summary: 'Report the result of my board at a real table; another player’s earlier report stays',
    params: One,
    body: ReportResult,
    reply: ReportedResult,
    handle: ({ deps, caller, params, body }) =>
      andThen(reportResult(deps, caller, params.id, body.text), ({ game, stored }) =>
        andThen(tableReportsView(deps, caller, game.season.id), (reports) => done({ stored, reports })),
      ),
  }),
  operation({
    method: 'PUT',
    path: '/games/{id}/table-report/answer',
    servedBy: 'results',
    limit: LIMITS.tableReports,
    tag: 'Results',
    scope: 'play',
    access: 'player',
    conflict: 'own',
    writes: 'several',
    summary: 'Confirm or dispute the result that another player of my board reported',
    params: One,
    body: AnswerReport,
    reply: Answered,
    handle: ({ deps, caller, params, body }) =>
      andThen(answerReport(deps, caller, params.id, body), (counts) => done({ counts })),
  }),
  operation({
    method: 'POST',
    path: '/games/{id}/table-report/decision',
    servedBy: 'results',
    limit: 'by-role',
    tag: 'Results',
    scope: 'organize',
    access: 'organizer',
    // As for a result that an organizer enters; what they reported themselves, another person accepts.
    conflict: 'none',
    writes: 'several',
    summary: 'Accept or discard a result that a player reported (organizers)',
    params: One,
    body: DecideReport,
    reply: Answered,
    handle: ({ deps, caller, params, body }) =>
      andThen(decideReport(deps, caller, params.id, body), (counts) => done({ counts })),
  }),
];
