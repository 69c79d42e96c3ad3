import type { GameAbsence, SeasonAbsence } from '../../functions/api/schemas/absence';
import type { Calendar, PlanCalendar as PlanCalendarSchema } from '../../functions/api/schemas/calendar';
import type {
  AnswerCase,
  Cases,
  OpenDispute,
  ReportedPress,
  ReportMessage,
} from '../../functions/api/schemas/cases';
import type { Desk } from '../../functions/api/schemas/desk';
import type { GameSigns, SeasonSigns } from '../../functions/api/schemas/fair-play';
import type {
  AskHandOver,
  CreateLeague as CreateLeagueSchema,
  League,
  Leagues,
  SetRoles as SetRolesSchema,
} from '../../functions/api/schemas/leagues';
import type { Me, MyGames, UpdateMe as UpdateMeSchema } from '../../functions/api/schemas/me';
import type { Announce, Notices, RuleOnMember } from '../../functions/api/schemas/notices';
import type {
  ChangeNotificationSettings,
  FailedDelivery,
  NotificationSettings,
  PushSubscription,
  SetWebhook,
  Unsubscribed,
  Webhooks,
} from '../../functions/api/schemas/notifications';
import type { Blocked } from '../../functions/api/schemas/press';
import type { PlayerPage, Ratings } from '../../functions/api/schemas/ratings';
import type { ReceiptKeys, Receipts } from '../../functions/api/schemas/receipts';
import type {
  Awards,
  ConsiderResult,
  GameResult,
  HallOfFame,
  Log,
  OnePerson as OnePersonSchema,
  ResultEffect,
  RoundReport,
  RuleOnResult,
  Statistics,
} from '../../functions/api/schemas/results';
import type {
  ClocksEffect,
  ConsiderClocks,
  ConsiderRuling,
  RuleOnClocks,
  RuleOnGame,
  RulingEffect,
  TakenSteps,
} from '../../functions/api/schemas/rulings';
import type {
  Divisions,
  Laboratory,
  Scores,
  ScoringDetails,
  ScoringPreview,
  Scorings,
} from '../../functions/api/schemas/scoring';
import type {
  ChangeEntry,
  CreateSeason,
  CreateSeason as CreateSeasonSchema,
  Draw,
  Register,
  Round,
  Season,
} from '../../functions/api/schemas/seasons';
import type { Systems } from '../../functions/api/schemas/systems';
import type { GameTable } from '../../functions/api/schemas/game-table';

import { asking, fromBrowser, type Send } from './ask';

type Named = Pick<FailedDelivery, 'subject' | 'channel'>;

type Input<Schema extends { _zod: { input: unknown } }> = Schema['_zod']['input'];

/** What stands after the question mark; what is undefined is left out. */
export type Asked = Readonly<Record<string, string | undefined>>;

/** "?games=10&page=…", or nothing. */
export function queryOf(asked: Asked): string {
  const given = Object.entries(asked).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
}

