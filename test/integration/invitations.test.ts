import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Invitation } from '../../functions/core/invitation/invitations.schema';
import { noteArrival } from '../../functions/core/invitation/mail-state';
import type { League } from '../../functions/core/league/leagues.schema';
import { deliver, type NotifyDeps } from '../../functions/core/notification/deliver';
import { handleBounce } from '../../functions/core/notification/handle-bounce';
import { Notification } from '../../functions/core/notification/notifications.records';
import { completeDispatch, dueDeliveries } from '../../functions/core/notification/sweep-notifications';
import type { OperatorAlarm } from '../../functions/core/platform/deps';
import type { Roster } from '../../functions/core/roster/roster.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import type { Mail } from '../../functions/notify/compose-mail';
import { mailSender } from '../../functions/notify/mail-sender';
import { startLeague } from '../support/league';
import type { Person, World } from '../support/world';

const DAY = 86_400_000;
const HOUR = 3_600_000;

let world: World;
let olga: Person;
let league: string;
let season: string;
let mails: Mail[];
let alarms: OperatorAlarm[];

beforeEach(async () => {
  ({ world, olga, league } = await startLeague());
  season = await announce('Buy my pills');
  mails = [];
  alarms = [];
  Object.assign(world.deps.reach, { alertOperator: async (alarm: OperatorAlarm) => void alarms.push(alarm) });
});
afterEach(() => world.close());

async function announce(name: string, who = olga, of = league): Promise<string> {
  const deadlines = { orders: 60, adjustment: 60, earlyClose: true };
  const body = { name, system: 'nyc-risk', boardSize: 3, deadlines };
  const answer = await who.post<Season>(`/leagues/${of}/seasons`, body);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body.id;
}

const add = (text: string, who = olga, to = season) => who.post<Roster>(`/seasons/${to}/roster`, { text });

/** Handles every event and sends the resulting mails, as the real sender composes them. */
async function send(): Promise<void> {
  const transport = async (mail: Mail) => {
    mails.push(mail);
    return 'taken' as const;
  };
  const mail = mailSender(world.deps, transport);
  const other = async () => ({ ok: true }) as const;
  const senders = { mail, push: other, discord: other, slack: other, program: other };
  const deps: NotifyDeps = { ...world.deps, senders };
  await world.deliver();
  await world.dynamo.dynamo.catchUp();
  for (const dispatch of await world.store.dispatchesBefore(Number.POSITIVE_INFINITY)) {
    for (const name of dispatch.deliveries) await deliver(deps, name);
    await completeDispatch(deps, dispatch);
  }
  for (const { act } of await dueDeliveries(deps)) await act();
}

const mailsTo = (address: string) => mails.filter(({ to }) => to === address);

/** The token in the links of a mail, after this path. */
function tokenIn({ text }: Mail, path: string): string {
  return new RegExp(`${path}/([\\w.-]+)`).exec(text)?.[1] ?? '';
}

/** A league of another person, with a season. */
async function otherLeague(): Promise<{ eve: Person; other: string }> {
  const eve = await world.person('eve', 'Eve');
  const { body } = await eve.post<League>('/leagues', { name: 'Another league' });
  return { eve, other: await announce('Another season', eve, body.id) };
}

