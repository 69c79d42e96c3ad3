import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { MyGames } from '../../../functions/core/account/me.schema';
import type { League } from '../../../functions/core/league/leagues.schema';
import type { Season } from '../../../functions/core/season/seasons.schema';
import { type Person, startWorld, type World } from '../../support/world';

const DEADLINES = { orders: 60, adjustment: 60, earlyClose: true };

let world: World;
let olga: Person;
let path: string;

beforeEach(async () => {
  world = await startWorld();
  olga = await world.person('olga', 'Olga');
});
afterEach(() => world.close());

/** A season of this many players at real tables. */
async function start(players: number, settings: object = {}) {
  const { id } = (await olga.post<League>('/leagues', { name: 'Club' })).body;
  const season = await olga.post<Season>(`/leagues/${id}/seasons`, {
    ...{ name: 'Evening', system: 'new-era', boardSize: 4, deadlines: DEADLINES },
    ...{ atTheTable: { rated: false } },
    format: { kind: 'rounds', rounds: 3, strength: 'ignore', topBoard: false },
    ...settings,
  });
  if (season.status !== 200) throw new Error(season.text);
  path = `/seasons/${season.body.id}`;
  const text = Array.from({ length: players }, (_, at) => `Player ${at + 1}`).join('\n');
  await olga.post(`${path}/roster`, { text });
  const started = await olga.post(`${path}/start`);
  await world.deliver();
  return started;
}

const now = async () => (await olga.get<Season>(path)).body;

/**
 * Plays all rounds.
 * @returns the number of players on each board of each round
 */
async function played() {
  for (;;) {
    const { boards } = await now();
    const open = boards.filter(({ status }) => status === 'running');
    if (open.length === 0) break;
    const lines = open.flatMap(({ round, board, seats }) =>
      seats.map(({ seat }, at) => `${round},${board},${seat},${7 - at}`),
    );
    const text = ['round,board,seat,points', ...lines].join('\n');
    const entered = await olga.post(`${path}/table-results`, { text });
    if (entered.status !== 200) throw new Error(entered.text);
    await world.deliver();
  }
  const { boards } = await now();
  return [...new Set(boards.map(({ round }) => round))].map((round) =>
    boards.filter((one) => one.round === round).map(({ seats }) => seats.length),
  );
}

describe('no bot ever sits at a real table', () => {
  test.each<[string, number, object, number[][]]>([
    ['five at boards of four: one has a bye', 5, {}, [[4], [4], [4]]],
    ['five, with byes', 5, { leftOver: 'byes' }, [[4], [4], [4]]],
    [
      'five, with smaller boards: not two boards of three, so a bye',
      5,
      { leftOver: 'smaller-boards' },
      [[4], [4], [4]],
    ],
    [
      'six, with smaller boards',
      6,
      { leftOver: 'smaller-boards' },
      [
        [3, 3],
        [3, 3],
        [3, 3],
      ],
    ],
    [
      'nine',
      9,
      {},
      [
        [4, 4],
        [4, 4],
        [4, 4],
      ],
    ],
    ['three: a board that the game allows', 3, {}, [[3], [3], [3]]],
    ['eight at Classic', 8, { system: 'classic', boardSize: 7 }, [[7], [7], [7]]],
    ['five in a Swiss', 5, { format: { kind: 'swiss', rounds: 3 } }, [[4], [4], [4]]],
    ['a cup of nine', 9, { format: { kind: 'knock-out', advance: 2 } }, [[4, 4], [4], [4]]],
  ])('%s', async (_name, players, settings, sizes) => {
    const started = await start(players, settings);
    expect(started.status, started.text).toBe(200);
    expect(await played()).toEqual(sizes);
    const people = (await world.store.entries(path.split('/')[2] ?? '')).map(({ player }) => player.kind);
    expect(people).toEqual(Array(players).fill('human'));
  });

  test('byes go round: nobody sits out twice before all have', async () => {
    await start(5);
    await played();
    const rounds = await world.store.rounds(path.split('/')[2] ?? '');
    const out = rounds.flatMap(({ sittingOut }) => sittingOut);
    expect([out.length, new Set(out).size]).toEqual([3, 3]);
  });

  test('too few for the smallest board do not start', async () => {
    const started = await start(6, { system: 'classic', boardSize: 7 });
    expect(started.status).toBe(409);
    expect(started.text).toContain('6 players are too few: a board needs 7.');
  });

  test('a board of five where the game allows it, by an organizer’s list', async () => {
    await start(5, { registration: { mode: 'invitation', review: true } });
    const names = Array.from({ length: 5 }, (_, at) => `1,Player ${at + 1}`);
    const seat = (lines: readonly string[]) =>
      olga.post(`${path}/rounds/1/seating`, { text: ['board,player', ...lines].join('\n') });
    const seated = await seat(names);
    expect(seated.status, seated.text).toBe(200);
    await olga.post(`${path}/rounds/1/release`);
    await world.deliver();
    expect((await now()).boards.map(({ seats }) => seats.length)).toEqual([5]);
  });

  test('boards that are smaller than the game allows are refused in a list', async () => {
    await start(5, { registration: { mode: 'invitation', review: true } });
    const lines = [1, 1, 1, 1, 2].map((board, at) => `${board},Player ${at + 1}`);
    const refused = await olga.post(`${path}/rounds/1/seating`, {
      text: ['board,player', ...lines].join('\n'),
    });
    expect(refused.status).toBe(422);
    expect(await world.store.entries(path.split('/')[2] ?? '')).toHaveLength(5);
  });
});

describe('a board at a real table among the games of its players', () => {
  const gamesOf = async (person: Person) => (await person.get<MyGames>('/me/games')).body.games;

  test('waits, owes nothing, and has the figure of its result in the end', async () => {
    const ana = await world.person('ana', 'Ana');
    const { id } = (await olga.post<League>('/leagues', { name: 'Club' })).body;
    const season = await olga.post<Season>(`/leagues/${id}/seasons`, {
      ...{ name: 'Evening', system: 'new-era', boardSize: 2, deadlines: DEADLINES },
      ...{ atTheTable: { rated: false }, format: { kind: 'rounds', rounds: 1 } },
    });
    path = `/seasons/${season.body.id}`;
    await ana.post(`${path}/entries`);
    await olga.post(`${path}/roster`, { text: 'Ben' });
    await olga.post(`${path}/start`);
    await world.deliver();
    expect(await gamesOf(ana)).toMatchObject([
      { status: 'running', label: 'At the table', mine: 'none-owed', deadline: null, counted: null },
    ]);
    await played();
    const [game] = await gamesOf(ana);
    expect(game?.status).toBe('finished');
    expect(game?.counted).toMatch(/^[67] victory points$/);
    const german = await ana.get<MyGames>('/me/games', { 'accept-language': 'de' });
    expect(german.body.games[0]?.counted).toMatch(/^[67] Siegpunkte$/);
  });
});
