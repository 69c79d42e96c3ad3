import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FoundMessages } from '../../functions/core/press/press.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { connectServer, give } from '../support/discord';
import { isOf, listingOperations } from '../support/views/listing-operations';
import { grow, type LongList, longLists, pagesOf } from '../support/views/long-lists';
import { NO_ROW, VIEW_ROWS } from '../support/views/rows';
import { done, READERS, type Reader, type Scene, startScene } from '../support/views/scene';
import { valuesAt } from '../support/views/values';
import { type Person, startWorld, type World } from '../support/world';

interface Named {
  readonly name: string;
}

describe('each list, and what each reader finds in it, in order', () => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await startScene();
  });
  afterAll(() => scene.world.close());

  const filled = (path: string) => path.replace(/\{(\w+)\}/g, (_, name) => scene.ids[name] ?? name);

  test('every operation that answers a list has a row, or a reason against one', () => {
    const isShown = (operation: string) => VIEW_ROWS.some(({ get }) => isOf(operation, get));
    const listing = listingOperations();
    const without = listing.filter((operation) => !isShown(operation));
    expect(without.toSorted()).toEqual(Object.keys(NO_ROW).toSorted());
    expect(listing.filter(isShown).length).toBeGreaterThan(35);
  });

  for (const { get, query = '', read, shows } of VIEW_ROWS)
    test(`${get}${query}: ${read.join(' and ')}`, async () => {
      const path = filled(get) + query;
      const seen: Record<string, string> = {};
      for (const who of Object.keys(shows).flatMap((names) => names.split(' '))) {
        const reader = who in READERS ? await scene.reader(who as Reader) : await scene.person(who);
        const { status, body } = await reader.get(path);
        seen[who] = status === 200 ? read.map((at) => valuesAt(body, at)).join(' | ') : String(status);
      }
      const wanted = Object.entries(shows).flatMap(([names, list]) =>
        names.split(' ').map((name) => [name, list]),
      );
      expect(seen).toEqual(Object.fromEntries(wanted));
    });

  test('pages of older messages lose none and repeat none, at a whole page and one more or less', async () => {
    const { world, ids } = scene;
    const game = ids.delayed ?? '';
    const gate = await world.store.gate(game);
    const seats = (await world.store.game(game))?.seats ?? [];
    const ben = seats.find(({ player }) => player.id === 'ben')?.seat ?? '';
    if (gate === undefined) throw new Error('the game has no gate');
    const reader = await scene.person('cat');
    let sent = 0;
    const textOf = (at: number) => (at % 50 === 0 ? `Ferry ${at}` : String(at));
    for (const count of [99, 100, 101, 199, 200, 201, 401]) {
      for (; sent < count; sent += 1) {
        const id = `id9${String(sent).padStart(7, '0')}`;
        const message = { id, game, thread: 'all', from: ben, player: 'ben', at: sent, text: textOf(sent) };
        // Some wait for the next step, and are not among those that others page through.
        expect(await world.store.sendMessage(message, gate)).toBe('sent');
        const waits = { ...message, id: `${id}w`, text: `Waits ${sent}`, visibleFrom: gate.step + 1 };
        if (sent % 25 === 0) expect(await world.store.sendMessage(waits, gate)).toBe('sent');
      }
      const pages: string[][] = [];
      for (let before = ''; ; ) {
        const path = `/games/${game}/press/all${before === '' ? '' : `?before=${before}`}`;
        const { messages, more } = done(
          await reader.get<{ messages: { id: string; text: string }[]; more: boolean }>(path),
        );
        pages.unshift(messages.map(({ text }) => text));
        if (!more || messages[0] === undefined) break;
        before = messages[0].id;
      }
      const all = Array.from({ length: count }, (_, at) => textOf(at));
      expect(pages.flat()).toEqual(all);
      expect(pages.at(-1)).toHaveLength(Math.min(count, 100));
      // A search looks through 200 messages at a time.
      const found: string[] = [];
      for (let next: string | null = ''; next !== null; ) {
        const before: string = next === '' ? '' : `&before=${next}`;
        const part: FoundMessages = done(await reader.get(`/games/${game}/messages?text=ferry${before}`));
        found.unshift(...part.messages.map(({ text }) => text).reverse());
        next = part.next;
      }
      expect(found).toEqual(all.filter((text) => text.startsWith('Ferry')));
    }
  });
});

