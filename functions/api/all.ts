import { seasonAbsences } from './absence';
import { account } from './account';
import type { RouteGroup } from './app';
import { calendarFile } from './calendar-file';
import { carrierOf } from './carry-out';
import { cases } from './cases';
import { fairPlay } from './fair-play';
import { inbox } from './inbox';
import { leagueFiles } from './league-files';
import { leagues } from './leagues';
import { memberHistory } from './member-history';
import { notices } from './notices';
import { notifications } from './notifications';
import { openApiFile } from './openapi';
import { ownNotes } from './own-notes';
import { pastSeasons } from './past-seasons';
import { practice } from './practice';
import { proposals } from './proposals';
import { ratings } from './ratings';
import { results } from './results';
import { roster } from './roster';
import { rulings } from './rulings';
import { scoring } from './scoring';
import { seasonCharts } from './season-charts';
import { seasonFiles } from './season-files';
import { seasonLife } from './season-life';
import { seasonPages } from './season-pages';
import { seasonTexts } from './season-texts';
import { seasonWidget } from './season-widget';
import { seasons } from './seasons';
import { sessions } from './sessions';
import { substitution } from './substitutes';
import { tableResults } from './table-results';
import { unsubscribeLink } from './unsubscribe-link';
import { webhooks } from './webhooks';
import { WHILE_PLAYING } from './while-playing';

const ACTING = [
  ...leagues,
  ...seasons,
  ...seasonPages,
  ...seasonCharts,
  ...roster,
  ...tableResults,
  ...pastSeasons,
  ...seasonLife,
  ...seasonTexts,
  ...scoring,
  ...seasonAbsences,
  ...substitution,
  ...ratings,
  ...results,
  ...rulings,
  ...cases,
  ...fairPlay,
  ...inbox,
  ...notices,
  ...ownNotes,
  ...memberHistory,
  ...notifications,
  ...webhooks,
  ...account,
  ...sessions,
  ...practice,
];

/** Carries out what was proposed and confirmed. */
export const carryOut = carrierOf(ACTING);

const LEAGUES = {
  operations: [...ACTING, ...proposals(ACTING)],
  files: [seasonFiles, leagueFiles, seasonWidget, calendarFile, unsubscribeLink],
} satisfies RouteGroup;

export const OPERATIONS = [...WHILE_PLAYING.operations, ...LEAGUES.operations];

/** What organizers, moderators and readers ask: leagues, seasons, rulings, results, settings, files. */
export function leagueRoutes(version: string): readonly RouteGroup[] {
  return [LEAGUES, { operations: [], files: [openApiFile(OPERATIONS, version)] }];
}

/** All of the API, as one process serves it. */
export function wholeApi(version: string): readonly RouteGroup[] {
  return [WHILE_PLAYING, ...leagueRoutes(version)];
}
