import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ConflictRule } from '../../functions/api/conflict-of-interest';
import { mayBeProposed, nameOf } from '../../functions/api/operation';
import { PROPOSABLE } from '../../functions/api/proposable';
import { OPERATIONS } from '../../functions/api/whole-api';
import type { Game } from '../../functions/core/game/games.schema';
import type { Proposals, Proposed } from '../../functions/core/proposal/proposals.schema';
import type { Log } from '../../functions/core/result/results.schema';
import type { TakenSteps } from '../../functions/core/ruling/rulings.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { type Scene, scene } from '../support/playing-organizers';
import { type Board, startBoard } from '../support/season';
import { type Person, startWorld } from '../support/world';

const reason = 'A storm took the power away.';

/** The operations that the rule limits, and how: compared with the operations' declarations. */
const BOUNDED = [
  ['POST /games/{id}/rulings', 'confirm-ruling'],
  ['POST /games/{id}/result', 'confirm-ruling'],
  ['PUT /games/{id}/statements/{player}/hidden', 'confirm-ruling'],
  ['POST /games/{id}/cases/{case}/answer', 'confirm-ruling'],
  ['POST /games/{id}/cases/{case}/appeal/answer', 'confirm-ruling'],
  ['POST /leagues/{id}/members/{player}/rulings', 'confirm-ruling'],
  ['POST /seasons/{id}/clocks', 'confirm-ruling'],
  ['POST /seasons/{id}/one-person', 'confirm'],
  ['POST /leagues/{id}/members/{player}/merge', 'confirm'],
  ['PUT /seasons/{id}/adjustments/{player}', 'confirm'],
  ['PUT /seasons/{id}/qualification', 'confirm'],
  ['PUT /seasons/{id}/apart', 'confirm'],
  ['POST /seasons/{id}/end', 'confirm'],
  ['POST /seasons/{id}/rounds/{round}/open', 'confirm'],
  ['POST /seasons/{id}/rounds/{round}/end', 'confirm'],
  ['POST /seasons/{id}/rounds/{round}/swap', 'confirm'],
  ['POST /seasons/{id}/rounds/{round}/seating', 'confirm'],
  ['POST /seasons/{id}/chairs', 'confirm'],
  ['POST /seasons/{id}/rounds/{round}/redraw', 'confirm'],
  ['POST /seasons/{id}/rounds/{round}/release', 'confirm'],
  ['POST /seasons/{id}/divisions/next', 'confirm'],
  ['PUT /seasons/{id}/settings', 'confirm-once-started'],
  ['POST /seasons/{id}/cancel', 'confirm-once-started'],
  ['POST /seasons/{id}/restore', 'confirm-once-started'],
  ['DELETE /seasons/{id}/roster/{player}', 'confirm-once-started'],
  ['PUT /seasons/{id}/roster/{player}/absence', 'confirm-once-started'],
  ['PUT /seasons/{id}/entries/{player}/decision', 'confirm-out-of-order'],
  ['POST /games/{id}/signs', 'spectators-only'],
  ['POST /games/{id}/entered-orders', 'spectators-only'],
  ['POST /games/{id}/entered-orders/check', 'spectators-only'],
  ['POST /seasons/{id}/signs', 'spectators-only'],
  ['POST /games/{id}/cases/{case}/reading', 'spectators-only'],
] as const satisfies readonly (readonly [operation: string, rule: ConflictRule])[];

test('operations declare the rule that bounds them, and no others are bounded', () => {
  const isBounded = (one: (typeof OPERATIONS)[number]) =>
    mayBeProposed(one) || one.conflict === 'spectators-only';
  const declared = OPERATIONS.filter(isBounded).map((one) => [nameOf(one), one.conflict]);
  expect(declared.sort()).toEqual(BOUNDED.map((one) => [...one]).sort());
});

test('every act that may wait for a second person can be carried out', () => {
  const waiting = OPERATIONS.filter(mayBeProposed).map(nameOf);
  expect(waiting.length).toBeGreaterThan(20);
  expect(PROPOSABLE.map(nameOf)).toEqual(expect.arrayContaining(waiting));
});

