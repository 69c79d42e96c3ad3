import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { hashOf } from '../../engine/core/canonical';
import { GAME_SYSTEM_IDS, GAMES, type GameSystemId } from '../../engine/games';
import { FIRST_PROOF } from '../../engine/proof';
import { textRandom } from '../../engine/random';
import { gameSystem, systemFor } from '../../engine/systems';
import type { Game } from '../../functions/core/game/games.schema';
import type { GameAndGate } from '../../functions/core/game/games.store';
import { readAddresses } from '../support/addresses';
import { type Notifying, startNotifying } from '../support/notifying';
import { type Board, playerOf, startBoard } from '../support/season';
import { type Person, startWorld, type World } from '../support/world';

const HOUR = 3_600_000;
const HOOK = 'https://hooks.example/services/secret-part-0123';
const SIZES: Readonly<Partial<Record<GameSystemId, number>>> = { 'nyc-risk': 3, 'new-era': 3, domination: 3 };
/** Without a separate deadline for each pick of a draft, so that the first step lasts a day. */
const OPTIONS: Readonly<Partial<Record<GameSystemId, object>>> = { 'nyc-risk': { setup: 'deal' } };

/** A world in which a game has a secret seed, and one seat secret orders. */
interface Side {
  readonly world: World;
  readonly board: Board;
  readonly telling: Notifying;
  readonly seed: string;
  /** Its set-up, including hidden parts. */
  readonly position: unknown;
}

/** @param one the other world: the game of this one has another seed, and other hidden parts */
async function sideOf(system: GameSystemId, one?: Side): Promise<Side> {
  const world = await startWorld();
  const usual = world.deps.newSeed;
  const newSeed = () => {
    const seed = usual();
    return seed === one?.seed ? hashOf({ other: seed }) : seed;
  };
  Object.assign(world.deps, { newSeed });
  world.hosts['hooks.example'] = ['93.184.216.34'];
  const telling = startNotifying(world);
  const boardSize = SIZES[system];
  const setup = one && vi.spyOn(gameSystem(system), 'setup').mockReturnValue(lyingOtherwise(system, one));
  const board = await startBoard(world, {
    ...{
      system,
      humans: Math.min(3, GAMES[system].seats.usual),
      earlyClose: false,
      options: { ...OPTIONS[system] },
    },
    ...(boardSize === undefined ? {} : { boardSize }),
  });
  setup?.mockRestore();
  const hook = { url: HOOK, news: ['round-begun', 'step-result', 'game-finished', 'announcement'] };
  const set = await board.organizer.put(`/leagues/${board.league}/webhooks/discord`, hook);
  expect(set.status, set.text).toBe(200);
  const [seed, start] = await Promise.all([world.store.seed(board.game), world.store.step(board.game, 0)]);
  if (seed === undefined || start === undefined) throw new Error('the game has no set-up');
  return { world, board, telling, seed, position: start.position };
}

async function gameOf({ world, board }: Side): Promise<GameAndGate> {
  return (await world.store.gameAndGate(board.game)) ?? expect.fail('no game');
}

/** A set-up that looks the same without a seat, with hands and piles dealt again. */
function lyingOtherwise(id: GameSystemId, { position }: Side): unknown {
  const system = gameSystem(id);
  const seen = system.view(position, { kind: 'spectator' });
  const other = system.dealHidden?.(seen, textRandom('dealt otherwise')) ?? position;
  expect(system.view(other, { kind: 'spectator' })).toEqual(seen);
  return other;
}

/** The people of a world who know none of the differences: all but the seats that see different parts of the set-up. */
async function blindOf(one: Side, other: Side, secret: string): Promise<readonly [string, Person, Person][]> {
  const { game } = await gameOf(one);
  const system = systemFor(game) ?? expect.fail('no rules');
  const seen = (position: unknown, seat: string) =>
    JSON.stringify(system.view(position, { kind: 'seat', seat }));
  const seats = Object.keys(one.board.players).filter(
    (seat) => seat !== secret && seen(one.position, seat) === seen(other.position, seat),
  );
  return [
    ...seats.map((seat): [string, Person, Person] => [
      seat,
      playerOf(one.board, seat),
      playerOf(other.board, seat),
    ]),
    ['organizer', one.board.organizer, other.board.organizer],
    ['spectator', await one.world.person('spectator'), await other.world.person('spectator')],
    ['visitor', one.world.visitor(), other.world.visitor()],
  ];
}

/** Leaves out commitments and hashes, which reveal nothing without their salt, and nothing else. */
function withoutHashes(text: string): string {
  return text.replaceAll(/\b[0-9a-f]{64}\b/g, 'hash');
}

async function answers({ world, board }: Side, system: GameSystemId, as: Person): Promise<readonly string[]> {
  const { me } = (await as.get<Game>(`/games/${board.game}`)).body;
  const pass = me?.pass == null ? [] : [`/changed/games/${board.game}?pass=${me.pass}`];
  const lines: string[] = [];
  for (const path of [...readAddresses(world, board, system, 1), ...pass]) {
    const { status, text } = await as.get(path);
    lines.push(withoutHashes(`${path} ${status} ${text}`));
  }
  return lines;
}

