import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { League, LeagueMembers } from '../../functions/core/league/leagues.schema';
import type { Roster } from '../../functions/core/roster/roster.schema';
import type {
  SeasonBoards,
  SeasonEntries,
  SeasonStanding,
} from '../../functions/core/season/season-pages.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { type Answer, type Person, startWorld, type World } from '../support/world';

const NAMES = ['Łukasz Żółć', 'Søren Ægir', 'Ute Strauß', 'José Peña', 'Đorđe Đukić', 'Müge Işık'];
const SEARCHES: readonly (readonly [typed: string, finds: string])[] = [
  ['lukasz', 'Łukasz Żółć'],
  ['ZOLC', 'Łukasz Żółć'],
  ['żółć', 'Łukasz Żółć'],
  ['soren', 'Søren Ægir'],
  ['soeren', 'Søren Ægir'],
  ['aegir', 'Søren Ægir'],
  ['strauss', 'Ute Strauß'],
  ['STRAUẞ', 'Ute Strauß'],
  ['jose pena', 'José Peña'],
  ['dorde', 'Đorđe Đukić'],
  ['muge isik', 'Müge Işık'],
  ['muege', 'Müge Işık'],
];

function good<Body>({ status, body, text }: Answer<Body>): Body {
  if (status !== 200) throw new Error(`${status} ${text}`);
  return body;
}

describe('every list with a search finds names whatever accents are typed', () => {
  let world: World;
  let olga: Person;
  let league: string;
  let season: string;

  beforeAll(async () => {
    world = await startWorld();
    olga = await world.person('olga', 'Olga');
    league = good(await olga.post<League>('/leagues', { name: 'Winter league' })).id;
    const settings = {
      ...{ name: 'Winter', system: 'ny2047', boardSize: 3, options: { lastYear: 2047 } },
      deadlines: { orders: 1440, adjustment: 1440 },
    };
    season = good(await olga.post<Season>(`/leagues/${league}/seasons`, settings)).id;
    good(await olga.post(`/seasons/${season}/roster`, { text: NAMES.join('\n') }));
    good(await olga.post(`/seasons/${season}/start`));
    await world.deliver();
  });
  afterAll(() => world.close());

  const asked = async <Body>(path: string, typed: string) =>
    good(await olga.get<Body>(`${path}?search=${encodeURIComponent(typed)}`));

  test.each(SEARCHES)('%s finds %s', async (typed, wanted) => {
    const of = `/seasons/${season}`;
    const members = await asked<LeagueMembers>(`/leagues/${league}/members`, typed);
    const roster = await asked<Roster>(`${of}/roster`, typed);
    const entries = await asked<SeasonEntries>(`${of}/entries`, typed);
    const standing = await asked<SeasonStanding>(`${of}/standing`, typed);
    const boards = await asked<SeasonBoards>(`${of}/boards`, typed);
    expect({
      members: members.members.map(({ player }) => player.name),
      roster: roster.players.map(({ name }) => name),
      entries: entries.entries.map(({ player }) => player.name),
      standing: standing.rows.map(({ player }) => player.name),
    }).toEqual({ members: [wanted], roster: [wanted], entries: [wanted], standing: [wanted] });
    expect(boards.boards).toHaveLength(1);
    expect(boards.boards[0]?.seats.map(({ player }) => player.name)).toContain(wanted);
  });
});

test('no list is searched by letters as they were typed', () => {
  const found = ['functions', 'web'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /^(?!\.next|node_modules).*\.tsx?$/.test(file) && !file.includes('.test.'))
      .map((file) => `${folder}/${file}`)
      .filter((file) => /toLowerCase\(\)\s*\.(includes|startsWith)\(/.test(readFileSync(file, 'utf8'))),
  );
  expect(found).toEqual([]);
});
