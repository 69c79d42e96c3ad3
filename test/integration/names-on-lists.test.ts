import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ImportedSeason } from '../../functions/core/past-season/past-seasons.schema';
import type { ProblemReply } from '../../functions/core/platform/common.schema';
import type { EnteredResults } from '../../functions/core/result/table-results.schema';
import type { Roster } from '../../functions/core/roster/roster.schema';
import type { SeasonEntries } from '../../functions/core/season/season-pages.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { startLeague } from '../support/league';
import type { Person, World } from '../support/world';

const DEADLINES = { orders: 60, adjustment: 60, earlyClose: true };
const FOUR = ['Ann Lee', 'Jürgen Müller', 'Bob "Ace" Smith', 'Søren Jørgensen'];

let world: World;
let olga: Person;
let league: string;

beforeEach(async () => {
  ({ world, olga, league } = await startLeague());
});
afterEach(() => world.close());

let evenings = 0;

async function evening(settings: object = {}): Promise<string> {
  evenings += 1;
  const answer = await olga.post<Season>(`/leagues/${league}/seasons`, {
    ...{ name: `Evening ${evenings}`, system: 'new-era', boardSize: 4, deadlines: DEADLINES },
    ...{ atTheTable: { rated: true }, format: { kind: 'rounds', rounds: 1 } },
    ...settings,
  });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body.id;
}

const add = async (season: string, text: string) => {
  const answer = await olga.post<Roster & ProblemReply>(`/seasons/${season}/roster`, { text });
  return { ...answer.body, status: answer.status, text: answer.text };
};
const idsOn = ({ players }: Roster) => players.map(({ id }) => id).sort();
const start = async (season: string) => {
  const { status, text } = await olga.post(`/seasons/${season}/start`);
  if (status !== 200) throw new Error(text);
  await world.deliver();
};
const enter = (season: string, text: string, preview = false) =>
  olga.post<EnteredResults & ProblemReply>(`/seasons/${season}/table-results`, { text, preview });

describe('a name alone', () => {
  test('finds the same four people on the list of next week’s evening, however they are written', async () => {
    const first = await add(await evening(), FOUR.join('\n'));
    expect(first.added.map(({ became, isNew }) => [became, isNew])).toEqual(FOUR.map(() => ['in', true]));
    const again = [
      'Spieler:',
      '1. Lee, Ann',
      '2. juergen mueller',
      '3. Bob „Ace“ Smith',
      '4. Soren Jorgensen',
    ];
    const second = await add(await evening(), again.join('\n'));
    expect(second.text).toContain('"isNew":false');
    expect(second.added.map(({ name, became, isNew }) => [name, became, isNew])).toEqual(
      FOUR.map((name) => [name, 'in', false]),
    );
    expect(idsOn(second)).toEqual(idsOn(first));
  });

  test('changes nobody when the list comes a second time, with one name more', async () => {
    const season = await evening();
    await add(season, FOUR.join('\n'));
    const longer = await add(season, [...FOUR, 'Eva Mol'].join('\n'));
    expect(longer.added.map(({ became }) => became)).toEqual([...FOUR.map(() => 'already'), 'in']);
    expect(longer.count).toBe(5);
  });

  test('finds a member who registered, and enters them once', async () => {
    const ana = await world.person('ana', 'Ana Ruiz');
    await ana.post(`/leagues/${league}/members`);
    const season = await evening();
    expect((await add(season, 'Ruiz, Ana')).players).toMatchObject([{ id: 'ana', state: 'in' }]);
    expect((await add(season, 'ana ruiz\nBen Hart')).added).toMatchObject([
      { became: 'already', isNew: false },
      { became: 'in', isNew: true },
    ]);
  });

  test('asks a member who withdrew, and does not enter them', async () => {
    const ana = await world.person('ana', 'Ana Ruiz');
    await ana.post(`/leagues/${league}/members`);
    const season = await evening();
    await ana.post(`/seasons/${season}/entries`);
    await ana.remove(`/seasons/${season}/entries/me`);
    expect((await add(season, 'Ana Ruiz')).added).toMatchObject([{ became: 'invited', isNew: false }]);
  });

  test('that is invited by mail already makes no second account', async () => {
    const season = await evening();
    await add(season, 'Ann Lee, ann@example.org');
    await world.deliver();
    expect((await add(season, 'Ann Lee\nBen Hart')).added).toMatchObject([
      { became: 'already' },
      { became: 'in' },
    ]);
  });

  test('that two people share is asked about, and nothing changes before the answer', async () => {
    const first = await add(await evening(), 'Ann Lee\nAnn Lee (new)\nBen Hart');
    const [ann, other] = first.players.filter(({ name }) => name.startsWith('Ann Lee'));
    expect(other?.name).toMatch(/^Ann Lee \([0-9A-F]{4}\)$/);
    const season = await evening();
    const asked = await add(season, 'Eva Mol\nAnn Lee\nx@');
    expect(asked.status).toBe(422);
    const asks = await add(season, 'Eva Mol\nann lee');
    expect(asks.status).toBe(422);
    expect(asks.problems?.map(({ message }) => message)[0]).toMatch(
      /^Line 2: “ann lee” is the name of several people here: Ann Lee \([0-9A-F]{4}\), Ann Lee \([0-9A-F]{4}\)\./,
    );
    expect((await olga.get<Roster>(`/seasons/${season}/roster`)).body.players).toEqual([]);
    const choices = /here: (.*?), (.*?)\. Write/.exec(asks.problems?.[0]?.message ?? '')?.slice(1) ?? [];
    const both = await add(season, choices.join('\n'));
    expect(idsOn(both)).toEqual([ann?.id, other?.id].sort());
  });

  test('of another league finds nobody', async () => {
    await add(await evening(), 'Ann Lee');
    const { body } = await olga.post<{ id: string }>('/leagues', { name: 'Another' });
    league = body.id;
    expect((await add(await evening(), 'Ann Lee')).added).toMatchObject([{ isNew: true }]);
  });
});

