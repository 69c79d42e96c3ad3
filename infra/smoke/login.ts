import * as z from 'zod';

/** Requests a web address; the built-in fetch, or a test's own. */
export type Fetch = (address: string, request?: RequestInit) => Promise<Response>;

/**
 * An SES mailbox that accepts every mail and shows none, also in the sandbox. The label avoids the limit on links for
 * one address. https://docs.aws.amazon.com/ses/latest/dg/send-an-email-from-console.html
 */
export const simulatedMailbox = (label: string): string => `success+${label}@simulator.amazonses.com`;

const Token = z.object({ csrfToken: z.string() });
const Answer = z.object({ url: z.string().optional(), message: z.string().optional() });

/**
 * Requests a login link as the form of the login page does.
 * @returns once the mail service has accepted the mail; throws the failure otherwise
 */
export async function askForLink(site: string, address: string, fetch: Fetch): Promise<void> {
  const login = `${site}/api/auth`;
  const asked = await fetch(`${login}/csrf`);
  const { csrfToken } = Token.parse(await jsonOf(asked, 'the login'));
  const cookie = asked.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const body = new URLSearchParams({ csrfToken, email: address, callbackUrl: '/', json: 'true' });
  const answer = await fetch(`${login}/signin/email`, { method: 'POST', headers: { cookie }, body });
  const { url, message } = Answer.parse(await answer.json().catch(() => ({})));
  if (message !== undefined) throw new Error(`the login answered: ${message}`);
  if (!answer.ok || url === undefined || !isSent(url))
    throw new Error('the mail service did not take the login link: the logs of the pages say why');
}

/**
 * The login library redirects to the next page if the mail was accepted, and otherwise to an error or back to the
 * login.
 */
function isSent(url: string): boolean {
  return new URL(url, 'http://here').pathname === '/api/auth/verify-request';
}

/** The JSON of an answer. Throws an error with an explanation if it is an error or not JSON. */
export async function jsonOf(answer: Response, what: string): Promise<unknown> {
  if (!answer.ok) throw new Error(`${what} answered ${answer.status}`);
  return answer.json().catch(() => {
    throw new Error(`${what} answered something else than JSON`);
  });
}
