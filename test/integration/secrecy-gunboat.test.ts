import { PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { USUAL_ABSENCE } from '../../engine/deadlines/usual-absence';
import type { Cases } from '../../functions/core/case/cases.schema';
import type { Game } from '../../functions/core/game/games.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { closeStep } from '../../functions/core/step/close-step';
import { TABLE } from '../../functions/host/create-tables';
import { readableAddresses } from '../support/addresses';
import { type Board, playerOf, startBoard } from '../support/season';
import { type Person, startWorld, type World } from '../support/world';

/** The items of a game and its season that contain the names of players with seats. */
const HOLDS_SEATS = /^(GAME|SEAT#|ROUND#|BOARD#)/;
const FILES = ['standing.json', 'results.json', 'standing.csv', 'results.csv', 'feed.atom', 'widget'];

interface Side {
  readonly world: World;
  readonly board: Board;
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
describe('gunboat: nobody learns who has which seat', () => {
  const sides: Side[] = [];
  const player = (seat: string) => playerOf(sides[0]?.board as Board, seat).id;

  beforeAll(async () => {
    for (const exchanged of [false, true]) {
      const world = await startWorld();
      const absence = { ...USUAL_ABSENCE, grace: null };
      const choices = { press: 'gunboat', absence, disputes: 'hold' };
      const board = await startBoard(world, {
        humans: 7,
        earlyClose: false,
        options: { lastYear: 2048 },
        choices,
      });
      const [papst, rossoni] = [playerOf(board, 'papst').id, playerOf(board, 'rossoni').id];
      if (exchanged) await exchange(world, papst, rossoni);
      sides.push({ world, board });
      const { id } = playerOf(board, 'greene');
      await board.organizer.put(`/leagues/${board.league}/members/${id}/roles`, {
        roles: ['organizer', 'player'],
      });
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
    const paths = [...readableAddresses(board, 'ny2047', ['all']), ...files];
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

  test('nor does it come out by a dispute, a block, a draw, or seats that change hands', async () => {
    for (const { world, board } of sides) {
      const holder = await holderOf(board, 'papst');
      const text = 'My second fleet was to hold.';
      expect((await holder.post<Cases>(`/games/${board.game}/disputes`, { step: 1, text })).status).toBe(200);
      expect((await holder.remove(`/games/${board.game}/cases/d1-papst`)).status).toBe(200);
      const tower = playerOf(board, 'tower');
      expect((await tower.put(`/games/${board.game}/blocked/papst`, {})).status).not.toBe(200);
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