/** Everything that the platform sent to all but one player. */
function sentTo({ telling }: Side, isFor: (id: string) => boolean): readonly string[] {
  return telling.sent.filter(({ to }) => isFor(to.id)).map((sent) => withoutHashes(JSON.stringify(sent)));
}

describe.each(GAME_SYSTEM_IDS)('%s: two worlds that differ in what is hidden', (id) => {
  const sides: Side[] = [];
  let secret = '';

  beforeAll(async () => {
    const one = await sideOf(id);
    sides.push(one, await sideOf(id, one));
    for (const [at, side] of sides.entries()) {
      const { game, gate } = await gameOf(side);
      secret =
        gate.owing.find((seat) => side.board.players[seat] !== undefined) ?? expect.fail('nobody owes');
      const system = systemFor(game) ?? expect.fail('no rules');
      const view = system.view(side.position, { kind: 'seat', seat: secret });
      const orders = system.bots.random.orders(view, secret, textRandom(`secret ${at}`));
      const path = `/games/${game.id}/steps/${gate.step}/orders`;
      const stored = await playerOf(side.board, secret).put(path, { orders });
      expect(stored.status, stored.text).toBe(200);
      const news = { text: 'The next evening begins an hour earlier.' };
      await side.board.organizer.post(`/leagues/${side.board.league}/announcements`, news);
      await side.telling.pass(gate.deadline - side.world.clock.now() - HOUR, 2 * HOUR);
    }
  });
  afterAll(() => Promise.all(sides.map(({ world }) => world.close())));

  const pair = (): readonly [Side, Side] => {
    const [one, other] = sides;
    return one === undefined || other === undefined ? expect.fail('two worlds were asked for') : [one, other];
  };

  // Domination begins with empty hands; Classic and New York 2047 have none.
  test.runIf(['nyc-risk', 'new-era'].includes(id))('differ in hands', () => {
    const [one, other] = pair();
    expect(other.position).not.toEqual(one.position);
  });

  test('answer the same at every address, marks of changes among them', async () => {
    const [one, other] = pair();
    expect(one.seed).not.toBe(other.seed);
    for (const [name, viewer, twin] of await blindOf(one, other, secret)) {
      const read = await answers(one, id, viewer);
      expect(read.filter((line) => line.includes(' 200 ')).length).toBeGreaterThan(15);
      expect(await answers(other, id, twin), name).toEqual(read);
    }
  });

  test('send the same mails, pushes and posts at the same times', async () => {
    const [one, other] = pair();
    const blind = new Set((await blindOf(one, other, secret)).map(([, { id: person }]) => person));
    const isFor = (person: string) => person === one.board.league || blind.has(person);
    const sent = sentTo(one, isFor);
    expect(sent.length).toBeGreaterThan(0);
    expect(sentTo(other, isFor)).toEqual(sent);
  });

  test('have other commitments and other hashes, which nobody finds by trying', async () => {
    const [one, other] = pair();
    const published = async (side: Side) => {
      const { commitment } = (await gameOf(side)).game;
      return { commitment, hash: (await side.world.store.step(side.board.game, 0))?.hash };
    };
    const [first, second] = [await published(one), await published(other)];
    expect(first.commitment).not.toBe(second.commitment);
    expect(first.hash).toBeDefined();
    expect(first.hash).not.toBe(second.hash);
    // A guess of the whole set-up without the salt still does not give the hash.
    const { game } = await gameOf(one);
    const { rulesVersion, options, commitment, system, seats } = game;
    const start = { game: game.id, system, rulesVersion, options, seats: seats.map(({ seat }) => seat) };
    const guess = { ...start, commitment, position: one.position };
    for (const proof of [{}, { proof: 2 }, { proof: FIRST_PROOF }])
      expect(hashOf({ ...guess, ...proof })).not.toBe(first.hash);
  });

  test('a receipt reveals nothing of the orders to somebody who tries them all', async () => {
    const [side] = pair();
    const { game, gate } = await gameOf(side);
    const [stored] = await side.world.store.ordersOfStep(game.id, gate.step);
    if (stored === undefined) return expect.fail('no orders are stored');
    const { receipt, salt, ...content } = stored;
    const system = systemFor(game) ?? expect.fail('no rules');
    const view = system.view(side.position, { kind: 'seat', seat: secret });
    const lists = new Map([[JSON.stringify(content.orders), content.orders]]);
    for (let at = 0; at < 300; at += 1) {
      const list = [...system.bots.random.orders(view, secret, textRandom(`guess ${at}`))];
      lists.set(JSON.stringify(list), list);
    }
    expect(lists.size).toBeGreaterThan(1);
    const matching = (more: object) =>
      [...lists.values()].filter((orders) => hashOf({ ...content, orders, ...more }) === receipt);
    expect(matching({})).toEqual([]);
    expect(matching({ salt })).toEqual([content.orders]);
  });
});
