import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Divisions } from '../../functions/core/division/divisions.schema';
import type { League } from '../../functions/core/league/leagues.schema';
import type { ProblemReply } from '../../functions/core/platform/common.schema';
import type { Scores } from '../../functions/core/scoring/scoring.schema';
import type { CreateSeason } from '../../functions/core/season/season-settings.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { playSeason } from '../../functions/host/play-season';
import { type Person, startWorld, type World } from '../support/world';

let world: World;
let organizer: Person;
let league: string;

beforeAll(async () => {
  world = await startWorld();
  organizer = await world.person('olga', 'Olga');
  league = (await organizer.post<League>('/leagues', { name: 'Two divisions' })).body.id;
});
afterAll(() => world.close());

const SETTINGS = {
  system: 'ny2047',
  boardSize: 3,
  options: { lastYear: 2047 },
  deadlines: { orders: 60, adjustment: 60 },
};
const DIVISION = { of: 'Winter', up: 1, down: 1, target: 3, least: 2, most: 4 };

async function announced(settings: Record<string, unknown>): Promise<string> {
  const answer = await organizer.post<Season>(`/leagues/${league}/seasons`, { ...SETTINGS, ...settings });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body.id;
}

async function entered(season: string, names: readonly string[]): Promise<void> {
  for (const name of names) await (await world.person(name)).post(`/seasons/${season}/entries`);
}

async function refusal(settings: Record<string, unknown>) {
  const answer = await organizer.post<ProblemReply>(`/leagues/${league}/seasons`, {
    name: 'Refused',
    ...SETTINGS,
    ...settings,
  });
  return [answer.status, answer.body.problems?.map(({ path }) => path.join('.'))];
}

test('the next divisions take in nobody who was banned after the last ones ended', async () => {
  const division = { ...DIVISION, of: 'Harvest', level: 1 };
  const season = await announced({ name: 'Alone', division });
  await entered(season, ['gil', 'hal', 'ida']);
  await organizer.post(`/seasons/${season}/start`);
  await world.deliver();
  await playSeason(world.deps, world.clock, season);
  const reason = 'Insults in the public press.';
  const ban = { kind: 'ban', reason, note: reason };
  expect((await organizer.post(`/leagues/${league}/members/hal/rulings`, ban)).status).toBe(200);
  await world.deliver();
  const next = await organizer.post<Season>(`/seasons/${season}/divisions/next`, { of: 'Lent' });
  expect(next.body.entries.map(({ player }) => player.id).sort()).toEqual(['gil', 'ida']);
});

describe('divisions', () => {
  let first: string;
  let second: string;

  beforeAll(async () => {
    first = await announced({ name: 'First', division: { ...DIVISION, level: 1 } });
    second = await announced({ name: 'Second', division: { ...DIVISION, level: 2 } });
    await entered(first, ['ann', 'bob', 'cat']);
    await entered(second, ['dan', 'eve', 'fay']);
  });

  test('a level that is taken, sizes that contradict and a knock-out are refused', async () => {
    // An index finds the seasons of a league: during its lag, a level may be announced twice.
    await world.dynamo.dynamo.catchUp('indexes');
    expect(await refusal({ division: { ...DIVISION, level: 2 } })).toEqual([422, ['division.level']]);
    expect(await refusal({ division: { ...DIVISION, level: 3, least: 5 } })).toEqual([
      422,
      ['division.target'],
    ]);
    expect(
      await refusal({ division: { ...DIVISION, level: 3 }, format: { kind: 'knock-out', advance: 1 } }),
    ).toEqual([422, ['division']]);
  });

  test('the next ones are announced when all have ended, not before', async () => {
    const early = await organizer.post<ProblemReply>(`/seasons/${first}/divisions/next`, { of: 'Spring' });
    expect([early.status, early.body.detail]).toEqual([409, 'First has not ended yet.']);
    for (const season of [first, second]) {
      await organizer.post(`/seasons/${season}/start`);
      await world.deliver();
      if (season === second) await (await world.person('fay')).remove(`/seasons/${season}/entries/me`);
      await playSeason(world.deps, world.clock, season);
    }
    const divisions = (await world.visitor().get<Divisions>(`/seasons/${second}/divisions`)).body;
    expect(divisions.divisions.map(({ level, rows }) => [level, rows.length])).toEqual([
      [1, 3],
      [2, 3],
    ]);
    const [top, low] = divisions.divisions.map(({ rows }) => rows);
    expect(top?.at(-1)?.moves).toEqual({ to: 2, why: 'relegated' });
    // A withdrawn player has a place in the table, and none among the promoted.
    const riser = low?.find(({ player }) => player.id !== 'fay');
    expect(riser?.moves).toEqual({ to: 1, why: 'promoted' });
    expect(divisions.next.flat().map(({ id }) => id)).not.toContain('fay');
    const stranger = await (await world.person('dan')).post(`/seasons/${first}/divisions/next`, {
      of: 'Spring',
    });
    expect(stranger.status).toBe(403);
    const same = await organizer.post<ProblemReply>(`/seasons/${first}/divisions/next`, { of: 'Winter' });
    expect(same.status).toBe(409);
    const made = await organizer.post<Season>(`/seasons/${first}/divisions/next`, { of: 'Spring' });
    expect(made.body).toMatchObject({ name: 'Spring, division 1', division: { of: 'Spring', level: 1 } });
    expect(made.body.entries.map(({ player }) => player.id).sort()).toEqual(
      divisions.next[0]?.map(({ id }) => id).sort(),
    );
    expect(made.body.entries.map(({ player }) => player.id)).toContain(riser?.player.id);
  });

  test('announcing them again finds them as they are', async () => {
    const again = await organizer.post<Season>(`/seasons/${first}/divisions/next`, { of: 'Spring' });
    expect(again.body.name).toBe('Spring, division 1');
    const { seasons } = (await organizer.get<League>(`/leagues/${league}`)).body;
    expect(seasons.filter(({ name }) => name.startsWith('Spring'))).toHaveLength(2);
  });
});