describe('somebody who has never come', () => {
  beforeEach(async () => {
    await add('Cheap Watches, sam@example.org');
    await send();
  });

  test('gets one mail in words of the platform; who invites, and to what, stands behind its link', async () => {
    const [mail, ...more] = mailsTo('sam@example.org');
    expect(more).toEqual([]);
    const said = `${mail?.subject} ${mail?.text} ${mail?.html} ${JSON.stringify(mail?.headers)}`;
    for (const word of ['Olga', 'Buy my pills', 'Test league', 'Cheap Watches'])
      expect(said).not.toContain(word);
    const token = tokenIn(mail as Mail, '/invitations');
    const page = await world.visitor().get<Invitation>(`/invitations/${token}`);
    expect(page.body).toMatchObject({ season: { name: 'Buy my pills' }, league: 'Test league', by: 'Olga' });
    const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    expect((await world.visitor().get(`/invitations/${forged}`)).status).toBe(404);
  });

  test('gets no second one: by this league, by another, or by the same one a month later', async () => {
    const { eve, other } = await otherLeague();
    expect((await add('sam@example.org', eve, other)).body.added).toMatchObject([{ became: 'invited' }]);
    await olga.post(`/leagues/${league}/announcements`, { text: 'Buy!', season });
    await olga.post(`/leagues/${league}/announcements`, { text: 'Buy!', season: null });
    await send();
    world.clock.set(world.clock.now() + 30 * DAY);
    await add('sam@example.org', olga, await announce('Season 2'));
    await olga.post(`/seasons/${season}/cancel`, { reason: 'Buy my pills, all of you.' });
    await send();
    expect(mailsTo('sam@example.org')).toHaveLength(1);
  });

  test('gets mails as soon as they press the consent, and before that only by pressing', async () => {
    const token = tokenIn(mails[0] as Mail, '/invitations');
    await world.visitor().get(`/invitations/${token}`);
    const { eve, other } = await otherLeague();
    await add('sam@example.org', eve, other);
    await send();
    expect(mailsTo('sam@example.org')).toHaveLength(1);
    expect((await world.visitor().post(`/invitations/${token}/consent`)).status).toBe(200);
    await olga.post(`/seasons/${season}/cancel`, { reason: 'Too few players.' });
    await send();
    expect(mailsTo('sam@example.org').map(({ subject }) => subject)).toEqual([
      'You are invited to play on Turreton',
      'Cancelled: Buy my pills',
    ]);
  });

  test('gets mails once they have logged in', async () => {
    const id = (await world.store.accountWith('sam@example.org')) ?? '';
    await (await world.person(id, 'Sam')).put('/me', {});
    await olga.post(`/seasons/${season}/cancel`, { reason: 'Too few players.' });
    await send();
    expect(mailsTo('sam@example.org')).toHaveLength(2);
  });

  test.each(
    Notification.shape.kind.options.filter((kind) => kind !== 'invitation'),
  )('is sent nothing of the kind %s, whatever wrote it', async (kind) => {
    const id = (await world.store.accountWith('sam@example.org')) ?? '';
    const name = { to: { kind: 'player', id }, subject: 'old', channel: 'mail' } as const;
    const notification = {
      ...{ kind, league: null, title: 'Old', lines: ['Old'], path: '/', deadline: null },
    } as const;
    await world.store.addDelivery({
      ...{ ...name, event: 'old', notification, state: 'pending', attempts: 0 },
      ...{ createdAt: world.clock.now(), dueAt: world.clock.now(), problem: null },
    });
    await send();
    expect(await world.store.delivery(name)).toMatchObject({
      state: 'failed',
      problem: { text: 'noMailConsent' },
    });
    expect(mailsTo('sam@example.org')).toHaveLength(1);
  });
});