describe('long lists', () => {
  let world: World;
  let lists: readonly LongList[];
  beforeAll(async () => {
    world = await startWorld();
    lists = await longLists(world);
  });
  afterAll(() => world.close());

  test('lose none and repeat none, in their order, at a whole page and one more or less', async () => {
    for (const list of lists) {
      const there = list.order(0).length;
      let from = 0;
      for (const length of [list.page - 1, list.page, list.page + 1]) {
        await grow(list, from, length - there);
        from = length - there;
        const pages = await pagesOf(list);
        expect.soft(pages.flat(), `${list.of}: ${length}`).toEqual(list.order(from));
        // A cursor may point behind the last item: the page there is empty.
        expect
          .soft(
            pages.map((page) => page.length).filter((items) => items > 0),
            `${list.of}: ${length}`,
          )
          .toEqual(length > list.page ? [list.page, length - list.page] : [length]);
      }
    }
  });

  describe('a season too large for one reply', () => {
    const path = '/seasons/large';
    beforeAll(async () => {
      const { store } = world.deps;
      const [board] = await store.boards('large');
      const [entry] = await store.entries('large');
      if (board === undefined || entry === undefined) throw new Error('the season is empty');
      const others = (round: number) =>
        board.seats.map((one) => ({
          ...one,
          player: { id: `x${round}`, name: 'X', kind: 'human' as const },
        }));
      for (const round of [2, 3])
        for (let at = 1; at <= 45; at += 1) {
          const over = { ...board, round, board: at, status: 'finished' as const, deadline: null, owing: [] };
          await store.saveBoard({ ...over, game: `large${round}x${at}`, seats: others(round) });
        }
      const asked = { ...entry, player: { id: 'asks', name: 'Asks', kind: 'human' as const } };
      await store.enter({ ...asked, state: 'asked', at: 9999 }, null, { untilOver: true });
    });

    const boardsFor = async (reader: Person) =>
      done(await reader.get<Season>(path)).boards.map(({ round, board }) => `${round}.${board}`);
    const run = (round: number, from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, at) => `${round}.${from + at}`);

    test('shows the boards of the latest rounds, and a player their own before them', async () => {
      expect(await boardsFor(world.visitor())).toEqual([...run(2, 1, 15), ...run(3, 1, 45)]);
      expect(await boardsFor(await world.person('player-1'))).toEqual([...run(1, 1, 21), ...run(3, 1, 39)]);
    });

    test('has pages of its latest round, or of the one that is asked for', async () => {
      const on = async (query: string) =>
        done(await world.visitor().get<Season>(`${path}/boards${query}`)).boards.map(
          ({ round, board }) => `${round}.${board}`,
        );
      expect(await on('')).toEqual(run(3, 1, 20));
      expect(await on('?page=3')).toEqual(run(3, 41, 45));
      expect(await on('?round=1&page=2')).toEqual(['1.21']);
    });

    test('shows organizers first who has asked', async () => {
      const { entries, counts } = done(await (await world.person('olga')).get<Season>(path));
      expect(entries.map(({ player }) => player.name).slice(0, 2)).toEqual(['Asks', 'Player 001']);
      expect(entries).toHaveLength(100);
      expect(counts).toMatchObject({ in: 101, asked: 1 });
      const seen = done(await world.visitor().get<Season>(path));
      expect(seen.entries[0]?.player.name).toBe('Player 001');
      expect(seen.counts.asked).toBe(0);
    });

    test('has its last finished boards in the feed, the newest first', async () => {
      const { text } = await world.visitor().get(`${path}/feed.atom`);
      const boards = [...text.matchAll(/<title type="html">.*?Round (\d+), board (\d+)/g)];
      expect(boards.map(([, round, board]) => `${round}.${board}`)).toEqual(
        [...run(1, 12, 21), ...run(2, 1, 45), ...run(3, 1, 45)].reverse(),
      );
    });

    test('tells Discord of all its open turns, also those on a second page', async () => {
      const { store } = world.deps;
      const running = (await store.boards('large')).filter(({ round }) => round === 1);
      expect(running.length).toBeGreaterThan(20);
      // The highest numbers, which stand last in the list, close first.
      for (const one of running)
        await store.saveBoard({
          ...{ ...one, status: 'running' },
          deadline: world.clock.now() + (1000 - one.board) * 60_000,
        });
      const { id = '' } = done(await world.visitor().get<Season>(path)).league;
      await connectServer(world, { organizer: await world.person('olga'), league: id });
      const { text } = await give(world, { name: 'deadlines' });
      const boards = [...text.matchAll(/^Round 1, board (\d+)/gm)].map(([, board]) => Number(board));
      const last = running.map(({ board }) => board).sort((one, other) => other - one);
      expect(boards).toEqual(last.slice(0, 10));
      expect(text).toContain(`${running.length - 10} more`);
    });

    test('has every player in its table, page by page', async () => {
      const names: string[] = [];
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        const answer = done(
          await world
            .visitor()
            .get<{ pages: number; rows: { player: Named }[] }>(`${path}/standing?page=${page}`),
        );
        pages = answer.pages;
        names.push(...answer.rows.map(({ player }) => player.name));
      }
      expect(new Set(names).size).toBe(names.length);
      expect(names).toHaveLength(done(await world.visitor().get<Season>(path)).counts.standing);
    });
  });
});
