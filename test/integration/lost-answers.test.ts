import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Leagues } from '../../functions/core/league/leagues.schema';
import type { Messages } from '../../functions/core/press/press.schema';
import { sessionToken } from '../../functions/tokens';
import { fromBrowser } from '../../web/lib/ask';
import { type Board, playerOf, startBoard } from '../support/season';
import { type Person, SECRET, startWorld, type World } from '../support/world';

/** Carries a page's requests to the platform; the answers to the next requests can be lost. */
class Network {
  private toLose = 0;
  readonly keys: (string | null)[] = [];

  constructor(
    private readonly world: World,
    private readonly token: string,
  ) {}

  loseNextAnswers(count: number): void {
    this.toLose = count;
  }

  readonly fetch = async (path: string, request: RequestInit): Promise<Response> => {
    const headers = new Headers(request.headers);
    this.keys.push(headers.get('idempotency-key'));
    headers.set('authorization', `Bearer ${this.token}`);
    const answer = await this.world.api.request(path, { ...request, headers });
    if (this.toLose === 0) return answer;
    this.toLose -= 1;
    throw new TypeError('Failed to fetch');
  };
}

function browserStore() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

describe('a page whose answer was lost', () => {
  let world: World;
  let board: Board;
  let tower: Person;
  let network: Network;

  beforeAll(async () => {
    world = await startWorld();
    board = await startBoard(world);
    tower = playerOf(board, 'tower');
    const claims = { sub: tower.id, name: tower.id, email: null, began: Date.UTC(2100, 0, 1) };
    network = new Network(world, await sessionToken(SECRET, claims));
    vi.stubGlobal('fetch', network.fetch);
    vi.stubGlobal('localStorage', browserStore());
    vi.stubGlobal('window', new EventTarget());
  });
  afterEach(() => {
    network.keys.length = 0;
  });
  afterAll(async () => {
    vi.unstubAllGlobals();
    await world.close();
  });

  const say = (text: string) => fromBrowser('POST', `/games/${board.game}/press`, { to: 'all', text });
  const unread = async () =>
    (await tower.get<Messages>(`/games/${board.game}/press/all`)).body.messages.map(({ text }) => text);

  test('a message sent again is stored once', async () => {
    network.loseNextAnswers(2);
    await expect(say('Hello?')).rejects.toThrow();
    await expect(say('Hello?')).rejects.toThrow();
    const third = await say('Hello?');
    expect(third.status).toBe(200);
    expect(third.headers.get('idempotent-replayed')).toBe('true');
    expect(await unread()).toEqual(['Hello?']);
  });

  test('after an answer the same words are another message', async () => {
    await say('Yes.');
    await say('Yes.');
    expect((await unread()).filter((text) => text === 'Yes.')).toHaveLength(2);
  });

  test('an open league, too, and its key outlives a reload of the page', async () => {
    network.loseNextAnswers(1);
    await expect(fromBrowser('POST', '/leagues', { name: 'Founded once' })).rejects.toThrow();
    vi.resetModules();
    const reloaded = (await import('../../web/lib/ask')).fromBrowser;
    const repeated = await reloaded('POST', '/leagues', { name: 'Founded once' });
    expect(repeated.status).toBe(200);
    const { leagues } = (await tower.get<Leagues>('/leagues')).body;
    const founded = leagues.filter(({ name }) => name === 'Founded once');
    expect(founded).toHaveLength(1);
    expect(repeated.headers.get('idempotent-replayed')).toBe('true');
    expect(repeated.headers.get('location')).toBe(`/v1/leagues/${founded[0]?.id}`);
  });

  test('another text, and a request that was refused, go out under keys of their own', async () => {
    network.loseNextAnswers(1);
    await expect(say('First words')).rejects.toThrow();
    await say('Other words');
    expect((await fromBrowser('POST', '/leagues', { name: '' })).status).toBe(422);
    expect((await fromBrowser('POST', '/leagues', { name: '' })).status).toBe(422);
    expect(new Set(network.keys).size).toBe(4);
  });

  test('a browser that keeps nothing has its keys until the page is left', async () => {
    vi.stubGlobal('localStorage', undefined);
    network.loseNextAnswers(1);
    await expect(say('Private mode')).rejects.toThrow();
    await say('Private mode');
    expect((await unread()).filter((text) => text === 'Private mode')).toHaveLength(1);
  });
});

test('pages reach the platform through what keeps these keys, and the worker sends drafts of orders alone', () => {
  const root = join(import.meta.dirname, '../../web');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(app|components|games|lib|worker)\/.*(?<!\.test)\.tsx?$/.test(file),
  );
  const senders = files.filter((file) =>
    /\bfetch\([^)]*\/v1\$?\{?/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(senders.sort()).toEqual([
    'lib/ask.ts',
    'lib/is-reachable.ts',
    'lib/login/mail.ts',
    'lib/offline/send-drafts.ts',
    'worker/worker.ts',
  ]);
  expect(readFileSync(join(root, 'lib/offline/send-drafts.ts'), 'utf8')).not.toContain("'POST'");
});
