import { afterEach, beforeEach, expect, test } from 'vitest';
import { NEW_SKILL } from '../../engine/tournament/ratings';
import { checkDraw } from '../../engine/tournament/seating/check';
import type { Draw } from '../../functions/core/round/draws.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { playSeason } from '../../functions/host/play-season';
import { startLeague } from '../support/league';
import type { Person, World } from '../support/world';

let world: World;
let olga: Person;
let league: string;

beforeEach(async () => {
  ({ world, olga, league } = await startLeague());
});
afterEach(() => world.close());

/** A game of two steps, for tests that play rounds to their end. */
const SHORT = { system: 'ny2047', options: { lastYear: 2047, adjustment: false } };

/** A started season in which p0, p1 and so on play. */
async function started(players: number, settings: object): Promise<string> {
  const deadlines = { orders: 60, adjustment: 60, earlyClose: true };
  const season = { name: 'Season 1', system: 'nyc-risk', boardSize: 4, deadlines, ...settings };
  const announced = await olga.post<Season>(`/leagues/${league}/seasons`, season);
  if (announced.status !== 200) throw new Error(announced.text);
  const { id } = announced.body;
  for (let at = 0; at < players; at += 1) await (await world.person(`p${at}`)).post(`/seasons/${id}/entries`);
  expect(await olga.post(`/seasons/${id}/start`)).toMatchObject({ status: 200 });
  return id;
}

const drawOf = async (season: string, round: number) =>
  (await world.visitor().get<Draw>(`/seasons/${season}/rounds/${round}/draw`)).body;

const numbersOn = (board: Readonly<Record<string, string>>) =>
  Object.values(board)
    .map((id) => Number(id.slice(1)))
    .sort((one, other) => one - other);

/** Gives players ratings of nyc-risk, in descending order. */
async function rate(players: readonly string[]): Promise<void> {
  for (const [at, id] of players.entries()) {
    const skill = { mu: NEW_SKILL.mu + players.length / 2 - at, sigma: 4 };
    const after = {
      ...{ player: { id, name: id, kind: 'human' as const }, board: 'nyc-risk', ...skill },
      ...{ games: 5, wins: 0, history: [], lastPlayed: 0 },
    };
    await world.store.replaceRating({ before: undefined, after });
  }
}

test('pots of the first round go by rating, and anyone can draw them again', async () => {
  await rate(Array.from({ length: 16 }, (_, at) => `p${at}`));
  const season = await started(16, { format: { kind: 'rounds', rounds: 1, strength: 'pots' } });
  const draw = await drawOf(season, 1);
  for (const board of draw.boards)
    expect(numbersOn(board).map((number) => Math.floor(number / 4))).toEqual([0, 1, 2, 3]);
  expect(draw.problem.players.map(({ id, strength }) => `${id} ${strength}`)).toContain('p0 1660');
  expect(checkDraw(draw)).toEqual({ result: 'repeated' });
});

test('balanced boards of the first round have equal sums of ratings; a new player counts as the mean', async () => {
  await rate(['p0', 'p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7']);
  const season = await started(12, { format: { kind: 'rounds', rounds: 1, strength: 'balance' } });
  const { boards, problem } = await drawOf(season, 1);
  const unrated = problem.players.filter(({ strength }) => strength === undefined).map(({ id }) => id);
  expect(unrated.sort()).toEqual(['p10', 'p11', 'p8', 'p9']);
  const sums = boards.map((board) =>
    numbersOn(board).reduce((sum, number) => sum + (number < 8 ? 3.5 - number : 0), 0),
  );
  expect(sums).toEqual([0, 0, 0]);
});

test('team mates never share a board, round after round, and the draw is published with its teams', async () => {
  const teams = [0, 1, 2, 3].map((team) => ({
    name: `Team ${team}`,
    members: [0, 1, 2, 3].map((member) => `p${team * 4 + member}`),
  }));
  const season = await started(16, {
    format: { kind: 'rounds', rounds: 2 },
    ...SHORT,
    teams: { best: 2, list: teams },
  });
  await playSeason(world.deps, world.clock, season);
  for (const round of [1, 2]) {
    const draw = await drawOf(season, round);
    for (const board of draw.boards)
      expect(new Set(numbersOn(board).map((number) => Math.floor(number / 4))).size).toBe(4);
    expect(draw).toMatchObject({ withheld: 0, certificate: { method: 'exact-design', apart: 0 } });
    expect(checkDraw(draw)).toEqual({ result: 'repeated' });
    // A draw from before versions were recorded.
    const old = { ...draw, certificate: { ...draw.certificate, algorithm: undefined } };
    expect(checkDraw(old)).toEqual({ result: 'counted', why: 'other-version' });
  }
});

test('after a swap by hand, each player goes on in the place of the design that the other had', async () => {
  const season = await started(16, {
    format: { kind: 'rounds', rounds: 2 },
    ...SHORT,
    registration: { review: true },
  });
  const planned = async () => (await olga.get<Season>(`/seasons/${season}`)).body.planned[0];
  const [one, other] = ((await planned())?.boards ?? []).map((board) => Object.values(board)[0] ?? '');
  expect(await olga.post(`/seasons/${season}/rounds/1/swap`, { players: [one, other] })).toMatchObject({
    status: 200,
  });
  await olga.post(`/seasons/${season}/rounds/1/release`);
  await playSeason(world.deps, world.clock, season);
  expect(await planned()).toMatchObject({
    round: 2,
    certificate: { method: 'exact-design', meetAgain: [], seatAgain: [] },
  });
});
