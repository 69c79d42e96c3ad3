import type { ProblemReply } from '../../functions/api/schemas/common';
import type {
  ExtendDeadline,
  Game,
  GameExport as GameExportSchema,
  Rulings as RulingsSchema,
  Step,
  SubmitOrders,
  SubmitReply,
} from '../../functions/api/schemas/games';
import type {
  CreateLeague as CreateLeagueSchema,
  League,
  Leagues,
  SetRoles as SetRolesSchema,
} from '../../functions/api/schemas/leagues';
import type { Me, MyGames, UpdateMe as UpdateMeSchema } from '../../functions/api/schemas/me';
import type { Message, Messages, SendMessage, Threads } from '../../functions/api/schemas/press';
import type { PlayerPage, Ratings } from '../../functions/api/schemas/ratings';
import type {
  ChangeEntry,
  CreateSeason,
  CreateSeason as CreateSeasonSchema,
  Register,
  Round,
  Season,
} from '../../functions/api/schemas/seasons';
import type { Systems } from '../../functions/api/schemas/systems';

type Input<Schema extends { _zod: { input: unknown } }> = Schema['_zod']['input'];
type Output<Schema extends { _zod: { output: unknown } }> = Schema['_zod']['output'];

export type GameExport = Output<typeof GameExportSchema>;
export type Rulings = Output<typeof RulingsSchema>;

/** What the platform answered: the value, or the problem as RFC 9457 has it. Status 0: it was not reachable. */
export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly status: number; readonly problem: ProblemReply };

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Carries one request to the platform. The browser and the server have one each. */
export type Send = (method: Method, path: string, body?: unknown) => Promise<Response>;

/** The platform's API, typed by its own schemas, over any way to carry a request. */
export function apiOver(send: Send) {
  const ask = <Value>(method: Method, path: string, body?: unknown) =>
    answerOf<Value>(send, method, path, body);
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
    game: (id: string) => ask<Game>('GET', `/games/${part(id)}`),
    step: (id: string, step: number) => ask<Step>('GET', `/games/${part(id)}/steps/${step}`),
    submit: (id: string, step: number, body: SubmitOrders) =>
      ask<SubmitReply>('PUT', `/games/${part(id)}/steps/${step}/orders`, body),
    threads: (id: string) => ask<Threads>('GET', `/games/${part(id)}/press`),
    messages: (id: string, thread: string) =>
      ask<Messages>('GET', `/games/${part(id)}/press/${part(thread)}`),
    sendMessage: (id: string, body: SendMessage) => ask<Message>('POST', `/games/${part(id)}/press`, body),
    exported: (id: string) => ask<GameExport>('GET', `/games/${part(id)}/export`),
    rulings: (id: string) => ask<Rulings>('GET', `/games/${part(id)}/rulings`),
    extend: (id: string, body: Input<typeof ExtendDeadline>) =>
      ask<Rulings>('POST', `/games/${part(id)}/rulings`, body),
    ratings: (board: string, page: string | null = null) =>
      ask<Ratings>(
        'GET',
        `/ratings/${part(board)}${page === null ? '' : `?page=${encodeURIComponent(page)}`}`,
      ),
    player: (id: string) => ask<PlayerPage>('GET', `/players/${part(id)}`),
    openapi: () => ask<unknown>('GET', '/openapi.json'),
    local: <Value>(path: string) => ask<Value>('GET', `/local/${path}`),
  };
}

async function answerOf<Value>(
  send: Send,
  method: Method,
  path: string,
  body: unknown,
): Promise<Answer<Value>> {
  let response: Response;
  try {
    response = await send(method, path, body);
  } catch {
    return { ok: false, status: 0, problem: unreachable() };
  }
  const json: unknown = await response.json().catch(() => null);
  if (response.ok) return { ok: true, value: json as Value };
  return { ok: false, status: response.status, problem: problemOf(json, response.status) };
}

function problemOf(json: unknown, status: number): ProblemReply {
  if (typeof json === 'object' && json !== null && 'code' in json && 'detail' in json)
    return json as ProblemReply;
  return {
    type: 'about:blank',
    title: 'The platform did not answer as agreed',
    status,
    detail: `The platform answered with ${status}. Your stored orders are safe.`,
    code: `http-${status}`,
  };
}

function unreachable(): ProblemReply {
  return {
    type: 'about:blank',
    title: 'The platform is not reachable',
    status: 0,
    detail: 'The platform is not reachable just now. What was stored is safe.',
    code: 'unreachable',
  };
}

/** What every request carries: JSON, and for each POST a key that makes a repetition harmless. */
export function requestOf(method: Method, body: unknown): RequestInit {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (method === 'POST') headers['idempotency-key'] = crypto.randomUUID();
  return {
    method,
    headers,
    cache: 'no-store',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
}

/** The API as the browser calls it: same origin, with the session's cookie. */
export const api = apiOver((method, path, body) => fetch(`/v1${path}`, requestOf(method, body)));