describe('one ladder', () => {
  test('has one decision from every page, and divisions that differ are put right at the field', async () => {
    const rules = { ...DIVISION, of: 'Autumn' };
    expect(await refusal({ division: { ...rules, level: 1, least: 9 } })).toEqual([422, ['division.target']]);
    const top = await announced({ name: 'Top', division: { ...rules, level: 1 } });
    // A new division is compared with the list of seasons, which lags; announcing the next ones compares again.
    await world.deliver();
    expect(await refusal({ division: { ...rules, level: 2, up: 2, most: 9 } })).toEqual([
      422,
      ['division.up', 'division.most'],
    ]);
    const low = await announced({ name: 'Low', division: { ...rules, level: 2 } });
    const settings = (await organizer.get<CreateSeason>(`/seasons/${low}/settings`)).body;
    const differing = { ...settings, division: { ...rules, level: 2, up: 2, down: 2, most: 21 } };
    expect((await organizer.put(`/seasons/${low}/settings`, differing)).status).toBe(200);
    await entered(top, ['una', 'vic', 'wim']);
    await entered(low, ['xia', 'yan', 'zoe']);
    for (const season of [top, low]) {
      await organizer.post(`/seasons/${season}/start`);
      await playSeason(world.deps, world.clock, season);
    }
    const page = async (season: string) =>
      (await world.visitor().get<Divisions>(`/seasons/${season}/divisions`)).body;
    const [fromTop, fromLow] = [await page(top), await page(low)];
    expect(fromLow).toEqual(fromTop);
    expect(fromTop.disagreements.map(({ rule }) => rule)).toEqual(['up', 'down', 'most']);
    expect(fromTop.next.map(({ length }) => length)).toEqual([3, 3]);
    const refused = await organizer.post<ProblemReply>(`/seasons/${low}/divisions/next`, {
      of: 'Advent',
    });
    expect([refused.status, refused.body.problems?.map(({ path }) => path.join('.'))]).toEqual([
      422,
      ['rules.up', 'rules.down', 'rules.most'],
    ]);
    const { of: _of, ...chosen } = { ...DIVISION, up: 1 };
    const of = 'Late autumn';
    const made = await organizer.post<Season>(`/seasons/${low}/divisions/next`, { of, rules: chosen });
    expect(made.body.division).toEqual({ ...chosen, of, level: 1 });
    await world.deliver();
    const { seasons } = (await organizer.get<League>(`/leagues/${league}`)).body;
    expect(seasons.filter(({ name }) => name.startsWith('Late autumn'))).toHaveLength(2);
  });

  test('says what puts one of two level players before the other at a line', async () => {
    const scoring = { id: 'formula', parameters: { expression: '1' } };
    const division = { ...DIVISION, of: 'Level' };
    const top = await announced({ name: 'Level top', scoring, division: { ...division, level: 1 } });
    const low = await announced({ name: 'Level low', scoring, division: { ...division, level: 2 } });
    await entered(top, ['kim', 'lea', 'mo']);
    await entered(low, ['nia', 'oda', 'pat']);
    for (const season of [top, low]) {
      await organizer.post(`/seasons/${season}/start`);
      await playSeason(world.deps, world.clock, season);
    }
    const { divisions } = (await world.visitor().get<Divisions>(`/seasons/${low}/divisions`)).body;
    expect(divisions.map(({ parted }) => parted.map(({ by }) => by))).toEqual([['draw'], ['draw']]);
    const [first] = divisions;
    expect(first?.parted[0]?.behind).toEqual(first?.rows.at(-1)?.player);
  });

  test('needs every level', async () => {
    const division = { ...DIVISION, of: 'Gaps' };
    const top = await announced({ name: 'Gaps top', division: { ...division, level: 1 } });
    const low = await announced({ name: 'Gaps low', division: { ...division, level: 3 } });
    await entered(top, ['gil', 'hal', 'ida']);
    await entered(low, ['jan', 'kai', 'leo']);
    for (const season of [top, low]) {
      await organizer.post(`/seasons/${season}/start`);
      await playSeason(world.deps, world.clock, season);
    }
    const refused = await organizer.post<ProblemReply>(`/seasons/${top}/divisions/next`, { of: 'No gaps' });
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      expect.stringContaining('Division 2 is missing'),
    ]);
  });
});

