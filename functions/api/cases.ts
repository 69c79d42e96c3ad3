import * as z from 'zod';
import { answerAppeal, appealCase, withdrawAppeal } from '../core/case/appeals';
import { answerCase, openDispute, readReport, reportMessage, withdrawCase } from '../core/case/cases';
import {
  AnswerAppeal,
  AnswerCase,
  AppealCase,
  CaseId,
  Cases,
  OpenDispute,
  ReportedPress,
  ReportMessage,
} from '../core/case/cases.schema';
import { gameCases, leagueCases } from '../core/case/cases.view';
import { Id } from '../core/platform/common.schema';
import { andThen, done } from '../core/platform/errors';
import { LIMITS } from './limits';
import { operation } from './operation';
import { wordsOf } from './press';

const One = z.object({ id: Id });
const OneCase = One.extend({ case: CaseId });

export const cases = [
  operation({
    method: 'GET',
    path: '/leagues/{id}/cases',
    servedBy: 'rulings',
    tag: 'Disputes',
    scope: 'read',
    access: 'moderator',
    summary: 'Disputes and reports of a league, newest first (organizers and moderators)',
    params: One,
    reply: Cases,
    handle: ({ deps, caller, params }) => leagueCases(deps, caller, params.id),
  }),
  operation({
    method: 'GET',
    path: '/games/{id}/cases',
    servedBy: 'rulings',
    tag: 'Disputes',
    scope: 'read',
    access: 'account',
    summary: 'My disputes and reports of a game; all of them for moderators who do not play in it',
    params: One,
    reply: Cases,
    handle: ({ deps, caller, params }) => gameCases(deps, caller, params.id),
  }),
  operation({
    method: 'POST',
    path: '/games/{id}/disputes',
    servedBy: 'rulings',
    limit: LIMITS.cases,
    tag: 'Disputes',
    scope: 'play',
    access: 'player',
    conflict: 'own',
    writes: 'several',
    summary: 'Dispute a step of a game in which I play; the game waits if its season says so',
    params: One,
    body: OpenDispute,
    reply: Cases,
    handle: ({ deps, caller, params, body }) =>
      andThen(openDispute(deps, caller, params.id, body), () => gameCases(deps, caller, params.id)),
  }),
  operation({
    method: 'POST',
    path: '/games/{id}/reports',
    servedBy: 'rulings',
    limit: LIMITS.cases,
    tag: 'Disputes',
    scope: 'play',
    access: 'player',
    conflict: 'own',
    writes: 'several',
    summary: 'Report a message that I can read; moderators see it with the messages around it',
    params: One,
    body: ReportMessage,
    reply: Cases,
    handle: ({ deps, caller, params, body }) =>
      andThen(reportMessage(deps, caller, params.id, body), () => gameCases(deps, caller, params.id)),
  }),
  operation({
    method: 'POST',
    path: '/games/{id}/cases/{case}/reading',
    servedBy: 'rulings',
    tag: 'Disputes',
    scope: 'organize',
    access: 'moderator',
    conflict: 'spectators-only',
    writes: 'one',
    limit: 'by-role',
    summary: 'Read a reported message with its context; the log shows that I did (moderators)',
    params: OneCase,
    reply: ReportedPress,
    handle: ({ deps, caller, params }) =>
      andThen(readReport(deps, caller, params.id, params.case), ({ message, context }) =>
        done({ reported: message, messages: context.map(wordsOf) }),
      ),
  }),
  operation({
    method: 'POST',
    path: '/games/{id}/cases/{case}/answer',
    servedBy: 'rulings',
    tag: 'Disputes',
    scope: 'organize',
    access: 'moderator',
    conflict: 'confirm-ruling',
    writes: 'several',
    limit: 'by-role',
    summary: 'Answer a dispute or report; a game that waited for the answer goes on (moderators)',
    params: OneCase,
    body: AnswerCase,
    reply: Cases,
    handle: ({ deps, caller, params, body }) =>
      andThen(answerCase(deps, caller, params.id, params.case, body), () =>
        gameCases(deps, caller, params.id),
      ),
  }),
  operation({
    method: 'DELETE',
    path: '/games/{id}/cases/{case}',
    servedBy: 'rulings',
    tag: 'Disputes',
    scope: 'play',
    access: 'self',
    conflict: 'own',
    writes: 'several',
    summary: 'Withdraw my dispute or report',
    params: OneCase,
    reply: Cases,
    handle: ({ deps, caller, params }) =>
      andThen(withdrawCase(deps, caller, params.id, params.case), () => gameCases(deps, caller, params.id)),
  }),
  operation({
    method: 'POST',
    path: '/games/{id}/cases/{case}/appeal',
    servedBy: 'rulings',
    scope: 'play',
    access: 'self',
    conflict: 'own',
    writes: 'several',
    limit: LIMITS.cases,
    tag: 'Disputes',
    summary: 'Appeal against the answer to my dispute or report: once, within a week; the game goes on',
    params: OneCase,
    body: AppealCase,
    reply: Cases,
    handle: ({ deps, caller, params, body }) =>
      andThen(appealCase(deps, caller, params.id, params.case, body.text), () =>
        gameCases(deps, caller, params.id),
      ),
  }),
  operation({
    method: 'DELETE',
    path: '/games/{id}/cases/{case}/appeal',
    servedBy: 'rulings',
    scope: 'play',
    access: 'self',
    conflict: 'own',
    writes: 'one',
    tag: 'Disputes',
    summary: 'Withdraw my appeal: the answer stands',
    params: OneCase,
    reply: Cases,
    handle: ({ deps, caller, params }) =>
      andThen(withdrawAppeal(deps, caller, params.id, params.case), () => gameCases(deps, caller, params.id)),
  }),
  operation({
    method: 'POST',
    path: '/games/{id}/cases/{case}/appeal/answer',
    servedBy: 'rulings',
    scope: 'organize',
    access: 'moderator',
    conflict: 'confirm-ruling',
    writes: 'several',
    limit: 'by-role',
    tag: 'Disputes',
    summary:
      'Answer an appeal, which ends the case (moderators; not the one who answered first, if there is another)',
    params: OneCase,
    body: AnswerAppeal,
    reply: Cases,
    handle: ({ deps, caller, params, body }) =>
      andThen(answerAppeal(deps, caller, params.id, params.case, body), () =>
        gameCases(deps, caller, params.id),
      ),
  }),
];
