import type {
  CreateLeague as CreateLeagueSchema,
  League,
  Leagues,
  SetRoles as SetRolesSchema,
} from '../../functions/api/schemas/leagues';
import type { Me, MyGames, UpdateMe as UpdateMeSchema } from '../../functions/api/schemas/me';
import type { PlayerPage, Ratings } from '../../functions/api/schemas/ratings';
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
  Register,
  Round,
  Season,
} from '../../functions/api/schemas/seasons';
import type { Systems } from '../../functions/api/schemas/systems';

import { asking, fromBrowser, type Send } from './ask';

type Input<Schema extends { _zod: { input: unknown } }> = Schema['_zod']['input'];

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
    season: (id: string) => ask<Season>('GET', `/seasons/${part(id)}`),
    enter: (season: string, body: Register = {}) =>
      ask<Season>('POST', `/seasons/${part(season)}/entries`, body),
    changeEntry: (season: string, body: ChangeEntry) =>
      ask<Season>('PUT', `/seasons/${part(season)}/entries/me`, body),
    decideEntry: (season: string, player: string, accept: boolean) =>
      ask<Season>('PUT', `/seasons/${part(season)}/entries/${part(player)}/decision`, { accept }),
    swapPlayers: (season: string, round: number, players: readonly [string, string]) =>
      ask<Round>('POST', `/seasons/${part(season)}/rounds/${round}/swap`, { players }),
    releaseRound: (season: string, round: number) =>
      ask<Season>('POST', `/seasons/${part(season)}/rounds/${round}/release`, {}),
    withdraw: (season: string) => ask<Season>('DELETE', `/seasons/${part(season)}/entries/me`),
    start: (season: string) => ask<Season>('POST', `/seasons/${part(season)}/start`, {}),
    round: (season: string, round: number) => ask<Round>('GET', `/seasons/${part(season)}/rounds/${round}`),
    settings: (season: string) => ask<CreateSeason>('GET', `/seasons/${part(season)}/settings`),
    changeSettings: (season: string, body: Input<typeof CreateSeasonSchema>) =>
      ask<Season>('PUT', `/seasons/${part(season)}/settings`, body),
    endLadder: (season: string) => ask<Season>('POST', `/seasons/${part(season)}/end`, {}),
    ratings: (board: string, page: string | null = null) =>
      ask<Ratings>(
        'GET',
        `/ratings/${part(board)}${page === null ? '' : `?page=${encodeURIComponent(page)}`}`,
      ),
    player: (id: string) => ask<PlayerPage>('GET', `/players/${part(id)}`),
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
    openapi: () => ask<unknown>('GET', '/openapi.json'),
    local: <Value>(path: string) => ask<Value>('GET', `/local/${path}`),
  };
}

/** The same as the browser calls it. */
export const api = apiOver(fromBrowser);
