import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Bracket } from '../../functions/core/round/bracket.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { startLeague } from '../support/league';
import type { Person, World } from '../support/world';

let world: World;
let olga: Person;
let league: string;

const NAMES = ['Ana Ruiz', 'Ben Hart', 'Cem Aydin', 'Dora Weiss', 'Emil Ford', 'Fay Lund'];
const GROUPS = { kind: 'groups', groups: 2, through: 1, advance: 1 };
const SETTINGS = {
  ...{ name: 'Evening', system: 'new-era', boardSize: 2, leftOver: 'byes', scoring: 'rank-points' },
  deadlines: { orders: 60, adjustment: 60, earlyClose: true },
  format: GROUPS,
  atTheTable: { rated: false },
};
const tie = (where: number | string, ...tieBreaks: readonly string[]) => ({
  ...(typeof where === 'number' ? { round: where } : { stage: where }),
  tieBreaks,
});
const rules = (...otherTieBreaks: readonly object[]) => ({
  aggregation: { tieBreaks: ['earlier-registration'], otherTieBreaks },
});

beforeAll(async () => {
  ({ world, olga, league } = await startLeague());
});
afterAll(() => world.close());

const create = (settings: object) =>
  olga.post<Season>(`/leagues/${league}/seasons`, { ...SETTINGS, ...settings });

type Seats = Season['boards'][number]['seats'];

/** Enters a result for every open board; answers what was entered. */
async function play(path: string, pointsOf: (name: string, other: string) => number) {
  const { body } = await olga.get<Season>(path);
  const open = body.boards.filter(({ status }) => status === 'running');
  const nameAt = (seats: Seats, at: number) => seats[at]?.player.name ?? '';
  const entered = open.flatMap(({ round, board, seats }) =>
    seats.map(({ player }, at) => {
      const points = pointsOf(player.name, nameAt(seats, 1 - at));
      return { line: `${round},${board},${player.name},${points}`, name: player.name, points };
    }),
  );
  const text = ['round,board,player,points', ...entered.map(({ line }) => line)].join('\n');
  const answer = await olga.post(`${path}/table-results`, { text });
  expect(answer.status, answer.text).toBe(200);
  await world.deliver();
  return entered;
}

/** A season whose groups are level after all their games, and whose final is level too. */
async function levelSeason(settings: object) {
  const { body, status, text } = await create(settings);
  expect(status, text).toBe(200);
  const path = `/seasons/${body.id}`;
  await olga.post(`${path}/roster`, { text: NAMES.join('\n') });
  expect((await olga.post(`${path}/start`)).status).toBe(200);
  await world.deliver();
  const groupOf = new Map<string, string[]>();
  const figures = new Map<string, number>();
  for (let round = 1; round <= 3; round += 1) {
    const { body: bracket } = await olga.get<Bracket>(`${path}/bracket`);
    for (const { rows } of bracket.groups) {
      const members = rows.map(({ player }) => player.name).sort();
      for (const name of members) groupOf.set(name, members);
    }
    // In each group the first beats the second, the second the third, the third the first: by more than the others.
    const beats = (name: string, other: string) => {
      const group = groupOf.get(name) ?? [];
      return (group.indexOf(name) + 1) % group.length === group.indexOf(other);
    };
    const isLast = (name: string) => groupOf.get(name)?.at(-1) === name;
    const entered = await play(path, (name, other) => (beats(name, other) ? (isLast(name) ? 9 : 3) : 1));
    for (const { name, points } of entered) figures.set(name, (figures.get(name) ?? 0) + points);
  }
  const finalists = (await olga.get<Season>(path)).body.boards
    .filter(({ round }) => round === 4)
    .flatMap(({ seats }) => seats.map(({ player }) => player.name))
    .sort();
  await play(path, () => 5);
  const { body: ended } = await olga.get<Season>(path);
  expect(ended.status).toBe('finished');
  const groups = [...new Set(groupOf.values())];
  return { path, rules: ended.rules, groups, figures, finalists, champions: ended.champions };
}

