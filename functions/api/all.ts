import { seasonAbsences } from './absence';
import { account } from './account';
import type { RouteGroup } from './app';
import { calendarFile } from './calendar-file';
import { discordFile } from './discord';
import { fairPlay } from './fair-play';
import { inbox } from './inbox';
import { joinable } from './joinable';
import { leagueFiles } from './league-files';
import { leagues } from './leagues';
import { memberHistory } from './member-history';
import { notifications } from './notifications';
import { openApiFile } from './openapi';
import { ownNotes } from './own-notes';
import { pastSeasons } from './past-seasons';
import { practice } from './practice';
import { PROPOSABLE } from './proposable';
import { proposals } from './proposals';
import { ratings } from './ratings';
import { seasonCharts } from './season-charts';
import { seasonFiles } from './season-files';
import { seasonPages } from './season-pages';
import { seasonTexts } from './season-texts';
import { seasonWidget } from './season-widget';
import { sessions } from './sessions';
import { substitution } from './substitutes';
import { tableResults } from './table-results';
import { today } from './today';
import { unsubscribeLink } from './unsubscribe-link';
import { webhooks } from './webhooks';
import { WHILE_PLAYING } from './while-playing';

const ACTING = [
  ...leagues,
  ...PROPOSABLE,
  ...joinable,
  ...seasonPages,
  ...seasonCharts,
  ...tableResults,
  ...pastSeasons,
  ...seasonTexts,
  ...seasonAbsences,
  ...substitution,
  ...ratings,
  ...fairPlay,
  ...inbox,
  ...today,
  ...ownNotes,
  ...memberHistory,
  ...notifications,
  ...webhooks,
  ...account,
  ...sessions,
  ...practice,
];

const LEAGUES = {
  operations: [...ACTING, ...proposals],
  files: [seasonFiles, leagueFiles, seasonWidget, calendarFile, unsubscribeLink, discordFile],
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
