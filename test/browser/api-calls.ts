import { expect, type Page } from '@playwright/test';
import type { Season } from '../../functions/core/season/seasons.schema';

/** The answer of the platform's API to the page's person. */
export async function read<T>(page: Page, path: string): Promise<T> {
  return (await page.request.get(`/v1${path}`)).json() as Promise<T>;
}

/** From within the page, because the platform accepts changes only from its own pages. */
export async function write<T>(page: Page, method: string, path: string, body: unknown): Promise<T> {
  const answer = await page.evaluate(
    async ([how, where, what]) => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
      const reply = await fetch(`/v1${where}`, { method: how, headers, body: what });
      return { ok: reply.ok, text: await reply.text() };
    },
    [method, path, JSON.stringify(body)] as const,
  );
  expect(answer.ok, `${method} ${path}: ${answer.text}`).toBe(true);
  return JSON.parse(answer.text) as T;
}

/**
 * Starts a season of one board.
 * @returns its game, once the board can be read
 */
export async function startOneBoard(organizer: Page, season: string): Promise<string> {
  await write(organizer, 'POST', `/seasons/${season}/start`, {});
  const games = async () =>
    (await read<Season>(organizer, `/seasons/${season}`)).boards.map(({ game }) => game);
  await expect.poll(async () => (await games()).length).toBe(1);
  return (await games())[0] ?? '';
}
