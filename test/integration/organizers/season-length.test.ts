import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { League } from '../../../functions/core/league/leagues.schema';
import type { Log } from '../../../functions/core/result/results.schema';
import type { CreateSeason } from '../../../functions/core/season/season-settings.schema';
import type { Season } from '../../../functions/core/season/seasons.schema';
import { type Person, startWorld, type World } from '../../support/world';

let world: World;
let olga: Person;
let path: string;

beforeEach(async () => {
  world = await startWorld();
  olga = await world.person('olga', 'Olga');
});
afterEach(() => world.close());

/** Six players at real tables of two, in a Swiss of five rounds. */
async function start(settings: object = {}) {
  const league = (await olga.post<League>('/leagues', { name: 'Club' })).body.id;
  const season = await olga.post<Season>(`/leagues/${league}/seasons`, {
    ...{ name: 'Evening', system: 'new-era', boardSize: 2, leftOver: 'byes', atTheTable: { rated: false } },
    ...{ deadlines: { orders: 60, adjustment: 60 }, format: { kind: 'swiss', rounds: 5 } },
    ...settings,
  });
  if (season.status !== 200) throw new Error(season.text);
  path = `/seasons/${season.body.id}`;
  for (let at = 1; at <= 6; at += 1)
    await (await world.person(`p${at}`, `Player ${at}`)).post(`${path}/entries`);
  const started = await olga.post(`${path}/start`);
  if (started.status !== 200) throw new Error(started.text);
  await world.deliver();
}

const now = async () => (await olga.get<Season>(path)).body;
const settings = async () => (await olga.get<CreateSeason>(`${path}/settings`)).body;

/** The settings with another number of rounds. */
async function lasting(rounds: number): Promise<CreateSeason> {
  const read = await settings();
  return { ...read, format: { ...read.format, rounds } as CreateSeason['format'] };
}
const change = async (rounds: number, by = olga) => by.put<Season>(`${path}/settings`, await lasting(rounds));

/** Enters the results of a round: the first seat of each board wins. */
async function play(round: number) {
  const lines = (await now()).boards
    .filter((one) => one.round === round)
    .flatMap(({ board, seats }) => seats.map(({ seat }, at) => `${round},${board},${seat},${30 - at}`));
  const text = ['round,board,seat,points', ...lines].join('\n');
  const answer = await olga.post(`${path}/table-results`, { text });
  if (answer.status !== 200) throw new Error(answer.text);
  await world.deliver();
}

describe('a Swiss of five rounds', () => {
  test('ends after two with its standing, when that is decided during the second', async () => {
    await start();
    await play(1);
    expect(await change(2)).toMatchObject({ status: 200, body: { rounds: 2 } });
    await play(2);
    const { status, round, champions, entries } = await now();
    expect({ status, round }).toEqual({ status: 'finished', round: 2 });
    expect(champions).toHaveLength(1);
    expect(entries).toHaveLength(6);
  });

  test('ends at once when the next round is only planned, and that plan is gone', async () => {
    await start({ registration: { review: true } });
    await olga.post(`${path}/rounds/1/release`);
    await world.deliver();
    await play(1);
    expect((await now()).planned).toMatchObject([{ round: 2 }]);
    expect(await change(1)).toMatchObject({ status: 200 });
    await world.deliver();
    const { status, planned, champions } = await now();
    expect({ status, planned }).toEqual({ status: 'finished', planned: [] });
    expect(champions.length).toBeGreaterThan(0);
  });

  test('gets one round more, which is drawn like the others', async () => {
    await start({ format: { kind: 'swiss', rounds: 1 } });
    expect(await change(2)).toMatchObject({ status: 200, body: { rounds: 2, status: 'running' } });
    await play(1);
    const { round, boards } = await now();
    expect(round).toBe(2);
    expect(boards.filter((board) => board.round === 2)).toHaveLength(3);
    await play(2);
    expect((await now()).status).toBe('finished');
  });

  test('keeps rounds that are drawn', async () => {
    await start();
    await play(1);
    const { status, body } = await change(1);
    expect({ status, body }).toMatchObject({
      status: 422,
      body: { problems: [{ path: ['format', 'rounds'], message: 'Round 2 has been drawn already.' }] },
    });
    expect((await now()).rounds).toBe(5);
  });

  test('that is over gets no round more', async () => {
    await start({ format: { kind: 'swiss', rounds: 1 } });
    await play(1);
    expect(await change(2)).toMatchObject({
      status: 422,
      body: { problems: [{ path: ['format', 'rounds'] }] },
    });
  });

  test('the log says from what to what', async () => {
    await start();
    await change(3);
    const { body } = await olga.get<Log>(`${path}/log`);
    expect(JSON.stringify(body.entries[0])).toMatch(/Rounds.*5.*3/);
  });

  test('a round that is scored in a way of its own goes with the rounds after the end', async () => {
    await start({ scoringByRound: [{ round: 5, scoring: 'carnage' }] });
    const read = await lasting(3);
    const { scoringByRound: _, ...without } = read;
    expect(await olga.put(`${path}/settings`, without)).toMatchObject({ status: 200 });
  });
});

test('with a top board, it comes after the last round, however many there are', async () => {
  await start({ format: { kind: 'swiss', rounds: 3, topBoard: true } });
  await play(1);
  expect(await change(2)).toMatchObject({ status: 200, body: { rounds: 3 } });
  await play(2);
  const top = (await now()).boards.filter(({ round }) => round === 3);
  expect(top).toHaveLength(1);
  expect(await change(3)).toMatchObject({ status: 422 });
  await play(3);
  expect((await now()).status).toBe('finished');
});

describe('at the same moment', () => {
  test('a round more, and the end: the season goes on, or the organizer hears that it is over', async () => {
    await start({ format: { kind: 'swiss', rounds: 1 } });
    const wanted = await lasting(2);
    const [, changed] = await Promise.all([play(1), olga.put(`${path}/settings`, wanted)]);
    await world.deliver();
    const { status, round } = await now();
    expect({ status, round }).toEqual(
      changed.status === 200 ? { status: 'running', round: 2 } : { status: 'finished', round: 1 },
    );
  });

  test('an early end, and the draw of the next round: it is played, or never drawn', async () => {
    await start();
    const wanted = await lasting(1);
    const [, changed] = await Promise.all([play(1), olga.put(`${path}/settings`, wanted)]);
    await world.deliver();
    const { status, round, rounds } = await now();
    expect({ status, round, rounds }).toEqual(
      changed.status === 200
        ? { status: 'finished', round: 1, rounds: 1 }
        : { status: 'running', round: 2, rounds: 5 },
    );
  });
});
