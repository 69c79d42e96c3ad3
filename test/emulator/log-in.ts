import * as z from 'zod';
import type { DeployedFunction } from '../support/lambda/functions';
import type { LoginAnswer, LoginRequest } from '../support/login-library';
import { sentMails } from './mailbox';
import type { Call } from './recorder';

const Csrf = z.object({ csrfToken: z.string() });
const SESSION = '__Secure-next-auth.session-token';

/**
 * Logs a person in as the pages do: asks for a link, reads the mail, follows the link. Throws the login's answer if
 * there is no session.
 * @param calls the requests to AWS so far, which include the mail
 * @returns the session's token
 */
export async function logInByMail(
  login: DeployedFunction,
  calls: readonly Call[],
  email: string,
): Promise<string> {
  const ask = (request: LoginRequest) => login.invoke<LoginAnswer>(request);
  const { body, cookies } = await ask({ method: 'GET', path: ['csrf'], cookies: {} });
  const form = { email, csrfToken: Csrf.parse(body).csrfToken, json: 'true' };
  await ask({ method: 'POST', path: ['signin', 'email'], body: form, cookies });
  const link = linkTo(email, calls);
  const query = Object.fromEntries(new URLSearchParams(link.hash.slice(1)));
  const answer = await ask({ method: 'GET', path: ['callback', 'email'], query, cookies });
  const token = answer.cookies[SESSION];
  if (token === undefined) throw new Error(`the link led ${email} to ${answer.location}`);
  return token;
}

function linkTo(email: string, calls: readonly Call[]): URL {
  const mail = sentMails(calls).findLast(({ to }) => to.includes(email));
  // Quoted-printable: long lines are broken, and equals signs are encoded.
  const text = mail?.raw.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=') ?? '';
  const link = /https:\/\/\S+\/signin\/confirm#\S+/.exec(text)?.[0];
  if (link === undefined) throw new Error(`${email} got no link: ${text}`);
  return new URL(link);
}
