/** Ends this browser's session, removes its cookie and goes to the first page. */
export async function logOut(): Promise<void> {
  const csrf = (await (await fetch('/api/auth/csrf')).json()) as { csrfToken: string };
  await fetch('/api/auth/signout', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ csrfToken: csrf.csrfToken, json: 'true', callbackUrl: '/' }),
  });
  window.location.assign('/');
}
