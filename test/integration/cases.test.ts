import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Cases, ReportedPress } from '../../functions/core/case/cases.schema';
import type { GameTable } from '../../functions/core/game/game-table.schema';
import type { Game } from '../../functions/core/game/games.schema';
import type { Notices } from '../../functions/core/notice/notices.schema';
import type { Message } from '../../functions/core/press/press.schema';
import type { Log } from '../../functions/core/result/results.schema';
import { closeStep } from '../../functions/core/step/close-step';
import { type Meeting, meetingAt } from '../support/meeting-store';
import { startNotifying } from '../support/notifying';
import { type Board, playerOf, startBoard } from '../support/season';
import { type Person, startWorld, type World } from '../support/world';

const HOUR = 3_600_000;
const text = 'My fleet was to hold, and it moved.';

const meeting: Meeting = {};
let world: World;
let board: Board;

const begin = async (choices: Record<string, unknown> = {}) => {
  world = await startWorld(meetingAt(meeting));
  board = await startBoard(world, { humans: 7, choices });
};
afterEach(() => world.close());

const tower = () => playerOf(board, 'tower');
const address = (rest: string) => `/games/${board.game}/${rest}`;
const game = async () => (await world.visitor().get<Game>(`/games/${board.game}`)).body;
const casesFor = async (person: Person) => (await person.get<Cases>(address('cases'))).body.cases;
const dispute = (as: Person = tower(), step = 1) => as.post<Cases>(address('disputes'), { step, text });
const answer = (id: string, as: Person = board.organizer) =>
  as.post<Cases>(address(`cases/${id}/answer`), { decision: 'upheld', text: 'The order was read wrongly.' });
const log = async () =>
  (await world.visitor().get<Log>(`/leagues/${board.league}/log`)).body.entries.map(({ kind }) => kind);
const idOf = async () => (await casesFor(board.organizer))[0]?.id ?? '';

