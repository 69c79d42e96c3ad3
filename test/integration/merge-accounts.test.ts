import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkDraw, type Draw } from '../../engine/tournament/seating/check';
import type { Merged } from '../../functions/core/account/account.schema';
import type { LeagueMembers } from '../../functions/core/league/leagues.schema';
import type { ProblemReply } from '../../functions/core/platform/common.schema';
import type { PlayerPage, Ratings } from '../../functions/core/rating/ratings.schema';
import type { HallOfFame, Log } from '../../functions/core/result/results.schema';
import type { Roster } from '../../functions/core/roster/roster.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { startLeague } from '../support/league';
import { type Person, SITE_ADMIN, type World } from '../support/world';

const REASON = 'The list had her short name.';
const EVENING = {
  ...{ system: 'new-era', boardSize: 4, deadlines: { orders: 60, adjustment: 60 } },
  ...{ atTheTable: { rated: true }, format: { kind: 'rounds', rounds: 2 } },
};

let world: World;
let olga: Person;
let league: string;

beforeEach(async () => {
  ({ world, olga, league } = await startLeague());
});
afterEach(() => world.close());

function done<Body>({ status, body, text }: { status: number; body: Body; text: string }): Body {
  if (status !== 200) throw new Error(text);
  return body;
}

/** An evening of two rounds, in which the players reach places in the order of the list; its id. */
async function playEvening(name: string, players: readonly string[]): Promise<string> {
  const { id } = done(await olga.post<Season>(`/leagues/${league}/seasons`, { ...EVENING, name }));
  done(await olga.post<Roster>(`/seasons/${id}/roster`, { text: players.join('\n') }));
  done(await olga.post(`/seasons/${id}/start`));
  await world.deliver();
  for (const round of [1, 2]) {
    const lines = players.map((player, at) => `${round},1,${player},${100 - 10 * at}`);
    const text = ['round,board,player,points', ...lines].join('\n');
    done(await olga.post(`/seasons/${id}/table-results`, { text }));
    await world.deliver();
  }
  return id;
}

/** A site administrator lets an evening count on the whole site. */
async function approve(season: string): Promise<void> {
  const admin = await world.person(SITE_ADMIN, 'Ada');
  done(await admin.post('/site/results', { season, approved: true, why: 'The club has sent its records.' }));
  await world.deliver();
}

async function idOf(name: string): Promise<string> {
  const { members } = done(await olga.get<LeagueMembers>(`/leagues/${league}/members`));
  return members.find(({ player }) => player.name === name)?.player.id ?? name;
}

const merge = async (name: string, into: string) => {
  const player = await idOf(name);
  const answer = await olga.post<Merged & ProblemReply>(`/leagues/${league}/members/${player}/merge`, {
    ...{ into, reason: REASON },
  });
  await settle();
  return answer;
};

/** Delivers the events, and once more when the index has caught up, until the ratings are computed again. */
async function settle(): Promise<void> {
  for (let run = 0; run < 4; run += 1) {
    await world.deliver();
    world.clock.set(world.clock.now() + 60_000);
  }
}

/** What the site shows of everybody, by name. */
async function shown(seasons: readonly string[]) {
  const ratings = done(await olga.get<Ratings>('/ratings/overall'));
  const hall = done(await olga.get<HallOfFame>(`/leagues/${league}/hall-of-fame`));
  const standings = await Promise.all(
    seasons.map(async (id) => done(await olga.get<Season>(`/seasons/${id}`)).standing),
  );
  return {
    ratings: ratings.rows.map(({ player, rating, games, wins }) => ({
      name: player.name,
      rating,
      games,
      wins,
    })),
    hall: JSON.parse(JSON.stringify(hall), (key, value) => (key === 'id' ? undefined : value)),
    standings: standings.map((rows) => rows.map(({ player, total }) => [player.name, total])),
  };
}

const WEEK_1 = ['Ann Lee', 'Ben', 'Cem', 'Dan'];
const WEEK_2 = ['Ben', 'Annie', 'Cem', 'Dan'];