describe('settings', () => {
  const teams = { best: 1, list: [{ name: 'North', members: ['ann', 'bob'] }] };
  const scoring = { id: 'tribute', parameters: { free: 4 } };
  const aggregation = { total: { rule: 'sum', best: 2 }, tieBreaks: ['lot', 'best-game'] };

  test('of scoring, totals, teams and a division go out and in again as they are', async () => {
    const division = { ...DIVISION, of: 'Round trip', level: 1 };
    const one = await announced({ name: 'One', scoring, aggregation, teams, division });
    const settings = (await organizer.get<CreateSeason>(`/seasons/${one}/settings`)).body;
    expect(settings).toMatchObject({ scoring, aggregation, teams, division });
    const { division: _, ...rest } = settings;
    const two = await announced({ ...rest, name: 'Two' });
    const copied = (await organizer.get<CreateSeason>(`/seasons/${two}/settings`)).body;
    expect(copied).toEqual({ ...rest, name: 'Two' });
  });

  test('before the start everything is kept as it is changed, also what is taken away', async () => {
    const season = await announced({ name: 'Changing', scoring, aggregation, teams });
    const settings = (await organizer.get<CreateSeason>(`/seasons/${season}/settings`)).body;
    const other = { ...settings, scoring: 'carnage', aggregation: { tieBreaks: ['wins'] }, teams: undefined };
    expect((await organizer.put(`/seasons/${season}/settings`, other)).status).toBe(200);
    const changed = (await organizer.get<CreateSeason>(`/seasons/${season}/settings`)).body;
    expect(changed.scoring).toBe('carnage');
    expect(changed.aggregation?.tieBreaks).toEqual(['wins']);
    expect(changed).not.toHaveProperty('teams');
  });

  test('a champion by a top board needs one, and nobody is in two teams', async () => {
    const final = { rule: 'final', earlierRounds: 2, parts: [1], qualify: 3, champion: 'top-board' };
    const format = { kind: 'rounds', rounds: 3 };
    expect(await refusal({ format, aggregation: { total: final } })).toEqual([
      422,
      ['aggregation.total.champion'],
    ]);
    const list = [
      { name: 'North', members: ['ann'] },
      { name: 'North', members: ['ann'] },
    ];
    expect(await refusal({ teams: { best: 1, list } })).toEqual([
      422,
      ['teams.list.0.members', 'teams.list.1.name', 'teams.list.1.members'],
    ]);
  });

  test('teams are scored by their best, and take in but give up nobody once boards are drawn', async () => {
    const season = await announced({ name: 'Teams', teams });
    await entered(season, ['ann', 'bob', 'cat']);
    await organizer.post(`/seasons/${season}/start`);
    await world.deliver();
    await playSeason(world.deps, world.clock, season);
    const { rows, teams: table } = (await world.visitor().get<Scores>(`/seasons/${season}/scores`)).body;
    const totals = rows.filter(({ player }) => player.id !== 'cat').map(({ total }) => total);
    expect(table).toMatchObject([{ place: 1, team: 'North', total: Math.max(...totals) }]);
    const settings = (await organizer.get<CreateSeason>(`/seasons/${season}/settings`)).body;
    const changed = (members: readonly string[], best = 1) =>
      organizer.put<ProblemReply>(`/seasons/${season}/settings`, {
        ...settings,
        teams: { best, list: [{ name: 'North', members }] },
      });
    expect((await changed(['bob'])).body.problems?.[0]?.path).toEqual(['teams']);
    expect((await changed(['ann', 'bob'], 2)).status).toBe(422);
    expect((await changed(['bob', 'ann', 'cat'])).status).toBe(200);
  });
});
