import { expect } from '@playwright/test';
import { boardOf } from './board';
import { newcomerOf } from './people';
import { test } from './test';

/** A season with substitutes: a player leaves, a substitute takes the seat and plays its turn. */
test('from “Find me a substitute” to the first turn of the one who accepts', async ({ browser }) => {
  const absence = { disorder: { after: 2 }, substitutes: 'first' };
  const leaver = await newcomerOf(browser, 'leaver@example.org');
  const { game, season, seats } = await boardOf(browser, [leaver], { absence });
  const [seat = ''] = Object.keys(seats);
  const substitute = await newcomerOf(browser, 'reserve@example.org');

  await test.step('somebody offers to substitute, and reads what it means', async () => {
    await substitute.goto(`/seasons/${season}`);
    await expect(substitute.getByText('Substitutes are asked before they get a seat')).toBeVisible();
    await substitute.getByRole('button', { name: 'Offer to substitute' }).click();
    await expect(substitute.getByText('When a seat needs a player you are asked')).toBeVisible();
  });

  await test.step('the player asks from the table, and keeps the seat', async () => {
    await leaver.goto(`/games/${game}`);
    await leaver.getByText('Substitutes', { exact: true }).click();
    await leaver.getByRole('button', { name: 'Find me a substitute' }).click();
    await expect(leaver.getByText('You play on until one accepts.')).toBeVisible();
    await expect(leaver.getByRole('button', { name: 'I keep my seat' })).toBeVisible();
  });

  await test.step('the substitute sees the question on Today and takes the seat with one click', async () => {
    await expect(async () => {
      await substitute.goto('/');
      await expect(substitute.getByRole('heading', { name: 'You are asked to play' })).toBeVisible({
        timeout: 2000,
      });
    }).toPass();
    await expect(substitute.getByText('asks for a substitute, and you are on the list')).toBeVisible();
    await substitute.getByRole('button', { name: 'I take the seat' }).click();
    await substitute.waitForURL(`/games/${game}`);
  });

  await test.step('they play its turn; the one who left does not any more', async () => {
    const orders = { orders: [], ready: false };
    const send = (person: typeof leaver) =>
      person.evaluate(
        async ([path, body]) => {
          const headers = { 'content-type': 'application/json' };
          return (await fetch(`/v1${path}`, { method: 'PUT', headers, body })).status;
        },
        [`/games/${game}/steps/1/orders`, JSON.stringify(orders)] as const,
      );
    await expect(substitute.getByRole('button', { name: /ready/i }).first()).toBeVisible();
    expect([await send(substitute), await send(leaver)]).toEqual([200, 403]);
    await leaver.goto('/');
    await expect(leaver.getByText('A substitute has taken your seat, as you asked.')).toBeVisible();
    expect(seat).not.toBe('');
  });
});
