import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkDraw } from '../../engine/tournament/seating/check';
import type { League } from '../../functions/core/league/leagues.schema';
import type { Log } from '../../functions/core/result/results.schema';
import type { Draw, Round } from '../../functions/core/round/draws.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { type Person, startWorld, type World } from '../support/world';

const DEADLINES = { orders: 60, adjustment: 60, earlyClose: 'allowed' };
const NAMES = ['Ana Ruiz', 'Ben Hart', 'Cho Lin', 'Dan Roe', 'Eva Mol', 'Finn Ode', 'Gus Ray'];

let world: World;
let olga: Person;
let league: string;
let path: string;

beforeEach(async () => {
  world = await startWorld();
  olga = await world.person('olga', 'Olga');
});
afterEach(() => world.close());

/** A season whose first round is planned: seven players on boards of three, with one bye. */
async function plan(settings: object = {}, names: readonly string[] = NAMES) {
  league = (await olga.post<League>('/leagues', { name: 'Club' })).body.id;
  const season = await olga.post<Season>(`/leagues/${league}/seasons`, {
    ...{ name: 'Evening', system: 'new-era', boardSize: 3, deadlines: DEADLINES, leftOver: 'byes' },
    format: { kind: 'rounds', rounds: 2, strength: 'ignore', topBoard: false },
    registration: { review: true },
    ...settings,
  });
  path = `/seasons/${season.body.id}`;
  await olga.post(`${path}/roster`, { text: names.join('\n') });
  const started = await olga.post(`${path}/start`);
  if (started.status !== 200) throw new Error(started.text);
  await world.deliver();
}

const now = async () => (await olga.get<Season>(path)).body;
const seat = (text: string, by = olga) => by.post<Round>(`${path}/rounds/1/seating`, { text });
const SEATED = [
  'board,seat,player',
  ...['1,yellow,Gus Ray', '1,blue,Ana Ruiz', '1,green,Cho Lin'],
  ...['2,green,Ben Hart', '2,yellow,Eva Mol', '2,blue,dan roe', ',,Finn Ode'],
];

