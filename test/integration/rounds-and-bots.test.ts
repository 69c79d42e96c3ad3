import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Joinable } from '../../functions/core/entry/joinable.schema';
import type { League } from '../../functions/core/league/leagues.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { type Answer, type Person, startWorld, type World } from '../support/world';

let world: World;
let olga: Person;
let league: string;
let season: string;
let path: string;

beforeEach(async () => {
  world = await startWorld();
  olga = await world.person('olga', 'Olga');
  league = (await done(olga.post<League>('/leagues', { name: 'Club' }))).id;
});
afterEach(() => world.close());

async function done<T>(answer: Promise<Answer<T>>): Promise<T> {
  const { status, body, text } = await answer;
  if (status !== 200) throw new Error(text);
  await world.deliver();
  return body;
}

const SETTINGS = {
  ...{ name: 'Season 1', system: 'ny2047', boardSize: 3, options: { lastYear: 2099 } },
  deadlines: { orders: 1440, adjustment: 1440, earlyClose: 'forbidden' },
};
const IN = { mode: 'open', capacity: null, confirm: false, review: false, late: true };

/** A season that these players have entered, and that has started. */
async function started(settings: object, players: readonly string[]): Promise<void> {
  const wanted = { ...SETTINGS, format: { kind: 'rounds', rounds: 3 }, registration: IN, ...settings };
  season = (await done(olga.post<Season>(`/leagues/${league}/seasons`, wanted))).id;
  path = `/seasons/${season}`;
  for (const player of players) await done((await world.person(player)).post(`${path}/entries`));
  await done(olga.post(`${path}/start`));
}

const PEOPLE = ['p1', 'p2', 'p3'];
const rounds = () => world.store.rounds(season);
const state = async (player: string) => (await world.store.entry(season, player))?.state;
const rule = (round: number, board: number, ruling: object) =>
  done(olga.post(`/games/${season}r${round}b${board}/rulings`, { ...ruling, reason: 'A test.' }));

test('a bot that fills a board is not a player who could play the next round', async () => {
  await started({ leftOver: 'byes' }, ['p1', 'p2', 'p3', 'p4']);
  await done((await world.person('p1')).remove(`${path}/entries/me`));
  await done((await world.person('p2')).remove(`${path}/entries/me`));
  for (const round of [1, 2, 3]) {
    expect((await rounds()).map(({ round: drawn }) => drawn)).toContain(round);
    await rule(round, 1, { kind: 'end', as: 'it-stands' });
  }
  expect((await world.store.season(season))?.status).toBe('finished');
});

test('a bot that holds a seat by a ruling may fill a board of the next round', async () => {
  await started({ leftOver: 'bots', registration: { ...IN, review: true } }, ['p1', 'p2', 'p3']);
  await done(olga.post(`${path}/rounds/1/release`));
  const [seat = ''] = Object.keys((await rounds())[0]?.boards[0] ?? {});
  await rule(1, 1, { kind: 'replace', seat, player: null });
  await done((await world.person('p1')).remove(`${path}/entries/me`));
  await rule(1, 1, { kind: 'end', as: 'it-stands' });
  await done(olga.post(`${path}/rounds/2/release`));
  expect((await rounds())[1]?.state).toBe('open');
});

test('a cancelled season releases no planned round, and still has it once it goes on', async () => {
  await started({ registration: { ...IN, review: true } }, PEOPLE);
  await done(olga.post(`${path}/cancel`, { reason: 'A test.' }));
  for (const act of ['release', 'redraw'])
    expect(await olga.post(`${path}/rounds/1/${act}`)).toMatchObject({
      ...{ status: 403, body: { code: 'not-allowed' } },
    });
  expect((await rounds())[0]?.state).toBe('planned');
  await done(olga.post(`${path}/restore`));
  await done(olga.post(`${path}/rounds/1/release`));
  expect(await world.store.boards(season)).toHaveLength(1);
});

test('somebody who is banned while a season is cancelled is not in it once it goes on', async () => {
  await started({}, PEOPLE);
  await done(olga.post(`${path}/cancel`, { reason: 'A test.' }));
  const ban = { kind: 'ban', reason: 'A test.', note: 'A test.' };
  await done(olga.post(`/leagues/${league}/members/p1/rulings`, ban));
  await done(olga.post(`${path}/restore`));
  expect(await state('p1')).toBe('withdrawn');
});

test('somebody who is admitted during a season plays from its next round on', async () => {
  await started({ registration: { ...IN, mode: 'approval' } }, []).catch(() => {});
  for (const player of ['p1', 'p2', 'p3', 'p4']) {
    await done((await world.person(player)).post(`${path}/entries`));
    if (player !== 'p4') await done(olga.put(`${path}/entries/${player}/decision`, { accept: true }));
  }
  await done(olga.post(`${path}/start`));
  await done(olga.put(`${path}/entries/p4/decision`, { accept: true }));
  expect(await world.store.entry(season, 'p4')).toMatchObject({ state: 'in', since: 2 });
});

test('a round that nobody plays does not open, and ends no season', async () => {
  await started({ registration: { ...IN, confirm: true } }, ['p1', 'p2', 'p3']);
  await rule(1, 1, { kind: 'end', as: 'it-stands' });
  for (const player of ['p1', 'p2', 'p3'])
    await done((await world.person(player)).put(`${path}/entries/me`, { confirm: false }));
  const opened = await olga.post(`${path}/rounds/2/open`);
  expect(opened).toMatchObject({ status: 409, body: { code: 'format-impossible' } });
  expect((await world.store.season(season))?.status).toBe('running');
});

