import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Log } from '../../functions/core/result/results.schema';
import type { PersonalLink, Roster } from '../../functions/core/roster/roster.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { AUTH_TABLE } from '../../functions/host/create-tables';
import { type KeptPerson, loginAdapter, mayJoinByMail } from '../../web/lib/login/login-adapter';
import { aroundCalls } from '../support/around-calls';
import { startLeague } from '../support/league';
import { loginClient } from '../support/login-client';
import { type Person, SECRET, type World } from '../support/world';

const DEADLINES = { orders: 60, adjustment: 60, earlyClose: true };

let world: World;
let olga: Person;
let league: string;
let season: string;

beforeEach(async () => {
  ({ world, olga, league } = await startLeague());
  season = await announce();
});
afterEach(() => world.close());

async function announce(settings: object = {}): Promise<string> {
  const body = { name: 'Season 1', system: 'nyc-risk', boardSize: 3, deadlines: DEADLINES, ...settings };
  const answer = await olga.post<Season>(`/leagues/${league}/seasons`, body);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body.id;
}

const add = (text: string, who = olga, to = season) => who.post<Roster>(`/seasons/${to}/roster`, { text });

async function named(name: string): Promise<Roster['players'][number]> {
  const { players } = (await olga.get<Roster>(`/seasons/${season}/roster`)).body;
  const found = players.find((player) => player.name === name);
  if (found === undefined) throw new Error(`${name} is not on the roster: ${JSON.stringify(players)}`);
  return found;
}

/** Counts what is written from now on, a transaction as one. */
function countWrites(): () => number {
  let count = 0;
  aroundCalls(world.dynamo.client, ({ command }, send) => {
    if (/Put|Update|Write|Delete/.test(command)) count += 1;
    return send();
  });
  return () => count;
}

function logins() {
  const client = loginClient(world);
  return loginAdapter({ name: AUTH_TABLE, client }, null);
}

describe('a list of players', () => {
  test('enters names, who play at once: twenty-one on seven boards', async () => {
    const list = Array.from({ length: 21 }, (_, at) => `Player Nr ${at}`);
    const { body } = await add(list.join('\n'));
    expect(body.added.map(({ became }) => became)).toEqual(list.map(() => 'in'));
    const started = await olga.post<Season>(`/seasons/${season}/start`);
    await world.deliver();
    expect(started.status).toBe(200);
    const { boards, entries } = (await olga.get<Season>(`/seasons/${season}`)).body;
    expect(boards).toHaveLength(7);
    expect(boards.flatMap(({ seats }) => seats.map(({ player }) => player.kind))).toEqual(
      entries.map(() => 'human'),
    );
  });

  test('of five hundred names is stored in its order by one request; a longer one is refused', async () => {
    const list = Array.from({ length: 500 }, (_, at) => `Player Nr ${at}`);
    const writes = countWrites();
    const { body, status, text } = await add(list.join('\n'));
    expect(status, text).toBe(200);
    expect(body.added).toEqual(list.map((name, at) => ({ line: at + 1, name, became: 'in', isNew: true })));
    // Nineteen people share a transaction, and so do their accounts.
    expect(writes()).toBeLessThan(80);
    expect((await add([...list, 'One more'].join('\n'))).text).toContain('at most 500');
    await world.deliver();
    expect((await world.store.season(season))?.players).toBe(500);
    const { entries } = (await olga.get<Season>(`/seasons/${season}`)).body;
    // A page of them.
    expect(entries.map(({ player }) => player.name)).toEqual(list.slice(0, 100));
  });

  test('that names somebody twice changes nothing and names the line', async () => {
    const answer = await add('Ana\nBen\nana');
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('Line 3: “ana” is already on line 1.');
    expect((await olga.get<Season>(`/seasons/${season}`)).body.entries).toEqual([]);
  });

  test('added twice finds everybody there, and a longer one enters the new players alone', async () => {
    const list = 'Ana, ana@example.org\nBen';
    await add(list);
    const again = await add(list);
    expect(again.status).toBe(422);
    expect(again.text).toContain('Everybody on this list is already in the season.');
    const { added } = (await add(`${list}\nCleo`)).body;
    expect(added.map(({ became }) => became)).toEqual(['already', 'already', 'in']);
    expect((await olga.get<Season>(`/seasons/${season}`)).body.entries).toHaveLength(2);
  });

  test('is in its order where places are few, and says who waits', async () => {
    season = await announce({ registration: { capacity: 2 } });
    const { added } = (await add('Ana\nBen\nCleo')).body;
    expect(added.map(({ became }) => became)).toEqual(['in', 'in', 'waiting']);
  });

  test('of two people with one name gives the second a tag, where the list says that it is somebody else', async () => {
    const { added } = (await add('Ana')).body;
    const again = (await add('Ana (new)')).body.added;
    expect([...added, ...again].map(({ name }) => name)).toEqual([
      'Ana',
      expect.stringMatching(/^Ana \([0-9A-F]{4}\)$/),
    ]);
  });

  test('finds somebody again whom the organizer had taken out', async () => {
    const { id } = (await add('Ana')).body.players[0] ?? {};
    await olga.remove(`/seasons/${season}/roster/${id}`);
    expect((await add('Ana')).body.added).toMatchObject([{ name: 'Ana', became: 'in', isNew: false }]);
    expect((await named('Ana')).id).toBe(id);
  });

  test('can be added while the season runs, for its next rounds, and not once it is over', async () => {
    season = await announce({ format: { kind: 'rounds', rounds: 2 } });
    await add('Ana\nBen\nCleo');
    await olga.post(`/seasons/${season}/start`);
    await world.deliver();
    expect((await add('Dora')).body.added).toMatchObject([{ became: 'in' }]);
    expect((await olga.get<Season>(`/seasons/${season}`)).body.boards).toHaveLength(1);
  });

  test('is for organizers alone, and so is the roster', async () => {
    const ana = await world.person('ana', 'Ana');
    expect((await add('Ben', ana)).status).toBe(403);
    expect((await ana.get(`/seasons/${season}/roster`)).status).toBe(403);
  });

  test('enters nobody whom a moderator has banned, and does not say whose address it is', async () => {
    const { id } = await come('ana@example.org', 'Ana');
    const ana = await world.person(id, 'Ana');
    await ana.post(`/leagues/${league}/members`);
    const words = 'Insults in the public press.';
    await olga.post(`/leagues/${league}/members/${id}/rulings`, { kind: 'ban', reason: words, note: words });
    await world.deliver();
    expect((await add('ana@example.org')).body.added).toMatchObject([{ became: 'invited' }]);
    await world.deliver();
    expect(await world.store.entry(season, id)).toBeUndefined();
    expect((await ana.post(`/seasons/${season}/entries`)).status).toBe(403);
  });
});

