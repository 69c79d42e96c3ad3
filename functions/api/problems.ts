import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type * as z from 'zod';
import type { Problem } from '../../engine/game';
import type { Refusal } from '../services/errors';
import type { ProblemReply } from './schemas/common';

type Code = Refusal['code'];

/** The HTTP status of every refusal. */
const STATUS: Record<Code, ContentfulStatusCode> = {
  'not-signed-in': 401,
  'scope-missing': 403,
  'login-too-old': 403,
  'needs-account': 403,
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
  'game-running': 409,
  'game-finished': 409,
  'game-paused': 409,
  'registration-closed': 409,
  'policy-not-accepted': 409,
  'already-registered': 409,
  'not-registered': 409,
  'format-impossible': 409,
  'changed-meanwhile': 409,
  'nothing-changes': 409,
  'press-closed': 409,
};

const DETAILS = {
  'not-signed-in': 'Log in first.',
  'login-too-old': 'This needs a login that is less than an hour old. Log in again, then repeat it.',
  'needs-account': 'Guests play on practice boards only. Log in first.',
  'not-your-seat': 'You do not hold a seat in this game.',
  'programs-refused':
    'Programs may not give orders in this game, so nothing has changed. The season’s setting “Programs may send orders” says no; an organizer of the league can change it for games that begin later. Until then give your orders on the game’s page.',
  'conflict-of-interest': 'You play, have played or would play in it, so another moderator must handle it.',
  invalid: 'Some fields need correcting.',
  'orders-refused': 'Nothing was stored. What you stored before still counts.',
  'on-turn': 'It is your turn now, so send orders. Plans are for later turns.',
  'version-conflict': 'You changed your orders in another window. Reload them; this change was not stored.',
  'game-running': 'The game is still running.',
  'game-finished': 'The game is over.',
  'game-paused': 'The game is paused. Resume it first.',
  'registration-closed': 'Registration for this season is closed.',
  'already-registered': 'You are registered already.',
  'not-registered': 'You are not registered.',
  'nothing-changes': 'It is already so; nothing would change.',
  'changed-meanwhile': 'Someone else changed this in the meantime. Reload it; your change was not stored.',
} as const;

/** What the refusal says to a person. */
export function detailOf(refusal: Refusal): string {
  switch (refusal.code) {
    case 'scope-missing':
      return `This session was not opened for that: it lacks the scope “${refusal.scope}”.`;
    case 'not-found':
      return `There is no such ${refusal.what}.`;
    case 'not-allowed':
    case 'format-impossible':
    case 'press-closed':
      return refusal.why;
    case 'registration-closed':
      return refusal.why ?? DETAILS[refusal.code];
    case 'not-available':
      return `${refusal.what} is not available yet.`;
    case 'step-closed':
      return `This step closed at ${new Date(refusal.deadline).toISOString()}. The orders stored before then count.`;
    case 'orders-frozen':
      return `The deadline has passed, and your stored orders count. Players who missed it have until ${new Date(refusal.until).toISOString()}.`;
    case 'stale-step':
      return `The game has moved on to step ${refusal.step}. Reload the page.`;
    case 'policy-not-accepted':
      return `Read what happens when you miss turns, and accept version ${refusal.version}. It may have changed since you loaded the page.`;
    default:
      return DETAILS[refusal.code];
  }
}

/** A refusal as a problem response (RFC 9457). */
export function refused(c: Context, refusal: Refusal) {
  const problems = 'problems' in refusal ? refusal.problems : undefined;
  return problem(c, STATUS[refusal.code], refusal.code, detailOf(refusal), problems);
}

const TITLES: Readonly<Record<number, string>> = {
  400: 'Unreadable request',
  401: 'Not logged in',
  403: 'Not allowed',
  404: 'Not found',
  409: 'Not possible now',
  413: 'Too large',
  415: 'Not JSON',
  422: 'Refused',
  429: 'Too often',
  500: 'Our error',
};

export function problem(
  c: Context,
  status: ContentfulStatusCode,
  code: string,
  detail: string,
  problems?: readonly Problem[],
) {
  const body: ProblemReply = {
    type: `https://turreton.org/problems/${code}`,
    title: TITLES[status] ?? 'Problem',
    status,
    detail,
    code,
    ...(problems && { problems: problems.map((one) => ({ ...one, path: [...one.path] })) }),
  };
  return c.body(JSON.stringify(body), status, { 'content-type': 'application/problem+json' });
}

/** The faults that a schema found, in the same form as those of the rules. */
export function problemsOf(error: z.core.$ZodError): Problem[] {
  return error.issues.map(({ code, path, message }) => ({
    code: code ?? 'invalid',
    path: path.map((part) => (typeof part === 'symbol' ? String(part) : part)),
    rule: '',
    message,
  }));
}