describe('seating a planned round from a list', () => {
  test('takes the place of the draw, and says so', async () => {
    await plan();
    const { status, body, text } = await seat(SEATED.join('\n'));
    expect(status, text).toBe(200);
    const names = new Map(body.people.map(({ id, name }) => [id, name]));
    const named = body.boards.map((board) =>
      Object.fromEntries(Object.entries(board).map(([at, id]) => [at, names.get(id)])),
    );
    expect(named).toEqual([
      { yellow: 'Gus Ray', blue: 'Ana Ruiz', green: 'Cho Lin' },
      { green: 'Ben Hart', yellow: 'Eva Mol', blue: 'Dan Roe' },
    ]);
    expect(body.sittingOut.map((id) => names.get(id))).toEqual(['Finn Ode']);
    expect(body.certificate.method).toBe('by-hand');
    const log = (await olga.get<Log>(`/leagues/${league}/log`)).body.entries;
    expect(log[0]).toMatchObject({
      ...{ kind: 'seat-round', subject: 'Round 1', after: '2 boards from a list, 1 player sits out' },
    });
    expect((await olga.post(`${path}/rounds/1/release`)).status).toBe(200);
    await world.deliver();
    const { boards } = await now();
    expect(boards.map(({ seats }) => seats.find((one) => one.seat === 'yellow')?.player.name)).toEqual([
      'Gus Ray',
      'Eva Mol',
    ]);
    const draw = (await olga.get<Draw>(`${path}/rounds/1/draw`)).body;
    expect(checkDraw(draw)).toEqual({ result: 'counted', why: 'by-hand' });
    expect((await seat(SEATED.join('\n'))).status).toBe(409);
  });

  test('gives seats in the order of the lines where the list has none', async () => {
    await plan();
    const text = ['player;board', ...NAMES.map((name, at) => `${name};${at < 6 ? (at % 2) + 1 : ''}`)].join(
      '\n',
    );
    const { body } = await seat(text);
    expect(body.boards.map((board) => Object.keys(board))).toEqual([
      ['yellow', 'blue', 'green'],
      ['yellow', 'blue', 'green'],
    ]);
  });

  test('fills empty seats with bots where the season has bots', async () => {
    await plan({ leftOver: 'bots' });
    const text = ['board,player', ...NAMES.map((name, at) => `${1 + Math.floor(at / 2)},${name}`)].join('\n');
    const { status, body } = await seat(text);
    expect(status).toBe(200);
    expect(body.boards.map((board) => Object.keys(board).length)).toEqual([3, 3, 3, 3]);
    const seated = body.boards.flatMap((board) => Object.values(board));
    expect(new Set(seated).size).toBe(12);
    await olga.post(`${path}/rounds/1/release`);
    await world.deliver();
    expect((await now()).boards).toHaveLength(4);
  });

  test('takes smaller boards where the season has them', async () => {
    await plan({ leftOver: 'smaller-boards' });
    const sizes = [1, 1, 1, 2, 2, 3, 3];
    const text = ['board,player', ...NAMES.map((name, at) => `${sizes[at]},${name}`)].join('\n');
    expect((await seat(text)).body.boards.map((board) => Object.keys(board).length)).toEqual([3, 2, 2]);
  });

  test('keeps the number of boards of a stage in a knock-out', async () => {
    await plan({ format: { kind: 'knock-out', advance: 1 } });
    const lone = ['board,player', ...NAMES.map((name, at) => `${at < 3 ? 1 : ''},${name}`)].join('\n');
    expect((await seat(lone)).text).toContain('This stage has');
    expect((await seat(SEATED.join('\n'))).status).toBe(200);
  });

  const cases: readonly (readonly [what: string, change: (line: string) => string, says: string])[] = [
    [
      'an unknown name',
      (line) => line.replace('Cho Lin', 'Cho Lyn'),
      'Line 4: “Cho Lyn” is not in this season.',
    ],
    [
      'a player twice',
      (line) => line.replace('Eva Mol', 'Ben Hart'),
      'Line 6: Ben Hart is already on line 5.',
    ],
    ['an unknown seat', (line) => line.replace('1,blue', '1,mauve'), 'Line 3: “mauve” is not a seat.'],
    [
      'a seat twice',
      (line) => line.replace('1,blue', '1,yellow'),
      'Line 3: yellow of board 1 is taken in line 2.',
    ],
    ['no seat', (line) => line.replace('1,blue', '1,'), 'Line 3: names no seat.'],
    ['a board that is not a number', (line) => line.replace('1,blue', 'one,blue'), 'Line 3: “one” is not a'],
    ['a board left out', (line) => line.replace(/^2,/, '3,'), 'Line 5: Board 2 is missing'],
    ['boards of a wrong size', (line) => line.replace(/^1,green/, ','), 'Line 2: Board 1 has 2 players.'],
    ['nobody seated', (line) => line.replace(/^[12],\w+/, ','), 'seats nobody'],
    ['somebody left out', (line) => (line.includes('Finn') ? '' : line), 'Missing from the list: Finn Ode.'],
    [
      'other columns',
      (line) => line.replace('board,seat', 'desk,seat'),
      'The first line must name the columns',
    ],
  ];
  test.each(cases)('refuses %s, and changes nothing', async (_, change, says) => {
    await plan();
    const [before] = (await now()).planned;
    const refused = await seat(SEATED.map(change).join('\n'));
    expect(refused.status).toBe(422);
    expect(refused.text).toContain(says);
    expect((await now()).planned).toEqual([before]);
  });

  describe('a player who is willing to play two boards at real tables', () => {
    const AT_TABLES = { atTheTable: { rated: false } };
    const six = NAMES.slice(0, 5);
    /** Five players at two tables of three: Ana plays both. */
    const TWICE = [
      'board,seat,player,twice',
      ...['1,yellow,Ana Ruiz,', '1,blue,Ben Hart,', '1,green,Cho Lin,'],
      ...['2,yellow,Dan Roe,', '2,blue,Ana Ruiz,yes', '2,green,Eva Mol,'],
    ];

    test('sits at both, and both results count', async () => {
      await plan(AT_TABLES, six);
      const { status, body, text } = await seat(TWICE.join('\n'));
      expect(status, text).toBe(200);
      expect(body.boards.map((board) => Object.keys(board))).toHaveLength(2);
      expect([body.boards[0]?.yellow, body.sittingOut]).toEqual([body.boards[1]?.blue, []]);
      const log = (await olga.get<Log>(`/leagues/${league}/log`)).body.entries;
      expect(log[0]?.after).toContain('Ana Ruiz plays two boards');
      expect((await olga.post(`${path}/rounds/1/release`)).status).toBe(200);
      await world.deliver();
      const draw = (await olga.get<Draw>(`${path}/rounds/1/draw`)).body;
      expect(checkDraw(draw)).toEqual({ result: 'counted', why: 'by-hand' });
      const lines = (await now()).boards.flatMap(({ board, seats }) =>
        seats.map(({ player }, at) => `1,${board},${player.name},${30 - at}`),
      );
      const list = ['round,board,player,points', ...lines].join('\n');
      expect((await olga.post(`${path}/table-results`, { text: list })).status).toBe(200);
      await world.deliver();
      const row = (await now()).standing.find(({ player }) => player.name === 'Ana Ruiz');
      expect(row?.rounds.filter(({ round }) => round === 1)).toHaveLength(2);
    });

    test.each<[string, string, (line: string) => string]>([
      ['in German', 'Brett;Platz;Spieler;Zweimal', (line) => line.replaceAll(',', ';').replace('yes', 'ja')],
      [
        'in Spanish',
        'mesa;asiento;jugador;dos veces',
        (line) => line.replaceAll(',', ';').replace('yes', 'Sí'),
      ],
      [
        'by a cross on the first line',
        'board,seat,player,twice',
        (line) => line.replace('yes', '').replace('1,yellow,Ana Ruiz,', '1,yellow,Ana Ruiz,x'),
      ],
    ])('may be marked %s', async (_name, head, written) => {
      await plan(AT_TABLES, six);
      const { status, text } = await seat([head, ...TWICE.slice(1).map(written)].join('\n'));
      expect(status, text).toBe(200);
    });

    test.each<[string, object, (line: string) => string, string]>([
      [
        'who has not agreed',
        AT_TABLES,
        (line) => line.replace(',yes', ','),
        'Line 6: Ana Ruiz is already on line 2. If they agreed to play both boards',
      ],
      [
        'who says no',
        AT_TABLES,
        (line) => line.replace(',yes', ',no'),
        'Line 6: Ana Ruiz is already on line 2. If they agreed to play both boards',
      ],
      [
        'at one board',
        AT_TABLES,
        (line) => line.replace('1,blue,Ben Hart,', '1,blue,Ana Ruiz,yes'),
        'Line 3: Ana Ruiz already sits at board 1',
      ],
      [
        'who also sits out',
        AT_TABLES,
        (line) => line.replace('2,blue,Ana', ',,Ana'),
        'Line 6: Ana Ruiz is already on line 2.',
      ],
      ['on this site', {}, (line) => line, 'Line 6: Only at real tables'],
      [
        'in a cup',
        { ...AT_TABLES, format: { kind: 'knock-out', advance: 1 } },
        (line) => line,
        'Line 6: In this format each player has one place',
      ],
    ])('is refused %s, by name', async (_name, settings, changed, says) => {
      await plan(settings, six);
      const refused = await seat(TWICE.map(changed).join('\n'));
      expect(refused.status).toBe(422);
      expect(refused.text).toContain(says);
    });

    test('plays no third board', async () => {
      await plan(AT_TABLES, NAMES);
      const boards = [1, 1, 1, 2, 2, 3, 3];
      const lines = NAMES.map((name, at) => `${boards[at]},${name},`);
      const all = ['board,player,twice', ...lines, '2,Ana Ruiz,yes', '3,Ana Ruiz,yes'];
      expect((await seat(all.join('\n'))).text).toContain('Ana Ruiz plays two boards of this round already.');
    });

    test('is not swapped with somebody who has not agreed to two boards', async () => {
      await plan(AT_TABLES, six);
      const { body } = await seat(TWICE.join('\n'));
      const players = [body.boards[0]?.yellow, body.boards[0]?.green];
      const refused = await olga.post(`${path}/rounds/1/swap`, { players });
      expect([refused.status, refused.text]).toEqual([
        403,
        expect.stringContaining('Ana Ruiz plays two boards'),
      ]);
    });
  });

  test('does not seat somebody who has left', async () => {
    await plan();
    const { entries } = await now();
    const finn = entries.find(({ player }) => player.name === 'Finn Ode');
    await olga.remove(`${path}/roster/${finn?.player.id}`);
    await world.deliver();
    expect((await seat(SEATED.join('\n'))).text).toContain('Line 8: Finn Ode is no longer in this season.');
    expect((await seat(SEATED.slice(0, -1).join('\n'))).status).toBe(200);
  });
});
