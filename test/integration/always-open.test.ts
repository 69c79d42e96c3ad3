import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Season } from '../../functions/core/season/seasons.schema';
import { sweep } from '../../functions/sweep/sweep';
import { startLeague } from '../support/league';
import type { Person, World } from '../support/world';

const MINUTE = 60_000;

let world: World;
let olga: Person;
let league: string;

beforeEach(async () => {
  ({ world, olga, league } = await startLeague());
});
afterEach(() => world.close());

/** Settings of an always-open season with boards of three. */
const settings = (open: object = {}, more: object = {}) => ({
  ...{ name: 'Always open', system: 'nyc-risk', boardSize: 3, deadlines: { orders: 60, adjustment: 60 } },
  ...{ format: { kind: 'ladder', open }, registration: { late: true } },
  ...more,
});

async function announce(open: object = {}, more: object = {}): Promise<string> {
  const answer = await olga.post<Season>(`/leagues/${league}/seasons`, settings(open, more));
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body.id;
}

const people = (count: number, from = 1) =>
  Promise.all(Array.from({ length: count }, (_, at) => world.person(`p${at + from}`)));

/** The players on each board. */
async function boards(season: string): Promise<readonly (readonly string[])[]> {
  await world.deliver();
  const { body } = await olga.get<Season>(`/seasons/${season}`);
  return body.boards.map(({ seats }) => seats.map(({ player }) => player.id).sort());
}

/** Ends a board in its current state, by a ruling. */
async function end(season: string, board: number): Promise<void> {
  const ruling = { kind: 'end', as: 'it-stands', reason: 'The evening is over.' };
  const answer = await olga.post(`/games/${season}r${board}b1/rulings`, ruling);
  expect(answer.status, answer.text).toBe(200);
  await world.deliver();
}

const enter = (person: Person, season: string) => person.post(`/seasons/${season}/entries`);
const want = (person: Person, season: string, confirm = true) =>
  person.put(`/seasons/${season}/entries/me`, { confirm });

