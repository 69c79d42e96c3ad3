import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { verifyGame } from '../../engine/verify';
import type { League } from '../../functions/core/league/leagues.schema';
import type { Ratings } from '../../functions/core/rating/ratings.schema';
import type { LeagueRatings } from '../../functions/core/result/confirmations.schema';
import type { Awards, GameResult, HallOfFame, Log } from '../../functions/core/result/results.schema';
import type { EnteredResults } from '../../functions/core/result/table-results.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { type Person, SITE_ADMIN, startWorld, type World } from '../support/world';

const DEADLINES = { orders: 1440, adjustment: 1440 };

let world: World;
let olga: Person;
let league: string;
let path: string;

beforeEach(async () => {
  world = await startWorld();
  olga = await world.person('olga', 'Olga');
  league = (await olga.post<League>('/leagues', { name: 'Club' })).body.id;
});
afterEach(() => world.close());

const HARBOUR = { title: 'Harbour Trade', seats: { min: 3, max: 5 } };

function announce(options: object, settings: object = {}) {
  return olga.post<Season>(`/leagues/${league}/seasons`, {
    ...{ name: 'Evening', system: 'results-only', options, deadlines: DEADLINES },
    ...{ atTheTable: { rated: true }, format: { kind: 'rounds', rounds: 1 } },
    ...settings,
  });
}

/** A season of a game without an engine, with this many players, that has begun. */
async function start(players: number, options: object, settings: object = {}) {
  const season = await announce(options, settings);
  if (season.status !== 200) throw new Error(season.text);
  path = `/seasons/${season.body.id}`;
  const text = Array.from({ length: players }, (_, at) => `Player ${at + 1}`).join('\n');
  await olga.post(`${path}/roster`, { text });
  const started = await olga.post(`${path}/start`);
  if (started.status !== 200) throw new Error(started.text);
  await world.deliver();
}

const now = async () => (await olga.get<Season>(path)).body;

type Board = Season['boards'][number];

/** Enters a result of every open board: what its seats, in their order, write below the head. */
async function enter(head: string, linesOf: (board: Board) => readonly string[]) {
  const { boards } = await now();
  const lines = boards
    .filter(({ status }) => status === 'running')
    .flatMap((board) => {
      const written = linesOf(board);
      return board.seats.map(
        ({ player }, at) => `${board.round},${board.board},${player.name},${written[at]}`,
      );
    });
  const text = [`round,board,player,${head}`, ...lines].join('\n');
  const entered = await olga.post<EnteredResults>(`${path}/table-results`, { text });
  if (entered.status === 200) await world.deliver();
  return entered;
}

/** The largest board first: the draw decides which is which. */
const sizesOf = ({ boards }: Season) =>
  boards.map(({ seats }) => seats.length).sort((one, other) => other - one);

const totals = async () => (await now()).standing.map(({ total }) => total);