/** The platform's API but for games, typed by its own schemas, over any way to carry a request. */
export function apiOver(send: Send) {
  const ask = asking(send);
  const part = encodeURIComponent;
  return {
    me: () => ask<Me>('GET', '/me'),
    updateMe: (body: Input<typeof UpdateMeSchema>) => ask<Me>('PUT', '/me', body),
    myGames: () => ask<MyGames>('GET', '/me/games'),
    systems: () => ask<Systems>('GET', '/systems'),
    leagues: () => ask<Leagues>('GET', '/leagues'),
    league: (id: string) => ask<League>('GET', `/leagues/${part(id)}`),
    createLeague: (body: Input<typeof CreateLeagueSchema>) => ask<League>('POST', '/leagues', body),
    joinLeague: (id: string) => ask<League>('POST', `/leagues/${part(id)}/members`, {}),
    setRoles: (id: string, player: string, body: Input<typeof SetRolesSchema>) =>
      ask<League>('PUT', `/leagues/${part(id)}/members/${part(player)}/roles`, body),
    createSeason: (league: string, body: Input<typeof CreateSeasonSchema>) =>
      ask<Season>('POST', `/leagues/${part(league)}/seasons`, body),
    calendar: (body: Input<typeof PlanCalendarSchema>) => ask<Calendar>('POST', '/calendar', body),
    season: (id: string) => ask<Season>('GET', `/seasons/${part(id)}`),
    enter: (season: string, body: Register = {}) =>
      ask<Season>('POST', `/seasons/${part(season)}/entries`, body),
    changeEntry: (season: string, body: ChangeEntry) =>
      ask<Season>('PUT', `/seasons/${part(season)}/entries/me`, body),
    decideEntry: (season: string, player: string, accept: boolean) =>
      ask<Season>('PUT', `/seasons/${part(season)}/entries/${part(player)}/decision`, { accept }),
    swapPlayers: (season: string, round: number, players: readonly [string, string]) =>
      ask<Round>('POST', `/seasons/${part(season)}/rounds/${round}/swap`, { players }),
    keepApart: (season: string, pairs: Season['apart']) =>
      ask<Season>('PUT', `/seasons/${part(season)}/apart`, { pairs }),
    redrawRound: (season: string, round: number) =>
      ask<Round>('POST', `/seasons/${part(season)}/rounds/${round}/redraw`, {}),
    releaseRound: (season: string, round: number) =>
      ask<Season>('POST', `/seasons/${part(season)}/rounds/${round}/release`, {}),
    absence: (season: string) => ask<SeasonAbsence>('GET', `/seasons/${part(season)}/absence`),
    table: (game: string) => ask<GameTable>('GET', `/games/${part(game)}/table`),
    voteLonger: (game: string, step: number) =>
      ask<GameAbsence>('POST', `/games/${part(game)}/steps/${step}/extension`, {}),
    agreeToClose: (game: string, step: number, agrees: boolean) =>
      ask<GameAbsence>('PUT', `/games/${part(game)}/steps/${step}/consent`, { agrees }),
    bookHolidays: (season: string, days: readonly string[]) =>
      ask<SeasonAbsence>('PUT', `/seasons/${part(season)}/holidays`, { days }),
    substitute: (season: string, willing: boolean) =>
      willing
        ? ask<SeasonAbsence>('POST', `/seasons/${part(season)}/substitutes`, {})
        : ask<SeasonAbsence>('DELETE', `/seasons/${part(season)}/substitutes/me`),
    withdraw: (season: string) => ask<Season>('DELETE', `/seasons/${part(season)}/entries/me`),
    start: (season: string) => ask<Season>('POST', `/seasons/${part(season)}/start`, {}),
    round: (season: string, round: number) => ask<Round>('GET', `/seasons/${part(season)}/rounds/${round}`),
    draw: (season: string, round: number) =>
      ask<Draw>('GET', `/seasons/${part(season)}/rounds/${round}/draw`),
    settings: (season: string) => ask<CreateSeason>('GET', `/seasons/${part(season)}/settings`),
    changeSettings: (season: string, body: Input<typeof CreateSeasonSchema>) =>
      ask<Season>('PUT', `/seasons/${part(season)}/settings`, body),
    endLadder: (season: string) => ask<Season>('POST', `/seasons/${part(season)}/end`, {}),
    ratings: (board: string, asked: Asked = {}) =>
      ask<Ratings>('GET', `/ratings/${part(board)}${queryOf(asked)}`),
    player: (id: string) => ask<PlayerPage>('GET', `/players/${part(id)}`),
    result: (game: string) => ask<GameResult>('GET', `/games/${part(game)}/result`),
    resultEffect: (game: string, body: ConsiderResult) =>
      ask<ResultEffect>('POST', `/games/${part(game)}/result/effect`, body),
    ruleOnResult: (game: string, body: RuleOnResult) =>
      ask<GameResult>('POST', `/games/${part(game)}/result`, body),
    onePerson: (season: string, body: Input<typeof OnePersonSchema>) =>
      ask<Season>('POST', `/seasons/${part(season)}/one-person`, body),
    askHandOver: (league: string, body: Input<typeof AskHandOver>) =>
      ask<League>('POST', `/leagues/${part(league)}/hand-over`, body),
    keepLeague: (league: string) => ask<League>('DELETE', `/leagues/${part(league)}/hand-over`),
    takeOverLeague: (league: string) => ask<League>('PUT', `/leagues/${part(league)}/hand-over`),
    desk: (league: string) => ask<Desk>('GET', `/leagues/${part(league)}/desk`),
    myNotices: () => ask<Notices>('GET', '/me/notices'),
    confirmNotice: (id: string) => ask<Notices>('DELETE', `/me/notices/${part(id)}`),
    announcements: (league: string) => ask<Notices>('GET', `/leagues/${part(league)}/announcements`),
    announce: (league: string, body: Input<typeof Announce>) =>
      ask<Notices>('POST', `/leagues/${part(league)}/announcements`, body),
    ruleOnMember: (league: string, player: string, body: Input<typeof RuleOnMember>) =>
      ask<League>('POST', `/leagues/${part(league)}/members/${part(player)}/rulings`, body),
    rulingEffect: (game: string, body: ConsiderRuling) =>
      ask<RulingEffect>('POST', `/games/${part(game)}/rulings/effect`, body),
    ruleOnGame: (game: string, body: RuleOnGame) =>
      ask<unknown>('POST', `/games/${part(game)}/rulings`, body),
    gameCases: (game: string) => ask<Cases>('GET', `/games/${part(game)}/cases`),
    leagueCases: (league: string) => ask<Cases>('GET', `/leagues/${part(league)}/cases`),
    openDispute: (game: string, body: Input<typeof OpenDispute>) =>
      ask<Cases>('POST', `/games/${part(game)}/disputes`, body),
    reportMessage: (game: string, body: Input<typeof ReportMessage>) =>
      ask<Cases>('POST', `/games/${part(game)}/reports`, body),
    readReport: (game: string, id: string) =>
      ask<ReportedPress>('POST', `/games/${part(game)}/cases/${part(id)}/reading`, {}),
    answerCase: (game: string, id: string, body: Input<typeof AnswerCase>) =>
      ask<Cases>('POST', `/games/${part(game)}/cases/${part(id)}/answer`, body),
    withdrawCase: (game: string, id: string) =>
      ask<Cases>('DELETE', `/games/${part(game)}/cases/${part(id)}`),
    takenSteps: (game: string, ruling: number) =>
      ask<TakenSteps>('GET', `/games/${part(game)}/rulings/${ruling}/taken`),
    gameSigns: (game: string) => ask<GameSigns>('POST', `/games/${part(game)}/signs`, {}),
    seasonSigns: (season: string) => ask<SeasonSigns>('POST', `/seasons/${part(season)}/signs`, {}),
    receipts: (game: string) => ask<Receipts>('GET', `/games/${part(game)}/receipts`),
    receiptKeys: () => ask<ReceiptKeys>('GET', '/receipts/keys'),
    clocksEffect: (season: string, body: Input<typeof ConsiderClocks>) =>
      ask<ClocksEffect>('POST', `/seasons/${part(season)}/clocks/effect`, body),
    ruleOnClocks: (season: string, body: Input<typeof RuleOnClocks>) =>
      ask<Log>('POST', `/seasons/${part(season)}/clocks`, body),
    seasonLog: (season: string) => ask<Log>('GET', `/seasons/${part(season)}/log`),
    leagueLog: (league: string, asked: Asked = {}) =>
      ask<Log>('GET', `/leagues/${part(league)}/log${queryOf(asked)}`),
    awards: (season: string) => ask<Awards>('GET', `/seasons/${part(season)}/awards`),
    roundReport: (season: string, round: number) =>
      ask<RoundReport>('GET', `/seasons/${part(season)}/rounds/${round}/report`),
    hallOfFame: (asked: Asked = {}) => ask<HallOfFame>('GET', `/hall-of-fame${queryOf(asked)}`),
    hallOfLeague: (league: string, asked: Asked = {}) =>
      ask<HallOfFame>('GET', `/leagues/${part(league)}/hall-of-fame${queryOf(asked)}`),
    statistics: (system: string) => ask<Statistics>('GET', `/systems/${part(system)}/statistics`),
    scorings: () => ask<Scorings>('GET', '/scorings'),
    scoring: (id: string) => ask<ScoringDetails>('GET', `/scorings/${part(id)}`),
    previewScoring: (id: string, query: URLSearchParams) =>
      ask<ScoringPreview>('GET', `/scorings/${part(id)}/preview?${query}`),
    scores: (season: string) => ask<Scores>('GET', `/seasons/${part(season)}/scores`),
    laboratory: (season: string, query: URLSearchParams) =>
      ask<Laboratory>('GET', `/seasons/${part(season)}/laboratory?${query}`),
    divisions: (season: string) => ask<Divisions>('GET', `/seasons/${part(season)}/divisions`),
    announceDivisions: (season: string, of: string) =>
      ask<Season>('POST', `/seasons/${part(season)}/divisions/next`, { of }),
    notifications: () => ask<NotificationSettings>('GET', '/me/notifications'),
    changeNotifications: (body: Input<typeof ChangeNotificationSettings>) =>
      ask<NotificationSettings>('PUT', '/me/notifications', body),
    addBrowser: (body: Input<typeof PushSubscription>) =>
      ask<NotificationSettings>('PUT', '/me/notifications/browsers', body),
    removeBrowser: (endpoint: string | null) =>
      ask<NotificationSettings>('DELETE', '/me/notifications/browsers', { endpoint }),
    renewCalendar: () => ask<NotificationSettings>('POST', '/me/notifications/calendar'),
    blocked: () => ask<Blocked>('GET', '/me/blocked'),
    unblock: (player: string) => ask<Blocked>('DELETE', `/me/blocked/${part(player)}`),
    resumeMail: () => ask<NotificationSettings>('POST', '/me/notifications/mail'),
    tryAgain: (body: Named) => ask<NotificationSettings>('POST', '/me/notifications/failed', body),
    unsubscribe: (token: string) => ask<Input<typeof Unsubscribed>>('POST', `/unsubscribe/${part(token)}`),
    webhooks: (league: string) => ask<Webhooks>('GET', `/leagues/${part(league)}/webhooks`),
    setWebhook: (league: string, service: string, body: Input<typeof SetWebhook>) =>
      ask<Webhooks>('PUT', `/leagues/${part(league)}/webhooks/${part(service)}`, body),
    removeWebhook: (league: string, service: string) =>
      ask<Webhooks>('DELETE', `/leagues/${part(league)}/webhooks/${part(service)}`),
    tryPostAgain: (league: string, body: Named) =>
      ask<Webhooks>('POST', `/leagues/${part(league)}/webhooks/failed`, body),
    openapi: () => ask<unknown>('GET', '/openapi.json'),
    local: <Value>(path: string) => ask<Value>('GET', `/local/${path}`),
  };
}

/** The same as the browser calls it. */
export const api = apiOver(fromBrowser);
