import type { Method } from '../../functions/api/operation';
import type { ProblemReply } from '../../functions/core/platform/common.schema';
import { localGames } from './local-games';
import { emitMutation } from './mutation-events';
import { noteRelease } from './new-release';
import type { Send } from './send';
import { READER_HEADER, tabReader } from './tab-reader';
import { keyOfRequest, noteAnswered } from './unanswered';
import { byTimer, waitAfter } from './wait';

export type { Send } from './send';

/** The platform's answer: the value, or the problem (RFC 9457). Status 0 means that it was not reachable. */
export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly status: number; readonly problem: ProblemReply };

/** The messages for cases in which the platform itself gives none. */
export interface PlatformWords {
  readonly unreachable: string;
  /** With "{status}" as a placeholder for the status of the answer. */
  readonly unexpected: string;
}
export type WordsOfPlatform = () => PlatformWords | Promise<PlatformWords>;

/** For requests whose messages are not shown. */
const NO_WORDS: WordsOfPlatform = () => ({ unreachable: '', unexpected: '' });

/** Sends a request to one address over any transport. */
export async function answerOf<Value>(
  send: Send,
  method: Method,
  path: string,
  body?: unknown,
  words = NO_WORDS,
): Promise<Answer<Value>> {
  let response: Response;
  try {
    response = await send(method, path, body);
  } catch {
    return { ok: false, status: 0, problem: unanswered('unreachable', 0, (await words()).unreachable) };
  }
  const json: unknown = await response.json().catch(() => null);
  // An operation that waits for a second person is not done yet.
  if (response.ok && response.status !== PROPOSED) return { ok: true, value: json as Value };
  return { ok: false, status: response.status, problem: await problemOf(json, response.status, words) };
}

/** The status of an operation that was only proposed. */
const PROPOSED = 202;

async function problemOf(json: unknown, status: number, words: WordsOfPlatform): Promise<ProblemReply> {
  if (typeof json === 'object' && json !== null && 'code' in json && 'detail' in json)
    return json as ProblemReply;
  return unanswered(`http-${status}`, status, (await words()).unexpected.replace('{status}', `${status}`));
}

function unanswered(code: string, status: number, detail: string): ProblemReply {
  return { type: 'about:blank', title: detail, status, detail, code };
}

/** A request in JSON; each POST has a key (RFC draft Idempotency-Key) that makes a repetition harmless. */
export function requestOf(method: Method, body?: unknown, key: () => string = newKey): RequestInit {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (method === 'POST') headers['idempotency-key'] = key();
  return {
    method,
    headers,
    cache: 'no-store',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
}

const newKey = () => crypto.randomUUID();

/**
 * Sends requests from the browser: same origin, with the session's cookie. Requests for games of lessons are answered
 * locally.
 */
export const fromBrowser: Send = async (method, path, body) => {
  const send = localGames(path) ?? fromPlatform;
  const response = await send(method, path, body);
  if (method !== 'GET') emitMutation();
  return response;
};

/**
 * How often a request is repeated whose first attempt, with the same key, is still in progress: its answer was lost on
 * the way, and the platform will give it once it has it.
 */
const REPETITIONS = 4;
const FIRST_PAUSE_MS = 500;

/** Sends a request to the platform from the browser, and notes the release that answers. */
const fromPlatform: Send = async (method, path, body) => {
  const name = `${path}\n${JSON.stringify(body)}`;
  const request = withReader(requestOf(method, body, () => keyOfRequest(name)));
  let response = await fetch(`/v1${path}`, request);
  for (let times = 0; times < REPETITIONS && (await isInProgress(response)); times += 1) {
    await new Promise<void>((after) => byTimer(waitAfter(times, FIRST_PAUSE_MS), after));
    response = await fetch(`/v1${path}`, request);
  }
  if (method === 'POST' && (await isFinal(response))) noteAnswered(name);
  noteRelease(response);
  return response;
};

function withReader(request: RequestInit): RequestInit {
  const reader = tabReader();
  if (reader === null || request.method === 'GET') return request;
  return { ...request, headers: { ...request.headers, [READER_HEADER]: reader } };
}

/** Whether an answer is final, so that the same request again would be a new one. */
async function isFinal(response: Response): Promise<boolean> {
  if (response.status >= 500 || response.status === TOO_MANY_REQUESTS) return false;
  return !(await isInProgress(response));
}

/** Whether the first attempt with this key is still in progress. */
async function isInProgress(response: Response): Promise<boolean> {
  if (response.status !== CONFLICT) return false;
  const problem: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return (problem as Partial<ProblemReply> | null)?.code === 'in-progress';
}

const CONFLICT = 409;
const TOO_MANY_REQUESTS = 429;
