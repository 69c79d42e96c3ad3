import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { GAME_SYSTEM_IDS } from '../../engine/games';
import { gameSystem } from '../../engine/systems';
import { NOTHING } from '../../functions/api/operation';
import { OPERATIONS } from '../../functions/api/whole-api';
import { closeStep } from '../../functions/core/step/close-step';
import { type Board, startBoard } from '../support/season';
import { type Person, startWorld, type World } from '../support/world';

/**
 * The limit on processor time for a request: a longer one would stop all others. It is counted in yardsticks, some 45
 * ms of an idle processor each, so that a slow or busy machine changes little. The best of three runs counts, because
 * the first of them compiles. The largest list takes 4 to 6, and up to 9 beside other programs; what grows with the square
 * of its input takes hundreds.
 */
const MOST_BUSY = 12;
const RUNS = 3;
/** The size limit of one body. */
const BODY = 60_000;

let world: World;
let boards: Readonly<Record<string, Board>>;
/** The yardstick's time at the beginning. */
let usual: number;

beforeAll(async () => {
  usual = await yardstick();
  world = await startWorld();
  const made: [string, Board][] = [];
  for (const system of GAME_SYSTEM_IDS) {
    const board = await startBoard(world, { system, humans: 2 });
    const gate = await world.store.gate(board.game);
    world.clock.set(gate?.deadline ?? 0);
    await closeStep(world.deps, board.game, 1);
    made.push([system, board]);
  }
  boards = Object.fromEntries(made);
});
afterAll(() => world.close());

const boardOf = (system: string): Board => {
  const board = boards[system];
  if (board === undefined) throw new Error(`no board of ${system}`);
  return board;
};

const LINES = JSON.stringify(
  Array.from({ length: 2000 }, (_, at) => ({ at, name: `line ${at}`, parts: [at, 2 * at, `${at}`] })),
);

/** Milliseconds of processor time for a fixed piece of work, similar to the work of a request. */
async function yardstick(): Promise<number> {
  return spent(async () => {
    for (let time = 0; time < 20; time += 1)
      (JSON.parse(LINES) as unknown[]).map((line) => JSON.stringify(line)).join();
  });
}