describe('results', () => {
  const heads = [
    ['Runde;Tisch;Platz;Spieler;Punkte', (p: readonly string[]) => `1;1;${p[1]}.;${p[0]};${p[2]},0`],
    [
      'Round,Table,Place,Player,Score',
      (p: readonly string[]) => `1,1,${p[1]},"${p[0]?.replaceAll('"', '""')}",${p[2]}`,
    ],
    [
      'Ronda\tMesa\tPuesto\tJugador\tPuntos',
      (p: readonly string[]) => `Ronda 1\tMesa 1\t${p[1]}\t${p[0]}\t${p[2]}`,
    ],
    ['Punkte;Spieler;Platz;Brett;Runde;Verein', (p: readonly string[]) => `${p[2]};${p[0]};${p[1]};1;1;SC`],
    ['Player | Points | Round | Board', (p: readonly string[]) => `${p[0]} | ${p[2]} | 1 | 1`],
  ] as const;

  test.each(heads)('under %s find people by the names as they were pasted', async (head, line) => {
    await add(await evening(), 'Ann Lee\nJürgen Müller\nJürgen Müller (new)');
    const season = await evening();
    const asked = await add(season, 'Jürgen Müller');
    const [, , choice = ''] = /here: (.*?), (.*?)\. Write/.exec(asked.text) ?? [];
    const { added } = await add(
      season,
      ['Lee, Ann', choice, 'Bob "Ace" Smith', 'Søren Jørgensen'].join('\n'),
    );
    expect(added.map(({ became }) => became)).toEqual(['in', 'in', 'in', 'in']);
    await start(season);
    const rows = [
      ['ann lee', '1', '40'],
      ['Jurgen Muller', '2', '30'],
      ['Bob “Ace” Smith', '3', '20'],
      ['SOREN JORGENSEN', '4', '10'],
    ].map(line);
    const { status, text, body } = await enter(season, [head, ...rows].join('\n'));
    expect(status, text).toBe(200);
    expect(body.boards[0]?.seats.map(({ points }) => points).sort()).toEqual([10, 20, 30, 40]);
    expect(body.skipped).toEqual(head.includes('Verein') ? ['Verein'] : []);
  });

  test('of our own file are taken back, and so is it as a list of players and as a past season', async () => {
    const season = await evening();
    await add(season, FOUR.join('\n'));
    await start(season);
    const list = FOUR.map((name, at) => `1,1,"${name.replaceAll('"', '""')}",${30 - at},won`);
    expect((await enter(season, ['round,board,player,points,ending', ...list].join('\n'))).status).toBe(200);
    await world.deliver();
    const file = (await olga.get(`/seasons/${season}/results.csv`)).text;
    const back = await enter(season, file, true);
    expect(back.status, back.text).toBe(200);
    expect(back.body.boards.map(({ became }) => became)).toEqual(['unchanged']);
    const standing = (await olga.get(`/seasons/${season}/standing.csv`)).text;
    for (const text of [file, standing]) {
      const next = await add(await evening(), text);
      expect(next.added.map(({ became, isNew }) => [became, isNew])).toEqual(FOUR.map(() => ['in', false]));
    }
    const past = await olga.post<ImportedSeason>(`/leagues/${league}/past-seasons`, {
      ...{ name: 'Spring 2019', system: 'new-era', endedOn: '2019-05-31', rated: true, text: file },
      preview: true,
    });
    expect(past.status, past.text).toBe(200);
    expect(past.body.known.sort()).toEqual([...FOUR].sort());
    expect(past.body.leaders[0]?.name).toBe('Ann Lee');
  });
});

test('a round is seated by German and Spanish heads, and by names without accents', async () => {
  const season = await evening({ registration: { review: true } });
  await add(season, FOUR.join('\n'));
  await start(season);
  for (const text of [
    'Tisch;Spieler\n1;Lee, Ann\n1;Jurgen Muller\n1;Bob Ace Smith\n1;soren jorgensen',
    'Nombre,Mesa,Club\nAnn Lee,Mesa 1,x\nJuergen Mueller,1,x\nBob Ace Smith,1,x\nSøren Jørgensen,1,x',
    'Ronda;Mesa;Jugador\n1;1;Ann Lee\n1;1;Jürgen Müller\n1;1;Bob "Ace" Smith\n1;1;Søren Jørgensen\n2;1;Ann Lee',
  ]) {
    const seated = await olga.post(`/seasons/${season}/rounds/1/seating`, { text });
    expect(seated.status, seated.text).toBe(200);
  }
});

test('a search finds names whatever their accents, in every list that can be searched', async () => {
  const season = await evening();
  await add(season, ['Antonín Dvořák', ...FOUR].join('\n'));
  for (const [search, name] of [
    ['dvorak', 'Antonín Dvořák'],
    ['jurgen', 'Jürgen Müller'],
    ['juergen', 'Jürgen Müller'],
    ['jorgensen', 'Søren Jørgensen'],
  ] as const)
    for (const list of [
      `/seasons/${season}/roster`,
      `/seasons/${season}/entries`,
      `/leagues/${league}/members`,
    ]) {
      const found = await olga.get<SeasonEntries>(`${list}?search=${search}`);
      expect(found.status, list).toBe(200);
      expect(found.body.count, `${list} ${search}`).toBe(1);
      expect(found.text).toContain(name);
    }
});
