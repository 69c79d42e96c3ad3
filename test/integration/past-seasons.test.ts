import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DELETE_WORDS } from '../../functions/core/account/delete-words.schema';
import type { League } from '../../functions/core/league/leagues.schema';
import type { ImportedSeason } from '../../functions/core/past-season/past-seasons.schema';
import type { Ratings } from '../../functions/core/rating/ratings.schema';
import { recomputeRatings } from '../../functions/core/rating/recompute-ratings';
import type { Log, Statistics } from '../../functions/core/result/results.schema';
import type { Roster } from '../../functions/core/roster/roster.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { recomputed } from '../support/computed';
import { type Person, SITE_ADMIN, startWorld, type World } from '../support/world';

const DEADLINES = { orders: 60, adjustment: 60, earlyClose: true };

let world: World;
let olga: Person;
let league: string;

beforeEach(async () => {
  world = await startWorld();
  olga = await world.person('olga', 'Olga');
  league = (await olga.post<League>('/leagues', { name: 'Club' })).body.id;
});
afterEach(() => world.close());

/** Two rounds on two boards of three, as in a spreadsheet. */
const SPRING = [
  'round,board,seat,player,points',
  ...['1,1,red,Ana Ruiz,33', '1,1,blue,Ben Hart,30', '1,1,green,Cho Lin,29'],
  ...['1,2,red,Dan Roe,21', '1,2,blue,Eva Mol,40', '1,2,green,Finn Ode,28'],
  ...['2,1,red,Eva Mol,33', '2,1,blue,Ana Ruiz,35', '2,1,green,Dan Roe,10'],
  ...['2,2,red,Finn Ode,33', '2,2,blue,Cho Lin,22', '2,2,green,Ben Hart,11'],
].join('\n');

const WISH = { name: 'Spring 2019', system: 'new-era', endedOn: '2019-05-31', rated: true, text: SPRING };
const send = (wish: object = {}, preview = false, by = olga, headers = {}) =>
  by.post<ImportedSeason>(`/leagues/${league}/past-seasons`, { ...WISH, ...wish, preview }, headers);
const seasonOf = async (id: string) => (await olga.get<Season>(`/seasons/${id}`)).body;
const ratings = async () => (await olga.get<Ratings>('/ratings/new-era')).body.rows;
/** Confirms all imported results, as a site administrator who knows the club does. */
const approve = async (season: string, on: World = world) => {
  const admin = await on.person(SITE_ADMIN, 'Ada');
  const answer = await admin.post('/site/results', {
    season,
    approved: true,
    why: 'The club sent its records.',
  });
  if (answer.status !== 200) throw new Error(answer.text);
  await on.deliver();
};

