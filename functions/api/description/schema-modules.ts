import * as absence from '../../core/absence/absence.schema';
import * as account from '../../core/account/account.schema';
import * as deleteWords from '../../core/account/delete-words.schema';
import * as me from '../../core/account/me.schema';
import * as cases from '../../core/case/cases.schema';
import * as desk from '../../core/case/desk.schema';
import * as circuits from '../../core/circuit/circuits.schema';
import * as divisions from '../../core/division/divisions.schema';
import * as joinable from '../../core/entry/joinable.schema';
import * as seasonEntries from '../../core/entry/season-entries.schema';
import * as fairPlay from '../../core/fair-play/fair-play.schema';
import * as boards from '../../core/game/boards.schema';
import * as gameEnd from '../../core/game/game-end.schema';
import * as gameTable from '../../core/game/game-table.schema';
import * as games from '../../core/game/games.schema';
import * as systems from '../../core/game/systems.schema';
import * as inbox from '../../core/inbox/inbox.schema';
import * as invitations from '../../core/invitation/invitations.schema';
import * as leagues from '../../core/league/leagues.schema';
import * as memberHistory from '../../core/member/member-history.schema';
import * as moveIn from '../../core/move-in/move-in.schema';
import * as ownNotes from '../../core/note/own-notes.schema';
import * as notices from '../../core/notice/notices.schema';
import * as mailAddress from '../../core/notification/mail-address.schema';
import * as notifications from '../../core/notification/notifications.schema';
import * as pastSeasons from '../../core/past-season/past-seasons.schema';
import * as addresses from '../../core/platform/addresses.schema';
import * as common from '../../core/platform/common.schema';
import * as names from '../../core/platform/names.schema';
import * as practice from '../../core/practice/practice.schema';
import * as press from '../../core/press/press.schema';
import * as proposals from '../../core/proposal/proposals.schema';
import * as qualification from '../../core/qualification/qualification.schema';
import * as ratings from '../../core/rating/ratings.schema';
import * as confirmations from '../../core/result/confirmations.schema';
import * as results from '../../core/result/results.schema';
import * as tableReports from '../../core/result/table-reports.schema';
import * as tableResults from '../../core/result/table-results.schema';
import * as roster from '../../core/roster/roster.schema';
import * as bracket from '../../core/round/bracket.schema';
import * as chairs from '../../core/round/chairs.schema';
import * as draws from '../../core/round/draws.schema';
import * as roundClock from '../../core/round/round-clock.schema';
import * as rulings from '../../core/ruling/rulings.schema';
import * as scoring from '../../core/scoring/scoring.schema';
import * as calendar from '../../core/season/calendar.schema';
import * as seasonCharts from '../../core/season/season-charts.schema';
import * as seasonPages from '../../core/season/season-pages.schema';
import * as seasonSettings from '../../core/season/season-settings.schema';
import * as seasons from '../../core/season/seasons.schema';
import * as logins from '../../core/session/logins.schema';
import * as scopes from '../../core/session/scopes.schema';
import * as sessions from '../../core/session/sessions.schema';
import * as site from '../../core/site/site.schema';
import * as adjustments from '../../core/standings/adjustments.schema';
import * as statements from '../../core/statement/statements.schema';
import * as enteredOrders from '../../core/step/entered-orders.schema';
import * as plans from '../../core/step/plans.schema';
import * as receipts from '../../core/step/receipts.schema';
import * as substitutes from '../../core/substitute/substitutes.schema';
import * as teams from '../../core/team/teams.schema';
import * as templates from '../../core/template/templates.schema';
import * as changed from '../../core/today/changed.schema';
import * as live from '../../core/today/live.schema';
import * as today from '../../core/today/today.schema';
import * as variants from '../../core/variant/variants.schema';

/** Every module of schemas: what they export has its name in the description of the API. */
export const SCHEMA_MODULES: readonly object[] = [
  absence,
  account,
  deleteWords,
  me,
  cases,
  desk,
  circuits,
  divisions,
  joinable,
  seasonEntries,
  fairPlay,
  boards,
  gameEnd,
  gameTable,
  games,
  systems,
  inbox,
  invitations,
  leagues,
  memberHistory,
  moveIn,
  ownNotes,
  notices,
  mailAddress,
  notifications,
  pastSeasons,
  addresses,
  common,
  names,
  practice,
  press,
  proposals,
  qualification,
  ratings,
  confirmations,
  results,
  tableReports,
  tableResults,
  roster,
  bracket,
  chairs,
  draws,
  roundClock,
  rulings,
  scoring,
  calendar,
  seasonCharts,
  seasonPages,
  seasonSettings,
  seasons,
  logins,
  scopes,
  sessions,
  site,
  adjustments,
  statements,
  enteredOrders,
  plans,
  receipts,
  substitutes,
  teams,
  variants,
  templates,
  changed,
  live,
  today,
];