/** A body for each operation that the rule limits; most could not be carried out, but the rule is checked first. */
const BODIES: Readonly<Record<string, (board: Board) => unknown>> = {
  'POST /games/{id}/rulings': () => ({ kind: 'pause', reason }),
  'POST /games/{id}/result': () => ({ kind: 'void', reason }),
  'POST /games/{id}/cases/{case}/answer': () => ({ decision: 'denied', text: reason }),
  'POST /games/{id}/cases/{case}/appeal/answer': () => ({ decision: 'answer-stands', text: reason }),
  'PUT /games/{id}/statements/{player}/hidden': () => ({ hidden: true, reason }),
  'POST /leagues/{id}/members/{player}/rulings': () => ({ kind: 'mute', reason, note: 'Be kind.' }),
  'POST /leagues/{id}/members/{player}/merge': () => ({ into: 'Somebody', reason }),
  'POST /games/{id}/entered-orders': ({ players }) => ({
    ...{ seat: Object.keys(players)[0], step: 1, text: '' },
  }),
  'POST /games/{id}/entered-orders/check': ({ players }) => ({
    ...{ seat: Object.keys(players)[0], step: 1, text: '' },
  }),
  'POST /seasons/{id}/clocks': () => ({ kind: 'pause', round: 9, reason }),
  'POST /seasons/{id}/one-person': () => ({ keep: 'player-4', remove: 'player-5', reason }),
  'PUT /seasons/{id}/qualification': () => ({
    ...{ invites: null, asks: { games: 5, rating: null, memberDays: null }, version: 0 },
  }),
  'PUT /seasons/{id}/adjustments/{player}': () => ({ adjustments: [{ points: 1, reason }], version: 0 }),
  'PUT /seasons/{id}/apart': () => ({ pairs: [] }),
  'PUT /seasons/{id}/settings': () => ({
    name: 'Other',
    system: 'ny2047',
    deadlines: { orders: 1440, adjustment: 720 },
  }),
  'PUT /seasons/{id}/entries/{player}/decision': () => ({ accept: false }),
  'PUT /seasons/{id}/roster/{player}/absence': () => ({ absent: true }),
  'POST /seasons/{id}/rounds/{round}/end': () => ({ as: 'stands' }),
  'POST /seasons/{id}/cancel': () => ({ reason }),
  'POST /seasons/{id}/restore': () => ({}),
  'POST /seasons/{id}/rounds/{round}/swap': () => ({ players: ['player-1', 'player-2'] }),
  'POST /seasons/{id}/rounds/{round}/seating': () => ({ text: 'board,player\n1,Nobody' }),
  'POST /seasons/{id}/chairs': ({ game }) => ({
    changes: [{ game, seat: 'Nowhere', holder: 'nobody', name: 'Zoe' }],
  }),
  'POST /seasons/{id}/divisions/next': () => ({ of: 'Winter' }),
};

function send(person: Person, operation: string, board: Board) {
  const [method, template = ''] = operation.split(' ');
  const [, of] = template.split('/');
  const id = of === 'games' ? board.game : of === 'seasons' ? board.season : board.league;
  const player = Object.values(board.players)[0]?.id ?? '';
  const path = template
    .replace('{id}', id)
    .replace('{player}', player)
    .replace('{round}', '9')
    .replace('{case}', 'd1-tower');
  const body = BODIES[operation]?.(board);
  if (method === 'DELETE') return person.remove<{ code?: string }>(path);
  return method === 'PUT'
    ? person.put<{ code?: string }>(path, body)
    : person.post<{ code?: string }>(path, body);
}