describe('importing a past season', () => {
  test('says first what it would bring, and changes nothing', async () => {
    const { status, body } = await send({}, true);
    expect(status).toBe(200);
    expect(body).toMatchObject({ rounds: 2, boards: 4, players: 6, known: [] });
    expect(body.new).toHaveLength(6);
    expect(body.leaders[0]).toEqual({ name: 'Ana Ruiz', place: 1, total: 20 });
    await world.deliver();
    expect((await olga.get<League>(`/leagues/${league}`)).body.seasons).toEqual([]);
  });

  test('brings boards, standing, awards, hall of fame and ratings as of its end', async () => {
    const { body } = await send();
    await world.deliver();
    const season = await seasonOf(body.season.id);
    expect(season).toMatchObject({ status: 'finished', round: 2, rounds: 2 });
    expect(season.createdAt.slice(0, 10)).toBe('2019-05-31');
    expect(season.importedAt).not.toBeNull();
    expect(season.champions.map(({ name }) => name)).toEqual(['Ana Ruiz']);
    expect(season.boards.map(({ status, atTheTable }) => [status, atTheTable])).toEqual(
      [1, 2, 3, 4].map(() => ['finished', true]),
    );
    expect(season.standing.map(({ player, total }) => [player.name, total])[0]).toEqual(['Ana Ruiz', 20]);
    const hall = await olga.get<{ seasons: { season: { name: string }; endedAt: string }[] }>(
      `/hall-of-fame?league=${league}`,
    );
    expect(hall.text).not.toContain('Spring 2019');
    const own = await olga.get(`/leagues/${league}/hall-of-fame`);
    expect(own.text).toContain('Spring 2019');
    expect(await ratings()).toHaveLength(0);
    await approve(season.id);
    expect((await olga.get('/hall-of-fame')).text).toContain('Spring 2019');
    const rows = await ratings();
    expect(rows).toHaveLength(6);
    const [ana] = season.champions;
    const page = (await olga.get(`/players/${ana?.id}`)).body;
    expect(JSON.stringify(page)).toContain('2019-05-31');
    const log = (await olga.get<Log>(`/leagues/${league}/log`)).body.entries;
    expect(log.map(({ kind, after }) => [kind, after])).toEqual([
      ['import-season', 'Ended on 31 May 2019: 4 boards, 6 players'],
    ]);
    for (const part of ['/rounds/1', '/rounds/2/draw', '/standing', '/awards', '/charts', '/report.md'])
      expect((await olga.get(`/seasons/${season.id}${part}`)).status, part).toBeLessThan(500);
    expect((await olga.get(`/games/${season.boards[0]?.game}/result`)).status).toBe(200);
  });

  test('counts before what was played later, whenever it is imported', async () => {
    for (const wish of [
      { name: 'Autumn 2020', endedOn: '2020-11-30' },
      { text: SPRING.replace(',33', ',32') },
    ]) {
      const { body } = await send(wish);
      await world.deliver();
      await approve(body.season.id);
    }
    const other = SPRING.replace(',33', ',32');
    const late = await ratings();
    const again = await startWorld();
    try {
      const pia = await again.person('olga', 'Olga');
      const { id } = (await pia.post<League>('/leagues', { name: 'Club' })).body;
      for (const wish of [{ text: other }, { name: 'Autumn 2020', endedOn: '2020-11-30' }]) {
        const { body } = await pia.post<ImportedSeason>(`/leagues/${id}/past-seasons`, { ...WISH, ...wish });
        await again.deliver();
        await approve(body.season.id, again);
      }
      const inOrder = (await pia.get<Ratings>('/ratings/new-era')).body.rows;
      const bare = (rows: typeof late) =>
        rows.map(({ player, rating, games }) => [player.name, rating, games]);
      expect(bare(late)).toEqual(bare(inOrder));
    } finally {
      await again.close();
    }
    expect(await recomputed(world.store, () => recomputeRatings(world.deps))).toEqual([]);
  });

  test('has its boards in the record round by round, in the order of their numbers', async () => {
    const { season } = (await send()).body;
    await world.deliver();
    const { rows } = await world.store.results(null);
    const own = rows.filter((one) => one.season.id === season.id);
    expect(own.map(({ round, board }) => `${round}.${board}`)).toEqual(['1.1', '1.2', '2.1', '2.2']);
  });

  test('counts each board once in the statistics, whichever seats of the game it has', async () => {
    const { season } = (await send({ text: SPRING.replace('2,2,green', '2,2,yellow') })).body;
    await world.deliver();
    await approve(season.id);
    const { boards } = (await olga.get<Statistics>('/systems/new-era/statistics')).body;
    expect(
      boards.map(({ players, games, seats }) => [
        players,
        games,
        Object.fromEntries(seats.map(({ seat, games }) => [seat, games])),
      ]),
    ).toEqual([[3, 4, { red: 4, blue: 4, green: 3, yellow: 1 }]]);
  });

  test('leaves ratings alone where it is not rated', async () => {
    const { body } = await send({ rated: false });
    await world.deliver();
    expect((await seasonOf(body.season.id)).champions).toHaveLength(1);
    expect(await ratings()).toHaveLength(0);
  });

  test('takes the same list once, and says when it was imported', async () => {
    const { body } = await send();
    await world.deliver();
    const lines = SPRING.split('\n');
    const shuffled = [lines[0], ...lines.slice(1).reverse()].join('\r\n').replaceAll(',', ';');
    const again = await send({ name: 'Another name', endedOn: '2019-06-01', text: shuffled });
    expect(again.status).toBe(422);
    expect(again.text).toMatch(/This season was imported on \d+ \w+ \d{4} as “Spring 2019”/);
    const twin = await send({ text: SPRING.replace(',33', ',32') });
    expect(twin.text).toContain('There is already a past season called Spring 2019.');
    const seasons = (await olga.get<League>(`/leagues/${league}`)).body.seasons;
    expect(seasons.map(({ id }) => id)).toEqual([body.season.id]);
  });

  test('finishes one that was cut off when its list is sent again', async () => {
    const { body } = await send();
    expect((await seasonOf(body.season.id)).champions).toEqual([]);
    expect((await send()).status).toBe(200);
    expect((await seasonOf(body.season.id)).champions).toHaveLength(1);
    await world.deliver();
    expect((await send()).status).toBe(422);
  });

  test('answers a request that is sent again as it did', async () => {
    const headers = { 'idempotency-key': 'one' };
    const first = await send({}, false, olga, headers);
    await world.deliver();
    expect((await send({}, false, olga, headers)).body).toEqual(first.body);
  });
});

