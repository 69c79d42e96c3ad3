import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkDraw } from '../../../engine/tournament/seating/check';
import type { League } from '../../../functions/core/league/leagues.schema';
import type { Roster } from '../../../functions/core/roster/roster.schema';
import type { Draw, Round } from '../../../functions/core/round/draws.schema';
import type { Season } from '../../../functions/core/season/seasons.schema';
import { type Person, startWorld, type World } from '../../support/world';

const NAMES = ['Ana Ruiz', 'Ben Hart', 'Cho Lin', 'Dan Roe', 'Eva Mol'];
const DEADLINES = { orders: 60, adjustment: 60, earlyClose: true };
const EACH = { points: 7, times: 'each' } as const;

let world: World;
let olga: Person;
let path: string;

beforeEach(async () => {
  world = await startWorld();
  olga = await world.person('olga', 'Olga');
});
afterEach(() => world.close());

async function create(settings: object) {
  const { id } = (await olga.post<League>('/leagues', { name: 'Club' })).body;
  const season = await olga.post<Season>(`/leagues/${id}/seasons`, {
    ...{ name: 'Evening', system: 'new-era', boardSize: 2, leftOver: 'byes', deadlines: DEADLINES },
    ...{ scoring: 'rank-points', atTheTable: { rated: false } },
    format: { kind: 'swiss', rounds: 3 },
    ...settings,
  });
  if (season.status !== 200) throw new Error(season.text);
  path = `/seasons/${season.body.id}`;
  return season.body;
}

async function start(settings: object, names: readonly string[] = NAMES) {
  await create(settings);
  await olga.post(`${path}/roster`, { text: names.join('\n') });
  const started = await olga.post(`${path}/start`);
  if (started.status !== 200) throw new Error(started.text);
  await world.deliver();
}

const now = async () => (await olga.get<Season>(path)).body;
const totals = async () =>
  Object.fromEntries((await now()).standing.map(({ player, total }) => [player.name, total]));
const roundOf = async (round: number) => (await olga.get<Round>(`${path}/rounds/${round}`)).body;
const nameOf = ({ people }: Round, id: string | undefined) => people.find((one) => one.id === id)?.name ?? '';

/** Enters a result for every open board: its first seat wins. */
async function play() {
  const { boards } = await now();
  const lines = boards
    .filter(({ status }) => status === 'running')
    .flatMap(({ round, board, seats }) =>
      seats.map(({ player }, at) => `${round},${board},${player.name},${30 - at}`),
    );
  const text = ['round,board,player,points', ...lines].join('\n');
  const entered = await olga.post(`${path}/table-results`, { text });
  if (entered.status !== 200) throw new Error(entered.text);
  await world.deliver();
}

async function markAbsent(name: string) {
  const { body } = await olga.get<Roster>(`${path}/roster`);
  const row = body.players.find((one) => one.name === name);
  const answer = await olga.put(`${path}/roster/${row?.id}/absence`, { absent: true });
  if (answer.status !== 200) throw new Error(answer.text);
}

describe('what a bye pays', () => {
  test.each([
    // Rank points pay 10 for the first place and 7 for the second.
    ['rank points', 'rank-points', 10],
    ['the square of what a seat has', 'sum-of-squares', 100],
    ['Carnage, with the one point that there is', 'carnage', 3001],
  ])('on boards of two stands in the rules as a win: %s', async (_name, scoring, points) => {
    const season = await create({ scoring });
    expect(season.rules).toContain(`Sitting out a round pays ${points} each time`);
    expect(season.rules).toContain('A bye by request pays 0, an absence nothing.');
  });

  test.each<[string, object | undefined, readonly string[]]>([
    ['at real tables, whatever fills boards online', { rated: false }, ['bots', 'byes', 'smaller-boards']],
    ['online, where nothing fills a board', undefined, ['byes']],
  ])('is there %s', async (_, atTheTable, among) => {
    const paying: string[] = [];
    for (const leftOver of ['bots', 'byes', 'smaller-boards']) {
      const { rules } = await create({ leftOver, atTheTable });
      if (rules.includes('Sitting out a round pays 10 each time')) paying.push(leftOver);
    }
    expect(paying).toEqual(among);
  });

  test('is a win’s worth for whom the draw leaves over', async () => {
    await start({});
    const round = await roundOf(1);
    const [out] = round.sittingOut;
    expect([round.sittingOut.length, round.away]).toEqual([1, {}]);
    expect((await totals())[nameOf(round, out)]).toBe(10);
    await play();
    // Two wins, two losses, and a bye in each of two rounds.
    const all = Object.values(await totals()).reduce((sum, one) => sum + one, 0);
    expect(all).toBe(2 * 10 + 2 * 7 + 2 * 10);
  });

  test.each([
    ['nothing on larger boards', { boardSize: 3 }, 'Sitting out'],
    [
      'nothing where its organizer says 0',
      { aggregation: { sitOut: { points: 0, times: 'each' } } },
      'pays 10',
    ],
    ['nothing where the draw leaves nobody over', { leftOver: 'bots', atTheTable: undefined }, 'Sitting out'],
  ])('%s', async (_name, settings, said) => {
    expect((await create(settings)).rules).not.toContain(said);
  });

  test('stays as it was written when settings are saved again without it', async () => {
    await start({});
    const season = await now();
    const body = {
      ...{ name: 'Another name', system: 'new-era', boardSize: 2, leftOver: 'byes', deadlines: DEADLINES },
      ...{ scoring: 'rank-points', atTheTable: { rated: false }, format: { kind: 'swiss', rounds: 3 } },
    };
    const saved = await olga.put<Season>(`${path}/settings`, body);
    expect(saved.status, saved.text).toBe(200);
    expect((await now()).rules).toEqual(season.rules);
  });
});

