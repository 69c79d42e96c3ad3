import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { League } from '../../functions/core/league/leagues.schema';
import type { ImportedSeason } from '../../functions/core/past-season/past-seasons.schema';
import type { PlayerPage, Ratings } from '../../functions/core/rating/ratings.schema';
import { recomputeRatings } from '../../functions/core/rating/recompute-ratings';
import { isConfirmed } from '../../functions/core/result/confirm-results';
import type { Confirmation, LeagueRatings } from '../../functions/core/result/confirmations.schema';
import type { ResultRecord } from '../../functions/core/result/results.records';
import type { HallOfFame, Statistics } from '../../functions/core/result/results.schema';
import { settleResult } from '../../functions/core/result/settle-result';
import type { Season } from '../../functions/core/season/seasons.schema';
import type { SiteLog, SiteReports } from '../../functions/core/site/site.schema';
import type { Today } from '../../functions/core/today/today.schema';
import { recomputed } from '../support/computed';
import { type Answer, type Person, SITE_ADMIN, startWorld, type World } from '../support/world';

let world: World;
let mallory: Person;
let victim: Person;
let league: string;

beforeEach(async () => {
  world = await startWorld();
  [mallory, victim] = [await named('mallory', 'Mallory'), await named('victim', 'Victoria')];
  league = done(await mallory.post<League>('/leagues', { name: 'Made up' })).id;
  done(await victim.post(`/leagues/${league}/members`));
});
afterEach(() => world.close());

async function named(id: string, name: string): Promise<Person> {
  const person = await world.person(id, name);
  await person.put('/me', {});
  return person;
}

function done<T>({ status, body, text }: Answer<T>): T {
  if (status !== 200) throw new Error(text);
  return body;
}

/** Results of boards that were never played: Mallory wins them all, Victoria is last. */
function madeUp(boards: number): string {
  const lines = Array.from({ length: boards }, (_, at) =>
    ['red,Mallory,50', 'blue,Nobody Known,20', 'green,Victoria,5'].map((rest) => `${at + 1},1,${rest}`),
  );
  return ['round,board,seat,player,points', ...lines.flat()].join('\n');
}

const WISH = { name: 'A great season', system: 'new-era', endedOn: '2019-05-31', rated: true };
const bringIn = async (text: string, wish: object = {}) => {
  const { season } = done(
    await mallory.post<ImportedSeason>(`/leagues/${league}/past-seasons`, {
      ...WISH,
      ...wish,
      text,
      preview: false,
    }),
  );
  await world.deliver();
  return season.id;
};

const ratingsOn = async (board: string) => done(await world.visitor().get<Ratings>(`/ratings/${board}`)).rows;
const namesOn = async (board: string) => (await ratingsOn(board)).map(({ player }) => player.name);
const hall = async (path: string) =>
  done(await world.visitor().get<HallOfFame>(path)).rows.map(({ season }) => season.id);
const pageOf = async (player: string) => done(await world.visitor().get<PlayerPage>(`/players/${player}`));

describe('a season that was never played', () => {
  test('puts its author on no public list, and pulls nobody down', async () => {
    const season = await bringIn(madeUp(8));
    for (const board of ['overall', 'new-era']) expect(await namesOn(board)).toEqual([]);
    for (const path of ['/hall-of-fame', '/hall-of-fame?system=new-era'])
      expect(await hall(path)).not.toContain(season);
    const { boards } = done(await world.visitor().get<Statistics>('/systems/new-era/statistics'));
    expect(boards).toEqual([]);
    const author = await pageOf('mallory');
    expect(author).toMatchObject({ ratings: [], trophies: [], bySeat: [], byOpponent: [] });
    expect((await pageOf('victim')).bySeat).toEqual([]);
  });
});

