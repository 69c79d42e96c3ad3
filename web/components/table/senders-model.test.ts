import fc from 'fast-check';
import { useCallback, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameTable } from '../../../functions/core/game/game-table.schema';
import type { StoredOrders, SubmitOrders } from '../../../functions/core/game/games.schema';
import { openTab, type ShownHook, type Tab } from '../../../test/support/browser-tab';
import { type Fault, fakedPlatform, refusal } from '../../../test/support/faked-platform';
import { cases, isNightly } from '../../../test/support/nightly';
import { shownGame, shownTable, storedOrders } from '../../../test/support/shown-game';
import { inEnglish } from '../../../test/support/texts';
import { cachedTable, drafts, forgetKept, keepFor, type OutcomeWords } from '../../lib/offline/offline-db';
import { sendAndRead } from '../../lib/offline/send-and-read';
import { sendDrafts } from '../../lib/offline/send-drafts';
import type { Saving } from './order-sender';
import { useLiveTable } from './use-live-table';
import { useOrderSender } from './use-order-sender';

const PLAYERS = { ann: 'a', bob: 'b' } as const;
type Player = keyof typeof PLAYERS;

/** What the pages say of a list that is not stored. */
const SAID: readonly Saving[] = ['too-late', 'elsewhere', 'refused', 'logged-out'];
const WORDS: OutcomeWords = { stored: '', closed: '', elsewhere: '', refused: '', 'logged-out': '' };

/** A list that a player gave on a page, or on another device. Its orders name it. */
interface Given {
  readonly number: number;
  readonly player: Player;
  readonly page: number | null;
  /** Whether the page says that it was stored; undefined while it does not say. */
  answer?: boolean;
  /** Whether the page said so as it gave that answer. */
  isSaid?: boolean;
  /** Whether another tab had the table open as well: a device keeps one list of a game, that of the tab that kept last. */
  isBeside?: boolean;
}

const nameOf = ({ number, player }: Pick<Given, 'number' | 'player'>) => `${player} ${number}`;

/** The platform's side of one game: who is logged in by this browser, and what each seat has stored. */
class World {
  session: Player | null = 'ann';
  step = 1;
  changes = 1;
  now = Date.parse('2026-01-01T00:00:00.000Z');
  stored: Partial<Record<Player, StoredOrders>> = {};
  last: GameTable['game']['last'] = null;
  /** What was stored, in its sequence: the list, and for whom. */
  readonly log: { readonly list: string; readonly for: Player; readonly step: number }[] = [];
  /** What came too late, or after another list. */
  readonly refused = new Set<string>();

  table(): GameTable {
    const { session, step, last } = this;
    this.now += 1000;
    const me =
      session === null
        ? { seat: null, pass: null }
        : {
            seat: PLAYERS[session],
            player: session,
            keeper: session,
            pass: session,
            stored: this.stored[session] ?? null,
          };
    const now = new Date(this.now).toISOString();
    return shownTable(shownGame({ mark: `${this.changes}`, now, step, last, deadline: null, me }));
  }

  submit(step: number, { orders = [], ready = false, version }: SubmitOrders): unknown {
    const { session } = this;
    if (session === null) return refusal(401, 'not-logged-in');
    const before = this.stored[session]?.version ?? 0;
    if (step !== this.step || version !== before) {
      for (const list of orders) this.refused.add(list as string);
      return refusal(409, step === this.step ? 'version-conflict' : 'stale-step');
    }
    return this.store(session, orders as string[], ready);
  }

  store(player: Player, orders: readonly string[], ready: boolean): unknown {
    const stored = storedOrders(orders, (this.stored[player]?.version ?? 0) + 1, ready);
    this.stored = { ...this.stored, [player]: stored };
    this.changes += 1;
    for (const list of orders) this.log.push({ list, for: player, step: this.step });
    return { ...stored, step: this.step, signed: '', salt: '', deadline: null, closed: false };
  }

  close(): void {
    const orders = Object.entries(this.stored).flatMap(([player, stored]) =>
      (stored?.orders ?? []).map((order) => ({
        seat: PLAYERS[player as Player],
        order,
        result: '',
        reason: '',
      })),
    );
    this.last = { step: this.step, orders } as unknown as GameTable['game']['last'];
    this.stored = {};
    this.step += 1;
    this.changes += 1;
  }
}