describe('the roster', () => {
  const rowOf = async (name: string) =>
    (await olga.get<Roster>(`/seasons/${season}/roster`)).body.players.find((row) => row.name === name);
  const states = async () =>
    (await olga.get<Roster>(`/seasons/${season}/roster`)).body.players
      .map(({ name, mail }) => [name, mail] as const)
      .sort(([one], [other]) => one.localeCompare(other));

  test('says whether an invitation was sent, or refused by the mail server', async () => {
    await add('Sam, sam@example.org\nTom, tom@example.org\nUna, una@example.org\nBen');
    await send();
    expect(await states()).toEqual([
      ['Ben', null],
      ['Sam', 'sent'],
      ['Tom', 'sent'],
      ['Una', 'sent'],
    ]);
    const invitations = await world.store.invitations(season);
    const tom = invitations.find(({ name }) => name === 'Tom')?.player ?? '';
    await handleBounce(world.deps, { player: tom, addresses: ['tom@example.org'], why: 'bounced' });
    expect(await states()).toEqual([
      ['Ben', null],
      ['Sam', 'sent'],
      ['Tom', 'bounced'],
      ['Una', 'sent'],
    ]);
  });

  test('says when an invitation arrived, once for each address', async () => {
    await add('Sam, sam@example.org\nTom, tom@example.org');
    await send();
    expect(mails.map(({ invitesTo }) => invitesTo)).toEqual([season, season]);
    const player = (await world.store.accountWith('sam@example.org')) ?? '';
    const at = world.clock.now() + HOUR;
    const arrival = { player, season, addresses: ['Sam@example.org'], at };
    // To an address of before, or of an invitation before this one.
    await noteArrival(world.deps, { ...arrival, addresses: ['old@example.org'] });
    await noteArrival(world.deps, { ...arrival, at: world.clock.now() - HOUR });
    expect(await states()).toEqual([
      ['Sam', 'sent'],
      ['Tom', 'sent'],
    ]);
    await noteArrival(world.deps, arrival);
    await noteArrival(world.deps, { ...arrival, at: at + HOUR });
    expect(await states()).toEqual([
      ['Sam', 'arrived'],
      ['Tom', 'sent'],
    ]);
    expect((await rowOf('Sam'))?.mailAt).toBe(new Date(at).toISOString());
    await handleBounce(world.deps, { player, addresses: ['sam@example.org'], why: 'bounced' });
    expect((await rowOf('Sam'))?.mail).toBe('bounced');
  });

  test('says when its page was first shown, and not when a program opened the link', async () => {
    await add('Sam, sam@example.org');
    await send();
    const token = tokenIn(mails[0] as Mail, '/invitations');
    await world.visitor().get(`/invitations/${token}`);
    expect(await states()).toEqual([['Sam', 'sent']]);
    const first = world.clock.now();
    const opened = () => world.visitor().post(`/invitations/${token}/opened`);
    expect(await opened()).toMatchObject({ status: 200, body: {} });
    world.clock.set(first + HOUR);
    await opened();
    expect(await rowOf('Sam')).toMatchObject({ mail: 'opened', mailAt: new Date(first).toISOString() });
    const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    expect((await world.visitor().post(`/invitations/${forged}/opened`)).status).toBe(404);
  });

  test('says the same of somebody who has an account and opens the season', async () => {
    const email = 'ina@example.org';
    await world.store.openAccount({ id: 'ina', name: 'Ina', email });
    const ina = await world.person('ina', 'Ina');
    await ina.put('/me', {});
    await add(`Ina, ${email}`);
    await send();
    expect(mails.map(({ to, invitesTo }) => [to, invitesTo])).toEqual([[email, season]]);
    expect(await states()).toEqual([['Ina', 'sent']]);
    const opened = `/seasons/${season}/invitation/opened`;
    expect((await olga.post(opened)).body).toMatchObject({ code: 'not-registered' });
    expect((await world.visitor().post(opened)).status).toBe(401);
    expect(await ina.post(opened)).toMatchObject({ status: 200 });
    expect(await rowOf('Ina')).toMatchObject({ mail: 'opened', mailAt: expect.any(String) });
  });

  test('does not say who called an invitation unwanted', async () => {
    await add('Sam, sam@example.org');
    await send();
    const [{ player = '' } = {}] = await world.store.invitations(season);
    await handleBounce(world.deps, { player, addresses: ['sam@example.org'], why: 'complained' });
    expect(await states()).toEqual([['Sam', 'sent']]);
  });
});

