import { expect } from '@playwright/test';
import { personOf } from './people';
import { test } from './test';

test('a push is shown by the worker', async ({ browser }) => {
  const page = await personOf(browser, 'Ines Okafor');
  await page.context().grantPermissions(['notifications']);
  await page.goto('/');
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((done) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ isDeleted }) => !isDeleted);
      if (found !== undefined) done(found.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const push = {
    title: 'Season 1, board 1: one order missing',
    body: 'Closes today',
    path: '/games/one',
    tag: 'a',
  };
  const registrationId = await registered;
  // A browser that is busy drops a push whose worker does not start in time. A push of the same tag replaces the first.
  const deliver = () =>
    devtools.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(page.url()).origin,
      registrationId,
      data: JSON.stringify(push),
    });
  const shown = () =>
    page.evaluate(async () =>
      (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body, data }) => [
        title,
        body,
        data.path,
      ]),
    );
  await expect(async () => {
    await deliver();
    await expect.poll(shown, { timeout: 5000 }).toEqual([[push.title, push.body, push.path]]);
  }).toPass({ timeout: 120_000 });
});

test('its app has the language of its reader', async ({ request }) => {
  for (const [language, names] of [
    ['en', ['Today', 'Join']],
    ['de', ['Heute', 'Mitspielen']],
    ['es', ['Hoy', 'Jugar']],
  ] as const) {
    const answer = await request.get('/manifest.webmanifest', { headers: { 'accept-language': language } });
    const { shortcuts } = (await answer.json()) as { shortcuts: readonly { name: string }[] };
    expect(shortcuts.map(({ name }) => name)).toEqual(names);
  }
});

test('the site can be installed', async ({ page }) => {
  await page.goto('/');
  const devtools = await page.context().newCDPSession(page);
  const { errors, data } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '')).toMatchObject({ name: 'Turreton', display: 'standalone' });
  // Tests open a separate window without history. While the page's head is still being completed, Chromium reports that
  // the manifest's address has changed.
  const errorsOfInstalling = async () =>
    (await devtools.send('Page.getInstallabilityErrors')).installabilityErrors
      .map(({ errorId }) => errorId)
      .filter((errorId) => errorId !== 'in-incognito');
  await expect.poll(errorsOfInstalling).toEqual([]);
  for (const { src } of JSON.parse(data ?? '').icons)
    expect((await page.request.get(src)).headers()['content-type']).toBe('image/png');
});