describe('who the players of a past season are', () => {
  test('members by name or address, those of earlier imports, and new ones', async () => {
    const ana = await world.person('ana', 'Ana Ruiz');
    await ana.post(`/leagues/${league}/members`);
    const first = await send();
    expect(first.body.known).toEqual(['Ana Ruiz']);
    await world.deliver();
    const second = await send({ name: 'Summer', endedOn: '2019-08-31', text: SPRING.replace(',33', ',32') });
    expect(second.body.new).toEqual([]);
    await world.deliver();
    const [one, other] = [await seasonOf(first.body.season.id), await seasonOf(second.body.season.id)];
    const ids = ({ entries }: Season) => entries.map(({ player }) => player.id).sort();
    expect(ids(one)).toEqual(ids(other));
    expect(ids(one)).toContain(ana.id);
    // They do not become members: having played in a league once does not subscribe anyone to its news.
    const { members } = (await olga.get<League>(`/leagues/${league}`)).body;
    expect(members.map(({ player }) => player.name).sort()).toEqual(['Ana Ruiz', 'Olga']);
  });

  test('are forgotten when they delete their account, member or not', async () => {
    const { body } = await send();
    await world.deliver();
    const { player } =
      (await seasonOf(body.season.id)).entries.find((one) => one.player.name === 'Ben Hart') ?? {};
    const ben = await world.person(player?.id ?? '', 'Ben Hart');
    expect((await ben.remove('/me/account', { confirm: DELETE_WORDS })).status).toBe(200);
    await world.deliver();
    for (const path of [`/seasons/${body.season.id}`, '/ratings/new-era', `/leagues/${league}/log`])
      expect((await olga.get(path)).text, path).not.toContain('Ben Hart');
  });

  test('are the same when a roster names them', async () => {
    const past = await send();
    await world.deliver();
    const season = await olga.post<Season>(`/leagues/${league}/seasons`, {
      ...{ name: 'Now', system: 'new-era', boardSize: 3, deadlines: DEADLINES },
    });
    await olga.post(`/seasons/${season.body.id}/roster`, { text: 'Ben Hart\nNew Person' });
    const entered = (await seasonOf(season.body.id)).entries.map(({ player }) => player);
    const before = (await seasonOf(past.body.season.id)).entries.map(({ player }) => player);
    expect(before).toContainEqual(entered.find(({ name }) => name === 'Ben Hart'));
    expect(entered.map(({ name }) => name)).toEqual(['Ben Hart', 'New Person']);
  });

  test('are new by their address, with or without an account: neither the answer nor the roster says which', async () => {
    const ana = await world.person('ana', 'Ana Ruiz');
    await ana.post(`/leagues/${league}/members`);
    const open = (id: string) => world.store.openAccount({ id, name: id, email: `${id}@example.org` });
    // A member, a player of another league, and an account that waits.
    for (const id of ['ana', 'sam', 'tia']) await open(id);
    await (await world.person('sam', 'Sam')).post('/leagues', { name: 'Elsewhere' });
    await world.dynamo.dynamo.catchUp('indexes');
    const answers: string[] = [];
    for (const [at, who] of ['nobody', 'ana', 'sam', 'tia'].entries()) {
      const letter = 'ABCD'[at] ?? '';
      const text = [
        'round,board,seat,player,points,mail',
        `1,1,red,Person ${letter},${at},${who}@example.org`,
        `1,1,blue,Other ${letter},9${at},`,
      ].join('\n');
      const name = `Season ${letter}`;
      const checked = await send({ name, text }, true);
      const { body } = await send({ name, text });
      await world.deliver();
      const { players } = (await olga.get<Roster>(`/seasons/${body.season.id}/roster`)).body;
      const rows = players
        .map(({ name: player, login, hasCome, state }) => [player, login, hasCome, state].join(' '))
        .sort();
      answers.push(
        JSON.stringify([
          checked.status,
          checked.body.known,
          checked.body.new,
          body.known,
          body.new,
          rows,
        ]).replaceAll(new RegExp(` ${letter}\\b`, 'g'), ' X'),
      );
      const { entries } = await seasonOf(body.season.id);
      expect(entries.map(({ player }) => player.id)).not.toContain(who);
    }
    expect(answers[0]).toContain('Person X');
    expect(answers).toEqual(answers.map(() => answers[0]));
  });

  test('are named by line where two have one address, or one has two', async () => {
    const text = [
      'round,board,seat,player,points,mail',
      '1,1,red,Ana Ruiz,3,ana@example.org',
      '1,1,blue,Ben Hart,2,ANA@example.org',
      '2,1,red,Ana Ruiz,3,ruiz@example.org',
      '2,1,blue,Ben Hart,2,nonsense',
    ].join('\n');
    const refused = await send({ text });
    expect(refused.text).toContain('Line 3: ana@example.org belongs to another player above.');
    expect(refused.text).toContain('Line 4: Ana Ruiz has a different mail address above.');
    expect(refused.text).toContain('Line 5: “nonsense” is not a mail address.');
  });
});

