import { cookies } from 'next/headers';
import { cache } from 'react';
import { serverApi } from './server-api';

export type Theme = 'light' | 'dark' | null;

/** The reader's choice of day or night chart; null leaves it to their system. */
export async function themeOfReader(): Promise<Theme> {
  const value = (await cookies()).get('theme')?.value;
  return value === 'light' || value === 'dark' ? value : null;
}

/** The reader's time zone as their browser last told us; UTC before it did. */
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

/** Who reads this page, asked once a request; null for a visitor. */
export const reader = cache(async () => {
  const answer = await serverApi('GET /me');
  return answer.ok ? answer.value.player : null;
});