test('two accounts of one person are merged: everything is as if there had been one', async () => {
  const one = await playEvening('Week 1', WEEK_1);
  const two = await playEvening('Week 2', WEEK_2);
  await approve(one);
  await approve(two);
  const draws = await drawsOf([one, two]);
  done(await merge('Annie', 'ann lee'));
  const merged = await shown([one, two]);
  expect(await drawsOf([one, two])).toEqual(draws);
  await world.close();

  ({ world, olga, league } = await startLeague());
  const first = await playEvening('Week 1', WEEK_1);
  const second = await playEvening(
    'Week 2',
    WEEK_2.map((name) => (name === 'Annie' ? 'Ann Lee' : name)),
  );
  await approve(first);
  await approve(second);
  await settle();
  expect(merged).toEqual(await shown([first, second]));
  expect(merged.ratings.map(({ name }) => name).sort()).toEqual(['Ann Lee', 'Ben', 'Cem', 'Dan']);
});

async function drawsOf(seasons: readonly string[]): Promise<readonly unknown[]> {
  const paths = seasons.flatMap((id) => [1, 2].map((round) => `/seasons/${id}/rounds/${round}/draw`));
  return Promise.all(
    paths.map(async (path) => {
      const draw = done(await olga.get<Draw>(path));
      expect(checkDraw(draw)).toMatchObject({ result: 'repeated' });
      return draw;
    }),
  );
}

describe('after a merger', () => {
  test('the old page is that of the person, the log says who merged them, and lists find them by both names', async () => {
    await playEvening('Week 1', WEEK_1);
    await playEvening('Week 2', WEEK_2);
    const [ann, annie] = [await idOf('Ann Lee'), await idOf('Annie')];
    expect(done(await merge('Annie', 'Ann Lee')).into).toMatchObject({ id: ann, name: 'Ann Lee' });
    const page = done(await olga.get<PlayerPage>(`/players/${annie}`));
    expect(page).toMatchObject({ player: { id: ann, name: 'Ann Lee' }, results: { length: 4 } });
    const { entries } = done(await olga.get<Log>(`/leagues/${league}/log`));
    expect(entries[0]).toMatchObject({ kind: 'merge', by: { id: 'olga' }, reason: REASON });
    expect(entries[0]?.subject).toContain('Annie');
    expect(entries[0]?.before).toContain(annie);
    expect(entries[0]?.before).toContain(ann);
    for (const name of ['Annie', 'Lee, Ann']) {
      const { id } = done(await olga.post<Season>(`/leagues/${league}/seasons`, { ...EVENING, name }));
      const list = done(await olga.post<Roster>(`/seasons/${id}/roster`, { text: name }));
      expect(list.added).toMatchObject([{ isNew: false }]);
      expect(list.players).toMatchObject([{ id: ann }]);
    }
  });

  test('a second merger into the same person, and one of that person, keep the draws', async () => {
    const seasons = [
      await playEvening('Week 1', WEEK_1),
      await playEvening('Week 2', WEEK_2),
      await playEvening('Week 3', ['Ann L', 'Ben', 'Cem', 'Dan']),
    ];
    const draws = await drawsOf(seasons);
    done(await merge('Annie', 'Ann L'));
    done(await merge('Ann L', 'Ann Lee'));
    expect(await drawsOf(seasons)).toEqual(draws);
    const standings = (await shown(seasons)).standings.flat().map(([name]) => name);
    expect(standings.filter((name) => name === 'Ann Lee')).toHaveLength(3);
    expect(new Set(standings)).toEqual(new Set(['Ann Lee', 'Ben', 'Cem', 'Dan']));
  });
});

