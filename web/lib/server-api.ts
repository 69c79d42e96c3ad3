import { cookies, headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { EDGE_HEADER } from '../../functions/api/edge-door';
import { PAGE_TIMEOUT_MS, PAGE_TIMEOUT_ON_ONE_MACHINE_MS } from '../../functions/page-timeout';
import { VIEWER_HEADER } from '../../functions/viewer-address';
import { SESSION_COOKIES } from '../../messages/choose-language';
import { apiOver } from './api';
import { type Answer, answerOf, requestOf, type Send, type WordsOfPlatform } from './ask';
import { askApi } from './ask-api';
import { platformTexts } from './i18n/platform-texts';
import { languageOfReader } from './language';
import { READER_HEADER } from './tab-reader';

/** The reader's login as a token, because the API's check of a browser's origin does not apply here. */
async function authorization(): Promise<Record<string, string>> {
  const token = await readersSession();
  return token === undefined ? {} : bearer(token);
}

function bearer(token: string): Record<string, string> {
  return { authorization: ['Bearer', token].join(' ') };
}

/** In the reader's language. */
const words: WordsOfPlatform = async () => platformTexts(await getTranslations('frame'));

/** Sends requests of this server for the page's reader, with the given login. */
const sender =
  (login: () => Promise<Record<string, string>>): Send =>
  async (method, path, body) => {
    const request = requestOf(method, body);
    const asked = await headers();
    // The reader's address and browser: the API would otherwise see those of this server. It trusts a client that shows
    // the secret of the distribution or, on one machine, of this process.
    const passed = [VIEWER_HEADER, 'user-agent', EDGE_HEADER].flatMap((name) => {
      const value = asked.get(name);
      return value === null ? [] : [[name, value]];
    });
    // Between two servers next to each other, compressing takes longer than sending.
    const plain = { 'accept-encoding': 'identity' };
    const language = { 'accept-language': await languageOfReader() };
    const { LOCAL_KEY } = process.env;
    const own = LOCAL_KEY === undefined ? {} : { 'x-local-key': LOCAL_KEY };
    const extra = { ...plain, ...language, ...own, ...(await login()), ...Object.fromEntries(passed) };
    return askApi(`/v1${path}`, {
      ...request,
      headers: { ...request.headers, ...extra },
      signal: AbortSignal.timeout(LOCAL_KEY === undefined ? PAGE_TIMEOUT_MS : PAGE_TIMEOUT_ON_ONE_MACHINE_MS),
    });
  };

const everyTime = sender(authorization);

const readOnce = cache((path: string) => everyTime('GET', path));

/** A value that several parts of a page read is requested once: title, page and frame each request what they need. */
const fromServer: Send = async (method, path, body) =>
  method === 'GET' ? (await readOnce(path)).clone() : everyTime(method, path, body);

/** The API for server components: it acts for the page's reader. */
export const serverApi = apiOver(fromServer, words);

/** The same for a visitor, whoever the reader is: for what is shown outside the pages. */
export const visitorApi = apiOver(
  sender(async () => ({})),
  words,
);

/** The same for a page's form: refuses changes if the page was rendered for another account than the reader's. */
export const serverApiOfPage = (player: string) =>
  apiOver(
    sender(async () => ({ ...(await authorization()), [READER_HEADER]: player })),
    words,
  );

/** The same for the owner of a session, regardless of the reader's cookie. */
export const serverApiFor = (session: string) =>
  apiOver(
    sender(async () => bearer(session)),
    words,
  );

/** The reader's session from its cookie; undefined for a visitor. */
export async function readersSession(): Promise<string | undefined> {
  const jar = await cookies();
  return SESSION_COOKIES.map((name) => jar.get(name)?.value).find((value) => value !== undefined);
}

/** Files that the platform serves beside its operations: the API's description, and the demo's mailbox and accounts. */
export function serverFile<Value>(path: string): Promise<Answer<Value>> {
  return answerOf<Value>(fromServer, 'GET', path, undefined, words);
}

/** Whether the reader's session lacks the scope for a request: one on a shared computer does not cover the account. */
export function lacksScope(answer: Answer<unknown>): boolean {
  return !answer.ok && answer.problem.code === 'scope-missing';
}

/** The platform did not answer as expected. The error page only receives the code. */
class PlatformFailed extends Error {
  readonly digest: string;

  constructor({ problem: { code } }: Answer<unknown> & { ok: false }) {
    super(code);
    this.digest = code;
  }
}

/** The value of an answer; a refusal becomes the page for it. */
export function valueFrom<Value>(answer: Answer<Value>, here?: string): Value {
  if (answer.ok) return answer.value;
  if (answer.status === 404 || answer.status === 400) notFound();
  if (answer.problem.code === 'taken-down') redirect('/hidden');
  if (answer.status === 401) redirect(`/signin?callbackUrl=${encodeURIComponent(here ?? '/')}`);
  if (lacksScope(answer)) redirect(`/signin?again=1&callbackUrl=${encodeURIComponent(here ?? '/')}`);
  throw new PlatformFailed(answer);
}
