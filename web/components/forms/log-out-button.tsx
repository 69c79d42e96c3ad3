'use client';

import { LogOut } from 'lucide-react';

export function LogOutButton() {
  return (
    <button type="button" className="button" onClick={() => void logOut()}>
      <LogOut size={18} /> Log out
    </button>
  );
}

async function logOut(): Promise<void> {
  const csrf = (await (await fetch('/api/auth/csrf')).json()) as { csrfToken: string };
  await fetch('/api/auth/signout', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ csrfToken: csrf.csrfToken, json: 'true', callbackUrl: '/' }),
  });
  window.location.assign('/');
}
