import { createHash } from 'node:crypto';
import type { JWT } from 'next-auth/jwt';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { League } from '../../functions/core/league/leagues.schema';
import type { Notices } from '../../functions/core/notice/notices.schema';
import type { PersonalLink, Roster } from '../../functions/core/roster/roster.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import type { Sessions } from '../../functions/core/session/sessions.schema';
import { AUTH_TABLE } from '../../functions/host/create-tables';
import { sessionToken } from '../../functions/tokens';
import { loginAdapter } from '../../web/lib/login/login-adapter';
import { authOptions } from '../../web/lib/login/options';
import { startLeague } from '../support/league';
import { loginClient } from '../support/login-client';
import { type Answer, type Person, SECRET, type World } from '../support/world';

let world: World;
let olga: Person;
let league: string;
let season: string;
let ben: string;

beforeEach(async () => {
  ({ world, olga, league } = await startLeague());
  season = await announce(olga, league);
  await olga.post(`/seasons/${season}/roster`, { text: 'Ben' });
  const { players } = (await olga.get<Roster>(`/seasons/${season}/roster`)).body;
  ben = players[0]?.id ?? '';
});
afterEach(() => world.close());

async function announce(who: Person, of: string): Promise<string> {
  const deadlines = { orders: 60, adjustment: 60, earlyClose: true };
  const body = { name: 'Season 1', system: 'nyc-risk', boardSize: 3, deadlines };
  const answer = await who.post<Season>(`/leagues/${of}/seasons`, body);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body.id;
}

const makeLink = (who = olga) => who.post<PersonalLink>(`/seasons/${season}/roster/${ben}/link`);

function logins() {
  const client = loginClient(world);
  return loginAdapter({ name: AUTH_TABLE, client }, null);
}

interface Browser {
  ask<T>(method: string, path: string, body?: object): Promise<Answer<T>>;
}

/** Follows a personal link as the login library does: the token is used, and the callbacks make the session. */
async function follow(url: string): Promise<Browser | null> {
  const searchParams = new URLSearchParams(new URL(url).hash.slice(1));
  const [identifier, given] = [searchParams.get('email') ?? '', searchParams.get('token') ?? ''];
  const token = createHash('sha256').update(`${given}${SECRET}`).digest('hex');
  const { useVerificationToken: takeLink } = logins();
  const used = await takeLink?.({ identifier, token });
  if (used === null || used === undefined) return null;
  const user = await logins().getUserByEmail?.(identifier);
  if (user === null || user === undefined) return null;
  await logins().updateUser?.({ ...user, emailVerified: new Date(world.clock.now()) });
  return browser(user, 'email');
}

/** The session of a login, as the pages' callback makes it. */
async function browser(user: { id: string; email: string | null }, provider: string): Promise<Browser> {
  const { callbacks } = await authOptions();
  const account = { provider, type: provider === 'email' ? 'email' : 'oauth', providerAccountId: user.id };
  const made = await callbacks?.jwt?.({ token: {}, user, account } as never);
  const claims = { ...(made as JWT), began: world.clock.now() };
  const session = await sessionToken(SECRET, claims);
  return {
    async ask<T>(method: string, path: string, body?: object) {
      await world.dynamo.dynamo.catchUp();
      const headers = { authorization: `Bearer ${session}`, 'content-type': 'application/json' };
      const init = body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) };
      const reply = await world.api.request(`/v1${path}`, init);
      const text = await reply.text();
      return { status: reply.status, body: JSON.parse(text) as T, text, headers: reply.headers };
    },
  };
}

async function linked(): Promise<Browser> {
  const found = await follow((await makeLink()).body.url);
  if (found === null) throw new Error('the link does not log in');
  return found;
}

const meOf = async (who: Browser) => (await who.ask<{ player: object | null }>('GET', '/me')).body.player;

/** The player links a login service to the account, as the login library stores it. */
async function ownLogin(): Promise<Browser> {
  await logins().linkAccount?.({
    ...{ userId: ben, provider: 'github', providerAccountId: '4711', type: 'oauth' },
  } as never);
  await world.dynamo.dynamo.catchUp();
  return browser({ id: ben, email: null }, 'github');
}