describe('an organizer is refused', () => {
  beforeEach(async () => {
    await playEvening('Week 1', WEEK_1);
  });

  test('two accounts that met in a season', async () => {
    expect((await merge('Ben', 'Ann Lee')).body).toMatchObject({
      code: 'not-allowed',
      detail: expect.stringContaining('Week 1'),
    });
  });

  test('an account whose owner has logged in, on either side', async () => {
    const annie = await world.person('annie', 'Annie');
    await annie.post(`/leagues/${league}/members`);
    for (const [from, into] of [
      ['Annie', 'Ann Lee'],
      ['Ann Lee', 'Annie'],
    ] as const)
      expect((await merge(from, into)).body).toMatchObject({
        code: 'not-allowed',
        detail: expect.stringContaining('has logged in'),
      });
  });

  test('a name that nobody or several have', async () => {
    expect((await merge('Ben', 'Zoe')).body.detail).toContain('Zoe');
    const { id } = done(
      await olga.post<Season>(`/leagues/${league}/seasons`, { ...EVENING, name: 'Week 2' }),
    );
    done(await olga.post<Roster>(`/seasons/${id}/roster`, { text: 'Eva\nEva (new)' }));
    expect((await merge('Ben', 'Eva')).body.detail).toMatch(/Eva \([0-9A-F]{4}\)/);
  });

  test('as a member without that role', async () => {
    const [ben, ann] = [await idOf('Ben'), await idOf('Ann Lee')];
    const ana = await world.person('ana', 'Ana');
    await ana.post(`/leagues/${league}/members`);
    const wanted = { into: ann, reason: REASON };
    expect((await ana.post(`/leagues/${league}/members/${ben}/merge`, wanted)).status).toBe(403);
  });
});

describe('a player merges their own accounts', () => {
  const codeOf = async (person: Person) => done(await person.post<{ code: string }>('/me/merge-codes')).code;
  let kept: Person;
  let other: Person;
  let season: string;

  beforeEach(async () => {
    kept = await world.person('kept', 'Kim');
    other = await world.person('other', 'Kim Old');
    await kept.post(`/leagues/${league}/members`);
    await other.post(`/leagues/${league}/members`);
    season = await playEvening('Week 1', ['Kim Old', 'Ben', 'Cem', 'Dan']);
  });

  test('with a code from the one that stays, and the other is closed', async () => {
    expect(done(await other.post<Merged>('/me/merge', { code: await codeOf(kept) })).into.id).toBe('kept');
    await settle();
    const page = done(await olga.get<PlayerPage>('/players/kept'));
    expect(page.results).toHaveLength(2);
    expect((await other.get('/me/games')).status).toBe(401);
    const { standing } = done(await olga.get<Season>(`/seasons/${season}`));
    expect(standing.map(({ player }) => player.id)).toContain('kept');
    const { members } = done(await olga.get<LeagueMembers>(`/leagues/${league}/members`));
    expect(members.map(({ player }) => player.id)).not.toContain('other');
  });

  test('and not with a wrong code, its own, or one of an account that is closed', async () => {
    expect((await other.post('/me/merge', { code: 'guess' })).status).toBe(404);
    expect((await other.post('/me/merge', { code: await codeOf(other) })).status).toBe(403);
    const code = await codeOf(kept);
    done(await kept.remove('/me/account', { confirm: 'delete my account' }));
    expect((await other.post('/me/merge', { code })).status).toBe(404);
  });

  test('and not while one of them has a role, a mute or a ban that it would lose', async () => {
    const code = await codeOf(kept);
    const roles = (player: string, wanted: readonly string[]) =>
      olga.put(`/leagues/${league}/members/${player}/roles`, { roles: wanted });
    done(await roles('other', ['player', 'moderator']));
    expect((await other.post<ProblemReply>('/me/merge', { code })).body.detail).toContain('Test league');
    done(await roles('other', ['player']));
    const rule = async (kind: string) =>
      done(
        await olga.post(`/leagues/${league}/members/other/rulings`, {
          ...{ kind, reason: 'Two accounts in one game.', note: 'Play with one account.' },
        }),
      );
    for (const [kind, end] of [
      ['mute', 'unmute'],
      ['ban', 'unban'],
    ] as const) {
      await rule(kind);
      expect([kind, (await other.post('/me/merge', { code })).status]).toEqual([kind, 403]);
      await rule(end);
    }
    expect((await other.post('/me/merge', { code })).status).toBe(200);
  });
});
