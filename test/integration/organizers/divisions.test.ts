import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type DivisionRules, nextDivisions } from '../../../engine/tournament/aggregation';
import type { League } from '../../../functions/core/league/leagues.schema';
import type { Season } from '../../../functions/core/season/seasons.schema';
import { type Person, startWorld, type World } from '../../support/world';

const EIGHT: DivisionRules = { up: 2, down: 2, target: 8, least: 8, most: 8 };
const A = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8'];
const B = ['b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'b7', 'b8'];
const C = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8'];

describe('divisions of exactly eight, from which somebody leaves', () => {
  test.each<[string, string[][], string[], Partial<DivisionRules>, number[], string[]]>([
    ['the first: one more rises', [A, B], ['a3'], {}, [8, 7], ['b1', 'b2', 'b3']],
    ['the second: it has one less', [A, B], ['b5'], {}, [8, 7], ['b1', 'b2']],
    ['the one who would rise: the next does', [A, B], ['b1'], {}, [8, 7], ['b2', 'b3']],
    ['the one who would fall: one more rises', [A, B], ['a8'], {}, [8, 7], ['b1', 'b2', 'b3']],
    ['fewer rise than fall: one less falls', [A, B], ['a3'], { up: 1, down: 2 }, [8, 7], ['b1', 'b2', 'b3']],
    ['two leave', [A, B], ['a3', 'a4'], {}, [8, 6], ['b1', 'b2', 'b3', 'b4']],
    ['the middle one of three', [A, B, C], ['b4'], {}, [8, 8, 7], ['b1', 'b2', 'c1', 'c2', 'c3']],
    ['the first of three', [A, B, C], ['a1'], {}, [8, 8, 7], ['b1', 'b2', 'b3', 'c1', 'c2', 'c3']],
    ['nobody', [A, B], [], {}, [8, 8], ['b1', 'b2']],
  ])('%s', (_name, finished, leaving, rules, sizes, risen) => {
    const { divisions, moves } = nextDivisions(finished, { ...EIGHT, ...rules }, leaving);
    expect(divisions.map((players) => players.length)).toEqual(sizes);
    expect(
      moves
        .filter(({ from, to }) => to < from)
        .map(({ player }) => player)
        .sort(),
    ).toEqual(risen);
    expect(divisions.flat().sort()).toEqual(
      finished
        .flat()
        .filter((player) => !leaving.includes(player))
        .sort(),
    );
  });

  test('divisions merge where those that stay may hold all', () => {
    const rules = { up: 1, down: 1, target: 8, least: 8, most: 16 };
    expect(nextDivisions([A, B], rules, ['a3']).divisions.map((players) => players.length)).toEqual([15]);
  });

  test('no division exceeds its size, whichever players leave', () => {
    for (let gone = 0; gone <= 16; gone += 1) {
      const { divisions } = nextDivisions([A, B, C], EIGHT, [...A, ...B, ...C].slice(0, gone));
      expect(Math.max(...divisions.map((players) => players.length))).toBeLessThanOrEqual(8);
    }
  });
});

describe('a promoted player who declines before the start', () => {
  let world: World;
  let olga: Person;
  let league: string;

  beforeEach(async () => {
    world = await startWorld();
    olga = await world.person('olga', 'Olga');
    league = (await olga.post<League>('/leagues', { name: 'Club' })).body.id;
  });
  afterEach(() => world.close());

  const DIVISION = { of: 'Winter', up: 1, down: 1, target: 4, least: 4, most: 4 };

  /** A division of four at a real table with its result: its players finish in the given order. */
  async function played(level: number, names: readonly string[]) {
    const season = await olga.post<Season>(`/leagues/${league}/seasons`, {
      ...{ name: `Winter ${level}`, system: 'new-era', boardSize: 4, atTheTable: { rated: false } },
      deadlines: { orders: 60, adjustment: 60 },
      division: { ...DIVISION, level },
    });
    if (season.status !== 200) throw new Error(season.text);
    await world.deliver();
    const path = `/seasons/${season.body.id}`;
    for (const name of names) await (await world.person(name, name)).post(`${path}/entries`);
    await olga.post(`${path}/start`);
    await world.deliver();
    const lines = names.map((name, at) => `1,1,${name},${30 - at}`);
    const text = ['round,board,player,points', ...lines].join('\n');
    const entered = await olga.post(`${path}/table-results`, { text });
    if (entered.status !== 200) throw new Error(entered.text);
    await world.deliver();
    return season.body.id;
  }

  /** The next seasons, the highest first. */
  async function announce(after: string) {
    const made = await olga.post<Season>(`/seasons/${after}/divisions/next`, { of: 'Spring' });
    if (made.status !== 200) throw new Error(made.text);
    await world.deliver();
    const { seasons } = (await olga.get<League>(`/leagues/${league}`)).body;
    return ['Spring, division 1', 'Spring, division 2', 'Spring, division 3'].map(
      (name) => seasons.find((one) => one.name === name)?.id ?? '',
    );
  }

  const standsIn = async (season: string) => {
    const entries = await world.store.entries(season);
    const named = (state: string) =>
      entries
        .filter((entry) => entry.state === state)
        .map(({ player }) => player.id)
        .sort();
    return { in: named('in'), invited: named('invited') };
  };
  const decline = async (who: string, season: string) => {
    const left = await (await world.person(who)).remove(`/seasons/${season}/entries/me`);
    expect(left.status, left.text).toBe(200);
    await world.deliver();
  };
  const accept = async (who: string, season: string) => {
    const taken = await (await world.person(who)).post(`/seasons/${season}/entries`);
    expect(taken.status, taken.text).toBe(200);
    await world.deliver();
  };

  test('the next is asked, in order, and who accepts leaves the division below', async () => {
    const top = await played(1, ['ann', 'bob', 'cat', 'dan']);
    await played(2, ['eve', 'fay', 'gil', 'hal']);
    await played(3, ['ida', 'joe', 'kim', 'lea']);
    const [first = '', second = '', third = ''] = await announce(top);
    expect(await standsIn(first)).toEqual({ in: ['ann', 'bob', 'cat', 'eve'], invited: [] });
    expect(await standsIn(second)).toEqual({ in: ['dan', 'fay', 'gil', 'ida'], invited: [] });

    await decline('eve', first);
    expect(await standsIn(first)).toEqual({ in: ['ann', 'bob', 'cat'], invited: ['fay'] });
    // An invited player keeps the place until they accept.
    expect((await standsIn(second)).in).toContain('fay');

    await decline('fay', first);
    expect(await standsIn(first)).toEqual({ in: ['ann', 'bob', 'cat'], invited: ['gil'] });

    await accept('gil', first);
    expect(await standsIn(first)).toEqual({ in: ['ann', 'bob', 'cat', 'gil'], invited: [] });
    // The place below goes to the next player behind the one who was promoted.
    expect(await standsIn(second)).toEqual({ in: ['dan', 'fay', 'ida'], invited: ['joe'] });
    await accept('joe', second);
    expect(await standsIn(second)).toEqual({ in: ['dan', 'fay', 'ida', 'joe'], invited: [] });
    expect((await standsIn(third)).in).not.toContain('joe');
  });

  test.each<[string, (who: string) => Promise<unknown>]>([
    ['is banned', (who) => ban(who)],
    ['has left the league', async (who) => (await world.person(who)).remove(`/leagues/${league}/members/me`)],
  ])('a player who %s after the end gives way to the next', async (_name, leaves) => {
    const top = await played(1, ['ann', 'bob', 'cat', 'dan']);
    await played(2, ['eve', 'fay', 'gil', 'hal']);
    await played(3, ['ida', 'joe', 'kim', 'lea']);
    await leaves('bob');
    await world.deliver();
    const [first = '', second = '', third = ''] = await announce(top);
    expect(await standsIn(first)).toEqual({ in: ['ann', 'cat', 'eve', 'fay'], invited: [] });
    expect(await standsIn(second)).toEqual({ in: ['dan', 'gil', 'ida', 'joe'], invited: [] });
    expect(await standsIn(third)).toEqual({ in: ['hal', 'kim', 'lea'], invited: [] });
  });

  const ban = (who: string) =>
    olga.post(`/leagues/${league}/members/${who}/rulings`, {
      ...{ kind: 'ban', reason: 'Insults at the table.', note: 'You insulted Ben. Please do not.' },
    });

  test('who is banned once the next season is announced gives way to the next, who is asked', async () => {
    const top = await played(1, ['ann', 'bob', 'cat', 'dan']);
    await played(2, ['eve', 'fay', 'gil', 'hal']);
    const [first = ''] = await announce(top);
    await ban('bob');
    await world.deliver();
    expect(await standsIn(first)).toEqual({ in: ['ann', 'cat', 'eve'], invited: ['fay'] });
  });

  test('nobody is asked twice, nor once it has started', async () => {
    const top = await played(1, ['ann', 'bob', 'cat', 'dan']);
    await played(2, ['eve', 'fay', 'gil', 'hal']);
    const [first = '', second = ''] = await announce(top);
    for (const who of ['eve', 'fay', 'gil']) await decline(who, first);
    const { invited } = await standsIn(first);
    expect(invited).toEqual(['hal']);
    await decline('hal', first);
    expect(await standsIn(first)).toEqual({ in: ['ann', 'bob', 'cat'], invited: ['dan'] });
    expect((await standsIn(second)).in).toEqual(['dan', 'fay', 'gil', 'hal']);
    await olga.post(`/seasons/${first}/start`);
    await world.deliver();
    await decline('bob', first);
    expect((await standsIn(first)).invited).toEqual(['dan']);
  });
});