describe('a player who played two boards of a round', () => {
  const AGAIN = SPRING.replace('1,2,red,Dan Roe,21', '1,2,red,Ana Ruiz,21');
  const marked = (text: string) =>
    text
      .split('\n')
      .map((line, at) => `${line},${at === 0 ? 'twice' : line.startsWith('1,2,red') ? 'yes' : ''}`)
      .join('\n');

  test('counts with both, where the list says so', async () => {
    expect((await send({ text: AGAIN })).text).toContain(
      'Line 5: Ana Ruiz already plays in round 1, on line 2',
    );
    const answer = await send({ text: marked(AGAIN) });
    expect(answer.status, answer.text).toBe(200);
    await world.deliver();
    const { standing } = await seasonOf(answer.body.season.id);
    const ana = standing.find(({ player }) => player.name === 'Ana Ruiz');
    expect(ana?.rounds.map(({ round }) => round)).toEqual([1, 1, 2]);
  });

  test('counts with both in our own file', async () => {
    const first = await send({ text: marked(AGAIN) });
    await world.deliver();
    const file = (await olga.get(`/seasons/${first.body.season.id}/results.csv`)).text;
    league = (await olga.post<League>('/leagues', { name: 'Another club' })).body.id;
    const again = await send({ text: file });
    expect(again.status, again.text).toBe(200);
    await world.deliver();
    const totals = async (season: string) =>
      Object.fromEntries((await seasonOf(season)).standing.map(({ player, total }) => [player.name, total]));
    expect(await totals(again.body.season.id)).toEqual(await totals(first.body.season.id));
  });

  test.each([
    [
      'player at two seats of one board',
      marked(AGAIN).replace('1,1,blue,Ben Hart,30,', '1,1,blue,Ana Ruiz,30,yes'),
    ],
    ['player at a third board', `${marked(AGAIN)}\n1,3,red,Ana Ruiz,5,yes\n1,3,blue,Gus Ray,4,`],
  ])('holds no %s', async (_name, text) => {
    const refused = await send({ text });
    expect(refused.status).toBe(422);
    expect(refused.text).toMatch(/Ana Ruiz (already sits at board 1|plays two boards of this round already)/);
  });
});