/** An account that its owner created, with a login by mail. */
async function come(email: string, name: string): Promise<Person> {
  const made = await logins().createUser?.({ email, emailVerified: new Date(0) } as Parameters<
    NonNullable<ReturnType<typeof logins>['createUser']>
  >[0]);
  // An index, which lags, finds accounts by their address.
  await world.dynamo.dynamo.catchUp();
  const person = await world.person(made?.id ?? '', name);
  await person.put('/me', {});
  return person;
}

describe('somebody named by mail address', () => {
  const stranger = () => come('sam@example.org', 'Sam of another name');

  test('is invited, and decides; the organizer learns neither their name nor their account before', async () => {
    const sam = await stranger();
    const { added } = (await add('Samuel, sam@example.org')).body;
    expect(added).toMatchObject([{ name: 'Samuel', became: 'invited' }]);
    await world.deliver();
    for (const page of ['roster', '', 'log'])
      expect((await olga.get(`/seasons/${season}/${page}`.replace(/\/$/, ''))).text).not.toContain(sam.id);
    expect((await sam.get<Season>(`/seasons/${season}`)).body.mine?.state).toBe('invited');
    expect((await sam.post<Season>(`/seasons/${season}/entries`)).body.mine?.state).toBe('in');
    expect((await named('Sam of another name')).state).toBe('in');
    expect((await olga.get<Roster>(`/seasons/${season}/roster`)).body.players).toHaveLength(1);
  });

  test('may accept where players are invited by link or approved, and after the start', async () => {
    season = await announce({ registration: { mode: 'approval' }, format: { kind: 'rounds', rounds: 2 } });
    const sam = await stranger();
    await add('sam@example.org\nAna\nBen\nCleo');
    await olga.post(`/seasons/${season}/start`);
    await world.deliver();
    expect((await sam.post<Season>(`/seasons/${season}/entries`)).body.mine?.state).toBe('in');
  });

  test('is no longer invited once the invitation is taken back, and can be invited again', async () => {
    const sam = await stranger();
    const { players } = (await add('sam@example.org')).body;
    await world.deliver();
    expect((await olga.remove(`/seasons/${season}/roster/${players[0]?.id}`)).status).toBe(200);
    expect((await sam.get<Season>(`/seasons/${season}`)).body.mine?.state).toBe('withdrawn');
    expect((await olga.get<Roster>(`/seasons/${season}/roster`)).body.players).toEqual([]);
    expect((await add('sam@example.org')).body.added).toMatchObject([{ became: 'invited' }]);
    await world.deliver();
    expect((await sam.get<Season>(`/seasons/${season}`)).body.mine?.state).toBe('invited');
  });

  test('does not stand in the league’s log by their address', async () => {
    await add('sam@example.org');
    expect((await olga.get<Log>(`/leagues/${league}/log`)).text).not.toContain('sam@example.org');
  });

  test('looks the same to the organizer for every kind of address: of nobody, somebody, a player or a banned member', async () => {
    const owners: Readonly<Record<string, (person: Person) => Promise<unknown>>> = {
      stranger: async () => {},
      member: (person) => person.post(`/leagues/${league}/members`),
      player: (person) => person.post(`/seasons/${season}/entries`),
      left: async (person) => {
        await person.post(`/seasons/${season}/entries`);
        await person.remove(`/seasons/${season}/entries/me`);
      },
      banned: async (person) => {
        await person.post(`/leagues/${league}/members`);
        const ban = { kind: 'ban', reason: 'Insults in the press.', note: 'Insults in the press.' };
        await olga.post(`/leagues/${league}/members/${person.id}/rulings`, ban);
      },
    };
    for (const [name, prepare] of Object.entries(owners))
      await prepare(await come(`${name}@example.org`, `Owner of ${name}`));
    await world.deliver();
    const rows = async (address: string) => {
      const answers: unknown[] = [];
      const look = ({ body, status }: { body: Roster; status: number }) =>
        answers.push(
          status,
          body.added,
          body.players.filter(({ state }) => state === 'invited'),
        );
      look(await add(`Somebody, ${address}`));
      await world.deliver();
      look(await olga.get<Roster>(`/seasons/${season}/roster`));
      answers.push((await add(`Somebody, ${address}`)).text);
      const { players } = (await olga.get<Roster>(`/seasons/${season}/roster`)).body;
      const id = players.find(({ state }) => state === 'invited')?.id ?? '';
      answers.push((await olga.post(`/seasons/${season}/roster/${id}/link`)).text);
      look(await olga.remove<Roster>(`/seasons/${season}/roster/${id}`));
      return JSON.stringify(answers).replaceAll(id, 'id');
    };
    const nobody = await rows('nobody@example.org');
    expect(nobody).toContain('invited');
    for (const name of Object.keys(owners)) expect(await rows(`${name}@example.org`), name).toBe(nobody);
  });

  test('logs in to an account that waits for them, by a link to their address', async () => {
    await add('Ana, Ana@Example.org');
    await world.deliver();
    await world.dynamo.dynamo.catchUp();
    const kept = (await logins().getUserByEmail?.('ana@example.org')) as KeptPerson;
    expect(kept).toMatchObject({ name: 'Ana' });
    expect(mayJoinByMail(kept)).toBe(true);
    const ana = await world.person(kept.id, 'Ana');
    expect((await ana.get<Season>(`/seasons/${season}`)).body.mine?.state).toBe('invited');
  });
});