describe('a season of a game without an engine', () => {
  test('seats thirteen players at even boards of three to five, scores points and finishes', async () => {
    await start(13, HARBOUR);
    const season = await now();
    expect(season).toMatchObject({
      systemTitle: 'Harbour Trade',
      measures: [{ id: 'points', name: 'Points' }],
      results: { kind: 'points', fewest: false },
      boardSize: 5,
    });
    expect(sizesOf(season)).toEqual([5, 4, 4]);
    expect(season.boards.every(({ status, deadline }) => status === 'running' && deadline === null)).toBe(
      true,
    );
    const entered = await enter('points', ({ board, seats }) =>
      seats.map((_, at) => String(10 * board + at - 1)),
    );
    expect(entered.body.boards?.map(({ became }) => became)).toEqual(['entered', 'entered', 'entered']);
    expect(await now()).toMatchObject({ status: 'finished' });
    const points = season.boards.flatMap(({ board, seats }) => seats.map((_, at) => 10 * board + at - 1));
    expect(await totals()).toEqual(points.sort((one, other) => other - one));
    const { awards } = (await olga.get<Awards>(`${path}/awards`)).body;
    expect(awards.length).toBeGreaterThan(0);
  });

  test.each<[number, number[]]>([
    [6, [3, 3]],
    [7, [4, 3]],
    [11, [4, 4, 3]],
  ])('seats %i players at boards of %j', async (players, sizes) => {
    await start(players, HARBOUR);
    expect(sizesOf(await now())).toEqual(sizes);
  });

  test('scores by places, which are all that its tables write down', async () => {
    await start(4, { title: 'Four Valleys', seats: { min: 4, max: 4 }, counts: 'places' });
    expect((await now()).measures).toEqual([]);
    expect((await enter('points', () => ['4', '3', '2', '1'])).text).toContain(
      'round, board, seat, player, place',
    );
    await enter('place', () => ['2', '1', '2', '4']);
    expect(await totals()).toEqual([10, 6, 6, 3]);
    const { boards } = await now();
    const result = (await olga.get<GameResult>(`/games/${boards[0]?.game}/result`)).body;
    expect(result.seats.map(({ place, figures }) => ({ place, figures }))).toEqual(
      [2, 1, 2, 4].map((place) => ({ place, figures: {} })),
    );
    const log = (await olga.get<Log>(`${path}/log`)).body.entries.find(({ kind }) => kind === 'enter-result');
    expect(log?.after).toMatch(/^Won by Player \d\. 1\. Player \d \(#2\), 10 points/);
  });

  const DUEL = {
    title: 'Stone Bridge',
    seats: { min: 2, max: 2 },
    counts: 'wins',
    roles: ['White', 'Black'],
  };

  test('scores wins, draws and losses', async () => {
    await start(6, DUEL);
    const { seats, boards } = await now();
    expect(seats).toEqual(['White', 'Black']);
    expect(boards.map((board) => board.seats.map(({ seat }) => seat))).toEqual(
      Array.from({ length: 3 }, () => ['White', 'Black']),
    );
    const refused = await enter('result', ({ board }) => (board === 1 ? ['win', 'draw'] : ['1', '0']));
    expect(refused.text).toContain('The two results of board 1 contradict each other.');
    expect((await enter('result', () => ['win', 'beaten'])).text).toContain('“beaten” is not a result.');
    await enter('result', ({ board }) => (board === 1 ? ['½', '½'] : ['loss', 'win']));
    expect(await totals()).toEqual([1, 1, 0.5, 0.5, 0, 0]);
  });

  test('spreads its sides among the players over the rounds', async () => {
    await start(4, DUEL, { format: { kind: 'rounds', rounds: 2 } });
    await enter('result', () => ['1', '0']);
    const { boards } = await now();
    const sides = new Map<string, string[]>();
    for (const { seats } of boards)
      for (const { seat, player } of seats) sides.set(player.id, [...(sides.get(player.id) ?? []), seat]);
    expect([...sides.values()].map((own) => own.toSorted())).toEqual(
      Array.from({ length: 4 }, () => ['Black', 'White']),
    );
  });

  test('scores points of which the fewest are best, with a further figure', async () => {
    await start(3, { ...HARBOUR, figures: ['Strokes', 'Putts'], fewest: true });
    await enter('Strokes,Putts', () => ['72,30', '80,25', '69,31']);
    expect(await totals()).toEqual([-69, -72, -80]);
    const { boards } = await now();
    expect(boards[0]?.seats.map(({ place, figures }) => ({ place, ...figures }))).toEqual([
      { place: 2, Strokes: 72, Putts: 30 },
      { place: 3, Strokes: 80, Putts: 25 },
      { place: 1, Strokes: 69, Putts: 31 },
    ]);
  });

  test('takes a result back into its list: the file of results reads as it was written', async () => {
    await start(3, { ...HARBOUR, figures: ['Coins'] });
    await enter('coins', () => ['-4', '0', '12']);
    const file = await olga.get(`${path}/results.csv`);
    expect(file.status).toBe(200);
    const again = await olga.post<EnteredResults>(`${path}/table-results`, { text: file.text });
    expect(
      again.body.boards?.map(({ became }) => became),
      again.text,
    ).toEqual(['unchanged']);
  });

  test('has a rating list of its own by title in its league, and counts in no other', async () => {
    await start(3, HARBOUR);
    await enter('points', () => ['3', '2', '1']);
    world.clock.set(world.clock.now() + 60_000);
    await start(3, { ...HARBOUR, title: 'harbour trade' });
    await enter('points', () => ['3', '2', '1']);
    world.clock.set(world.clock.now() + 60_000);
    await start(3, { ...HARBOUR, title: 'Mountain Trade' });
    await enter('points', () => ['3', '2', '1']);
    const list = async (query: string) =>
      (await olga.get<LeagueRatings>(`/leagues/${league}/ratings${query}`)).body;
    const own = await list('?system=results-only&title=HARBOUR%20TRADE');
    expect(own).toMatchObject({
      title: 'harbour trade',
      titles: ['Mountain Trade', 'harbour trade'],
      results: 2,
    });
    expect((await list('?system=results-only')).results).toBe(1);
    expect((await list('')).rows).toEqual([]);
    const admin = await world.person(SITE_ADMIN, 'Ada');
    const season = path.split('/')[2];
    await admin.post('/site/results', { season, approved: true, why: 'I was there myself.' });
    await world.deliver();
    expect((await olga.get<Ratings>('/ratings/overall')).body.rows).toEqual([]);
    expect((await olga.get<HallOfFame>('/hall-of-fame')).body.rows).toEqual([]);
    expect((await olga.get<HallOfFame>(`/leagues/${league}/hall-of-fame`)).body.rows).toHaveLength(3);
  });

  test('keeps the definition with which its boards began', async () => {
    await start(3, HARBOUR);
    const { version } = await now();
    const settings = {
      ...{
        name: 'Evening',
        system: 'results-only',
        deadlines: DEADLINES,
        atTheTable: { rated: true },
        version,
      },
      format: { kind: 'rounds', rounds: 1, strength: 'ignore', topBoard: false },
      options: { ...HARBOUR, counts: 'places' },
    };
    const changed = await olga.put(`${path}/settings`, settings);
    expect(changed.status, changed.text).toBe(422);
    await enter('points', () => ['3', '2', '1']);
    expect(await totals()).toEqual([3, 2, 1]);
  });

  test('names every problem of its definition and of what does not fit it', async () => {
    const wrong = await announce(
      { title: 'X', seats: { min: 5, max: 3 }, roles: ['One'] },
      { atTheTable: undefined, boardSize: 9 },
    );
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain('The most players at a table cannot be fewer than the fewest.');
    expect(wrong.text).toContain('can be played at real tables only.');
    const scored = await announce({ ...HARBOUR, counts: 'places' }, { scoring: 'sum-of-squares' });
    expect(scored.text).toContain('This scoring needs figures that Harbour Trade does not count.');
    const small = await announce(HARBOUR, { boardSize: 2 });
    expect(small.text).toContain('Harbour Trade');
    expect(small.status).toBe(422);
  });

  test.each([
    ['points', HARBOUR, 'points', ['3', '2', '1']],
    ['places', { title: 'Valleys', seats: { min: 3, max: 3 }, counts: 'places' }, 'place', ['1', '2', '3']],
  ])('that counts %s answers every question about a season, before its results and after', async (...given) => {
    const [, options, head, lines] = given;
    await start(3, options, { format: { kind: 'rounds', rounds: 2 } });
    const ann = (await now()).boards[0]?.game;
    const questions = () => [
      ...['', '/awards', '/boards', '/confirmation', '/course', '/entries', '/laboratory', '/log'],
      ...['/rounds/1', '/rounds/1/draw', '/rounds/1/report', '/scores', '/settings', '/standing'],
      ...['/statistics', '/results.csv', '/results.json', '/standing.csv', '/standing.json', '/feed.atom'],
    ];
    const failing = async () => {
      const asked = await Promise.all([
        ...questions().map(async (end) => [end, (await olga.get(`${path}${end}`)).status] as const),
        ...['/result', '/progress', '/rulings', '/receipts', '/absence'].map(
          async (end) => [end, (await olga.get(`/games/${ann}${end}`)).status] as const,
        ),
        ['/me/games', (await olga.get('/me/games')).status] as const,
        [league, (await olga.get(`/leagues/${league}/desk`)).status] as const,
      ]);
      return asked.filter(([, status]) => status !== 200);
    };
    expect(await failing()).toEqual([]);
    await enter(head, () => lines);
    expect(await failing()).toEqual([]);
    await enter(head, () => lines);
    expect(await failing()).toEqual([]);
    expect(await now()).toMatchObject({ status: 'finished' });
    const exported = await olga.get(`/games/${ann}/export`);
    expect(exported.status, exported.text).toBe(200);
    expect(verifyGame(exported.body as Parameters<typeof verifyGame>[0])).toMatchObject({ ok: true });
    // Its end is its result: there are no turns to look back on.
    expect((await olga.get(`/games/${ann}/end`)).status).toBe(409);
  });

  test('is imported as a past season, with its definition', async () => {
    const text = [
      'round,board,seat,player,coins',
      ...['Ana Ruiz,9', 'Ben Hart,12', 'Cho Lin,-2'].map((line, at) => `1,1,${at + 1},${line}`),
    ].join('\n');
    const body = { name: 'Last year', system: 'results-only', endedOn: '2025-05-31', rated: true, text };
    const options = { ...HARBOUR, figures: ['Coins'] };
    const imported = await olga.post<{ season: { id: string } }>(`/leagues/${league}/past-seasons`, {
      ...body,
      options,
    });
    expect(imported.status, imported.text).toBe(200);
    await world.deliver();
    path = `/seasons/${imported.body.season.id}`;
    expect(await now()).toMatchObject({ status: 'finished', systemTitle: 'Harbour Trade' });
    expect(await totals()).toEqual([12, 9, -2]);
  });

  test('has no table here, and its boards lead to their results', async () => {
    await start(3, HARBOUR);
    const [board] = (await now()).boards;
    const table = await olga.get(`/games/${board?.game}/table`);
    expect([table.status, table.text.includes('no-engine')]).toEqual([409, true]);
    expect((await olga.get<GameResult>(`/games/${board?.game}/result`)).body.atTheTable).toBe('open');
    const practice = await olga.post('/me/practice', { system: 'results-only', level: 'steady' });
    expect(practice.status).toBe(422);
  });
});