async function spent(work: () => Promise<unknown>): Promise<number> {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** The least yardsticks that a request takes. */
async function busy(request: () => Promise<{ readonly status: number }>): Promise<number> {
  let best = Infinity;
  for (let run = 0; run < RUNS && best > MOST_BUSY; run += 1) {
    const took = await spent(async () => {
      const { status } = await request();
      expect(status).toBeLessThan(500);
      // A request that fails authentication measures nothing.
      expect(status).not.toBe(401);
    });
    best = Math.min(best, took / usual);
    // The machine may be busier now than it was at the beginning.
    if (best > MOST_BUSY) best = Math.min(best, took / (await yardstick()));
  }
  return best;
}

interface Schema {
  readonly [key: string]: unknown;
}

/** The largest value that a schema accepts, with the choice of this number where it has several. */
function largest(schema: Schema, root: Schema, choice: number, depth = 0): unknown {
  const of = (inner: unknown) => largest((inner ?? {}) as Schema, root, choice, depth + 1);
  if (depth > 12) return null;
  if (typeof schema.$ref === 'string')
    return of((root.$defs as Schema | undefined)?.[schema.$ref.split('/').at(-1) ?? '']);
  const choices = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined;
  if (choices !== undefined) return of(choices[choice % choices.length]);
  if (schema.const !== undefined) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum.at(choice % schema.enum.length);
  switch (schema.type) {
    case 'string':
      if (schema.format === 'date-time') return '2999-12-31T23:59:59.999Z';
      if (schema.format === 'date') return '2999-12-31';
      return 'aA 1-'.repeat(5000).slice(0, (schema.maxLength as number | undefined) ?? 40);
    case 'number':
    case 'integer':
      return (schema.maximum as number | undefined) ?? 1_000_000;
    case 'array': {
      const items = (schema.prefixItems as Schema[] | undefined)?.map(of);
      const most = Math.min((schema.maxItems as number | undefined) ?? 2000, 2000);
      return items ?? new Array<unknown>(most).fill(of(schema.items));
    }
    case 'object': {
      const named = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
      return Object.fromEntries(named.map(([key, value]) => [key, of(value)]));
    }
    case 'boolean':
      return choice % 2 === 0;
    case 'null':
      return null;
    default:
      return [[[[{ x: 'y'.repeat(100) }]]]];
  }
}

/** Fits a body into the platform's limit by halving its longest lists. */
function fitted(body: unknown): unknown {
  let most = 2000;
  while (most > 1 && lengthOf(body, most, new Map()) > BODY) most = Math.ceil(most / 2);
  const text = JSON.stringify(body, (_, value: unknown) =>
    Array.isArray(value) ? value.slice(0, most) : value,
  );
  return JSON.parse(text);
}

/**
 * The length of a value as JSON with its lists cut. Nested lists hold one value a million times: it is measured once.
 */
function lengthOf(value: unknown, most: number, known: Map<unknown, number>): number {
  const measured = known.get(value);
  if (measured !== undefined) return measured;
  const parts = Array.isArray(value)
    ? value.slice(0, most).map((one) => lengthOf(one, most, known))
    : typeof value === 'object' && value !== null
      ? Object.entries(value).map(([key, one]) => key.length + 3 + lengthOf(one, most, known))
      : undefined;
  const length =
    parts === undefined
      ? JSON.stringify(value).length
      : parts.reduce((sum, part) => sum + part, 2 + Math.max(0, parts.length - 1));
  known.set(value, length);
  return length;
}

const CHOICES = [0, 1, 2, 3];
/** Operations that log their caller out; a separate person calls each. */
const LOGS_OUT = new Set(['DELETE /me/session', 'DELETE /me/sessions', 'DELETE /me/account']);

describe('the largest request that each operation takes', () => {
  test.each(OPERATIONS.map((one) => [`${one.method} ${one.path}`, one] as const))('%s', async (name, {
    method,
    path,
    params,
    body,
  }) => {
    const board = boardOf('ny2047');
    const { organizer, league, season, game } = board;
    const ids: Readonly<Record<string, string>> = { league, leagues: league, seasons: season, games: game };
    const [area = ''] = path.slice(1).split('/');
    const asked = z.toJSONSchema(params, { io: 'input' }) as Schema;
    const values = largest(asked, asked, 0) as Record<string, unknown>;
    const address = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => {
      if (name === 'id') return ids[area] ?? organizer.id;
      if (name === 'step' || name === 'round' || name === 'number') return '1';
      if (name === 'seat') return 'tower';
      return encodeURIComponent(String(values[name] ?? 'tower').slice(0, 40));
    });
    const query = new URLSearchParams(
      Object.entries(values).flatMap(([key, value]) =>
        path.includes(`{${key}}`) || key === 'season' ? [] : [[key, String(value)]],
      ),
    );
    const url = `${address}${query.size === 0 ? '' : `?${query}`}`;
    const caller = LOGS_OUT.has(name) ? await world.person(`caller of ${name}`) : organizer;
    const schema = body === NOTHING ? undefined : (z.toJSONSchema(body, { io: 'input' }) as Schema);
    for (const choice of schema === undefined ? [0] : CHOICES) {
      const sent = schema === undefined ? undefined : fitted(largest(schema, schema, choice));
      const request = () => send(caller, method, url, sent);
      expect(await busy(request), `choice ${choice}`).toBeLessThan(MOST_BUSY);
    }
  });
});

function send(person: Person, method: string, url: string, body: unknown) {
  if (method === 'GET') return person.get(url);
  if (method === 'DELETE') return person.remove(url);
  return method === 'PUT' ? person.put(url, body) : person.post(url, body);
}

/** The JSON text of a body in which `DEEP` stands for nested lists, deeper than `JSON.stringify` could write. */
const DEEP = 'lists in lists';
const textOf = (body: unknown, levels = 5000) =>
  JSON.stringify(body).replaceAll(`"${DEEP}"`, `${'['.repeat(levels)}${']'.repeat(levels)}`);