/** A page with the table of the game: what it shows, and what it has sent. */
function useTablePage(first: GameTable) {
  const { game, refetch } = useLiveTable(first);
  const [list, setList] = useState<readonly unknown[]>(game.me.stored?.orders ?? []);
  const onList = useCallback((orders: readonly unknown[]) => setList(orders), []);
  const { send, stored, saving } = useOrderSender(game, refetch, onList);
  return { game, list, setList, send, stored, saving };
}

type TablePage = ShownHook<GameTable, ReturnType<typeof useTablePage>>;

type Action =
  | { readonly does: 'open' | 'close' | 'elsewhere' | 'log-out' | 'online' | 'home' | 'worker' | 'look-away' }
  | { readonly does: 'give'; readonly at: number; readonly ready: boolean }
  | { readonly does: 'leave'; readonly at: number }
  | { readonly does: 'log-in'; readonly player: Player }
  | { readonly does: 'pass'; readonly seconds: number }
  | { readonly does: 'faults'; readonly faults: readonly Fault[] }
  | { readonly does: 'go-on'; readonly newest: boolean };

const just = <Does extends string>(does: Does) => fc.constant({ does } as const);
const FAULT = fc.constantFrom<Fault>('lost', 'answer-lost', 'late', 'arrives-late', 429, 503, 'none');
const ACTION: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ does: fc.constant('give' as const), at: fc.nat(1), ready: fc.boolean() }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant('faults' as const),
      faults: fc.array(FAULT, { minLength: 1, maxLength: 4 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constant('pass' as const), seconds: fc.constantFrom(1, 5, 40) }),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('go-on' as const), newest: fc.boolean() }) },
  { weight: 2, arbitrary: just('open') },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('leave' as const), at: fc.nat(1) }) },
  { weight: 1, arbitrary: just('close') },
  { weight: 1, arbitrary: just('elsewhere') },
  { weight: 1, arbitrary: just('log-out') },
  { weight: 1, arbitrary: just('online') },
  { weight: 1, arbitrary: just('look-away') },
  { weight: 1, arbitrary: just('home') },
  { weight: 1, arbitrary: just('worker') },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('log-in' as const),
      player: fc.constantFrom<Player>('ann', 'bob'),
    }),
  },
);

let tab: Tab;
beforeEach(async () => {
  tab = await openTab({ path: '/', hasWorker: true });
});
afterEach(() => tab.close());

/** A browser with up to two tabs on the table, on which a random sequence of things happens. */
class Browser {
  readonly world = new World();
  readonly platform = fakedPlatform(({ method, path, body }) => {
    const step = /^\/games\/g\/steps\/(\d+)\/orders$/.exec(path)?.[1];
    if (method === 'PUT' && step !== undefined) return this.world.submit(Number(step), body as SubmitOrders);
    if (path === '/me') return { player: this.world.session === null ? null : { id: this.world.session } };
    const table = this.world.table();
    if (path === '/games/g/table') return table;
    if (path.startsWith('/changed/games/g')) return { game: table.game.mark, press: table.press.mark };
    throw new Error(`${method} ${path} is not of a table.`);
  });
  readonly pages: { readonly page: TablePage; readonly number: number }[] = [];
  readonly given: Given[] = [];
  /** The lists whose fate was told on another page or by the worker, or that the login of another player discarded. */
  readonly told = new Set<string>();
  #opened = 0;

  async act(action: Action): Promise<void> {
    const { world, platform, pages } = this;
    switch (action.does) {
      case 'open':
        return this.open();
      case 'give':
        return this.give(action.at, action.ready);
      case 'leave':
        return this.leave(action.at);
      case 'close':
        return world.close();
      case 'elsewhere': {
        if (world.session === null) return;
        const given = { number: this.given.length, player: world.session, page: null, answer: true };
        this.given.push(given);
        world.store(world.session, [nameOf(given)], false);
        return;
      }
      case 'log-out':
        world.session = null;
        return;
      case 'log-in':
        // Logins load new documents, with which everything of the earlier ones ends.
        await this.leaveAll();
        await tab.passes(100);
        vi.clearAllTimers();
        world.session = action.player;
        return this.sendLater(() => sendAndRead(WORDS));
      case 'home':
        return this.sendLater(() => sendAndRead(WORDS));
      case 'worker':
        return this.sendLater(() => sendDrafts(async () => pages.length > 0));
      case 'pass':
        return tab.passes(action.seconds * 1000);
      case 'online':
        return tab.hears('online');
      case 'look-away':
        await tab.turn('hidden');
        return tab.turn('visible');
      case 'faults':
        platform.faults.splice(0, Number.POSITIVE_INFINITY, ...action.faults);
        return;
      case 'go-on': {
        const next = action.newest ? platform.late.pop() : platform.late.shift();
        return tab.does(() => next?.());
      }
    }
  }