describe('three kinds of sitting out', () => {
  test('who is absent gets nothing for rounds away, who is left over gets the bye', async () => {
    await start({ boardSize: 3, aggregation: { sitOut: EACH } }, [...NAMES, 'Finn Ode', 'Gil Paz']);
    for (const round of [2, 3]) {
      await markAbsent('Ana Ruiz');
      await play();
      const { sittingOut, away, ...drawn } = await roundOf(round);
      const names = sittingOut.map((id) => nameOf({ sittingOut, away, ...drawn }, id));
      expect(names).toContain('Ana Ruiz');
      expect(Object.values(away)).toEqual(['absent']);
    }
    const first = await roundOf(1);
    const isOut = nameOf(first, first.sittingOut[0]) === 'Ana Ruiz';
    const row = (await now()).standing.find(({ player }) => player.name === 'Ana Ruiz');
    const played = row?.rounds.reduce((sum, { points }) => sum + points, 0) ?? 0;
    expect(row?.total).toBe(played + (isOut ? 7 : 0));
  });

  test.each([
    ['nothing, unless the rules say so', EACH, 0],
    ['what the rules say', { ...EACH, request: 3 }, 3],
  ])('a bye by request pays %s', async (_name, sitOut, paid) => {
    const people = await Promise.all(
      NAMES.slice(0, 4).map((name) => world.person(name.toLowerCase().replace(' ', ''), name)),
    );
    await create({
      ...{ aggregation: { sitOut }, registration: { mode: 'open', confirm: true, review: false } },
      schedule: { checkIn: { minutes: 60, assume: 'plays' } },
    });
    for (const person of people) {
      const answer = await person.post(`${path}/entries`, { prefers: [], avoids: [] });
      if (answer.status !== 200) throw new Error(answer.text);
    }
    const [ana] = people;
    const said = await ana?.put(`${path}/entries/me`, { prefers: [], avoids: [], confirm: false });
    if (said?.status !== 200) throw new Error(said?.text);
    await olga.post(`${path}/start`);
    await world.deliver();
    const round = await roundOf(1);
    expect(Object.entries(round.away).map(([id, why]) => [nameOf(round, id), why])).toEqual([
      ['Ana Ruiz', 'request'],
    ]);
    expect(await totals()).toMatchObject({ 'Ana Ruiz': paid });
    // One of the other three gets the bye.
    expect(round.sittingOut).toHaveLength(2);
    expect(Object.values(await totals())).toContain(7);
  });
});

describe('five players for two, in as many rounds as it takes', () => {
  test.each([
    ['a Swiss', { kind: 'swiss', rounds: 5 }],
    ['a round robin', { kind: 'round-robin' }],
  ])('%s: everybody meets everybody once and sits out once', async (_name, format) => {
    await start({ format });
    expect((await now()).rounds).toBe(5);
    for (let round = 1; round <= 5; round += 1) await play();
    const season = await now();
    expect(season.status).toBe('finished');
    const pairs = season.boards.map(({ seats }) =>
      seats
        .map(({ player }) => player.name)
        .sort()
        .join(),
    );
    expect([pairs.length, new Set(pairs).size]).toEqual([10, 10]);
    const rounds = await Promise.all([1, 2, 3, 4, 5].map(roundOf));
    expect(new Set(rounds.flatMap(({ sittingOut }) => sittingOut)).size).toBe(5);
    const { body } = await olga.get<Draw>(`${path}/rounds/2/draw`);
    expect(body.problem.ahead).toEqual({
      rounds: 3,
      out: rounds[1]?.sittingOut,
      byes: rounds.slice(0, 2).flatMap(({ sittingOut }) => sittingOut),
    });
    expect(checkDraw(body)).toEqual({ result: 'repeated' });
  });
});