describe('a session that a personal link began', () => {
  test('plays in its league, and is no key to another one', async () => {
    const player = await linked();
    expect((await player.ask<Season>('GET', `/seasons/${season}`)).body.mine?.state).toBe('in');
    expect((await player.ask('DELETE', `/seasons/${season}/entries/me`)).status).toBe(200);
    const eve = await world.person('eve', 'Eve');
    const other = (await eve.post<League>('/leagues', { name: 'Another league' })).body.id;
    const elsewhere = await announce(eve, other);
    for (const [method, path] of [
      ['POST', `/leagues/${other}/members`],
      ['POST', `/seasons/${elsewhere}/entries`],
      ['POST', '/leagues'],
    ] as const)
      expect([path, (await player.ask(method, path, { name: 'Mine' })).status]).toEqual([path, 403]);
    // They read public pages as everyone does.
    await (await world.person(ben, 'Ben')).post(`/seasons/${elsewhere}/entries`);
    const seen = await player.ask<Season>('GET', `/seasons/${elsewhere}`);
    expect([seen.status, seen.body.mine]).toEqual([200, null]);
  });

  test('opens no key, and does nothing that cannot be undone', async () => {
    const player = await linked();
    const key = { name: 'Bot', scopes: ['read', 'play'], days: 30 };
    expect((await player.ask('POST', '/me/sessions', key)).status).toBe(403);
    expect((await player.ask('DELETE', '/me/account', { confirm: 'delete my account' })).status).toBe(403);
  });

  test('is over as soon as the player has a login of their own', async () => {
    const player = await linked();
    expect(await meOf(player)).not.toBeNull();
    const own = await ownLogin();
    expect(await meOf(player)).toBeNull();
    expect(await meOf(own)).not.toBeNull();
    const eve = await world.person('eve', 'Eve');
    const other = (await eve.post<League>('/leagues', { name: 'Another league' })).body.id;
    expect((await own.ask('POST', `/leagues/${other}/members`)).status).toBe(200);
  });
});

describe('a personal link', () => {
  test('is a seed of the platform, another one each time, and nothing in it follows from who it is for', async () => {
    const seeds: string[] = [];
    const { newSeed } = world.deps;
    Object.assign(world.deps, {
      newSeed: () => {
        const seed = newSeed();
        seeds.push(seed);
        return seed;
      },
    });
    const tokenIn = (url: string) => new URLSearchParams(new URL(url).hash.slice(1)).get('token');
    const links = [(await makeLink()).body.url, (await makeLink()).body.url];
    expect(seeds.length).toBe(2);
    expect(links.map(tokenIn)).toEqual(seeds);
  });

  test('is dead once the player has a login of their own, and no organizer makes another', async () => {
    expect(await follow((await makeLink()).body.url)).not.toBeNull();
    // Using one has ended the earlier ones.
    const { url } = (await makeLink()).body;
    await ownLogin();
    expect(await follow(url)).toBeNull();
    const refused = await makeLink();
    expect([refused.status, refused.text]).toEqual([403, expect.stringContaining('their own login')]);
  });

  test('is for the league that entered the player, and for no other league of the player', async () => {
    await makeLink();
    expect((await world.store.player(ben))?.linkLeague).toBe(league);
  });

  test('notifies the player when it is made and when it is used, also on the account’s page', async () => {
    const player = await linked();
    await player.ask('GET', '/me');
    await makeLink();
    const { notices } = (await player.ask<Notices>('GET', '/me/notices')).body;
    const noticeTexts = notices.filter(({ kind }) => kind === 'personal-link').map(({ text }) => text);
    expect(noticeTexts).toEqual([
      expect.stringContaining('Olga made a personal link to your account'),
      expect.stringContaining('logged in to your account with a personal link'),
      expect.stringContaining('Olga made a personal link to your account'),
    ]);
    const { sessions } = (await player.ask<Sessions>('GET', '/me/sessions')).body;
    expect(sessions).toMatchObject([{ link: true }]);
  });

  test('is not made by a key, whatever it may organize, nor by a session that a link began', async () => {
    const program = await world.programOf(olga, ['read', 'play', 'organize']);
    const refused = await makeLink(program);
    expect([refused.status, refused.text]).toEqual([403, expect.stringContaining('account')]);
    expect((await makeLink()).status).toBe(200);
    await olga.put(`/leagues/${league}/members/${ben}/roles`, { roles: ['organizer', 'player'] });
    const player = await linked();
    expect((await player.ask('POST', `/seasons/${season}/roster/${ben}/link`)).status).toBe(403);
  });
});