  /** The table opens with what the platform has for whoever is logged in. */
  async open(): Promise<void> {
    const { session } = this.world;
    if (this.pages.length > 1 || session === null) return;
    await keepFor(session);
    const page = await tab.hook(useTablePage, this.world.table(), (one) => inEnglish(one));
    this.pages.push({ page, number: this.#opened });
    this.#opened += 1;
    if (this.pages.length > 1) for (const one of this.given) one.isBeside = true;
  }

  async give(at: number, ready: boolean): Promise<void> {
    const open = this.pages[at];
    const player = Object.entries(PLAYERS).find(([, seat]) => seat === open?.page.now().game.me.seat)?.[0];
    if (open === undefined || player === undefined) return;
    const given: Given = { number: this.given.length, player: player as Player, page: open.number };
    this.given.push(given);
    if (this.pages.length > 1) given.isBeside = true;
    const list = [nameOf(given)];
    await tab.does(() => {
      open.page.now().setList(list);
      void open.page
        .now()
        .send(list, ready)
        .then((answer) => {
          given.answer = answer;
        });
    });
    // The page is painted before the list is sent.
    await tab.passes(100);
  }

  async leave(at: number): Promise<void> {
    const [open] = this.pages.splice(at, 1);
    await open?.page.leave();
  }

  async leaveAll(): Promise<void> {
    while (this.pages.length > 0) await this.leave(0);
    await this.goOn();
  }

  /** Another page, or the worker, sends what is kept. */
  async sendLater(send: () => Promise<unknown>): Promise<void> {
    const { platform } = this;
    const before = await drafts();
    // It sends one request after the other; whatever is late goes on by itself.
    const faults = platform.faults.map((fault) => (`${fault}`.endsWith('late') ? 'none' : fault));
    platform.faults.splice(0, Number.POSITIVE_INFINITY, ...faults);
    await tab.does(send);
    const left = await drafts();
    for (const { orders } of before)
      if (!left.some((one) => `${one.orders}` === `${orders}`)) this.told.add(`${orders}`);
  }

  /** Whatever is late goes on, and what follows from it. */
  async goOn(): Promise<void> {
    this.platform.faults.splice(0);
    while (this.platform.late.length > 0) await tab.does(() => this.platform.late.shift()?.());
  }

  /** Notes what the pages say of the lists that they could not store. */
  note(): void {
    for (const one of this.given.filter(({ answer, isSaid }) => answer === false && isSaid === undefined)) {
      const page = this.pages.find(({ number }) => number === one.page)?.page;
      const saving = page?.now().saving ?? 'calm';
      // Who is logged out is told to log in again: the list must still be there.
      if (page !== undefined) one.isSaid = SAID.includes(saving) && saving !== 'logged-out';
    }
    // A page that has found what an earlier one left says what became of it.
    for (const { page } of this.pages) {
      const { saving, game } = page.now();
      if (!SAID.includes(saving) || saving === 'logged-out') continue;
      for (const one of this.given)
        if (PLAYERS[one.player] === game.me.seat && !this.pages.some(({ number }) => number === one.page))
          this.told.add(nameOf(one));
    }
  }

  isStored(given: Given): boolean {
    return this.world.log.some(({ list }) => list === nameOf(given));
  }
}

/** What holds at every moment. */
function holdsAlways({ world, given, pages }: Browser): void {
  const lists = world.log.map(({ list }) => list);
  // Stored at most once, and only for who gave it.
  expect(lists).toEqual([...new Set(lists)]);
  for (const { list, for: player } of world.log) expect(list.split(' ')[0]).toBe(player);
  // A newer list is never replaced by an older one.
  for (const player of Object.keys(PLAYERS)) {
    const numbers = world.log
      .filter((one) => one.for === player)
      .map(({ list }) => Number(list.split(' ')[1]));
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
  }
  // A page says that a list is stored only if it is.
  for (const one of given) if (one.answer === true) expect(lists).toContain(nameOf(one));
  // Pages go on only to later tables, and to later versions of what is stored.
  for (const { page } of pages) {
    const marks = page.all.map(({ game }) => Number(game.mark));
    expect(marks).toEqual(marks.toSorted((one, other) => one - other));
  }
}

/** What holds once everything has been answered, and time has passed. */
async function holdsAtTheEnd(browser: Browser): Promise<void> {
  const { world, given, pages } = browser;
  const kept = await drafts();
  for (const { page, number } of pages) {
    const { game, list, saving, stored } = page.now();
    // An open table is up to date.
    expect(game.mark).toBe(`${world.changes}`);
    const mine = given.filter((one) => one.page === number);
    const last = mine.at(-1);
    // Nothing is still under way, and the list is stored, or the page has said that it is not.
    expect(['calm', 'arrived', ...SAID]).toContain(saving);
    for (const one of mine) expect(one.answer).toBeDefined();
    if (last !== undefined && !browser.isStored(last)) {
      expect(last.answer).toBe(false);
      expect(page.all.slice(-12).some((one) => SAID.includes(one.saving)) || isOvertaken(browser, last)).toBe(
        true,
      );
    }
    // What the page shows as stored is what is stored.
    const mySeat = game.me.seat;
    if (world.session !== null && mySeat === PLAYERS[world.session]) {
      expect(stored?.orders ?? []).toEqual(world.stored[world.session]?.orders ?? []);
      if (saving === 'calm' || saving === 'arrived') expect(list).toEqual(stored?.orders ?? []);
    }
  }
  // What was given on a page that was left is stored, or kept, or it came too late, or a later list took its place.
  const open = new Set(pages.map(({ number }) => number));
  for (const one of given) {
    if (one.page !== null && open.has(one.page)) continue;
    const isKept = kept.some(({ orders, reader }) => reader === one.player && orders.includes(nameOf(one)));
    if (one.isBeside === true) continue;
    const isOver = world.refused.has(nameOf(one)) || isOvertaken(browser, one);
    expect(browser.isStored(one) || isKept || isOver, nameOf(one)).toBe(true);
  }
  // A table on the device is the newest that its reader was shown.
  if (pages[0] !== undefined) {
    const { game } = pages[0].page.now();
    const onDevice = await cachedTable('g');
    if (game.me.seat !== null) expect(onDevice?.game.mark).toBe(game.mark);
  }
}

/** Whether a list gave way: to a later one of its player, or because its page said that it cannot be stored. */
function isOvertaken({ given, told }: Browser, one: Given): boolean {
  const later = given.some(({ number, player }) => player === one.player && number > one.number);
  return later || told.has(nameOf(one)) || one.isSaid === true;
}

async function happens(browser: Browser, actions: readonly Action[]): Promise<void> {
  await browser.open();
  for (const action of actions) {
    await browser.act(action);
    browser.note();
    holdsAlways(browser);
  }
  await browser.goOn();
  for (const seconds of [31, 31, 31]) {
    await tab.passes(seconds * 1000);
    await browser.goOn();
    browser.note();
  }
  holdsAlways(browser);
  await holdsAtTheEnd(browser);
  // Nothing is asked by pages that were left.
  await browser.leaveAll();
  browser.platform.forget();
  await tab.hears('online');
  await tab.turn('visible');
  await tab.passes(600_000);
  expect(browser.platform.lines()).toEqual([]);
}

test('whatever a player gives is stored once and for them, or kept, or its page says that it is not', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(ACTION, { minLength: 6, maxLength: 24 }), async (actions) => {
      await forgetKept();
      localStorage.clear();
      const browser = new Browser();
      try {
        await happens(browser, actions);
      } finally {
        await browser.leaveAll();
      }
    }),
    { numRuns: cases(2_000, 40), ...(isNightly ? {} : { seed: 2026 }) },
  );
});
