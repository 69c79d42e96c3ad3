import { GetCommand, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { attentionIn } from '../../functions/core/case/attention';
import { answersOf, expireAnswers } from '../../functions/core/entry/answers';
import type { Joinable } from '../../functions/core/entry/joinable.schema';
import { paceOf } from '../../functions/core/entry/joinable.view';
import type { League } from '../../functions/core/league/leagues.schema';
import { presenceKey, proposalKey } from '../../functions/core/platform/keys';
import type { ProposalConfirmed } from '../../functions/core/platform/request-events.records';
import { runAllSettled } from '../../functions/core/platform/run-all-settled';
import { settleAfterIndexCatchesUp } from '../../functions/core/platform/settle-after-index';
import type { Proposed } from '../../functions/core/proposal/proposals.schema';
import { onResultsConfirmed } from '../../functions/core/result/on-results-confirmed';
import type { PersonalLink, Roster } from '../../functions/core/roster/roster.schema';
import type { RoundClock } from '../../functions/core/round/round-clock.schema';
import type { SeasonRecord } from '../../functions/core/season/seasons.records';
import type { Season } from '../../functions/core/season/seasons.schema';
import type { Sessions } from '../../functions/core/session/sessions.schema';
import type { Live } from '../../functions/core/today/live.schema';
import { AUTH_TABLE, TABLE } from '../../functions/host/create-tables';
import { sweep } from '../../functions/sweep/sweep';
import { sessionToken } from '../../functions/tokens';
import { authenticator } from '../support/authenticator';
import { settingsOf } from '../support/league-settings';
import { startNotifying } from '../support/notifying';
import { type Board, playerOf, startBoard } from '../support/season';
import { type Answer, type Person, SECRET, startWorld, type World } from '../support/world';

// Windows that need a league or a board, each at its last moment and at the first one beyond it.

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

let world: World;
let board: Board;
beforeEach(async () => {
  world = await startWorld();
  board = await startBoard(world, { humans: 6, boardSize: 3, rounds: 2, earlyClose: false });
});
afterEach(() => world.close());

const now = () => world.clock.now();
function done<T>({ status, body, text }: Answer<T>): T {
  if (status !== 200) throw new Error(text);
  return body;
}
async function season(id = board.season): Promise<SeasonRecord> {
  const found = await world.store.season(id);
  if (found === undefined) throw new Error(`season ${id} is not there`);
  return found;
}
async function announce(wanted: object): Promise<string> {
  const deadlines = { orders: 1440, adjustment: 1440 };
  const body = { name: 'Season 2', system: 'ny2047', deadlines, ...wanted };
  const { id } = done(await board.organizer.post<Season>(`/leagues/${board.league}/seasons`, body));
  await world.deliver();
  return id;
}

test('answers to the questions of a season are kept for thirty days after it is over', async () => {
  const id = await announce({ questions: [{ id: 'size', text: 'Which size of shirt?' }] });
  const player = await world.person('ana');
  const answers = [{ question: 'size', answer: 'M' }];
  done(await player.post(`/seasons/${id}/entries`, { answers }));
  const over = Math.ceil(now() / SECOND) * SECOND;
  world.clock.set(over);
  await expireAnswers(world.deps, await season(id));
  const kept = async (at: number) => {
    world.clock.set(at);
    return answersOf(world.deps, await season(id), 'ana');
  };
  expect(await kept(over + 30 * DAY - 1)).toEqual(answers);
  expect(await kept(over + 30 * DAY)).toEqual([]);
});

test('a personal link logs in for two weeks', async () => {
  const id = await announce({});
  await board.organizer.post(`/seasons/${id}/roster`, { text: 'Ben' });
  const { players } = done(await board.organizer.get<Roster>(`/seasons/${id}/roster`));
  const link = done(await board.organizer.post<PersonalLink>(`/seasons/${id}/roster/${players[0]?.id}/link`));
  expect(Date.parse(String(link.until)) - now()).toBe(14 * DAY);
});

test('a proposal waits for a week, and is stored for one more', async () => {
  const here = new Set(Object.values(board.players).map(({ id }) => id));
  const [away = ''] = Array.from({ length: 6 }, (_, at) => `player-${at + 1}`).filter((id) => !here.has(id));
  const player = await world.person(away);
  const path = `/leagues/${board.league}/members`;
  done(await board.organizer.put(`${path}/${away}/roles`, { roles: ['organizer', 'player'] }));
  world.clock.set(now() + 2 * DAY);
  await sweep(world.deps);
  await world.deliver();
  const propose = async () => {
    const wanted = { kind: 'mute', reason: 'A test.', note: 'A test.' };
    const member = Object.values(board.players)[0]?.id;
    return (await player.post<Proposed>(`${path}/${member}/rulings`, wanted)).body.proposal;
  };
  const start = now();
  const [early, late] = [await propose(), await propose()];
  const confirm = async (proposal: string, at: number) => {
    world.clock.set(at);
    return (await board.organizer.post(`/seasons/${board.season}/proposals/${proposal}/confirm`)).status;
  };
  expect(await confirm(early, start + WEEK - 1)).toBe(200);
  expect(await confirm(late, start + WEEK)).toBe(404);
  const Key = proposalKey(board.season, late);
  const { Item } = await world.dynamo.client.send(new GetCommand({ TableName: TABLE, Key }));
  expect(Item?.expiresAt).toBe((start + 2 * WEEK) / SECOND);
});

test('a step counts as stuck once it is more than two minutes late', async () => {
  const deadline = (await world.store.gate(board.game))?.deadline ?? 0;
  const stuck = async (at: number) => {
    world.clock.set(at);
    const found = await attentionIn(world.deps, await season());
    return found.find((one) => one.board.game === board.game)?.stuck;
  };
  expect(await stuck(deadline + 2 * MINUTE)).toBe(false);
  expect(await stuck(deadline + 2 * MINUTE + 1)).toBe(true);
});

describe('press', () => {
  test('is gathered until the next quarter of an hour', async () => {
    const telling = startNotifying(world);
    const [from = '', to = ''] = Object.keys(board.players);
    const reader = playerOf(board, to).id;
    done(await playerOf(board, to).put('/me/notifications', { choices: { message: ['mail'] } }));
    const quarter = Math.ceil(now() / (15 * MINUTE)) * 15 * MINUTE;
    const write = async (at: number) => {
      world.clock.set(at);
      const message = { to: [to], text: 'A test.' };
      done(await playerOf(board, from).post(`/games/${board.game}/press`, message));
      await telling.send();
    };
    const mails = () =>
      telling.sent.filter((one) => one.to.id === reader && one.notification.kind === 'message');
    await write(quarter);
    await write(quarter + 15 * MINUTE - 1);
    expect(mails()).toHaveLength(0);
    await telling.pass(1);
    expect(mails()).toHaveLength(1);
    await write(quarter + 15 * MINUTE);
    await telling.pass(15 * MINUTE - 1);
    expect(mails()).toHaveLength(1);
    await telling.pass(1);
    expect(mails()).toHaveLength(2);
  });
});

test('where somebody plays from is noted once a week, and kept for half a year', async () => {
  const [seat = ''] = Object.keys(board.players);
  const order = async (version: number, cookie: string) => {
    const path = `/games/${board.game}/steps/1/orders`;
    const headers = { cookie, 'x-address': '198.51.100.7' };
    const answer = await playerOf(board, seat).put(path, { orders: [], ready: false, version }, headers);
    expect(answer.status, answer.text).toBe(200);
    return answer.headers.get('set-cookie')?.split(';')[0];
  };
  const week = Math.ceil(now() / WEEK) * WEEK;
  done(
    await board.organizer.post(`/games/${board.game}/rulings`, {
      ...{ kind: 'extend', reason: 'A test.' },
      until: new Date(week + 2 * WEEK).toISOString(),
    }),
  );
  world.clock.set(week);
  const kept = (await order(0, 'theme=dark')) ?? '';
  world.clock.set(week + WEEK - 1);
  expect(await order(1, kept)).toBeUndefined();
  world.clock.set(week + WEEK);
  expect(await order(2, kept)).toContain('turreton-device=');
  const { id } = playerOf(board, seat);
  const [presence] = await world.store.presencesOf(id);
  const Key = presenceKey(id, presence?.device ?? '', presence?.network ?? '');
  const { Item } = await world.dynamo.client.send(new GetCommand({ TableName: TABLE, Key }));
  expect(Item?.expiresAt).toBe((week + WEEK + 180 * DAY) / SECOND);
});

test('a login is new for an hour', async () => {
  const began = now();
  const token = await sessionToken(SECRET, { sub: 'ana', name: 'Ana', email: 'ana@example.org', began });
  const isNew = async (at: number) => {
    world.clock.set(at);
    const headers = { authorization: `Bearer ${token}` };
    const answer = await world.api.request('/v1/me/sessions', { headers });
    return ((await answer.json()) as Sessions).newLogin;
  };
  expect(await isNew(began + HOUR - 1)).toBe(true);
  expect(await isNew(began + HOUR)).toBe(false);
});

test('what a season could not do yet is tried again a minute later', async () => {
  const id = await announce({ boardSize: 3, leftOver: 'byes', schedule: { lastsDays: 1 } });
  for (const name of ['ana', 'ben', 'cem'])
    done(await (await world.person(name)).post(`/seasons/${id}/entries`));
  done(await board.organizer.post(`/seasons/${id}/start`));
  await world.deliver();
  const ends = now() + DAY;
  const ruling = { kind: 'pause', reason: 'A test.' };
  done(await board.organizer.post(`/games/${id}r1b1/rulings`, ruling));
  await world.deliver();
  world.clock.set(ends);
  await sweep(world.deps);
  await world.deliver();
  expect((await world.store.seasonDue(id))?.at).toBe(ends + MINUTE);
});

test('turns of up to two days are daily, longer ones slow', () => {
  expect([48 * 60, 48 * 60 + 1].map((orders) => paceOf({ orders }))).toEqual(['daily', 'slow']);
});

test('the list of what can be joined is at most five seconds old', async () => {
  const start = now();
  const listed = async (at: number) => {
    world.clock.set(at);
    return done(await world.visitor().get<Joinable>('/joinable')).seasons.length;
  };
  expect(await listed(start)).toBe(0);
  await announce({});
  expect(await listed(start + 5 * SECOND - 1)).toBe(0);
  expect(await listed(start + 5 * SECOND)).toBe(1);
});

test('a failed task waits as long as it has been failing, for a minute to an hour', async () => {
  const item = { kind: 'season', season: board.season } as const;
  const waits = async (failing: number) => {
    const act = () => Promise.reject(new Error('no answer'));
    await runAllSettled(world.deps, [{ what: 'a test', act, item, since: now() - failing }]);
    return (await dueInIndex()) - now();
  };
  await world.store.noteSeasonDue({ season: board.season, at: now(), told: [], version: 0 });
  expect(await waits(MINUTE - 1)).toBe(MINUTE);
  expect(await waits(MINUTE + 1)).toBe(MINUTE + 1);
  expect(await waits(HOUR - 1)).toBe(HOUR - 1);
  expect(await waits(HOUR + 1)).toBe(HOUR);
});

/** When sweeps find the season again. */
async function dueInIndex(): Promise<number> {
  let [from, to] = [now(), now() + 2 * HOUR];
  while (to - from > 1) {
    const middle = Math.floor((from + to) / 2);
    if ((await world.store.seasonsDueBefore(middle)).includes(board.season)) to = middle;
    else from = middle;
  }
  return to;
}

test('an event that reads an index is settled once that lists what is half a minute old', async () => {
  const event = { id: 'e', kind: 'season-changed', at: now(), season: board.season } as const;
  await world.store.post(event);
  const waits = async (at: number) => {
    world.clock.set(at);
    await settleAfterIndexCatchesUp(world.deps, event);
    return (await world.store.outboxBefore(Number.POSITIVE_INFINITY)).length;
  };
  expect(await waits(event.at + 30 * SECOND - 1)).toBe(1);
  expect(await waits(event.at + 30 * SECOND)).toBe(0);
});

test('a round at real tables has ninety minutes, unless its organizer chose another time', async () => {
  const id = await announce({ boardSize: 3, leftOver: 'byes', atTheTable: { rated: false } });
  for (const name of ['ana', 'ben', 'cem'])
    done(await (await world.person(name)).post(`/seasons/${id}/entries`));
  done(await board.organizer.post(`/seasons/${id}/start`));
  await world.deliver();
  expect(done(await board.organizer.get<RoundClock>(`/seasons/${id}/clock`)).minutes).toBe(90);
});

/** Items of the main table whose sort key begins so. */
async function storedUnder(prefix: string): Promise<readonly Record<string, unknown>[]> {
  const { Items = [] } = await world.dynamo.client.send(
    new ScanCommand({
      TableName: TABLE,
      FilterExpression: 'begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':prefix': prefix },
    }),
  );
  return Items;
}

test('a calendar asks to be read again every quarter of an hour', async () => {
  const [player] = Object.values(board.players);
  const settings = done(await (player as Person).post<{ calendar: string }>('/me/notifications/calendar'));
  const { text } = await world.visitor().get(new URL(settings.calendar).pathname.replace('/v1', ''));
  expect(text).toContain('X-PUBLISHED-TTL:PT15M');
});

test('the list of running boards is at most five seconds old', async () => {
  const start = now();
  const listed = async (at: number) => {
    world.clock.set(at);
    return done(await world.visitor().get<Live>('/live')).seasons.length;
  };
  expect(await listed(start)).toBe(1);
  done(await board.organizer.post(`/seasons/${board.season}/cancel`, { reason: 'A test.' }));
  await world.deliver();
  expect(await listed(start + 5 * SECOND - 1)).toBe(1);
  expect(await listed(start + 5 * SECOND)).toBe(0);
});

test('that a league became private reaches other processes within ten seconds', async () => {
  const start = now();
  const other = world.otherStore();
  const isPrivate = (at: number) => other.isPrivate(board.league, at);
  expect(await isPrivate(start)).toBe(false);
  const { body } = await board.organizer.get<League>(`/leagues/${board.league}`);
  const settings = { ...settingsOf(body), private: true };
  done(await board.organizer.put(`/leagues/${board.league}/settings`, settings));
  expect(await isPrivate(start + 10 * SECOND - 1)).toBe(false);
  expect(await isPrivate(start + 10 * SECOND)).toBe(true);
});

test('what was sent is remembered for two weeks', async () => {
  const telling = startNotifying(world);
  await telling.send();
  const sent = await storedUnder('DELIVERY#');
  expect(sent.length).toBeGreaterThan(0);
  for (const { expiresAt, createdAt } of sent)
    expect(expiresAt).toBe(Math.ceil((Number(createdAt) + 14 * DAY) / SECOND));
});

test('those who run a league hear of their inbox at the end of five minutes', async () => {
  const telling = startNotifying(world);
  await telling.send();
  const [player, other] = Object.values(board.players);
  const dispute = async (who: Person | undefined, at: number) => {
    world.clock.set(at);
    done(
      await (who as Person).post(`/games/${board.game}/disputes`, { step: 1, text: 'My fleet was to hold.' }),
    );
    await telling.send();
  };
  const mails = () => telling.sent.filter(({ notification }) => notification.kind === 'to-settle');
  const from = Math.ceil(now() / (5 * MINUTE)) * 5 * MINUTE;
  await dispute(player, from);
  await dispute(other, from + 5 * MINUTE - 1);
  expect(mails()).toHaveLength(0);
  await telling.pass(1);
  expect(mails().map(({ notification }) => notification.lines.length)).toEqual([2]);
});

test('the challenge of a passkey is remembered for twenty minutes', async () => {
  const ana = await world.person('ana');
  await world.store.openAccount({ id: 'ana', name: 'Ana', email: 'ana@example.org' });
  const asked = await ana.post<{ options: { challenge: string; user: { id: string } }; token: string }>(
    '/me/logins/passkeys/challenge',
  );
  const { options, token } = done(asked);
  const response = await authenticator(world.deps.reach.site).register(options);
  const spent = now();
  done(await ana.post('/me/logins/passkeys', { name: 'Phone', token, response }));
  const { Items = [] } = await world.dynamo.client.send(new ScanCommand({ TableName: AUTH_TABLE }));
  const challenge = Items.find(({ pk }) => String(pk).startsWith('CHALLENGE#'));
  expect(challenge?.expires).toBe(Math.floor((spent + 20 * MINUTE) / SECOND));
});

test('a confirmed proposal is carried out by the sweep once its own request has had twenty seconds', async () => {
  const id = 'p1';
  const by = { id: 'olga', name: 'Olga', kind: 'human' };
  const operation = 'POST /seasons/{id}/end';
  const proposal = {
    ...{ id, season: { id: board.season, name: 'Season 1' }, league: board.league, by, at: now() },
    ...{ operation, asked: JSON.stringify({ params: {} }), until: now() + WEEK },
    ...{ state: 'confirmed', decision: { by, at: now() } },
  };
  await world.dynamo.client.send(
    new PutCommand({ TableName: TABLE, Item: { ...proposalKey(board.season, id), ...proposal } }),
  );
  const event = { id: 'e', kind: 'proposal-confirmed', at: now(), season: board.season, proposal: id };
  const carriedOut = async (at: number) => {
    world.clock.set(at);
    const carryOut = vi.fn();
    await onResultsConfirmed({ ...world.deps, carryOut }, event as ProposalConfirmed);
    return carryOut.mock.calls.length;
  };
  expect(await carriedOut(event.at + 20 * SECOND - 1)).toBe(0);
  expect(await carriedOut(event.at + 20 * SECOND)).toBe(1);
});