describe('tie-breaks of a stage and of a round', () => {
  test('decide who comes through the groups, and who wins the cup', async () => {
    const usual = await levelSeason(rules());
    // Without others, the first to register of each group, and of the final.
    const firsts = usual.groups.map(([first = '']) => first).sort();
    expect(usual.finalists).toEqual(firsts);
    expect(usual.champions.map(({ name }) => name)).toEqual(firsts.slice(0, 1));

    const other = await levelSeason(
      rules(
        tie('groups', 'total-centres'),
        tie('cup', 'lot'),
        tie(4, 'last-centres', 'earlier-registration'),
      ),
    );
    const most = other.groups.map((group) => {
      const best = Math.max(...group.map((name) => other.figures.get(name) ?? 0));
      const [only = '', ...more] = group.filter((name) => other.figures.get(name) === best);
      expect(more).toEqual([]);
      return only;
    });
    expect(other.finalists).toEqual(most.sort());
    expect(other.champions.map(({ name }) => name)).toEqual(most.slice(0, 1));
    expect(other.rules).toContain('Ties in groups: more victory points in all games.');
    expect(other.rules).toContain('Ties in the cup: a lot drawn from the published seed.');
    expect(other.rules).toContain(
      'Ties after round 4: more victory points in the last game; then earlier registration.',
    );
    const { body: bracket } = await olga.get<Bracket>(`${other.path}/bracket`);
    const seats = bracket.stages.at(-1)?.boards[0]?.seats.map(({ player }) => player.name);
    expect(seats).toEqual(most);
  });

  test('are named in the log, and kept by a copy of the settings', async () => {
    const { body: season } = await create({});
    const path = `/seasons/${season.id}`;
    const changed = { ...SETTINGS, ...rules(tie('groups', 'wins'), tie(4, 'stay-tied')) };
    expect((await olga.put(`${path}/settings`, changed)).status).toBe(200);
    const log = (await olga.get(`/leagues/${league}/log`)).text;
    expect(log).toContain('groups: more games won outright');
    expect(log).toContain('round 4: none');
    expect(await olga.get(`${path}/settings`)).toMatchObject({
      body: { aggregation: changed.aggregation },
    });
  });

  test('are fixed once boards are drawn, and those of rounds that fall away go with them', async () => {
    const swiss = { format: { kind: 'swiss', rounds: 4 }, ...rules(tie(2, 'wins'), tie(4, 'wins')) };
    const { body: season } = await create(swiss);
    const path = `/seasons/${season.id}`;
    await olga.post(`${path}/roster`, { text: NAMES.join('\n') });
    expect((await olga.post(`${path}/start`)).status).toBe(200);
    await world.deliver();
    const shorter = { ...SETTINGS, format: { kind: 'swiss', rounds: 3 } };
    const paths = async (ties: object) => {
      const { status, body } = await olga.put<{ problems?: { path: unknown[] }[] }>(`${path}/settings`, {
        ...shorter,
        ...ties,
      });
      return [status, body.problems?.map((one) => one.path)];
    };
    expect(await paths(rules(tie(2, 'wins'), tie(4, 'wins')))).toEqual([
      422,
      [['aggregation', 'otherTieBreaks', 1, 'round']],
    ]);
    expect(await paths(rules())).toEqual([422, [['aggregation']]]);
    expect(await paths(rules(tie(2, 'wins')))).toEqual([200, undefined]);
  });

  test.each([
    ['a cup in rounds', { kind: 'rounds', rounds: 2 }, [tie('cup', 'wins')], [[0, 'stage']]],
    ['groups in a cup', { kind: 'knock-out', advance: 1 }, [tie('groups', 'wins')], [[0, 'stage']]],
    ['a round that there is not', { kind: 'rounds', rounds: 2 }, [tie(3, 'wins')], [[0, 'round']]],
    ['a stage twice', GROUPS, [tie('cup', 'wins'), tie('cup', 'lot')], [[1, 'stage']]],
    ['a round twice', GROUPS, [tie(1, 'wins'), tie('cup', 'lot'), tie(1, 'lot')], [[2, 'round']]],
    ['a ladder', { kind: 'ladder' }, [tie(1, 'wins')], [[]]],
  ])('are refused: %s', async (_name, format, ties, paths) => {
    const refused = await create({ format, ...rules(...ties) });
    const { problems } = refused.body as unknown as { problems: { path: unknown[] }[] };
    expect([refused.status, problems.map(({ path }) => path)]).toEqual([
      422,
      paths.map((path) => ['aggregation', 'otherTieBreaks', ...path]),
    ]);
  });

  test('Buchholz is refused on boards of more than two here as well', async () => {
    const format = { kind: 'swiss', rounds: 3 };
    const refused = await create({ format, boardSize: 4, ...rules(tie(3, 'buchholz')) });
    expect(refused.text).toContain('"aggregation","otherTieBreaks",0,"tieBreaks"');
  });
});
