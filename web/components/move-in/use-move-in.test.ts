import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Transcripts } from '../../../engine/game/transcript';
import { openTab, type Tab } from '../../../test/support/browser-tab';
import { fakedPlatform } from '../../../test/support/faked-platform';
import { useMoveIn } from './use-move-in';

let tab: Tab;
beforeEach(async () => {
  tab = await openTab();
});
afterEach(() => tab.close());

/** A game that can be read begins with "game". */
const transcripts = {
  read: (text: string) =>
    text.startsWith('game')
      ? { ok: true, value: { end: { text }, notes: [] } }
      : { ok: false, problems: [{ message: 'No game.' }] },
} as unknown as Transcripts;
const file = (name: string, text: string) => new File([text], name);

test('games of files are checked, then moved in, and after any change checked again', async () => {
  const platform = fakedPlatform(({ body }) => ({ seen: body }));
  const shown = await tab.hook(
    (read: Transcripts | null) => useMoveIn('s', 9, read),
    transcripts as Transcripts | null,
  );
  await tab.does(() => shown.now().read([file('a.txt', 'game one'), file('b.txt', 'nonsense')]));
  expect(shown.now().games).toMatchObject([
    { file: 'a.txt', ok: true, position: { text: 'game one' } },
    { file: 'b.txt', ok: false, lines: ['nonsense'] },
  ]);
  await tab.does(() => shown.now().write('board;player'));
  await tab.does(() => shown.now().send(true));
  const [sent] = platform.asked;
  expect(sent).toMatchObject({
    ...{ method: 'POST', path: '/seasons/s/running-games' },
    body: { games: [{ file: 'a.txt', position: { text: 'game one' } }], text: 'board;player', preview: true },
  });
  expect([shown.now().checked !== null, shown.now().busy, tab.visited]).toEqual([true, false, []]);
  for (const change of [
    () => shown.now().write('other'),
    () => shown.now().leaveOut('b.txt'),
    () => shown.now().read([file('c.txt', 'game two')]),
  ]) {
    await tab.does(() => shown.now().send(true));
    expect(shown.now().checked).not.toBeNull();
    await tab.does(change);
    expect(shown.now().checked).toBeNull();
  }
  expect(shown.now().games.map((game) => game.file)).toEqual(['c.txt']);
  platform.faults.push(422);
  await tab.does(() => shown.now().send(false));
  expect([shown.now().checked, shown.now().refusal?.code, tab.visited]).toEqual([null, 'http-422', []]);
  await tab.does(() => shown.now().send(false));
  expect([shown.now().refusal, tab.visited]).toEqual([null, ['/seasons/s/rounds']]);
});

test('nothing is read before the game’s notation is loaded, or without files', async () => {
  const shown = await tab.hook(
    (read: Transcripts | null) => useMoveIn('s', 9, read),
    null as Transcripts | null,
  );
  await tab.does(() => shown.now().read([file('a.txt', 'game one')]));
  expect(shown.now().games).toEqual([]);
  await shown.again(transcripts);
  await tab.does(() => shown.now().read([]));
  expect(shown.now().files).toBeNull();
});
