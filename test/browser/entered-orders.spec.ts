import { expect } from '@playwright/test';
import type { Game } from '../../functions/core/game/games.schema';
import { read } from './api-calls';
import { boardOf } from './board';
import { personOf } from './people';
import { test } from './test';

test('an organizer enters orders for a player, who sees by whom and changes them', async ({ browser }) => {
  const ines = await personOf(browser, 'Ines Okafor');
  const { game, organizer, seats } = await boardOf(browser, [ines], { system: 'classic' });
  const [seat = ''] = Object.keys(seats);
  const { position } = await read<Game>(organizer, `/games/${game}`);
  const { units } = position as { units: { at: string; power: string; kind: string }[] };
  const unit = units.find(({ power }) => power === seat);
  const kind = unit?.kind === 'army' ? 'A' : 'F';
  await organizer.goto(`/games/${game}/ruling`);
  const form = organizer.getByRole('region', { name: 'Enter orders for a player' });
  await form.getByLabel('Orders').fill(`${kind} ${unit?.at} H\nwe attack at dawn`);
  await form.getByRole('button', { name: 'Check' }).click();
  await expect(form.getByText(/^Line 2:/)).toBeVisible();
  await form.getByLabel('Orders').fill(`${kind} ${unit?.at} H`);
  await form.getByRole('button', { name: 'Check' }).click();
  await expect(form.getByRole('status')).toContainText('Nothing is stored yet');
  await form.getByRole('button', { name: 'Store the orders' }).click();
  await expect(form.getByRole('status')).toContainText('Stored for');

  await ines.goto(`/games/${game}`);
  await expect(ines.getByText(/Entered by .+, at/)).toBeVisible();
  await ines.getByRole('button', { name: 'Ready' }).first().click();
  await expect(ines.getByText(/Entered by/)).toBeHidden();
});
