import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Case, Cases } from '../../functions/core/case/cases.schema';
import type { Game } from '../../functions/core/game/games.schema';
import type { Inbox } from '../../functions/core/inbox/inbox.schema';
import type { Notices } from '../../functions/core/notice/notices.schema';
import type { Proposed } from '../../functions/core/proposal/proposals.schema';
import type { Log } from '../../functions/core/result/results.schema';
import { type Meeting, meetingAt } from '../support/meeting-store';
import { startNotifying } from '../support/notifying';
import { type Board, type BoardOptions, playerOf, startBoard } from '../support/season';
import { type Person, startWorld, type World } from '../support/world';

const DAY = 86_400_000;
const complaint = 'My fleet was to hold, and it moved.';
const appeal = 'The answer overlooks the order of turn 1.';

const meeting: Meeting = {};
let world: World;
let board: Board;

const begin = async (options: BoardOptions = { humans: 7 }) => {
  world = await startWorld(meetingAt(meeting));
  board = await startBoard(world, options);
};
afterEach(() => world.close());

const tower = () => playerOf(board, 'tower');
const papst = () => playerOf(board, 'papst');
const path = (rest = '') => `/games/${board.game}/${rest}`;
const casesFor = async (person: Person) => (await person.get<Cases>(path('cases'))).body.cases;
const only = async (person: Person): Promise<Case> => (await casesFor(person))[0] ?? expect.fail('no case');
const game = async () => (await world.visitor().get<Game>(`/games/${board.game}`)).body;
const log = async () => (await world.visitor().get<Log>(`/leagues/${board.league}/log`)).body.entries;
const waiting = async (as: Person) =>
  (await as.get<Inbox>(`/leagues/${board.league}/inbox`)).body.items.filter(({ kind }) => kind === 'appeal');

/** A moderator of the league who plays on no board, unless they are in the season already. */
async function moderator(id = 'nora'): Promise<Person> {
  const person = await world.person(id);
  await person.post(`/leagues/${board.league}/members`);
  const roles = `/leagues/${board.league}/members/${id}/roles`;
  expect(await board.organizer.put(roles, { roles: ['moderator', 'player'] })).toMatchObject({ status: 200 });
  return person;
}

/**
 * The player's dispute, with an answer.
 * @returns the address of the case
 */
async function answered(by: Person = board.organizer, decision = 'denied'): Promise<string> {
  await tower().post(path('disputes'), { step: 1, text: complaint });
  const at = path(`cases/${(await only(tower())).id}`);
  expect(await by.post(`${at}/answer`, { decision, text: 'The fleet had no order.' })).toMatchObject({
    status: 200,
  });
  return at;
}

const appealAt = (at: string, as = tower()) => as.post<Cases>(`${at}/appeal`, { text: appeal });
const judge = (at: string, as: Person, decision = 'answer-changed') =>
  as.post<Cases & Proposed>(`${at}/appeal/answer`, { decision, text: 'The order was stored in time.' });

