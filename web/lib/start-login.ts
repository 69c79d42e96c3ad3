export interface LoginStart {
  /** The next address; absent for a refusal. */
  readonly url?: string;
  /** The reason for the refusal, if the platform gives one. */
  readonly message?: string;
}

/** Login methods that need no further page. */
const AT_ONCE = ['demo', 'passkey'];

/** Starts a login with next-auth's own requests. */
export async function startLogin(service: string, fields: Record<string, string>): Promise<LoginStart> {
  const csrf = (await (await fetch('/api/auth/csrf')).json()) as { csrfToken: string };
  const kind = AT_ONCE.includes(service) ? 'callback' : 'signin';
  const response = await fetch(`/api/auth/${kind}/${service}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ ...fields, csrfToken: csrf.csrfToken, json: 'true' }),
  });
  const { url, message } = (await response.json().catch(() => ({}))) as LoginStart;
  return response.ok && url !== undefined ? { url } : { ...(message === undefined ? {} : { message }) };
}
