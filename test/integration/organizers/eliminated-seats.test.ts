import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { League } from '../../../functions/core/league/leagues.schema';
import type { ImportedSeason } from '../../../functions/core/past-season/past-seasons.schema';
import type { GameResult, Log } from '../../../functions/core/result/results.schema';
import type { Season } from '../../../functions/core/season/seasons.schema';
import { type Person, startWorld, type World } from '../../support/world';

const PLAYERS = ['Ana Ruiz', 'Ben Hart', 'Cho Lin', 'Dan Roe', 'Eva Mol', 'Finn Ode', 'Gil Paz'];
const DEADLINES = { orders: 60, adjustment: 60, earlyClose: true };

/** Seat, centres and other columns of a row, from the first place to the last. */
type Row = readonly [seat: string, centres: number, ...more: (string | number)[]];

const BY_PLACE: readonly Row[] = [
  ['russia', 14, 1],
  ['turkey', 7, 2],
  ['france', 6, 3],
  ['germany', 4, 4],
  ['england', 3, 5],
  ['italy', 0, 6],
  ['austria', 0, 7],
];
/** The rows with a year in the column after the places. */
const withYears = (italy: number | string, austria: number | string): readonly Row[] =>
  BY_PLACE.map(([seat, centres, place]): Row => {
    const year = seat === 'italy' ? italy : seat === 'austria' ? austria : '';
    return [seat, centres, place ?? '', year];
  });

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

/** A season of one board at a real table. */
async function start(settings: object) {
  const season = await olga.post<Season>(`/leagues/${league}/seasons`, {
    ...{ name: 'Evening', system: 'classic', boardSize: 7, deadlines: DEADLINES },
    ...{ atTheTable: { rated: false } },
    format: { kind: 'rounds', rounds: 1, strength: 'ignore', topBoard: false },
    ...settings,
  });
  if (season.status !== 200) throw new Error(season.text);
  path = `/seasons/${season.body.id}`;
  await olga.post(`${path}/roster`, { text: PLAYERS.join('\n') });
  const started = await olga.post(`${path}/start`);
  if (started.status !== 200) throw new Error(started.text);
  await world.deliver();
}

const listOf = (columns: string, rows: readonly Row[]) =>
  [`round,board,seat,points,${columns}`, ...rows.map((row) => `1,1,${row.join(',')}`)].join('\n');
const enter = (columns: string, rows: readonly Row[]) =>
  olga.post(`${path}/table-results`, { text: listOf(columns, rows), preview: false });
const boardOf = async (season = path) => (await olga.get<Season>(season)).body.boards[0];
const pointsOf = async (rows: readonly Row[] = BY_PLACE, season = path) => {
  const board = await boardOf(season);
  return rows.map(([seat]) => board?.seats.find((one) => one.seat === seat)?.points);
};

const CARNAGE = [7014, 6007, 5006, 4004, 3003, 2000, 1000];

/** A list of results with the points of the board, best seat first. */
const CASES: readonly {
  readonly name: string;
  readonly scoring: string;
  readonly columns: string;
  readonly rows: readonly Row[];
  readonly points: readonly number[];
}[] = [
  {
    name: 'places decide among those out',
    scoring: 'carnage',
    columns: 'place',
    rows: BY_PLACE,
    points: CARNAGE,
  },
  {
    name: 'places decide, also where both went out in one year',
    ...{ scoring: 'carnage', columns: 'place,out', rows: withYears(1904, 1904), points: CARNAGE },
  },
  {
    name: 'without places the later year stands ahead',
    ...{ scoring: 'carnage', columns: 'out', points: CARNAGE },
    rows: withYears(1905, 1902).map(([seat, centres, , out]): Row => [seat, centres, out ?? '']),
  },
  {
    name: 'without places and years both share what is left',
    ...{ scoring: 'carnage', columns: 'ending', points: [7014, 6007, 5006, 4004, 3003, 1500, 1500] },
    rows: BY_PLACE.map(([seat, centres]): Row => [seat, centres, '']),
  },
  {
    name: 'a seat with one centre is in the game',
    ...{ scoring: 'carnage', columns: 'place', points: [7014, 6007, 5006, 4004, 3002, 2001, 1000] },
    rows: BY_PLACE.map(
      ([seat, centres, place]): Row =>
        seat === 'england' ? [seat, 2, 5] : seat === 'italy' ? [seat, 1, 6] : [seat, centres, place ?? ''],
    ),
  },
  {
    // 130 80 50 30 20 for the places of survivors, 10 per centre, 30 for survival; 3 for each year of the eliminated.
    name: 'what is paid for years counts from the first, by the calendar of the game',
    ...{ scoring: 'southern-sun', columns: 'place,out', rows: withYears(1905, 1902) },
    points: [300, 180, 140, 100, 80, 15, 6],
  },
  {
    name: 'years may be counted from 1',
    ...{ scoring: 'southern-sun', columns: 'place,out', rows: withYears(5, 2) },
    points: [300, 180, 140, 100, 80, 15, 6],
  },
];

