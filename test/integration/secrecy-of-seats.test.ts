import { PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { USUAL_ABSENCE } from '../../engine/deadlines/usual-absence';
import type { Cases } from '../../functions/core/case/cases.schema';
import type { Game } from '../../functions/core/game/games.schema';
import type { Blocked, Messages } from '../../functions/core/press/press.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import type { SiteReports } from '../../functions/core/site/site.schema';
import { closeStep } from '../../functions/core/step/close-step';
import { TABLE } from '../../functions/host/create-tables';
import { readableAddresses } from '../support/addresses';
import { cases, spread } from '../support/nightly';
import { type Notifying, startNotifying } from '../support/notifying';
import { type Board, playerOf, startBoard } from '../support/season';
import { type Person, SITE_ADMIN, startWorld, type World } from '../support/world';

/** The items of a game and its season that contain the names of players with seats. */
const HOLDS_SEATS = /^(GAME|SEAT#|ROUND#|BOARD#)/;
const FILES = ['standing.json', 'results.json', 'standing.csv', 'results.csv', 'feed.atom', 'widget'];

/** Choices of a season whose seats are anonymous, and whether its players write to all, to some, or to nobody. */
const MODES = [
  ['gunboat', { press: 'gunboat' }, 'nobody'],
  ['public press', { press: 'public', anonymous: true }, 'all'],
  ['rulebook press', { press: 'rulebook', anonymous: true }, 'some'],
  ['full press', { press: 'full', anonymous: true }, 'some'],
  ['no press', { press: 'none', anonymous: true }, 'nobody'],
  ['delayed press', { press: 'delayed', anonymous: true }, 'some'],
] as const;

/** Every conversation that is written, and who writes what in it. */
const THREADS = ['all', 'tower+papst', 'tower+rossoni', 'papst+rossoni'];
const WRITTEN: readonly (readonly [from: string, to: 'all' | readonly string[], text: string])[] = [
  ['papst', 'all', 'Good luck to all.'],
  ['rossoni', 'all', 'And to you.'],
  ['tower', 'all', 'A quiet first turn, please.'],
  ['papst', ['tower'], 'Shall we share the river?'],
  ['tower', ['papst'], 'Gladly.'],
  ['rossoni', ['tower'], 'Do not trust the west.'],
  ['papst', ['rossoni'], 'Let us split the island.'],
];
const HOUR_MS = 3_600_000;

interface Side {
  readonly world: World;
  readonly board: Board;
  readonly notifying: Notifying;
}

/** Two people exchange their seats directly in the table, as if the draw had been the other way round. */
async function exchange({ dynamo }: World, one: string, other: string): Promise<void> {
  const { Items = [] } = await dynamo.client.send(new ScanCommand({ TableName: TABLE }));
  for (const item of Items.filter(({ sk }) => HOLDS_SEATS.test(String(sk)))) {
    const text = JSON.stringify(item);
    const exchanged = text.replaceAll(one, '@').replaceAll(other, one).replaceAll('@', other);
    const Item = JSON.parse(text.includes('"pk":"PLAYER#') ? text : exchanged) as Record<string, unknown>;
    await dynamo.client.send(new PutCommand({ TableName: TABLE, Item }));
  }
}

/**
 * Non-interference: two worlds that differ only in which of two players holds which of two seats give all others
 * byte-identical answers, until the game is over.
 */
describe.each(
  spread(MODES, cases(MODES.length, 3)),
)('%s: nobody learns who has which seat', (_mode, talk, writes) => {
  const sides: Side[] = [];
  const player = (seat: string) => playerOf(sides[0]?.board as Board, seat).id;

  beforeAll(async () => {
    for (const exchanged of [false, true]) {
      const world = await startWorld();
      const absence = { ...USUAL_ABSENCE, grace: null };
      const choices = { ...talk, absence, disputes: 'hold' };
      const board = await startBoard(world, {
        humans: 7,
        earlyClose: false,
        options: { lastYear: 2048 },
        choices,
      });
      const [papst, rossoni] = [playerOf(board, 'papst').id, playerOf(board, 'rossoni').id];
      if (exchanged) await exchange(world, papst, rossoni);
      sides.push({ world, board, notifying: startNotifying(world) });
      const { id } = playerOf(board, 'greene');
      await board.organizer.put(`/leagues/${board.league}/members/${id}/roles`, {
        roles: ['organizer', 'player'],
      });
      // Who also looks after the site plays on this board.
      const admin = await world.person(SITE_ADMIN);
      expect((await admin.put(`/site/administrators/${id}`, { why: 'They know the site.' })).status).toBe(
        200,
      );
      await (await world.person('reserve')).post(`/seasons/${board.season}/substitutes`);
    }
  });
  afterAll(() => Promise.all(sides.map(({ world }) => world.close())));

  const holderOf = async ({ organizer, players, game }: Board, seat: string) => {
    const { seats } = (await organizer.get<Game>(`/games/${game}`)).body;
    const id = seats.find((one) => one.seat === seat)?.player.id;
    return Object.values(players).find((person) => person.id === id) as Person;
  };
  const answers = async ({ world, board }: Side, viewer: string) => {
    const own = Object.values(board.players).find(({ id }) => id === viewer);
    const person: Person = own ?? world.visitor();
    const files = FILES.map((file) => `/seasons/${board.season}/${file}`);
    const paths = [...readableAddresses(board, 'ny2047', THREADS), ...files];
    return Promise.all(paths.map(async (path) => `${path} ${(await person.get(path)).text}`));
  };
  const same = async (viewer: string) => {
    const [one, other] = await Promise.all(sides.map((side) => answers(side, viewer)));
    expect(one).toEqual(other);
    return one ?? [];
  };

  test.each([
    ['a player', () => player('tower')],
    ['an organizer who plays', () => player('greene')],
    ['a visitor', () => ''],
  ])('%s reads the same in both worlds, from the first turn on', async (_who, viewer) => {
    const read = await same(viewer());
    expect(read.filter((line) => line.includes('Anonymous')).length).toBeGreaterThan(1);
  });

  test('an organizer who does not play knows, and each player knows of their own seat', async () => {
    const { board } = sides[0] as Side;
    const seats = async (person: Person) =>
      Object.fromEntries(
        (await person.get<Game>(`/games/${board.game}`)).body.seats.map(({ seat, player: { name } }) => [
          seat,
          name,
        ]),
      );
    expect((await seats(board.organizer)).papst).toBe(player('papst'));
    const [, other] = sides;
    expect((await holderOf(other?.board as Board, 'papst')).id).toBe(player('rossoni'));
    const own = await seats(playerOf(board, 'papst'));
    expect(own).toMatchObject({ papst: player('papst'), tower: 'Anonymous' });
  });

  const press = ({ board }: Side) => `/games/${board.game}/press`;
  /** Whether the public conversation can be read before the turn is over. */
  const writesPublicly = writes !== 'nobody' && talk.press !== 'delayed';

  test('messages name a seat, in its conversation and in what is sent of them', async () => {
    const news: unknown[] = [];
    for (const side of sides) {
      const { world, board, notifying } = side;
      const tower = playerOf(board, 'tower');
      // A player whom the reader blocks since an earlier game: nothing may show which seat is theirs.
      const [known] = [player('papst')];
      await world.store.block({ player: tower.id, blocked: { id: known, name: known, kind: 'human' } });
      await tower.put('/me/notifications', { choices: { message: ['mail'] } });
      await notifying.send();
      for (const [from, to, text] of WRITTEN) {
        const sent = await (await holderOf(board, from)).post(press(side), { to, text });
        const may = writes === 'some' || (writes === 'all' && to === 'all');
        expect(sent.status, sent.text).toBe(may ? 200 : 409);
      }
      await notifying.pass(HOUR_MS, HOUR_MS / 4);
      news.push(
        notifying.sent.filter(({ to }) => to.id === tower.id).map(({ notification }) => notification),
      );
    }
    expect(news[0]).toEqual(news[1]);
    expect(JSON.stringify(news[0]).includes('"message"')).toBe(writesPublicly);
    for (const viewer of [player('tower'), player('greene'), '']) {
      const read = (await same(viewer)).join('\n');
      expect(read.includes('Good luck to all.')).toBe(writesPublicly);
    }
  });

  test('a block is of the seat, in this game alone', async () => {
    for (const side of sides) {
      const { board } = side;
      const tower = playerOf(board, 'tower');
      const blocked = await tower.put<Blocked>(`/games/${board.game}/seats/rossoni/block`, {});
      if (talk.press === 'gunboat') {
        expect(blocked.status).toBe(403);
        continue;
      }
      const [, seat] = (await tower.get<Blocked>('/me/blocked')).body.players;
      expect(seat?.name).toBe('Rossoni’s Rebels (New York 2047, 1.1)');
      expect(blocked.body.players[1]).toEqual(seat);
      if (!writesPublicly) continue;
      const { messages } = (await tower.get<Messages>(`${press(side)}/all`)).body;
      expect(messages.map(({ from, blocked: hidden }) => [from, hidden])).toEqual([
        ['papst', false],
        ['rossoni', true],
        ['tower', false],
      ]);
    }
    await same(player('tower'));
  });

  test('nor does a report of a message say who made it', async () => {
    if (!writesPublicly) return;
    const read: string[] = [];
    for (const side of sides) {
      const { world, board } = side;
      const { messages } = (await playerOf(board, 'tower').get<Messages>(`${press(side)}/all`)).body;
      const [first, , last] = messages;
      const path = `/games/${board.game}/reports`;
      const why = 'This is an insult.';
      const reports = [
        [await holderOf(board, 'papst'), last?.id],
        [await holderOf(board, 'rossoni'), first?.id],
      ] as const;
      for (const [person, message] of reports) {
        const reported = await person.post(path, { thread: 'all', message, text: why });
        expect(reported.status, reported.text).toBe(200);
        const target = { kind: 'press', game: board.game, thread: 'all', message };
        const toSite = await person.post('/reports', { target, reason: why });
        expect(toSite.status, toSite.text).toBe(200);
      }
      const admin = await world.person(SITE_ADMIN);
      const { reports: open } = (await admin.get<SiteReports>('/site/reports')).body;
      const target = { kind: 'press', game: board.game, thread: 'all', message: first?.id };
      const report = open.find((one) => JSON.stringify(one.target) === JSON.stringify(target))?.id;
      const hidden = await admin.post('/site/hidden', { target, why, report });
      expect(hidden.status, hidden.text).toBe(200);
      read.push((await playerOf(board, 'greene').get('/site/reports?state=settled')).text);
    }
    expect(read[0]).toEqual(read[1]);
    await same(player('greene'));
    await same(player('tower'));
  });

  test('nor does it come out by a dispute, a draw, or seats that change hands', async () => {
    for (const { world, board } of sides) {
      const holder = await holderOf(board, 'papst');
      const text = 'My second fleet was to hold.';
      expect((await holder.post<Cases>(`/games/${board.game}/disputes`, { step: 1, text })).status).toBe(200);
      expect((await holder.remove(`/games/${board.game}/cases/d1-papst`)).status).toBe(200);
      const tower = playerOf(board, 'tower');
      for (const draw of ['rounds/1', 'rounds/1/draw'])
        expect((await tower.get(`/seasons/${board.season}/${draw}`)).status).toBe(403);
      for (const step of [1, 2]) {
        for (const person of [tower, await holderOf(board, 'rossoni')])
          await person.put(`/games/${board.game}/steps/${step}/orders`, { text: '', ready: true });
        const { deadline } = (await world.visitor().get<Game>(`/games/${board.game}`)).body;
        world.clock.set(Date.parse(deadline ?? ''));
        await closeStep(world.deps, board.game, step);
        await world.deliver();
      }
    }
    const read = (await same(player('tower'))).join('\n');
    expect(read).toContain('civil disorder');
    expect(read).toContain('Anonymous plays');
    expect(read).toContain('Paused by a dispute');
    await same(player('greene'));
  });

  test('when the game is over everybody is named', async () => {
    for (const { world, board } of sides) {
      const read = async () => (await world.visitor().get<Game>(`/games/${board.game}`)).body;
      const rossoni = await holderOf(board, 'rossoni');
      for (let game = await read(); game.status === 'running'; game = await read()) {
        await rossoni.put(`/games/${board.game}/steps/${game.step}/orders`, { text: '', ready: true });
        world.clock.set(Date.parse(game.deadline ?? ''));
        await closeStep(world.deps, board.game, game.step);
        await world.deliver();
      }
      const season = (await world.visitor().get<Season>(`/seasons/${board.season}`)).body;
      expect(JSON.stringify(season.boards)).not.toContain('Anonymous');
      expect(season.drawSeed).not.toBeNull();
    }
    const [one, other] = await Promise.all(sides.map((side) => answers(side, '')));
    expect(one).not.toEqual(other);
  });
});