describe.each(GAME_SYSTEM_IDS)('%s', (system) => {
  const orders = (list: readonly unknown[]) => {
    const { game, players } = boardOf(system);
    const [player] = Object.values(players);
    if (player === undefined) throw new Error('nobody plays');
    return busy(() => player.put(`/games/${game}/steps/2/orders`, textOf({ orders: list })));
  };

  test('two hundred copies of each order that is offered', async () => {
    const { game, players } = boardOf(system);
    const gate = await world.store.gate(game);
    const step = gate === undefined ? undefined : await world.store.stepInPlay(gate, 1);
    const [seat = ''] = Object.keys(players);
    const rules = gameSystem(system);
    const view = rules.view(step?.position, { kind: 'seat', seat });
    for (const { order } of rules.legal(view, seat, []).slice(0, 12))
      expect(await orders(Array.from({ length: 200 }, () => order)), JSON.stringify(order)).toBeLessThan(
        MOST_BUSY,
      );
  });

  test('orders that are none', async () => {
    for (const list of [
      Array.from({ length: 200 }, () => ({ type: 'x'.repeat(250) })),
      Array.from({ length: 200 }, () => Array.from({ length: 140 }, () => 1)),
      [DEEP],
      [{ type: 'MOVE', unit: 'a-'.repeat(14_000), to: 'b '.repeat(14_000) }],
    ])
      expect(await orders(list)).toBeLessThan(MOST_BUSY);
  });

  test('orders as the longest text', async () => {
    const { game, players } = boardOf(system);
    const [player] = Object.values(players);
    for (const line of ['A ', 'A CLO#1 - ', '\n', 'A CLO#1 S A CLO#2 - WAH\n', '((', 'F NTH C '])
      expect(
        await busy(
          () =>
            player?.put(`/games/${game}/steps/2/orders`, { text: line.repeat(20_000 / line.length) }) ??
            Promise.resolve({ status: 0 }),
        ),
        line,
      ).toBeLessThan(MOST_BUSY);
  });

  test('a position with a list that is far too long in each of its fields', async () => {
    const { game, organizer } = boardOf(system);
    const gate = await world.store.gate(game);
    const step = gate === undefined ? undefined : await world.store.stepInPlay(gate, 1);
    const seen = gameSystem(system).view(step?.position, { kind: 'moderator' }) as Record<string, unknown>;
    const lists: readonly unknown[] = [
      Array.from({ length: 1500 }, (_, at) => ({ id: at })),
      Array.from({ length: 9000 }, (_, at) => at % 7),
      Object.fromEntries(Array.from({ length: 3000 }, (_, at) => [`key${at}`, at])),
      DEEP,
    ];
    for (const key of Object.keys(seen))
      for (const list of lists) {
        const position = { ...seen, [key]: list };
        const request = () =>
          organizer.post(`/games/${game}/rulings/effect`, textOf({ kind: 'correct-position', position }));
        expect(await busy(request), key).toBeLessThan(MOST_BUSY);
      }
  });
});

describe('a past season', () => {
  test.each(GAME_SYSTEM_IDS)('of %s with as many boards as a list may hold', async (system) => {
    const { names, min } = gameSystem(system).seats;
    const { organizer, league } = boardOf('ny2047');
    for (const size of [min, names.length]) {
      const boards = Math.floor(1000 / size / 4);
      const lines = [1, 2, 3, 4].flatMap((round) =>
        Array.from({ length: boards }, (_, board) =>
          names.slice(0, size).map((seat, at) => `${round},${board + 1},${seat},Guest ${board} ${at},0`),
        ).flat(),
      );
      const text = ['round,board,seat,player,points', ...lines].join('\n');
      const past = { name: 'Spring', system, endedOn: '2019-05-31', rated: true, text, preview: true };
      const request = async () => {
        const answer = await organizer.post(`/leagues/${league}/past-seasons`, past);
        expect(answer.status, answer.text).toBe(200);
        return answer;
      };
      expect(await busy(request), `boards of ${size}`).toBeLessThan(MOST_BUSY);
    }
  });
});

describe('a calendar of a season', () => {
  const formats = [
    ...[1, 2, 3, 4, 5, 6].map((advance) => ({ kind: 'knock-out', advance })),
    { kind: 'rounds', rounds: 20 },
    { kind: 'swiss', rounds: 20 },
    { kind: 'round-robin' },
    { kind: 'ladder' },
    { kind: 'double-elimination' },
    { kind: 'knock-out', advance: 1, thirdPlace: true, consolation: true },
    { kind: 'groups', groups: 2, groupRounds: 20, through: 16, advance: 1, thirdPlace: true },
    { kind: 'groups', groups: 64, through: 1, advance: 6 },
  ];
  test.each(formats)('with $kind, whatever the number of players', async (format) => {
    for (const players of [1, 2, 3, 4, 5, 8, 16, 100, 1000])
      for (const boardSize of [2, 3, 4, 7]) {
        const body = { system: 'nyc-risk', format, boardSize, players, deadlines: { orders: 60 } };
        const took = await busy(() => world.visitor().post('/calendar', body));
        expect(took, `${players} on boards of ${boardSize}`).toBeLessThan(MOST_BUSY);
      }
  });
});
