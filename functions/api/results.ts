import * as z from 'zod';
import { awardsView, hallView, statisticsView } from '../core/award/halls.view';
import { GameEnd } from '../core/game/game-end.schema';
import { gameEndView } from '../core/game/game-end.view';
import { progressView } from '../core/game/game-progress.view';
import { openingsView } from '../core/game/openings.view';
import { leagueLog, seasonLog } from '../core/league/log.view';
import { EngineId, Id, Page, SystemId } from '../core/platform/common.schema';
import { andThen } from '../core/platform/errors';
import { ruleOnResult } from '../core/result/correct-result';
import { effectView, resultView } from '../core/result/result.view';
import {
  Awards,
  ConsiderResult,
  GameOpenings,
  GameProgress,
  GameResult,
  HallOfFame,
  Log,
  OnePerson,
  ResultEffect,
  RoundReport,
  RuleOnResult,
  Statistics,
} from '../core/result/results.schema';
import { ruleOnePerson } from '../core/round/one-person';
import { roundReport } from '../core/round/round-report.view';
import { seasonView } from '../core/season/season.view';
import { Season } from '../core/season/seasons.schema';
import { LIMITS } from './limits';
import { openOperation, operation } from './operation';

const One = z.object({ id: Id });

export const results = [
  openOperation({
    method: 'GET',
    path: '/games/{id}/result',
    servedBy: 'results',
    tag: 'Results',
    scope: 'read',
    summary: 'The result of a finished game, as played or as corrected by a ruling',
    params: One,
    reply: GameResult,
    handle: ({ deps, caller, language, params }) => resultView(deps, caller, language, params.id),
  }),
  openOperation({
    method: 'GET',
    path: '/games/{id}/end',
    servedBy: 'results',
    tag: 'Results',
    scope: 'read',
    summary: 'What stays of a finished game: places, rating changes and awards',
    params: One,
    reply: GameEnd,
    handle: ({ deps, language, params }) => gameEndView(deps, language, params.id),
  }),
  openOperation({
    method: 'GET',
    path: '/games/{id}/progress',
    servedBy: 'results',
    tag: 'Results',
    scope: 'read',
    summary: 'What each seat of a game had of the leading measure, step by step',
    params: One,
    reply: GameProgress,
    handle: ({ deps, caller, language, params }) => progressView(deps, caller, language, params.id),
  }),
  operation({
    method: 'POST',
    path: '/games/{id}/result/effect',
    servedBy: 'results',
    limit: LIMITS.effects,
    tag: 'Results',
    scope: 'organize',
    access: 'moderator',
    conflict: 'none',
    writes: 'one',
    summary: 'Preview what a ruling on the result would do to the standing; nothing changes',
    params: One,
    body: ConsiderResult,
    reply: ResultEffect,
    handle: ({ deps, caller, params, body }) => effectView(deps, caller, params.id, body),
  }),
  operation({
    method: 'POST',
    path: '/games/{id}/result',
    servedBy: 'results',
    limit: LIMITS.rulings,
    tag: 'Results',
    scope: 'organize',
    access: 'moderator',
    conflict: 'confirm-ruling',
    writes: 'several',
    summary: 'Correct the result, declare it void, or restore it (moderators who do not play in the game)',
    params: One,
    body: RuleOnResult,
    reply: GameResult,
    handle: ({ deps, caller, language, params, body: { reason, ...wanted } }) =>
      andThen(ruleOnResult(deps, caller, params.id, wanted, reason), () =>
        resultView(deps, caller, language, params.id),
      ),
  }),
  operation({
    method: 'POST',
    path: '/seasons/{id}/one-person',
    servedBy: 'results',
    tag: 'Seasons',
    scope: 'organize',
    access: 'organizer',
    conflict: 'confirm',
    writes: 'several',
    limit: 'by-role',
    summary: 'Rule that two accounts are one person (organizers): one entry leaves the season',
    params: One,
    body: OnePerson,
    reply: Season,
    handle: ({ deps, caller, language, params, body }) =>
      andThen(ruleOnePerson(deps, caller, params.id, body), () =>
        seasonView(deps, caller, language, params.id),
      ),
  }),
  openOperation({
    method: 'GET',
    path: '/seasons/{id}/log',
    servedBy: 'results',
    tag: 'Results',
    scope: 'read',
    summary: 'Rulings on the results and entries of a season, newest first',
    params: One,
    reply: Log,
    handle: ({ deps, caller, language, params }) => seasonLog(deps, caller, language, params.id),
  }),
  openOperation({
    method: 'GET',
    path: '/leagues/{id}/log',
    servedBy: 'results',
    tag: 'Results',
    scope: 'read',
    summary: 'Rulings in all seasons of a league, newest first; 30 entries a page',
    params: One.extend({ page: Page }),
    reply: Log,
    handle: ({ deps, caller, language, params }) => leagueLog(deps, caller, language, params.id, params.page),
  }),
  openOperation({
    method: 'GET',
    path: '/seasons/{id}/awards',
    servedBy: 'results',
    tag: 'Results',
    scope: 'read',
    summary: 'The awards of a finished season, each with its rule and its games',
    params: One,
    reply: Awards,
    handle: ({ deps, language, params }) => awardsView(deps, language, params.id),
  }),
  openOperation({
    method: 'GET',
    path: '/seasons/{id}/rounds/{round}/report',
    servedBy: 'results',
    tag: 'Results',
    scope: 'read',
    summary: 'A report of a round in Markdown, ready to post',
    params: One.extend({ round: z.coerce.number().int().min(1).max(9999) }),
    reply: RoundReport,
    handle: ({ deps, language, params }) => roundReport(deps, language, params.id, params.round),
  }),
  openOperation({
    method: 'GET',
    path: '/hall-of-fame',
    servedBy: 'results',
    tag: 'Ratings',
    scope: 'read',
    summary: 'Who won the seasons of all leagues, newest first; 50 seasons a page',
    params: z.object({ system: SystemId.nullable().default(null), page: Page }),
    reply: HallOfFame,
    handle: ({ deps, caller, params: { system, page } }) =>
      hallView(deps, caller, system === null ? { of: 'all' } : { of: 'system', id: system }, page),
  }),
  openOperation({
    method: 'GET',
    path: '/leagues/{id}/hall-of-fame',
    servedBy: 'results',
    tag: 'Ratings',
    scope: 'read',
    summary: 'Who won the seasons of a league, newest first',
    params: One.extend({ page: Page }),
    reply: HallOfFame,
    handle: ({ deps, caller, params }) =>
      hallView(deps, caller, { of: 'league', id: params.id }, params.page),
  }),
  openOperation({
    method: 'GET',
    path: '/systems/{system}/statistics',
    servedBy: 'results',
    tag: 'Ratings',
    scope: 'read',
    summary: 'How each faction or seat of a game system has fared in all rated games',
    params: z.object({ system: EngineId }),
    reply: Statistics,
    handle: ({ deps, language, params }) => statisticsView(deps, language, params.system),
  }),
  openOperation({
    method: 'GET',
    path: '/systems/{system}/openings',
    servedBy: 'results',
    tag: 'Ratings',
    scope: 'read',
    summary: 'How each faction or seat has opened finished games of public leagues, and how it went',
    params: z.object({ system: EngineId }),
    reply: GameOpenings,
    handle: ({ deps, params }) => openingsView(deps, params.system),
  }),
];
