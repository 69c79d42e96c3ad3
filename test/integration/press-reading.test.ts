import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  Blocked,
  FoundMessages,
  Message,
  Messages,
  Threads,
} from '../../functions/core/press/press.schema';
import { type Board, playerOf, startBoard } from '../support/season';
import { type Person, startWorld, type World } from '../support/world';

describe('reading press', () => {
  let world: World;
  let board: Board;
  let tower: Person;
  let papst: Person;
  let path: string;

  beforeAll(async () => {
    world = await startWorld();
    board = await startBoard(world);
    tower = playerOf(board, 'tower');
    papst = playerOf(board, 'papst');
    path = `/games/${board.game}/press`;
  });
  afterAll(() => world.close());

  const say = async (from: Person, to: unknown, text: string) =>
    (await from.post<Message>(path, { to, text })).body;
  const threadOf = async (person: Person, id: string) =>
    (await person.get<Threads>(path)).body.threads.find((thread) => thread.id === id);
  const messagesOf = async (person: Person, id: string) =>
    (await person.get<Messages>(`${path}/${id}`)).body.messages;

  test('unread until it was read, on every device; what one wrote oneself is read', async () => {
    await say(tower, ['papst'], 'One.');
    await say(tower, ['papst'], 'Two.');
    expect((await threadOf(papst, 'tower+papst'))?.unread).toBe(2);
    expect((await threadOf(tower, 'tower+papst'))?.unread).toBe(0);
    expect((await papst.put(`${path}/tower+papst/reading`, { messages: 2 })).body).toEqual({ messages: 2 });
    expect((await threadOf(papst, 'tower+papst'))?.unread).toBe(0);
    // A device that is behind resets nothing; a number beyond the end marks no future message as read.
    await papst.put(`${path}/tower+papst/reading`, { messages: 1 });
    await papst.put(`${path}/tower+papst/reading`, { messages: 1000 });
    await say(tower, ['papst'], 'Three.');
    await say(papst, ['tower'], 'Four.');
    expect((await threadOf(papst, 'tower+papst'))?.unread).toBe(1);
    expect((await threadOf(tower, 'tower+papst'))?.unread).toBe(1);
    const stranger = playerOf(board, 'rossoni');
    expect((await stranger.put(`${path}/tower+papst/reading`, { messages: 1 })).status).toBe(404);
  });

  test('asked again with its ETag it answers that nothing is new, until something is', async () => {
    const ask = async (tag: string | null) => {
      const response = await world.api.request(`/v1${path}`, {
        headers: tag ? { 'if-none-match': tag } : {},
      });
      return { status: response.status, tag: response.headers.get('etag'), text: await response.text() };
    };
    const first = await ask(null);
    expect(first.tag).toMatch(/^W\/"/);
    expect(await ask(first.tag)).toMatchObject({ status: 304, text: '' });
    await say(tower, ['papst'], 'This is not for visitors.');
    expect((await ask(first.tag)).status).toBe(304);
    const { id } = await say(tower, 'all', 'This is.');
    const second = await ask(first.tag);
    expect(second.status).toBe(200);
    await tower.remove(`${path}/all/${id}`);
    expect((await ask(second.tag)).status).toBe(200);
  });

  test('its sender deletes a message: the words go everywhere, the mark stays', async () => {
    const { id } = await say(tower, ['papst'], 'Regret this: zeppelin.');
    const place = `${path}/tower+papst/${id}`;
    expect((await papst.remove(place)).status).toBe(403);
    expect((await playerOf(board, 'rossoni').remove(place)).status).toBe(404);
    const removed = await tower.remove<Message>(place);
    expect(removed).toMatchObject({ status: 200, body: { text: '', deletedAt: expect.any(String) } });
    world.clock.set(world.clock.now() + 1000);
    // A repetition is harmless, and changes neither the time nor the count.
    expect((await tower.remove<Message>(place)).body.deletedAt).toBe(removed.body.deletedAt);
    expect((await threadOf(papst, 'tower+papst'))?.deleted).toBe(1);
    const shown = (await messagesOf(papst, 'tower+papst')).find((message) => message.id === id);
    expect(shown).toMatchObject({ from: 'tower', text: '', deletedAt: removed.body.deletedAt });
    const found = await papst.get<FoundMessages>(`/games/${board.game}/messages?text=zeppelin`);
    expect(found.body).toEqual({ messages: [], next: null });
    // There is no operation that changes a message.
    expect((await tower.put(place, { text: 'Better.' })).status).toBe(405);
  });

  test('what was deleted before it was read does not count as unread; what was read stays read', async () => {
    const thread = 'tower+dunning';
    const dunning = playerOf(board, 'dunning');
    const unread = async () => (await threadOf(dunning, thread))?.unread;
    const read = await say(tower, ['dunning'], 'Seen, and then taken back.');
    await dunning.put(`${path}/${thread}/reading`, { messages: 1 });
    const unseen = await say(tower, ['dunning'], 'Taken back at once.');
    await say(dunning, ['tower'], 'An answer in between.');
    await say(tower, ['dunning'], 'This stays.');
    expect(await unread()).toBe(2);
    await tower.remove(`${path}/${thread}/${unseen.id}`);
    expect(await unread()).toBe(1);
    await tower.remove(`${path}/${thread}/${read.id}`);
    expect(await unread()).toBe(1);
  });

  test('what was reported before it was deleted stays with the report', async () => {
    const { id, thread } = await say(tower, ['papst'], 'An insult.');
    await papst.post(`/games/${board.game}/reports`, { thread, message: id, text: 'This is an insult.' });
    await tower.remove(`${path}/${thread}/${id}`);
    const kept = (await world.store.casesOfGame(board.game)).find((one) => one.kind === 'report');
    expect(kept?.kind === 'report' && kept.context.some(({ text }) => text === 'An insult.')).toBe(true);
  });

  test('who is blocked is marked, for the one who blocked them alone, until they are shown again', async () => {
    await say(tower, ['papst', 'greene'], 'Am I boring?');
    const thread = 'tower+papst+greene';
    const block = await papst.put<Blocked>(`/games/${board.game}/seats/tower/block`, {});
    expect(block.body.players.map(({ id }) => id)).toEqual([tower.id]);
    expect((await messagesOf(papst, thread)).map(({ blocked }) => blocked)).toEqual([true]);
    expect((await messagesOf(playerOf(board, 'greene'), thread)).map(({ blocked }) => blocked)).toEqual([
      false,
    ]);
    expect((await tower.get<Blocked>('/me/blocked')).body.players).toEqual([]);
    expect((await papst.put(`/games/${board.game}/seats/papst/block`, {})).status).toBe(403);
    expect((await papst.put(`/games/${board.game}/seats/nobody/block`, {})).status).toBe(404);
    expect((await papst.remove<Blocked>(`/me/blocked/${tower.id}`)).body.players).toEqual([]);
    expect((await messagesOf(papst, thread)).map(({ blocked }) => blocked)).toEqual([false]);
  });

  test('a search finds what one may read, whatever the case, page by page', async () => {
    const search = async (person: Person, asked: string) =>
      (await person.get<FoundMessages>(`/games/${board.game}/messages?${asked}`)).body;
    for (let at = 1; at <= 25; at += 1) await say(tower, at % 2 ? ['papst'] : 'all', `Ferry number ${at}`);
    const first = await search(papst, 'text=FERRY');
    expect(first.messages).toHaveLength(20);
    expect(first.messages[0]?.text).toBe('Ferry number 25');
    const rest = await search(papst, `text=FERRY&before=${first.next}`);
    expect(rest.messages.map(({ text }) => text)).toEqual(
      [5, 4, 3, 2, 1].map((number) => `Ferry number ${number}`),
    );
    expect(rest.next).toBeNull();
    expect((await search(world.visitor(), 'text=ferry')).messages).toHaveLength(12);
    expect((await search(papst, 'text=submarine')).messages).toEqual([]);
  });

  test('a long thread is read back from any message', async () => {
    for (let at = 1; at <= 105; at += 1) await say(playerOf(board, 'dunning'), ['hamblet'], `Line ${at}`);
    const thread = `${path}/dunning+hamblet`;
    const hamblet = playerOf(board, 'hamblet');
    const last = (await hamblet.get<Messages>(thread)).body;
    expect([last.messages.length, last.more, last.messages[0]?.text]).toEqual([100, true, 'Line 6']);
    const before = (await hamblet.get<Messages>(`${thread}?before=${last.messages[0]?.id}`)).body;
    expect([before.messages.map(({ text }) => text), before.more]).toEqual([
      ['Line 1', 'Line 2', 'Line 3', 'Line 4', 'Line 5'],
      false,
    ]);
  });

  test('a message of a megabyte is refused with the reason, and nothing changes', async () => {
    const before = (await papst.get(path)).text;
    const refused = await tower.post(path, { to: ['papst'], text: 'x'.repeat(1024 * 1024) });
    expect(refused).toMatchObject({
      status: 413,
      body: { code: 'too-large', detail: 'A request has at most 64 kB.' },
    });
    expect((await papst.get(path)).text).toBe(before);
  });
});