describe('a list that does not fit', () => {
  const HEAD = 'round,board,seat,player,points,place,ending';
  const cases: readonly (readonly [what: string, lines: readonly string[], says: string])[] = [
    ['an unknown seat', ['1,1,mauve,Ana Ruiz,3', '1,1,red,Ben Hart,2'], 'Line 2: “mauve” is not a seat.'],
    ['a seat twice', ['1,1,red,Ana Ruiz,3', '1,1,Red,Ben Hart,2'], 'Line 3: Round 1, board 1: red is taken'],
    [
      'a player twice',
      ['1,1,red,Ana Ruiz,3', '1,1,blue,ana ruiz,2'],
      'Line 3: ana ruiz already plays in round 1',
    ],
    ['no seat', ['1,1,,Ana Ruiz,3', '1,1,red,Ben Hart,2'], 'Line 2: names no seat.'],
    ['no player', ['1,1,blue,,3', '1,1,red,Ben Hart,2'], 'Line 2: names no player.'],
    ['too few seats', ['1,1,red,Ana Ruiz,3'], 'Line 2: Round 1, board 1 has 1 seat.'],
    ['points', ['1,1,red,Ana Ruiz,1e9', '1,1,blue,Ben Hart,2'], 'Line 2: “1e9” is not a number of points'],
    ['a round left out', ['2,1,red,Ana Ruiz,3', '2,1,blue,Ben Hart,2'], 'Line 2: Round 1 is missing'],
    [
      'a board left out',
      ['1,1,red,Ana Ruiz,3', '1,1,blue,Ben Hart,2', '1,3,red,Cho Lin,3', '1,3,blue,Dan Roe,2'],
      'Line 4: Round 1 is missing board 2.',
    ],
    [
      'places',
      ['1,1,red,Ana Ruiz,3,1', '1,1,blue,Ben Hart,2,3'],
      'Line 2: Round 1, board 1: 1 seat is ahead',
    ],
    ['an ending', ['1,1,red,Ana Ruiz,3,1,won', '1,1,blue,Ben Hart,3,1'], 'exactly one seat in first place'],
    ['a name', ['1,1,red,Moderator,3', '1,1,blue,Ben Hart,2'], 'could be mistaken for staff'],
    ['rounds', ['21,1,red,Ana Ruiz,3', '21,1,blue,Ben Hart,2'], 'A season has at most 20 rounds.'],
  ];
  test.each(cases)('%s', async (_, lines, says) => {
    const refused = await send({ text: [HEAD, ...lines].join('\n') });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain(says);
    expect((await olga.get<League>(`/leagues/${league}`)).body.seasons).toEqual([]);
  });

  test('is refused with a day to come, or one that there was not', async () => {
    for (const endedOn of ['2999-01-01', '1969-12-31'])
      expect((await send({ endedOn })).text, endedOn).toContain(
        'a day from 1970 on that is not in the future',
      );
    expect((await send({ endedOn: '2019-02-30' })).status).toBe(422);
  });

  test('is for organizers alone', async () => {
    const sam = await world.person('sam', 'Sam');
    expect((await send({}, true, sam)).status).toBe(403);
  });
});
