'use client';

import { LogOut } from 'lucide-react';

export function SignOut() {
  return (
    <button type="button" className="button" onClick={() => void signOut()}>
      <LogOut size={18} /> Log out
    </button>
  );
}

async function signOut(): Promise<void> {
  const csrf = (await (await fetch('/api/auth/csrf')).json()) as { csrfToken: string };
  await fetch('/api/auth/signout', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ csrfToken: csrf.csrfToken, json: 'true', callbackUrl: '/' }),
  });
  window.location.assign('/');
}