describe('a player whom an organizer entered', () => {
  test('by name alone logs in with a personal link, which works once', async () => {
    await add('Ben');
    const { id, login } = await named('Ben');
    expect(login).toBe('link');
    const { url } = (await olga.post<PersonalLink>(`/seasons/${season}/roster/${id}/link`)).body;
    const { pathname, hash: link } = new URL(url);
    expect(pathname).toBe('/signin/confirm');
    const searchParams = new URLSearchParams(link.slice(1));
    const [identifier, token] = [searchParams.get('email') ?? '', searchParams.get('token') ?? ''];
    const hash = createHash('sha256').update(`${token}${SECRET}`).digest('hex');
    expect(await logins().getUserByEmail?.(identifier)).toMatchObject({ id });
    expect(await logins().useVerificationToken?.({ identifier, token: hash })).toMatchObject({ identifier });
    expect(await logins().useVerificationToken?.({ identifier, token: hash })).toBeNull();
  });

  test('gets no personal link from a playing organizer once they have come, nor with an account of their own', async () => {
    const sam = await come('ana@example.org', 'Ana');
    await add('Ben');
    await sam.post(`/seasons/${season}/entries`);
    const [ben, ana] = [await named('Ben'), await named('Ana')];
    expect((await olga.post(`/seasons/${season}/roster/${ana.id}/link`)).status).toBe(403);
    const kept = await logins().getUser?.(ben.id);
    await logins().updateUser?.({ ...kept, id: ben.id, emailVerified: new Date() });
    expect((await olga.post(`/seasons/${season}/roster/${ben.id}/link`)).status).toBe(200);
    await olga.post(`/seasons/${season}/entries`);
    expect((await olga.post(`/seasons/${season}/roster/${ben.id}/link`)).status).toBe(403);
    const { entries } = (await olga.get<Log>(`/leagues/${league}/log`)).body;
    expect(entries.filter(({ after }) => after === 'Personal link made')).toHaveLength(1);
  });

  test('can be removed, and then added again', async () => {
    await add('Ben');
    const { id } = await named('Ben');
    expect((await olga.remove<Roster>(`/seasons/${season}/roster/${id}`)).body.players).toEqual([]);
    expect((await add('Ben')).status).toBe(200);
  });

  test('who is marked absent sits out the next round, and plays when marked present', async () => {
    await add('Ana\nBen\nCleo\nDora');
    const { id } = await named('Dora');
    const mark = (absent: boolean) => olga.put<Roster>(`/seasons/${season}/roster/${id}/absence`, { absent });
    expect((await mark(true)).body.players.at(-1)).toMatchObject({ name: 'Dora', absent: true });
    await mark(false);
    await mark(true);
    await olga.post(`/seasons/${season}/start`);
    await world.deliver();
    const { boards } = (await olga.get<Season>(`/seasons/${season}`)).body;
    expect(boards.flatMap(({ seats }) => seats.map(({ player }) => player.name)).sort()).toEqual([
      'Ana',
      'Ben',
      'Cleo',
    ]);
  });
});