describe.each(CASES)('eliminated at a real table: $name ($scoring)', ({ scoring, columns, rows, points }) => {
  test('as an organizer enters it', async () => {
    await start({ scoring });
    const entered = await enter(columns, rows);
    expect(entered.status, entered.text).toBe(200);
    await world.deliver();
    expect(await pointsOf(rows)).toEqual(points);
  });

  test('in an imported season', async () => {
    const names = rows.map((row, at) => [...row.slice(0, 1), PLAYERS[at] ?? '', ...row.slice(1)]);
    const text = [
      `round,board,seat,player,points,${columns}`,
      ...names.map((row) => `1,1,${row.join(',')}`),
    ].join('\n');
    const wish = { name: 'Spring', system: 'classic', endedOn: '2019-05-31', rated: false, scoring, text };
    const answer = await olga.post<ImportedSeason>(`/leagues/${league}/past-seasons`, wish);
    expect(answer.status, answer.text).toBe(200);
    await world.deliver();
    expect(await pointsOf(rows, `/seasons/${answer.body.season.id}`)).toEqual(points);
  });
});

describe('eliminated at a real table', () => {
  /** Corrects the result as a moderator does, and returns the answer. */
  async function correct(change: (seat: GameResult['seats'][number]) => object) {
    const game = (await boardOf())?.game;
    const result = (await olga.get<GameResult>(`/games/${game}/result`)).body;
    const seats = result.seats.map((one) => {
      const { seat, place, out } = one;
      // A figure that is not counted at a real table is 0, as in the form.
      const figures = Object.fromEntries(result.measures.map(({ id }) => [id, one.figures[id] ?? 0]));
      return { seat, place, figures, ...(out !== null && { out }), ...change(one) };
    });
    const body = {
      kind: 'correct',
      ending: result.ending,
      seats,
      reason: 'They were written the wrong way.',
    };
    const answer = await olga.post(`/games/${game}/result`, body);
    await world.deliver();
    return answer;
  }

  test('places that a ruling corrects decide among those out', async () => {
    await start({ scoring: 'carnage' });
    await enter('place', BY_PLACE);
    await world.deliver();
    const swapped: Record<string, number> = { italy: 7, austria: 6 };
    const answer = await correct(({ seat }) => (swapped[seat] === undefined ? {} : { place: swapped[seat] }));
    expect(answer.status, answer.text).toBe(200);
    expect(await pointsOf()).toEqual([7014, 6007, 5006, 4004, 3003, 1000, 2000]);
  });

  test('a list that is entered again corrects years, and the log keeps them', async () => {
    await start({ scoring: 'southern-sun' });
    await enter('place,out', withYears(1905, 1902));
    await world.deliver();
    await enter('place,out', withYears(1906, 1902));
    await world.deliver();
    expect(await pointsOf()).toEqual([300, 180, 140, 100, 80, 18, 6]);
    const log = (await olga.get<Log>(`${path}/log`)).body.entries;
    const entry = log.find(({ kind, before }) => kind === 'enter-result' && before !== '');
    expect([entry?.before, entry?.after]).toEqual([
      expect.stringContaining('out in year 5'),
      expect.stringContaining('out in year 6'),
    ]);
  });

  test('a list that names no years leaves those that were entered', async () => {
    await start({ scoring: 'southern-sun' });
    await enter('place,out', withYears(1905, 1902));
    await world.deliver();
    const swapped = BY_PLACE.map(
      ([seat, centres, place]): Row =>
        seat === 'germany' ? [seat, 5, 4] : seat === 'england' ? [seat, 2, 5] : [seat, centres, place ?? ''],
    );
    expect((await enter('place', swapped)).status).toBe(200);
    await world.deliver();
    expect(await pointsOf()).toEqual([300, 180, 140, 110, 70, 15, 6]);
  });

  test('a ruling keeps the years of an entered result, and may change them', async () => {
    await start({ scoring: 'southern-sun' });
    await enter('place,out', withYears(1905, 1902));
    await world.deliver();
    const answer = await correct(({ seat }) => (seat === 'italy' ? { out: 7 } : {}));
    expect(answer.status, answer.text).toBe(200);
    expect(await pointsOf()).toEqual([300, 180, 140, 100, 80, 21, 6]);
  });

  test('a scoring that pays for years says when it lacks them, and nothing is stored', async () => {
    await start({ scoring: 'southern-sun' });
    const answer = await enter('place', BY_PLACE);
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('Southern Sun');
    expect(answer.text).toContain('Austria, Italy');
    expect((await boardOf())?.status).toBe('running');
  });

  test('an import lacks them likewise, and brings in nothing', async () => {
    const text = [
      'round,board,seat,player,points,place',
      ...BY_PLACE.map(([seat, centres, place], at) => `1,1,${seat},${PLAYERS[at]},${centres},${place}`),
    ].join('\n');
    const wish = { name: 'Spring', system: 'classic', endedOn: '2019-05-31', rated: false, text };
    const answer = await olga.post(`/leagues/${league}/past-seasons`, { ...wish, scoring: 'southern-sun' });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('Austria, Italy');
  });

  test.each([
    ['a year in which no game is played', withYears(1822, 1902), 'is not a year'],
    ['a seat that has centres left', BY_PLACE.map((row): Row => [...row, 1905]), 'is not out'],
  ])('%s is refused', async (_name, rows, said) => {
    await start({ scoring: 'carnage' });
    const answer = await enter('place,out', rows);
    expect(answer.status).toBe(422);
    expect(answer.text).toContain(said);
  });
});