test('a planned round that is left with too few players waits for them, rather than for a bot', async () => {
  const registration = { ...IN, confirm: true, review: true };
  await started({ leftOver: 'byes', format: { kind: 'rounds', rounds: 2 }, registration }, [
    'p1',
    'p2',
    'p3',
  ]);
  await done((await world.person('p1')).put(`${path}/entries/me`, { confirm: false }));
  expect(await rounds()).toEqual([]);
  expect((await world.store.entries(season)).map(({ player }) => player.id)).toEqual(['p1', 'p2', 'p3']);
  await done((await world.person('p1')).put(`${path}/entries/me`, { confirm: true }));
  expect((await rounds()).map(({ state: now }) => now)).toEqual(['planned']);
});

test('the clocks of a cancelled season stay stopped until it goes on', async () => {
  await started({}, PEOPLE);
  await done(olga.post(`${path}/cancel`, { reason: 'A test.' }));
  await olga.post(`${path}/clocks`, { kind: 'resume', round: null, reason: 'A test.' });
  await olga.post(`/games/${season}r1b1/rulings`, { kind: 'resume', reason: 'A test.' });
  await world.deliver();
  expect((await world.store.boards(season))[0]?.paused).toBe(true);
});

test('a cancelled season has no winner, although results of its boards are corrected', async () => {
  await started({}, PEOPLE);
  await rule(1, 1, { kind: 'end', as: 'it-stands' });
  await done(olga.post(`${path}/cancel`, { reason: 'A test.' }));
  await done(olga.post(`/games/${season}r1b1/result`, { kind: 'void', reason: 'A test.' }));
  expect(await world.store.season(season)).toMatchObject({ status: 'finished', champions: [] });
  expect(await world.store.awards(season)).toBeUndefined();
});

describe('a bot that fills a board takes no place of a season', () => {
  const filled = async (players: readonly string[], capacity = 4) => {
    await started({ leftOver: 'bots', registration: { ...IN, capacity } }, players);
    const bots = (await world.store.entries(season)).filter(({ player }) => player.kind === 'bot');
    expect(bots).toHaveLength(2);
  };

  test('the next person takes the one that became free, and no more', async () => {
    await filled(['p1', 'p2', 'p3', 'p4']);
    await done((await world.person('p1')).remove(`${path}/entries/me`));
    const { seasons } = await done((await world.person('p7')).get<Joinable>('/joinable'));
    expect(seasons.map(({ season: { name }, places }) => [name, places])).toEqual([['Season 1', 1]]);
    for (const player of ['p5', 'p6']) await done((await world.person(player)).post(`${path}/entries`));
    expect([await state('p5'), await state('p6')]).toEqual(['in', 'waiting']);
  });

  test('the first of those who wait moves up', async () => {
    await filled(['p1', 'p2', 'p3', 'p4', 'p5', 'p6']);
    expect([await state('p5'), await state('p6')]).toEqual(['waiting', 'waiting']);
    await done((await world.person('p1')).remove(`${path}/entries/me`));
    expect([await state('p5'), await state('p6')]).toEqual(['in', 'waiting']);
  });

  test('one that is taken out gives no place back', async () => {
    await filled(['p1', 'p2', 'p3', 'p4']);
    const bot = (await world.store.entries(season)).find(({ player }) => player.kind === 'bot');
    await done(olga.remove(`${path}/roster/${bot?.player.id}`));
    await done((await world.person('p5')).post(`${path}/entries`));
    expect(await state('p5')).toBe('waiting');
  });

  test('an organizer adds people as long as there are places', async () => {
    await filled(['p1', 'p2', 'p3', 'p4'], 5);
    await done(olga.post(`${path}/roster`, { text: 'Somebody Late\nOne More' }));
    const entries = await world.store.entries(season);
    const states = entries.filter(({ player }) => ['Somebody Late', 'One More'].includes(player.name));
    expect(states.map(({ state: one }) => one).sort()).toEqual(['in', 'waiting']);
  });
});

describe('a season that is over', () => {
  beforeEach(async () => {
    await started({ format: { kind: 'rounds', rounds: 1 }, registration: { ...IN, confirm: true } }, PEOPLE);
    await rule(1, 1, { kind: 'end', as: 'it-stands' });
    expect((await world.store.season(season))?.status).toBe('finished');
  });

  test.each([
    ['check-in for another round', { confirm: true }],
    ['no to another round', { confirm: false }],
    ['answer for a round', { confirm: true, round: 2 }],
    ['wish for a faction', { prefers: ['tower'] }],
    ['zone', { zone: 'Europe/Rome' }],
  ])('takes no %s', async (_, change) => {
    const before = await world.store.entry(season, 'p1');
    const answer = await (await world.person('p1')).put<{ readonly code: string; readonly detail: string }>(
      `${path}/entries/me`,
      change,
    );
    expect([answer.status, answer.body.code, answer.body.detail]).toEqual([
      403,
      'not-allowed',
      'This season is over.',
    ]);
    expect(await world.store.entry(season, 'p1')).toEqual(before);
  });
});
