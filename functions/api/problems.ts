import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type * as z from 'zod';
import type { Problem } from '../../engine/game';
import { messageForIssue } from '../../engine/schema-problems';
import { hourInZone } from '../../messages/hour-in-zone';
import type { Language } from '../../messages/languages';
import type { refusalTexts } from '../../messages/refusals';
import { translatorFor } from '../../messages/translator';
import type { ProblemReply } from '../core/platform/common.schema';
import type { ChangedResult, Refusal } from '../core/platform/errors';
import type { ApiEnv } from './env';
import type { UnreadableJson } from './json-text';

type Code = Refusal['code'];
type SaidProblem = NonNullable<ProblemReply['problems']>[number];

/** The HTTP status of every refusal of a service. */
export const STATUS = {
  'not-signed-in': 401,
  'scope-missing': 403,
  'login-too-old': 403,
  'needs-account': 403,
  'needs-passkey': 403,
  'league-only': 403,
  suspended: 403,
  'taken-down': 403,
  'not-found': 404,
  'not-allowed': 403,
  'not-your-seat': 403,
  'programs-refused': 403,
  'conflict-of-interest': 403,
  'not-available': 422,
  invalid: 422,
  'orders-refused': 422,
  'step-closed': 409,
  'orders-frozen': 409,
  'stale-step': 409,
  'on-turn': 409,
  'version-conflict': 409,
  'no-engine': 409,
  'game-running': 409,
  'game-finished': 409,
  'game-paused': 409,
  'registration-closed': 409,
  'policy-not-accepted': 409,
  'already-registered': 409,
  'round-drawn': 409,
  'not-registered': 409,
  'format-impossible': 409,
  'changed-meanwhile': 409,
  'results-changed': 409,
  'other-account': 409,
  'nothing-changes': 409,
  'press-closed': 409,
} as const satisfies Readonly<Record<Code, ContentfulStatusCode>>;

/** The HTTP status of every problem by its code: the refusals of services, and what is wrong with a request itself. */
export const PROBLEM_STATUS = {
  ...STATUS,
  unreadable: 400,
  'bad-idempotency-key': 400,
  'not-signed': 401,
  'not-through-the-site': 403,
  'method-not-allowed': 405,
  'done-already': 409,
  'in-progress': 409,
  'too-large': 413,
  'key-reused': 422,
  'too-many': 429,
  internal: 500,
} as const satisfies Readonly<Record<string, ContentfulStatusCode>>;

export type ProblemCode = keyof typeof PROBLEM_STATUS;

/** The text of a refusal in the reader's language. */
export async function detailOf(refusal: Refusal, language: Language): Promise<string> {
  // Few requests are refused: the others do not need the texts.
  const { refusalTexts, translateReason } = await import('../../messages/refusals');
  const t = refusalTexts(language);
  switch (refusal.code) {
    case 'not-found':
      return t(`missing.${refusal.what}`);
    case 'not-allowed':
    case 'format-impossible':
    case 'press-closed':
      return translateReason(language, refusal.why);
    case 'registration-closed':
      return refusal.why === undefined
        ? t('code.registration-closed')
        : translateReason(language, refusal.why);
    case 'round-drawn':
      return refusal.next === null
        ? translateReason(language, { text: 'lastRoundDrawn', with: { round: refusal.round } })
        : t('code.round-drawn', { round: refusal.round, next: refusal.next });
    case 'scope-missing':
      return t('code.scope-missing', { scope: refusal.scope });
    case 'not-available':
      return t('code.not-available', { what: refusal.what });
    case 'suspended':
      return t('code.suspended', { time: hourInZone('UTC', refusal.until, language) });
    case 'step-closed':
      return t('code.step-closed', { time: hourInZone('UTC', refusal.deadline, language) });
    case 'orders-frozen':
      return t('code.orders-frozen', { time: hourInZone('UTC', refusal.until, language) });
    case 'stale-step':
      return t('code.stale-step', { step: refusal.step });
    case 'policy-not-accepted':
      return t('code.policy-not-accepted', { version: refusal.version });
    case 'results-changed':
      return t(refusal.since === 'seen' ? 'code.results-changed' : 'changedSinceRequest', {
        results: resultsInWords(refusal.results, language, t),
      });
    default:
      return t(`code.${refusal.code}`);
  }
}

/** How many results a refusal lists. */
const MOST_LISTED = 5;

/** Results, each with its players in the order of their places. */
function resultsInWords(
  results: readonly ChangedResult[],
  language: Language,
  t: ReturnType<typeof refusalTexts>,
): string {
  const points = new Intl.NumberFormat(language);
  const listed = results.slice(0, MOST_LISTED).map(({ round, board, seats }) => {
    const ranked = [...seats].sort((one, other) => one.place - other.place);
    const places = ranked.map((one) => `${one.place}. ${one.player.name} (${points.format(one.points)})`);
    return places.length === 0
      ? t('emptiedResult', { round, board })
      : t('changedResult', { round, board, places: places.join(', ') });
  });
  const more = results.length - listed.length;
  return [...listed, ...(more === 0 ? [] : [t('moreResults', { count: more })])].join('; ');
}

/** A refusal as a problem response (RFC 9457). */
export async function refused(c: Context<ApiEnv>, refusal: Refusal) {
  const problems =
    'problems' in refusal ? await translateProblems(refusal.problems, c.var.language) : undefined;
  const detail = await detailOf(refusal, c.var.language);
  return problem(c, refusal.code, detail, problems);
}

/** Problems in the reader's language. */
export async function translateProblems(
  problems: readonly Problem[],
  language: Language,
): Promise<readonly SaidProblem[]> {
  const say = await translatorFor(
    language,
    problems.map(({ message }) => message),
  );
  return problems.map((one) => ({ ...one, path: [...one.path], message: say(one.message) }));
}

/** The refusal of a request whose body cannot be read. */
export async function unreadable(c: Context<ApiEnv>, { why }: UnreadableJson) {
  const say = await translatorFor(c.var.language, [why]);
  return problem(c, 'unreadable', say(why));
}

/** The title of every status. */
export const TITLES: Readonly<Record<number, string>> = {
  400: 'Unreadable request',
  401: 'Not logged in',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Wrong method',
  409: 'Not possible now',
  413: 'Too large',
  422: 'Refused',
  429: 'Too often',
  500: 'Our error',
};

/** The address of what a site says of a kind of problem. */
export function problemType(site: string, code: ProblemCode): string {
  return `${site}/reference#${code}`;
}

/** A problem response (RFC 9457). */
export function problem(
  c: Context<ApiEnv>,
  code: ProblemCode,
  detail: string,
  problems?: readonly SaidProblem[],
) {
  const status = PROBLEM_STATUS[code];
  if (status === 401) c.header('www-authenticate', 'Bearer');
  const body: ProblemReply = {
    type: problemType(c.var.site, code),
    title: TITLES[status] ?? 'Problem',
    status,
    detail,
    code,
    ...(problems && { problems: [...problems] }),
  };
  return c.body(JSON.stringify(body), status, { 'content-type': 'application/problem+json' });
}

/** The problems found by a schema, in the same form as those of the rules. */
export function problemsOf(error: z.core.$ZodError): Problem[] {
  return error.issues.map((issue) => ({
    code: issue.code,
    path: issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part)),
    rule: '',
    message: messageForIssue(issue),
  }));
}