describe('results that an organizer says', () => {
  const confirm = (person: Person, season: string, confirms = true) =>
    person.put<Confirmation>(`/seasons/${season}/confirmation`, { confirms });
  const state = async (season: string, as: Person = world.visitor()) =>
    done(await as.get<Confirmation>(`/seasons/${season}/confirmation`));
  /** Mallory, Victoria and Willy, who all have an account. */
  const honest = (boards: readonly (readonly string[])[]) =>
    [
      'round,board,seat,player,points',
      ...boards.flatMap((names, at) =>
        names.map((name, seat) => `${at + 1},1,${['red', 'blue', 'green'][seat]},${name},${50 - 20 * seat}`),
      ),
    ].join('\n');
  let willy: Person;
  beforeEach(async () => {
    willy = await named('willy', 'Willy');
    done(await willy.post(`/leagues/${league}/members`));
  });
  const ALL = ['Mallory', 'Victoria', 'Willy'];

  test('count in the league’s own list and hall at once', async () => {
    const season = await bringIn(madeUp(4));
    const list = done(await world.visitor().get<LeagueRatings>(`/leagues/${league}/ratings`));
    expect(list.rows.map(({ player }) => player.name)).toEqual(['Mallory', 'Nobody Known', 'Victoria']);
    expect(list).toMatchObject({ results: 4 });
    const own = done(await world.visitor().get<HallOfFame>(`/leagues/${league}/hall-of-fame`)).rows;
    expect(own).toMatchObject([{ season: { id: season }, unconfirmed: true }]);
  });

  test('count on the site once everybody who is named has confirmed them', async () => {
    const season = await bringIn(honest([ALL, ALL, ALL]));
    for (const person of [mallory, victim, willy])
      expect(done(await person.get<Today>('/me/today')).confirmations).toMatchObject([
        { season: { id: season } },
      ]);
    expect(done(await confirm(mallory, season)).mine).toBe('given');
    done(await confirm(victim, season));
    await world.deliver();
    expect(await namesOn('overall')).toEqual([]);
    expect((await state(season)).boards[0]).toMatchObject({ people: 3, confirmed: 2, declined: 0 });
    done(await confirm(willy, season));
    await world.deliver();
    expect(await namesOn('overall')).toEqual(ALL);
    expect(await hall('/hall-of-fame')).toContain(season);
    expect((await pageOf('mallory')).trophies).toHaveLength(1);
    const { boards } = done(await world.visitor().get<Statistics>('/systems/new-era/statistics'));
    expect(boards[0]?.games).toBe(3);
    expect((await state(season)).boards).toEqual([]);
    expect((await confirm(victim, season, false)).status).toBe(403);
    expect(await recomputed(world.store, () => recomputeRatings(world.deps))).toEqual([]);
  });

  test('tell each reader which boards are theirs, and whether they may ask for an approval', async () => {
    const season = await bringIn(
      honest([
        ['Mallory', 'Willy'],
        ['Mallory', 'Victoria'],
      ]),
    );
    const otto = await named('otto', 'Otto');
    done(await otto.post(`/leagues/${league}/members`));
    done(await mallory.put(`/leagues/${league}/members/otto/roles`, { roles: ['player', 'organizer'] }));
    const seen = async (as: Person) => {
      const { boards, mine, mayAsk } = await state(season, as);
      return { boards: boards.filter((one) => one.mine).map(({ round }) => round), mine, mayAsk };
    };
    expect(await seen(mallory)).toEqual({ boards: [1, 2], mine: 'asked', mayAsk: true });
    expect(await seen(otto)).toEqual({ boards: [], mine: null, mayAsk: true });
    expect(await seen(willy)).toEqual({ boards: [1], mine: 'asked', mayAsk: false });
    expect(await seen(victim)).toEqual({ boards: [2], mine: 'asked', mayAsk: false });
    for (const other of [await named('stranger', 'Sam'), world.visitor()])
      expect(await seen(other)).toEqual({ boards: [], mine: null, mayAsk: false });
  });

  test('do not count where one who is named declines, or takes a confirmation back in time', async () => {
    const season = await bringIn(honest([ALL]));
    for (const person of [mallory, victim]) done(await confirm(person, season));
    done(await confirm(victim, season, false));
    done(await confirm(willy, season));
    await world.deliver();
    expect(await namesOn('overall')).toEqual([]);
    expect((await state(season, victim)).mine).toBe('declined');
    expect((await state(season)).boards[0]).toMatchObject({ confirmed: 2, declined: 1 });
  });

  test('count board by board; the season stands in the hall once all of its boards do', async () => {
    const season = await bringIn(
      honest([
        ['Mallory', 'Willy'],
        ['Mallory', 'Victoria'],
      ]),
    );
    for (const person of [mallory, willy]) done(await confirm(person, season));
    await world.deliver();
    expect(await namesOn('overall')).toEqual(['Mallory', 'Willy']);
    expect(await hall('/hall-of-fame')).not.toContain(season);
    expect((await state(season)).boards.map(({ round }) => round)).toEqual([2]);
    expect((await pageOf('mallory')).trophies).toEqual([]);
    done(await confirm(victim, season));
    await world.deliver();
    expect((await namesOn('overall')).sort()).toEqual(ALL);
    expect(await hall('/hall-of-fame')).toContain(season);
  });

  test('do not count by the word of the one who says them, alone among bots or with a made-up account', async () => {
    const season = await bringIn(honest([['Mallory', 'Nobody Known']]));
    done(await confirm(mallory, season));
    await world.deliver();
    expect(await namesOn('overall')).toEqual([]);
    const [board] = (await state(season)).boards;
    const invented = board?.seats.find(({ player }) => player.name === 'Nobody Known')?.player.id ?? '';
    // An account that was opened for a name only: its organizer can make links that log in to it.
    const link = await confirm(await world.person(invented, 'Nobody Known'), season);
    expect(link.body).toMatchObject({ code: 'not-allowed' });
  });

  test('are not confirmed by the one who says them where nobody else is named', () => {
    const result = { system: 'new-era' } as ResultRecord;
    const person = (id: string) => ({ id, name: id, kind: 'human' }) as const;
    const alone = { result, people: [person('mallory')], confirmed: ['mallory'], declined: [] };
    expect(isConfirmed({ ...alone, reportedBy: 'mallory' })).toBe(false);
    expect(isConfirmed({ ...alone, reportedBy: 'olga' })).toBe(true);
    const both = { ...alone, people: [person('mallory'), person('zoe')] };
    expect(isConfirmed({ ...both, reportedBy: 'mallory' })).toBe(false);
    expect(isConfirmed({ ...both, confirmed: ['mallory', 'zoe'], reportedBy: 'mallory' })).toBe(true);
  });

  test('count by the approval of a site administrator who has no part in them, and say so in the site’s log', async () => {
    const season = await bringIn(madeUp(3));
    const admin = await named(SITE_ADMIN, 'Ada');
    const target = { kind: 'results', season };
    expect((await victim.post('/reports', { target, reason: 'Please let these count.' })).status).toBe(404);
    done(await mallory.post('/reports', { target, reason: 'Please let these count.' }));
    const [report] = done(await admin.get<SiteReports>('/site/reports')).reports;
    expect(report?.excerpt).toContain('1. Mallory');
    const decision = { season, report: report?.id, why: 'I was at that table myself.' };
    expect((await willy.post('/site/results', { ...decision, approved: true })).status).toBe(403);
    done(await admin.post('/site/results', { ...decision, approved: false }));
    await world.deliver();
    expect(await namesOn('overall')).toEqual([]);
    done(
      await admin.post('/site/results', { season, approved: true, why: 'The club has sent its records.' }),
    );
    await world.deliver();
    expect(await namesOn('overall')).toEqual(['Mallory', 'Nobody Known', 'Victoria']);
    expect(await hall('/hall-of-fame?system=new-era')).toContain(season);
    const { entries } = done(await admin.get<SiteLog>('/site/log'));
    expect(entries.map(({ kind }) => kind)).toEqual(['approve-results', 'refuse-results']);
  });

  test('are not approved by an administrator who is named in them', async () => {
    const season = await bringIn(madeUp(1));
    Object.assign(world.deps, { siteAdmins: [SITE_ADMIN, 'victim', 'mallory'] });
    for (const person of [victim, mallory])
      expect(
        (await person.post('/site/results', { season, approved: true, why: 'It was me who won.' })).body,
      ).toMatchObject({
        code: 'conflict-of-interest',
      });
  });

  test('have to be confirmed again after a correction', async () => {
    const season = await bringIn(honest([ALL]));
    for (const person of [mallory, victim, willy]) done(await confirm(person, season));
    await world.deliver();
    expect(await namesOn('overall')).toEqual(ALL);
    const text = 'round,board,player,points,place\n1,1,Willy,50,1\n1,1,Victoria,30,2\n1,1,Mallory,5,3';
    done(await mallory.post(`/seasons/${season}/table-results`, { text, preview: false }));
    await world.deliver();
    expect(await namesOn('overall')).toEqual([]);
    expect(await hall('/hall-of-fame')).not.toContain(season);
    expect(done(await willy.get<Today>('/me/today')).confirmations).toHaveLength(1);
    for (const person of [mallory, victim, willy]) done(await confirm(person, season));
    await world.deliver();
    expect((await namesOn('overall'))[0]).toBe('Willy');
  });

  const correct = async (season: string, lines: readonly string[]) => {
    const text = ['round,board,player,points,place', ...lines].join('\n');
    done(await mallory.post(`/seasons/${season}/table-results`, { text, preview: false }));
    await world.deliver();
  };
  const WILLY_WINS = ['1,1,Willy,50,1', '1,1,Victoria,30,2', '1,1,Mallory,5,3'];
  /** What a person’s page names: their boards, each as it showed them. */
  const seenBy = async (person: Person, season: string) =>
    (await state(season, person)).boards
      .filter(({ mine }) => mine)
      .map(({ game, revision }) => ({ game, revision }));

  test.each([
    ['a confirmation', true],
    ['a refusal', false],
  ])('%s of results that were corrected since they were read is not stored', async (_, confirms) => {
    const season = await bringIn(honest([ALL, ALL]));
    const answer = (boards: unknown) =>
      victim.put<Confirmation & { code: string; detail: string }>(`/seasons/${season}/confirmation`, {
        ...{ confirms, boards },
      });
    const seen = await seenBy(victim, season);
    expect(seen).toHaveLength(2);
    await correct(season, WILLY_WINS);
    const late = await answer(seen);
    expect([late.status, late.body.code]).toEqual([409, 'results-changed']);
    expect(late.body.detail).toContain('Round 1, board 1: 1. Willy (10), 2. Victoria (7), 3. Mallory (5)');
    expect(late.body.detail).not.toContain('Round 2');
    expect((await state(season, victim)).mine).toBe('asked');
    expect((await answer([])).body.code).toBe('results-changed');
    const now = await answer(await seenBy(victim, season));
    expect([now.status, now.body.mine]).toEqual([200, confirms ? 'given' : 'declined']);
  });

  test('are confirmed by a reader who saw a board that waits no longer', async () => {
    const season = await bringIn(honest([ALL]));
    const seen = [...(await seenBy(victim, season)), { game: world.deps.newId(), revision: 0 }];
    const body = { confirms: true, boards: seen };
    expect(done(await victim.put<Confirmation>(`/seasons/${season}/confirmation`, body)).mine).toBe('given');
  });

  test('that were corrected since they were declined are asked about again', async () => {
    const season = await bringIn(honest([ALL, ALL]));
    done(await confirm(willy, season, false));
    expect((await state(season)).boards.map(({ declined }) => declined)).toEqual([1, 1]);
    await correct(season, WILLY_WINS);
    // They answered for all their boards at once, and are asked about all of them.
    expect(await state(season, willy)).toMatchObject({
      mine: 'asked',
      boards: [
        { confirmed: 0, declined: 0 },
        { confirmed: 0, declined: 0 },
      ],
    });
    expect(done(await willy.get<Today>('/me/today')).confirmations).toHaveLength(1);
    for (const person of [mallory, victim, willy]) done(await confirm(person, season));
    await world.deliver();
    expect(await namesOn('overall')).toHaveLength(3);
  });

  test('that were corrected since their organizer asked are not approved by a site administrator', async () => {
    const season = await bringIn(honest([ALL]));
    const admin = await named(SITE_ADMIN, 'Ada');
    const target = { kind: 'results', season };
    const ask = () => mallory.post('/reports', { target, reason: 'Please let these count.' });
    const newest = async () => done(await admin.get<SiteReports>('/site/reports')).reports[0]?.id;
    const approve = (report: string | undefined) =>
      admin.post<{ code: string; detail: string }>('/site/results', {
        ...{ season, report, approved: true, why: 'The club has sent its records.' },
      });
    done(await ask());
    const before = await newest();
    // The places stay: only the figures are others.
    await correct(season, ['1,1,Mallory,90,1', '1,1,Victoria,30,2', '1,1,Willy,10,3']);
    const late = await approve(before);
    expect([late.status, late.body.code]).toEqual([409, 'results-changed']);
    expect(late.body.detail).toContain('1. Mallory (');
    await world.deliver();
    expect(await namesOn('overall')).toEqual([]);
    world.clock.set(world.clock.now() + 1000);
    done(await ask());
    done(await approve(await newest()));
    await world.deliver();
    expect(await namesOn('overall')).toHaveLength(3);
  });

  test('take nobody’s place as a newcomer elsewhere', async () => {
    const fair = await bringIn(honest([ALL]), { name: 'A fair season', endedOn: '2020-05-31' });
    for (const person of [mallory, victim, willy]) done(await confirm(person, fair));
    await world.deliver();
    const awards = async () => (await world.visitor().get(`/seasons/${fair}/awards`)).text;
    const before = await awards();
    expect(before).toContain('newcomer');
    await bringIn(madeUp(2), { name: 'Before that', endedOn: '2018-05-31' });
    expect(await awards()).toBe(before);
  });

  test('of earlier releases go on counting', async () => {
    const season = await bringIn(honest([ALL]));
    const [result] = await world.store.resultsOfSeason(season);
    if (result === undefined) throw new Error('there is no result');
    // As an earlier release wrote it.
    const { unconfirmed: _, ...old } = result;
    await world.store.replaceResult(old);
    await recomputeRatings(world.deps);
    expect(await namesOn('overall')).toEqual(ALL);
    const game = await world.store.game(result.game);
    if (game === undefined) throw new Error('there is no game');
    await settleResult(world.deps, game);
    await recomputeRatings(world.deps);
    expect(await namesOn('overall')).toEqual(ALL);
  });
});