describe('acts and callers', () => {
  let open: Scene;
  let anonymous: Scene;
  beforeAll(async () => {
    [open, anonymous] = [await scene(), await scene({ press: 'gunboat' })];
  });
  afterAll(async () => {
    await open.world.close();
    await anonymous.world.close();
  });

  test.each(BOUNDED)('%s (%s)', async (operation, kind) => {
    const byModerators = kind === 'confirm-ruling' || kind === 'spectators-only';
    const codeOf = async (of: Scene, person: Person) => (await send(person, operation, of.board)).body.code;
    const waits = kind === 'spectators-only' ? 'conflict-of-interest' : 'proposed';
    expect(await codeOf(open, open.playing.organizer)).toBe(waits);
    const byModerator = await codeOf(open, open.playing.moderator);
    if (byModerators) expect(byModerator).toBe(waits);
    else expect(['not-allowed', 'not-found']).toContain(byModerator);
    expect(['conflict-of-interest', 'not-allowed']).toContain(
      await codeOf(anonymous, anonymous.playing.organizer),
    );
    expect(['proposed', 'conflict-of-interest']).not.toContain(await codeOf(open, open.board.organizer));
  });
});

describe('what one person proposes another confirms', () => {
  let on: Scene;
  beforeAll(async () => {
    on = await scene();
  });
  afterAll(() => on.world.close());

  const game = () => `/games/${on.board.game}`;
  const waiting = () => `/seasons/${on.board.season}/proposals`;
  const isPaused = async () => (await on.neutral.get<Game>(game())).body.paused !== null;
  const log = async () => (await on.neutral.get<Log>(`/leagues/${on.board.league}/log`)).body.entries;
  const propose = async (person: Person, kind = 'pause') => {
    const answer = await person.post<Proposed>(`${game()}/rulings`, { kind, reason });
    expect(answer).toMatchObject({ status: 202, body: { code: 'proposed' } });
    return `${waiting()}/${answer.body.proposal}`;
  };

  test('a ruling waits, is shown to those who may confirm it, and changes nothing', async () => {
    const { moderator } = on.playing;
    await propose(moderator);
    expect(await isPaused()).toBe(false);
    const shown = (await on.neutral.get<Proposals>(waiting())).body.proposals;
    expect(shown).toMatchObject([{ by: { id: moderator.id }, mayConfirm: true, mine: false }]);
    expect(shown[0]?.details).toContainEqual({ field: 'Ruling', value: 'Pause the game' });
    expect((await moderator.get<Proposals>(waiting())).body.proposals).toMatchObject([
      { mayConfirm: false, mine: true },
    ]);
    expect(await on.world.visitor().get(waiting())).toMatchObject({ status: 401 });
    expect((await log())[0]).toMatchObject({ kind: 'propose', by: { id: moderator.id } });
  });

  test('neither the one who proposed it nor another who plays may confirm it', async () => {
    const [one] = (await on.neutral.get<Proposals>(waiting())).body.proposals;
    for (const person of Object.values(on.playing))
      expect(await person.post(`${waiting()}/${one?.id}/confirm`)).toMatchObject({
        status: 403,
        body: { code: 'conflict-of-interest' },
      });
    const player = Object.values(on.board.players)[0] as Person;
    expect(await player.post(`${waiting()}/${one?.id}/confirm`)).toMatchObject({ status: 403 });
    expect(await isPaused()).toBe(false);
  });

  test('confirmed it is carried out once, and both names stand in the logs of game and league', async () => {
    const [one] = (await on.neutral.get<Proposals>(waiting())).body.proposals;
    const confirm = () => on.neutral.post<Proposals>(`${waiting()}/${one?.id}/confirm`);
    const answers = await Promise.all([confirm(), confirm()]);
    expect(answers.map(({ status }) => status)).toContain(200);
    expect(await isPaused()).toBe(true);
    const names = { by: { id: on.playing.moderator.id }, confirmedBy: { id: 'nora' } };
    expect((await log()).filter(({ kind }) => kind === 'pause')).toMatchObject([names]);
    const { rulings } = (await on.neutral.get<{ rulings: TakenSteps['ruling'][] }>(`${game()}/rulings`)).body;
    expect(rulings).toMatchObject([{ kind: 'pause', ...names }]);
    expect((await confirm()).status).toBe(404);
  });

  test('an act that is refused waits again, so that it can be declined', async () => {
    const path = await propose(on.playing.organizer);
    expect(await on.neutral.post(`${path}/confirm`)).toMatchObject({ body: { code: 'nothing-changes' } });
    expect((await on.neutral.get<Proposals>(waiting())).body.proposals).toHaveLength(1);
    expect((await on.neutral.remove<Proposals>(path)).body.proposals).toEqual([]);
    expect((await log())[0]).toMatchObject({ kind: 'decline', by: { id: 'nora' } });
  });

  test('it expires after a week, and the one who proposed it may withdraw it', async () => {
    const withdrawn = await propose(on.playing.organizer, 'resume');
    expect((await on.playing.organizer.remove(withdrawn)).status).toBe(200);
    const path = await propose(on.playing.organizer, 'resume');
    on.world.clock.set(on.world.clock.now() + 7 * 86_400_000);
    expect((await on.neutral.get<Proposals>(waiting())).body.proposals).toEqual([]);
    expect(await on.neutral.post(`${path}/confirm`)).toMatchObject({ status: 404 });
  });

  test('where nobody could confirm it, the refusal says what to do', async () => {
    const { league } = on.board;
    for (const id of ['olga', 'nora'])
      await on.playing.organizer.put(`/leagues/${league}/members/${id}/roles`, { roles: ['player'] });
    expect(await on.playing.organizer.post(`${game()}/rulings`, { kind: 'resume', reason })).toMatchObject({
      status: 403,
      body: { detail: expect.stringContaining('add another organizer or moderator') },
    });
  });
});

