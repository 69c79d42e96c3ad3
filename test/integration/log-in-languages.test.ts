import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Log } from '../../functions/core/result/results.schema';
import { LANGUAGE_NAME, type Language } from '../../messages/languages';
import { type Board, startBoard } from '../support/season';
import { startWorld, type World } from '../support/world';

let world: World;
let board: Board;

beforeEach(async () => {
  world = await startWorld();
  board = await startBoard(world, { system: 'classic', deadlines: { zone: 'Europe/Berlin' } });
});
afterEach(() => world.close());

const SUMMER = {
  ...{ name: 'Summer', system: 'classic', options: { lastYear: 1907 } },
  deadlines: { orders: 1440, adjustment: 720 },
};

/** The newest entry of the league's log, as a reader sees it. */
async function newest(language: Language) {
  const cookie = `${LANGUAGE_NAME}=${language}`;
  const { body } = await world.visitor().get<Log>(`/leagues/${board.league}/log`, { cookie });
  const [entry] = body.entries;
  return entry === undefined ? [] : [entry.before, entry.after];
}

/** Changes an open season, whose settings can all be changed. */
async function changed(from: object, to: object) {
  const { organizer, league } = board;
  const made = await organizer.post<{ id: string }>(`/leagues/${league}/seasons`, { ...SUMMER, ...from });
  const address = `/seasons/${made.body.id}/settings`;
  expect(await organizer.put(address, { ...SUMMER, ...from, ...to })).toMatchObject({ status: 200 });
}

test('settings that changed are said by the titles of their form, and no others', async () => {
  const registration = { mode: 'open', capacity: 14 };
  const to = {
    name: 'Winter',
    options: { lastYear: 1908, draws: 'none' },
    registration: { ...registration, capacity: null, late: true },
    press: 'gunboat',
    absence: { grace: { times: 2, minutes: 60 } },
    deadlines: { orders: { days: ['tuesday', 'friday'], time: '20:00' }, adjustment: 720 },
    schedule: { startsAt: '2027-01-10T19:00:00Z', checkIn: { minutes: 1440, assume: 'plays' } },
  };
  await changed({ registration }, to);
  const [before, after] = await newest('en');
  expect(before?.split('; ')).toEqual([
    ...['Name: Summer', 'Press: Private and public', 'The season starts: not set', 'Places: 14'],
    ...['Late arrivals: no', 'Last year of a board: 1907', 'Draws include: All survivors'],
    ...['Minutes for orders: 1440', 'When a player sends no orders: Defaults only'],
    ...['Check-in opens before a round: not set', 'Players who do not answer: not set'],
  ]);
  expect(after).toContain('Press: Gunboat; The season starts: 10 January 2027 at 19:00 UTC');
  expect(after).toContain('Days for orders (Days): Tuesday and Friday; Days for orders (At): 20:00');
  const [, german] = await newest('de');
  expect(german).toContain('Letztes Jahr eines Bretts: 1908');
  expect(german).toContain('10. Januar 2027 um 19:00 UTC');
  const [, spanish] = await newest('es');
  expect(spanish).toContain('Último año de un tablero: 1908');
  expect(spanish).toContain('10 de enero de 2027 a las 19:00 UTC');
});

test('anonymous seats are said where the press does not say it', async () => {
  const said = async (from: object, to: object) => {
    await changed({ registration: { mode: 'open' }, ...from }, to);
    return newest('en');
  };
  expect(await said({ press: 'full' }, { anonymous: true })).toEqual([
    'Names: Shown',
    'Names: Anonymous seats',
  ]);
  expect(await said({ press: 'gunboat' }, { press: 'full', anonymous: true })).toEqual([
    'Press: Gunboat',
    'Press: Private and public',
  ]);
  expect(await said({ press: 'gunboat' }, { press: 'full' })).toEqual([
    'Press: Gunboat',
    'Press: Private and public',
  ]);
});

test('a team that takes in another player is said with the names of its members', async () => {
  const person = await world.person('ann', 'Ann Ames');
  const { organizer, league } = board;
  const registration = { mode: 'open' };
  const made = await organizer.post<{ id: string }>(`/leagues/${league}/seasons`, {
    ...SUMMER,
    registration,
  });
  await person.post(`/seasons/${made.body.id}/entries`, {});
  const teams = (...members: readonly string[]) => ({ best: 1, list: [{ name: 'North', members }] });
  const put = (members: readonly string[]) =>
    organizer.put(`/seasons/${made.body.id}/settings`, { ...SUMMER, registration, teams: teams(...members) });
  expect(await put([])).toMatchObject({ status: 200 });
  expect(await put(['ann'])).toMatchObject({ status: 200 });
  expect(await newest('en')).toEqual(['Teams: North (not set)', 'Teams: North (Ann Ames)']);
});

test('a scoring is said by its name, with the parameters that are not its own', async () => {
  await changed({}, { scoring: { id: 'draw-size', parameters: {} } });
  expect(await newest('de')).toEqual(['Punktewertung: Summe der Quadrate', 'Punktewertung: Größe des Remis']);
});

test.each([
  ['en', 'plays Austria'],
  ['de', 'spielt Austria'],
  ['es', 'juega con Austria'],
] as const)('who had a seat and who has it is said in %s', async (language, plays) => {
  const ruling = { kind: 'replace', seat: 'austria', player: null, reason: 'Storm.' };
  const ruled = await board.organizer.post(`/games/${board.game}/rulings`, ruling);
  expect(ruled).toMatchObject({ status: 200 });
  const [before, after] = await newest(language);
  expect(before).toContain(plays);
  expect(after).toContain(plays);
});

test('the dates of rounds are said in the reader’s language', async () => {
  const rounds = [{ opensAt: '2027-01-10T19:00:00Z', endsAt: '2027-02-10T19:00:00Z' }];
  await changed({ schedule: {} }, { schedule: { rounds } });
  const [, german = ''] = await newest('de');
  expect(german).toContain('10. Januar 2027 um 19:00 UTC – 10. Februar 2027 um 19:00 UTC');
});
