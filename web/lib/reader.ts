import { cookies } from 'next/headers';
import { cache } from 'react';
import { readersSession, serverApi } from './server-api';

export type Theme = 'light' | 'dark' | null;

/** The reader's theme; null means the system's. */
export async function themeOfReader(): Promise<Theme> {
  const value = (await cookies()).get('theme')?.value;
  return value === 'light' || value === 'dark' ? value : null;
}

/** The time zone that the reader's browser last reported; UTC before that. */
export async function zoneOfReader(): Promise<string> {
  const zone = decodeURIComponent((await cookies()).get('zone')?.value ?? '');
  return isZone(zone) ? zone : 'UTC';
}

function isZone(zone: string): boolean {
  if (zone === '') return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** No request is sent for a visitor without a session. */
const whoReads = cache(async () => {
  if ((await readersSession()) === undefined) return null;
  const answer = await serverApi('GET /me');
  return answer.ok ? answer.value : null;
});

/** The player who reads this page, requested once per page; null for a visitor, and for a guest. */
export async function reader() {
  return (await whoReads())?.player ?? null;
}

/** Whether the reader wants what the people of a game say; without an account, yes. */
export async function wantsStories(): Promise<boolean> {
  return (await reader())?.stories ?? true;
}

/** Whether the reader plays on practice boards without an account. */
export async function isGuest(): Promise<boolean> {
  return (await whoReads())?.guest === true;
}