describe('an always-open season', () => {
  test('runs from its announcement on, and starts a board as soon as enough players wait', async () => {
    const season = await announce();
    expect((await olga.get<Season>(`/seasons/${season}`)).body).toMatchObject({
      status: 'running',
      registrationOpen: true,
    });
    const [one, two, three, four] = await people(4);
    for (const person of [one, two]) await enter(person as Person, season);
    expect(await boards(season)).toEqual([]);
    await enter(three as Person, season);
    // The reply to the entry already contains the board.
    const { body } = await olga.get<Season>(`/seasons/${season}`);
    expect((await world.store.rounds(season))[0]?.boards).toHaveLength(1);
    expect(body.status).toBe('running');
    await enter(four as Person, season);
    expect(await boards(season)).toEqual([['p1', 'p2', 'p3']]);
  });

  test('many who enter at once get one seat each, and as many boards as they fill', async () => {
    const season = await announce();
    await Promise.all((await people(11)).map((person) => enter(person, season)));
    const seated = await boards(season);
    expect(seated.map(({ length }) => length)).toEqual([3, 3, 3]);
    expect(new Set(seated.flat()).size).toBe(9);
  });

  test('a player asks for each further board, and sits on no more than the organizer allows', async () => {
    const season = await announce({ boardsAtATime: 2 });
    const players = await people(3);
    for (const person of players) await enter(person, season);
    expect(await boards(season)).toHaveLength(1);
    for (const person of players) await want(person, season);
    expect(await boards(season)).toHaveLength(2);
    for (const person of players) await want(person, season);
    expect(await boards(season)).toHaveLength(2);
    // Each has asked for a third board: it starts when one of their two ends.
    await end(season, 1);
    expect(await boards(season)).toHaveLength(3);
  });

  test('who leaves the line is not seated', async () => {
    const season = await announce();
    const [one, two, three, four] = (await people(4)) as [Person, Person, Person, Person];
    for (const person of [one, two]) await enter(person, season);
    await want(one, season, false);
    await enter(three, season);
    expect(await boards(season)).toEqual([]);
    await enter(four, season);
    expect(await boards(season)).toEqual([['p2', 'p3', 'p4']]);
  });

  test('who leaves the line while a board is drawn is not seated', async () => {
    const season = await announce();
    const [one, two, three, four] = (await people(4)) as [Person, Person, Person, Person];
    for (const person of [one, two, four]) await enter(person, season);
    await world.deliver();
    const { planRound } = world.store;
    // p1 leaves between the draw's reading and its writing.
    for (const person of [one, two, four]) await want(person, season);
    let asked = 0;
    Object.assign(world.store, {
      planRound: async (...given: Parameters<typeof planRound>) => {
        asked += 1;
        if (asked === 1) await want(one, season, false);
        return planRound(...given);
      },
    });
    await end(season, 1);
    expect(asked).toBeGreaterThan(0);
    expect(await boards(season)).toHaveLength(1);
    await enter(three, season);
    expect((await boards(season))[1]).toEqual(['p2', 'p3', 'p4']);
  });

  test('bots fill a board once somebody has waited as long as the organizer chose', async () => {
    const season = await announce({ fill: { afterMinutes: 10, with: 'bots' } });
    const [one] = (await people(1)) as [Person];
    await enter(one, season);
    expect(await boards(season)).toEqual([]);
    expect(world.hours.at(-1)).toMatchObject({ season, hour: world.clock.now() + 10 * MINUTE });
    world.clock.set(world.clock.now() + 10 * MINUTE);
    await sweep(world.deps);
    const [board, ...others] = await boards(season);
    expect(others).toEqual([]);
    expect(board).toHaveLength(3);
    expect(board).toContain('p1');
    // Bots want no further board, so they never fill one alone.
    world.clock.set(world.clock.now() + 60 * MINUTE);
    await sweep(world.deps);
    expect(await boards(season)).toHaveLength(1);
  });

  test('bots that have played on one board fill the next, and so do those that took a seat over', async () => {
    const season = await announce({ boardsAtATime: 2, fill: { afterMinutes: 10, with: 'bots' } });
    const players = (await people(3)) as [Person, Person, Person];
    for (const person of players) await enter(person, season);
    expect(await boards(season)).toHaveLength(1);
    // The first bot plays on this board without being in the season.
    const { seats } =
      (await olga.get<Season>(`/seasons/${season}`)).body.boards[0] ?? expect.fail('no board');
    const seat = seats[0]?.seat;
    const ruling = { kind: 'replace', seat, player: null, reason: 'The player has left.' };
    expect(await olga.post(`/games/${season}r1b1/rulings`, ruling)).toMatchObject({ status: 200 });
    await world.deliver();
    for (const [at, person] of players.slice(0, 2).entries()) {
      await want(person, season);
      world.clock.set(world.clock.now() + 10 * MINUTE);
      await sweep(world.deps);
      const seated = await boards(season);
      expect(seated).toHaveLength(2 + at);
    }
  });

  test('fewer players fill a board, but not fewer than the game allows', async () => {
    const fill = { fill: { afterMinutes: 10, with: 'fewer' } };
    const season = await announce(fill, { boardSize: 4 });
    const [one, two, three] = (await people(3)) as [Person, Person, Person];
    for (const person of [one, two]) await enter(person, season);
    world.clock.set(world.clock.now() + 10 * MINUTE);
    await sweep(world.deps);
    expect(await boards(season)).toEqual([]);
    await enter(three, season);
    expect(await boards(season)).toEqual([['p1', 'p2', 'p3']]);
  });

  test('it ends by itself after as many boards as it has, and games that are played count', async () => {
    const season = await announce({ endsAfter: 1 });
    for (const person of await people(3)) await enter(person, season);
    expect(await boards(season)).toHaveLength(1);
    expect((await olga.get<Season>(`/seasons/${season}`)).body).toMatchObject({ status: 'finished' });
    const [late] = (await people(1, 9)) as [Person];
    expect(await enter(late, season)).toMatchObject({ status: 409 });
    await end(season, 1);
    const { body } = await olga.get<Season>(`/seasons/${season}`);
    expect(body.boards.map(({ status }) => status)).toEqual(['finished']);
    expect(body.champions.length).toBeGreaterThan(0);
  });

  test('how boards fill may change while it runs; that it is always open may not', async () => {
    const season = await announce();
    const { body } = await olga.get<{ version?: number }>(`/seasons/${season}/settings`);
    const { version: _, ...settings } = body;
    const change = (format: object) => olga.put(`/seasons/${season}/settings`, { ...settings, format });
    expect(await change({ kind: 'ladder', open: { boardsAtATime: 3 } })).toMatchObject({ status: 200 });
    expect(await change({ kind: 'ladder' })).toMatchObject({ status: 422 });
    expect(await change({ kind: 'swiss', rounds: 2 })).toMatchObject({ status: 422 });
  });

  test.each([
    ['registration that closes', { registration: {} }, ['registration', 'late']],
    ['a review of each board', { registration: { late: true, review: true } }, ['registration', 'review']],
    ['a date of its start', { schedule: { startsAt: '2027-01-01T12:00:00Z' } }, ['schedule', 'startsAt']],
  ])('%s is refused', async (_, more, path) => {
    const answer = await olga.post(`/leagues/${league}/seasons`, settings({}, more));
    expect(answer).toMatchObject({ status: 422, body: { problems: [{ path }] } });
  });
});