describe('what organizers who play do alone', () => {
  test('they start a season, admit players in order, and change settings before the start', async () => {
    const world = await startWorld();
    const { board } = { board: await startBoard(world, { humans: 3, boardSize: 3 }) };
    const { organizer, league } = board;
    const settings = {
      name: 'Season 2',
      system: 'ny2047',
      boardSize: 3,
      registration: { mode: 'approval' },
      deadlines: { orders: 1440, adjustment: 1440 },
    };
    const season = (await organizer.post<Season>(`/leagues/${league}/seasons`, settings)).body.id;
    for (const id of ['olga', 'p1', 'p2', 'p3']) {
      await (await world.person(id)).post(`/seasons/${season}/entries`);
      world.clock.set(world.clock.now() + 1000);
    }
    const decide = (player: string, accept: boolean) =>
      organizer.put<{ code?: string }>(`/seasons/${season}/entries/${player}/decision`, { accept });
    for (const id of ['olga', 'p1']) expect((await decide(id, true)).status).toBe(200);
    // No one else has a role, so changes from the order are refused.
    expect(await decide('p3', true)).toMatchObject({ status: 403 });
    expect(await decide('p2', false)).toMatchObject({ status: 403 });
    expect((await decide('p2', true)).status).toBe(200);
    expect((await organizer.put(`/seasons/${season}/settings`, { ...settings, name: 'Three' })).status).toBe(
      200,
    );
    expect((await organizer.post(`/seasons/${season}/start`)).status).toBe(200);
    await world.close();
  });
});

describe('an anonymous season', () => {
  test('shows who plays in it no names, on none of its boards', async () => {
    const { world, board, playing, neutral } = await scene({ press: 'gunboat' });
    const namesFor = async (person: Person) =>
      (await person.get<Game>(`/games/${board.game}`)).body.seats.map(({ player }) => player.name);
    expect(await namesFor(neutral)).not.toContain('Anonymous');
    for (const person of Object.values(playing))
      expect(new Set(await namesFor(person))).toEqual(new Set(['Anonymous']));
    const replace = { kind: 'replace', seat: Object.keys(board.players)[0], player: null };
    expect(await playing.moderator.post(`/games/${board.game}/rulings/effect`, replace)).toMatchObject({
      status: 403,
      body: { code: 'conflict-of-interest' },
    });
    await world.close();
  });
});
