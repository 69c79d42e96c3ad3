import { forgetReader } from './offline/forget';

/** Ends this browser's session, removes its cookie and all data stored for the reader, and opens the home page. */
export async function logOut(): Promise<void> {
  await forgetReader();
  const csrf = (await (await fetch('/api/auth/csrf')).json()) as { csrfToken: string };
  await fetch('/api/auth/signout', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ csrfToken: csrf.csrfToken, json: 'true', callbackUrl: '/' }),
  });
  // A page that was still open may have stored something meanwhile.
  await forgetReader();
  window.location.assign('/');
}