describe('an appeal', () => {
  beforeEach(() => begin());

  test('is answered by somebody else, in public, and the answer is final', async () => {
    const nora = await moderator();
    const at = await answered();
    expect((await only(tower())).mayAppeal).toMatchObject({ answers: 'another' });
    expect(await appealAt(at)).toMatchObject({ status: 200 });
    expect(await only(tower())).toMatchObject({
      ...{ state: 'answered', mayAppeal: null },
      appeal: { state: 'open', text: appeal, answer: null, mayAnswer: false },
    });
    expect(await only(nora)).toMatchObject({ appeal: { text: appeal, mayAnswer: true } });
    expect(await only(board.organizer)).toMatchObject({ appeal: { text: appeal, mayAnswer: false } });
    expect(await judge(at, board.organizer)).toMatchObject({ status: 403, body: { code: 'not-allowed' } });
    expect(await judge(at, nora)).toMatchObject({ status: 200 });
    expect(await only(tower())).toMatchObject({
      answer: { decision: 'denied', by: { name: 'Olga' } },
      appeal: { state: 'answered', answer: { decision: 'answer-changed', by: { id: 'nora' } } },
    });
    const entries = await log();
    expect(entries[0]).toMatchObject({
      ...{ kind: 'answer-appeal', reason: 'The order was stored in time.', before: 'Not upheld' },
      subject: 'The appeal: A dispute, round 1, board 1',
    });
    expect(JSON.stringify(entries)).not.toContain(complaint);
    expect(JSON.stringify(entries)).not.toContain(appeal);
    expect(await judge(at, nora)).toMatchObject({ status: 409 });
    expect(await appealAt(at)).toMatchObject({ status: 403 });
    expect(await tower().remove(`${at}/appeal`)).toMatchObject({ status: 409 });
  });

  test('whose answer reaches the one who complained: a note on Today, and a message', async () => {
    const telling = startNotifying(world);
    const nora = await moderator();
    const at = await answered();
    await appealAt(at);
    await judge(at, nora, 'answer-stands');
    const { notices } = (await tower().get<Notices>('/me/notices')).body;
    // Nora's role was announced as well.
    expect(notices.map(({ kind }) => kind).sort()).toEqual(['announce', 'answer-stands', 'denied']);
    await telling.send();
    const sent = telling.sent.filter(
      ({ to, notification }) => to.id === tower().id && notification.kind === 'ruling',
    );
    expect(sent.map(({ notification }) => notification.title).sort()).toEqual([
      'Your appeal was answered: the answer to your dispute stands',
      'Your dispute was denied',
    ]);
  });

  test('waits in the inbox of those who may answer it, who are notified, until it is settled', async () => {
    const telling = startNotifying(world);
    const nora = await moderator();
    const at = await answered();
    await telling.pass(10 * 60_000);
    telling.sent.length = 0;
    await appealAt(at);
    expect(await waiting(nora)).toMatchObject([{ settles: true, path: path('cases') }]);
    expect((await waiting(nora))[0]?.text).toContain(`${tower().id} appeals`);
    expect(await waiting(board.organizer)).toMatchObject([{ settles: false }]);
    await telling.pass(10 * 60_000);
    expect(telling.to('nora')).toContain('to-settle over mail');
    expect(telling.to(tower().id)).not.toContain('to-settle over mail');
    expect(JSON.stringify(telling.sent)).not.toContain(appeal);
    await judge(at, nora);
    expect(await waiting(nora)).toEqual([]);
  });

  test('is made once, by the one who complained, within seven days of the answer', async () => {
    await moderator();
    const at = await answered();
    expect(await appealAt(at, papst())).toMatchObject({ status: 404 });
    const { until } = (await only(tower())).mayAppeal ?? {};
    expect(Date.parse(until ?? '')).toBe(world.clock.now() + 7 * DAY);
    world.clock.set(Date.parse(until ?? '') - 1000);
    meeting.question = 'openAppeal';
    const both = await Promise.all([appealAt(at), appealAt(at)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
  });

  test('comes too late after them', async () => {
    const at = await answered();
    world.clock.set(Date.parse((await only(tower())).mayAppeal?.until ?? ''));
    expect(await only(tower())).toMatchObject({ mayAppeal: null });
    expect(await appealAt(at)).toMatchObject({ status: 403, body: { code: 'not-allowed' } });
  });

  test('needs an answer', async () => {
    await tower().post(path('disputes'), { step: 1, text: complaint });
    const at = path(`cases/${(await only(tower())).id}`);
    expect(await only(tower())).toMatchObject({ mayAppeal: null, appeal: null });
    expect(await appealAt(at)).toMatchObject({ status: 403 });
    expect(await judge(at, board.organizer)).toMatchObject({ status: 404 });
    await tower().remove(at);
    expect(await appealAt(at)).toMatchObject({ status: 403 });
  });

  test('can be withdrawn, once and for all', async () => {
    const nora = await moderator();
    const at = await answered();
    await appealAt(at);
    expect(await papst().remove(`${at}/appeal`)).toMatchObject({ status: 404 });
    expect(await tower().remove(`${at}/appeal`)).toMatchObject({ status: 200 });
    expect(await only(tower())).toMatchObject({ appeal: { state: 'withdrawn' }, mayAppeal: null });
    expect(await waiting(nora)).toEqual([]);
    expect(await judge(at, nora)).toMatchObject({ status: 409 });
    expect(await appealAt(at)).toMatchObject({ status: 403 });
    const { notices } = (await tower().get<Notices>('/me/notices')).body;
    expect(notices.filter(({ kind }) => kind !== 'announce')).toHaveLength(1);
  });

  test('is answered by the same person where the league has nobody else, and the player knows before', async () => {
    const at = await answered();
    expect((await only(tower())).mayAppeal).toMatchObject({ answers: 'same' });
    await appealAt(at);
    expect(await waiting(board.organizer)).toMatchObject([{ settles: true }]);
    expect(await judge(at, board.organizer)).toMatchObject({ status: 200 });
  });

  test('is not answered by somebody who plays in the game, and shows them that it is there alone', async () => {
    await moderator();
    const playing = await moderator(papst().id);
    const at = await answered();
    await appealAt(at);
    expect(await judge(at, playing)).toMatchObject({ status: 403, body: { code: 'conflict-of-interest' } });
    expect(await judge(at, tower())).toMatchObject({ status: 403 });
    const { cases } = (await playing.get<Cases>(`/leagues/${board.league}/cases`)).body;
    expect(cases).toMatchObject([{ text: null, appeal: { text: null, mayAnswer: false } }]);
    expect(await casesFor(playerOf(board, 'greene'))).toEqual([]);
  });

  test('outlives the game: a case whose game is over is appealed and answered', async () => {
    const nora = await moderator();
    const at = await answered();
    await board.organizer.post(path('rulings'), {
      kind: 'end',
      as: 'it-stands',
      reason: 'The evening is over.',
    });
    expect(await game()).toMatchObject({ status: 'finished' });
    expect(await appealAt(at)).toMatchObject({ status: 200 });
    expect(await judge(at, nora)).toMatchObject({ status: 200 });
  });
});

describe('where the first answer took two', () => {
  beforeEach(() => begin({ humans: 6, boardSize: 3, rounds: 2 }));

  /** A moderator who plays on the other board of the season. */
  const elsewhere = async () => {
    const here = new Set(Object.values(board.players).map(({ id }) => id));
    const id = [1, 2, 3, 4, 5, 6].map((at) => `player-${at}`).find((one) => !here.has(one));
    return moderator(id);
  };
  const confirm = (proposal: string, as: Person) =>
    as.post(`/seasons/${board.season}/proposals/${proposal}/confirm`);

  test('neither of them answers the appeal, nor confirms an answer', async () => {
    const player = Object.values(board.players)[0] ?? expect.fail('nobody plays');
    const playing = await elsewhere();
    await player.post(path('disputes'), { step: 1, text: complaint });
    const at = path(`cases/${(await only(player)).id}`);
    const first = await playing.post<Proposed>(`${at}/answer`, {
      decision: 'denied',
      text: 'No order came.',
    });
    expect(first.status).toBe(202);
    expect((await only(player)).mayAppeal).toBeNull();
    expect(await confirm(first.body.proposal, board.organizer)).toMatchObject({ status: 200 });
    expect((await only(player)).mayAppeal).toMatchObject({ answers: 'same' });
    const nora = await moderator();
    expect((await only(player)).mayAppeal).toMatchObject({ answers: 'another' });
    await appealAt(at, player);
    expect(await judge(at, board.organizer)).toMatchObject({ status: 403 });
    const again = await judge(at, playing);
    expect(await confirm(again.body.proposal, nora)).toMatchObject({ status: 403 });
    expect(await judge(at, nora)).toMatchObject({ status: 200 });
  });

  test('nobody confirms what overrules their own answer', async () => {
    const player = Object.values(board.players)[0] ?? expect.fail('nobody plays');
    const [playing, nora] = [await elsewhere(), await moderator()];
    await player.post(path('disputes'), { step: 1, text: complaint });
    const at = path(`cases/${(await only(player)).id}`);
    await board.organizer.post(`${at}/answer`, { decision: 'denied', text: 'No order came.' });
    await appealAt(at, player);
    const proposed = await judge(at, playing, 'answer-stands');
    expect(proposed.status).toBe(202);
    expect(await confirm(proposed.body.proposal, board.organizer)).toMatchObject({ status: 403 });
    expect(await confirm(proposed.body.proposal, nora)).toMatchObject({ status: 200 });
    expect(await only(player)).toMatchObject({ appeal: { answer: { by: { id: playing.id } } } });
  });
});

describe('an appeal in a season whose disputes hold the clock', () => {
  beforeEach(() => begin({ humans: 7, choices: { disputes: 'hold', press: 'gunboat' } }));

  test('lets it run, and names nobody in the log of an anonymous season', async () => {
    const nora = await moderator();
    const at = await answered();
    expect(await game()).toMatchObject({ paused: null });
    await appealAt(at);
    expect(await game()).toMatchObject({ paused: null });
    await judge(at, nora);
    const entries = await log();
    expect(entries[0]?.kind).toBe('answer-appeal');
    expect(JSON.stringify(entries)).not.toContain(tower().id);
  });
});