describe('results of a season at real tables', () => {
  test('are confirmed like those of an import', async () => {
    const olga = mallory;
    const body = {
      ...{ name: 'Evening', system: 'new-era', boardSize: 3, atTheTable: { rated: true } },
      deadlines: { orders: 60, adjustment: 60, earlyClose: true },
      format: { kind: 'rounds', rounds: 1, strength: 'ignore', topBoard: false },
    };
    const willy = await named('willy', 'Willy');
    const season = done(await olga.post<Season>(`/leagues/${league}/seasons`, body)).id;
    for (const person of [victim, willy, olga]) done(await person.post(`/seasons/${season}/entries`));
    done(await olga.post(`/seasons/${season}/start`));
    await world.deliver();
    const text = 'round,board,player,points,place\n1,1,Mallory,50,1\n1,1,Victoria,30,2\n1,1,Willy,5,3';
    done(await olga.post(`/seasons/${season}/table-results`, { text, preview: false }));
    await world.deliver();
    expect(await namesOn('new-era')).toEqual([]);
    expect(await hall('/hall-of-fame')).toEqual([]);
    for (const person of [victim, willy, olga])
      done(await person.put(`/seasons/${season}/confirmation`, { confirms: true }));
    await world.deliver();
    expect(await namesOn('new-era')).toEqual(['Mallory', 'Victoria', 'Willy']);
    expect(await hall('/hall-of-fame')).toEqual([season]);
  });
});