describe('a dispute', () => {
  beforeEach(() => begin());

  test('goes to moderators who do not play, with the hash of what is spoken of, and is answered in public', async () => {
    world.clock.set(Date.parse((await game()).deadline ?? ''));
    await closeStep(world.deps, board.game, 1);
    expect(await dispute()).toMatchObject({ status: 200 });
    const { hash } = (await world.store.step(board.game, 1)) ?? {};
    expect(await casesFor(board.organizer)).toMatchObject([
      { kind: 'dispute', step: 1, hash, text, state: 'open', holds: false, mayAnswer: true, mine: false },
    ]);
    expect(await casesFor(tower())).toMatchObject([{ text, mayAnswer: false, mine: true }]);
    expect(await casesFor(playerOf(board, 'papst'))).toEqual([]);
    expect(await answer(await idOf())).toMatchObject({ status: 200 });
    expect(await casesFor(tower())).toMatchObject([
      { state: 'answered', answer: { decision: 'upheld', by: { name: 'Olga' } } },
    ]);
    const { entries } = (await world.visitor().get<Log>(`/leagues/${board.league}/log`)).body;
    expect(entries[0]).toMatchObject({ kind: 'answer-case', reason: 'The order was read wrongly.' });
    expect(JSON.stringify(entries)).not.toContain(text);
  });

  test('whose answer reaches the one who complained: a note on Today until they confirm it, and a message', async () => {
    const telling = startNotifying(world);
    await dispute();
    await answer(await idOf());
    const notes = async (as: Person) => (await as.get<Notices>('/me/notices')).body.notices;
    const [note] = await notes(tower());
    expect(note).toMatchObject({
      ...{ kind: 'upheld', game: board.game, by: { name: 'Olga' } },
      text: 'Round 1, board 1: The order was read wrongly.',
    });
    expect(await notes(playerOf(board, 'papst'))).toEqual([]);
    await telling.send();
    expect(telling.to(tower().id)).toContain('ruling over mail');
    await tower().remove(`/me/notices/${note?.id}`);
    expect(await notes(tower())).toEqual([]);
  });

  test('that is taken back notifies nobody', async () => {
    await dispute();
    await tower().remove(address(`cases/${await idOf()}`));
    expect((await tower().get<Notices>('/me/notices')).body.notices).toEqual([]);
  });

  test('one a player and turn, by those who play, over a turn there is', async () => {
    await dispute();
    expect(await dispute()).toMatchObject({ status: 403, body: { code: 'not-allowed' } });
    expect(await dispute(board.organizer)).toMatchObject({ status: 403 });
    expect(await dispute(tower(), 7)).toMatchObject({ status: 404 });
    expect(await dispute(playerOf(board, 'papst'))).toMatchObject({ status: 200 });
    expect(await casesFor(board.organizer)).toHaveLength(2);
  });

  test('is not answered by somebody who plays in the game, and once only', async () => {
    await dispute();
    const { id } = playerOf(board, 'papst');
    await board.organizer.put(`/leagues/${board.league}/members/${id}/roles`, {
      roles: ['moderator', 'player'],
    });
    const moderator = playerOf(board, 'papst');
    expect(await answer(await idOf(), moderator)).toMatchObject({
      status: 403,
      body: { code: 'conflict-of-interest' },
    });
    expect(await answer(await idOf(), tower())).toMatchObject({ status: 403 });
    const league = (await moderator.get<Cases>(`/leagues/${board.league}/cases`)).body.cases;
    expect(league).toMatchObject([{ text: null, mayAnswer: false }]);
    expect((await tower().get(`/leagues/${board.league}/cases`)).status).toBe(403);
    const id2 = await idOf();
    meeting.question = 'closeCase';
    const answers = await Promise.all([answer(id2), answer(id2)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('a dispute that holds its game', () => {
  beforeEach(() => begin({ disputes: 'hold' }));

  test('stops the clock until it is answered; the time that was left comes back', async () => {
    const deadline = Date.parse((await game()).deadline ?? '');
    world.clock.set(deadline - 5 * HOUR);
    await dispute();
    expect(await game()).toMatchObject({ deadline: null, paused: { left: 5 * HOUR } });
    world.clock.set(deadline + 48 * HOUR);
    expect(await closeStep(world.deps, board.game, 1)).toBe('not-due');
    await answer(await idOf());
    expect(await game()).toMatchObject({
      deadline: new Date(deadline + 53 * HOUR).toISOString(),
      paused: null,
    });
    const { rulings } = (await tower().get<GameTable>(address('table'))).body;
    expect(rulings.map(({ kind }) => kind)).toEqual(['pause', 'resume']);
  });

  test('two of them hold it until both are answered or taken back', async () => {
    await dispute();
    await dispute(playerOf(board, 'papst'));
    expect(await casesFor(board.organizer)).toMatchObject([{ holds: true }, { holds: true }]);
    const mine = (await casesFor(tower()))[0]?.id ?? '';
    expect(await playerOf(board, 'papst').remove(address(`cases/${mine}`))).toMatchObject({ status: 404 });
    expect(await tower().remove(address(`cases/${mine}`))).toMatchObject({ status: 200 });
    expect((await game()).paused).not.toBeNull();
    const other = (await casesFor(playerOf(board, 'papst')))[0]?.id ?? '';
    await answer(other);
    expect(await game()).toMatchObject({ paused: null });
  });
});

describe('a reported message', () => {
  beforeEach(() => begin());

  const say = async (words: string, from = 'tower') =>
    (await playerOf(board, from).post<Message>(address('press'), { to: ['papst', 'tower'], text: words }))
      .body;

  test('is read by a moderator with its context alone, and that they read it is logged', async () => {
    for (let at = 1; at <= 12; at += 1) await say(`before ${at}`);
    const bad = await say('an insult');
    for (let at = 1; at <= 6; at += 1) await say(`after ${at}`);
    const report = { thread: bad.thread, message: bad.id, text: 'An insult.' };
    expect(await playerOf(board, 'papst').post(address('reports'), report)).toMatchObject({ status: 200 });
    expect(await casesFor(board.organizer)).toMatchObject([{ kind: 'report', text: 'An insult.' }]);
    expect(await log()).not.toContain('read-report');
    const read = await board.organizer.post<ReportedPress>(address(`cases/${await idOf()}/reading`), {});
    expect(read.body.reported).toBe(bad.id);
    expect(read.body.messages.map((message) => message.text)).toEqual([
      ...[5, 6, 7, 8, 9, 10, 11, 12].map((at) => `before ${at}`),
      'an insult',
      ...[1, 2, 3].map((at) => `after ${at}`),
    ]);
    expect((await log())[0]).toBe('read-report');
    expect((await board.organizer.get(address(`press/${bad.thread}`))).status).toBe(404);
  });

  test('who cannot read a message cannot report it, and players do not read reports', async () => {
    const bad = await say('an insult');
    const report = { thread: bad.thread, message: bad.id, text: 'An insult.' };
    expect(await playerOf(board, 'greene').post(address('reports'), report)).toMatchObject({ status: 404 });
    const unknown = { ...report, message: 'nothing' };
    expect(await playerOf(board, 'papst').post(address('reports'), unknown)).toMatchObject({ status: 404 });
    await playerOf(board, 'papst').post(address('reports'), report);
    expect(await tower().post(address(`cases/${await idOf()}/reading`), {})).toMatchObject({ status: 403 });
    expect(await casesFor(tower())).toEqual([]);
  });
});