describe('the link that refuses invitations', () => {
  test('is in the mail and its header, and names neither address nor league', async () => {
    await add('sam@example.org');
    await send();
    const mail = mails[0] as Mail;
    const token = tokenIn(mail, '/unsubscribe');
    expect(mail.headers).toEqual({
      'List-Unsubscribe': `<https://turreton.example/v1/unsubscribe/${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    const answer = await world.visitor().post(`/unsubscribe/${token}`);
    expect([answer.status, answer.body]).toEqual([200, { kind: 'invitations' }]);
    const decoded = token.split('.').map((part) => Buffer.from(part, 'base64url').toString());
    for (const text of [...decoded, token]) expect(text).not.toMatch(/sam@|example|league/i);
  });

  test('ends invitations by everybody for good, and keeps no address for it', async () => {
    await add('sam@example.org');
    await send();
    const token = tokenIn(mails[0] as Mail, '/unsubscribe');
    const consent = tokenIn(mails[0] as Mail, '/invitations');
    await world.visitor().post(`/invitations/${consent}/consent`);
    await world.visitor().post(`/unsubscribe/${token}`);
    const { eve, other } = await otherLeague();
    expect((await add('sam@example.org', eve, other)).body.added).toMatchObject([{ became: 'invited' }]);
    await olga.post(`/seasons/${season}/cancel`, { reason: 'Too few players.' });
    await send();
    expect(mailsTo('sam@example.org')).toHaveLength(1);
  });

  test('counts for a mail that is on its way', async () => {
    await add('sam@example.org');
    await world.deliver();
    const id = (await world.store.accountWith('sam@example.org')) ?? '';
    const { refusalToken } = await import('../../functions/core/notification/unsubscribe');
    await world.visitor().post(`/unsubscribe/${await refusalToken(world.deps, id, 'sam@example.org')}`);
    await send();
    expect(mails).toEqual([]);
  });
});

describe('invitations a day', () => {
  const budget = (invitations: object) =>
    Object.assign(world.deps.reach, { invitations: { account: 5, league: 5, site: 5, ...invitations } });
  const list = (count: number, from = 0) =>
    Array.from({ length: count }, (_, at) => `sam${from + at}@example.org`).join('\n');

  test('end for an organizer with a refusal that says so and when to try again; nobody was added', async () => {
    budget({ account: 3 });
    expect((await add(list(2))).status).toBe(200);
    const refused = await add(list(2, 10));
    expect(refused.status).toBe(403);
    expect(refused.text).toContain('You can invite 3 people a day by mail');
    expect(refused.text).toContain('22 November 2026, 00:00 (UTC)');
    expect((await olga.get<Roster>(`/seasons/${season}/roster`)).body.players).toHaveLength(2);
    expect((await add(list(1, 20))).status).toBe(200);
    await send();
    expect(mails).toHaveLength(3);
    world.clock.set(world.clock.now() + 5 * HOUR);
    expect((await add(list(2, 10))).status).toBe(200);
  });

  test('count everybody with the address, so that the rest reveals nothing; the same list again costs nothing', async () => {
    budget({ account: 2 });
    const ann = await world.person('ann', 'Ann');
    await ann.put('/me', {});
    await world.store.openAccount({ id: 'ann', name: 'Ann', email: 'ann@example.org' });
    expect((await add('ann@example.org')).status).toBe(200);
    expect((await add('ann@example.org\nBen by name')).status).toBe(200);
    expect((await add('sam1@example.org')).status).toBe(200);
    expect((await add('sam2@example.org')).status).toBe(403);
  });

  test('end for a league, whichever organizer sends them', async () => {
    budget({ league: 3, site: 50 });
    const eve = await world.person('eve', 'Eve');
    await eve.post(`/leagues/${league}/members`);
    await olga.put(`/leagues/${league}/members/eve/roles`, { roles: ['organizer', 'player'] });
    expect((await add(list(2))).status).toBe(200);
    expect((await add(list(2, 10), eve)).text).toContain('A league can invite 3 people a day');
  });

  test('end for the whole site, and its operator is notified', async () => {
    budget({ site: 3 });
    const { eve, other } = await otherLeague();
    expect((await add(list(3))).status).toBe(200);
    expect(alarms).toEqual([]);
    const refused = await add(list(1, 10), eve, other);
    expect([refused.status, refused.text]).toEqual([
      403,
      expect.stringContaining('sent all its invitations'),
    ]);
    expect(alarms).toEqual([{ kind: 'invitations-used-up', most: 3 }]);
  });

  test('are counted in the store: lists that come together do not pass the limit', async () => {
    budget({ account: 5 });
    const answers = await Promise.all([0, 1, 2, 3].map((at) => add(list(2, at * 10))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    await send();
    expect(mails).toHaveLength(4);
  });
});

test('mail leaves by the sender that asks for consent, as login links that somebody asks for, or to the operator', () => {
  const senders = ['functions', 'web'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file}`)
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|node_modules|\.next/.test(file))
      .filter((file) =>
        /sendMail\(|createTransport\(|SendEmailCommand|MailTransport/.test(readFileSync(file, 'utf8')),
      ),
  );
  expect(senders.sort()).toEqual([
    // Orders by mail: they pass on the transport of the answer to a player whose own mail was proven.
    'functions/host/mail-listener.ts',
    'functions/host/start-host.ts',
    // The operator's own address, from the settings of the machine.
    'functions/host/transports.ts',
    'functions/mail-in/receive-mail.ts',
    'functions/notify/mail-sender.ts',
    'functions/notify/senders.ts',
    'functions/notify/ses.ts',
    'web/lib/login/mail.ts',
  ]);
});
