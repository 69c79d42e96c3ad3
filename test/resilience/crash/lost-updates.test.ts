import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Me } from '../../../functions/core/account/me.schema';
import type { Cases } from '../../../functions/core/case/cases.schema';
import type { Store } from '../../../functions/core/platform/store';
import type { Season } from '../../../functions/core/season/seasons.schema';
import { sweep } from '../../../functions/sweep/sweep';
import { startLeague } from '../../support/league';
import { startBoard } from '../../support/season';
import type { Person, World } from '../../support/world';
import { type Holding, holding } from './held-store';

const reason = 'They said so in public press.';

let world: World;
let holds: Holding;
let olga: Person;
let league: string;

beforeEach(async () => {
  holds = holding();
  ({ world, olga, league } = await startLeague(holds.wrap));
});
afterEach(() => world.close());

async function announce(players: number, settings: object = {}): Promise<string> {
  const season = {
    name: 'Season 1',
    system: 'ny2047',
    boardSize: 3,
    deadlines: { orders: 60, adjustment: 60 },
  };
  const answer = await olga.post<Season>(`/leagues/${league}/seasons`, { ...season, ...settings });
  expect(answer.status, answer.text).toBe(200);
  for (let at = 1; at <= players; at += 1)
    await (await world.person(`p${at}`)).post(`/seasons/${answer.body.id}/entries`);
  return `/seasons/${answer.body.id}`;
}

/**
 * Sends a request that is held before its write until another one is answered.
 * @returns both answers
 */
async function crossing<A, B>(question: keyof Store, first: () => Promise<A>, second: () => Promise<B>) {
  const held = holds.hold(question);
  const sent = first();
  await held.reached;
  const answered = await second();
  held.letGo();
  return [await sent, answered] as const;
}

const statuses = (answers: readonly { readonly status: number }[]) => answers.map(({ status }) => status);

describe('a planned round', () => {
  const planned = () => announce(7, { leftOver: 'byes', registration: { review: true } });
  const roundOf = async (path: string) => (await olga.get<Season>(path)).body.planned[0];

  test('after a swap lists who sits out now, and keeps the problem that was solved', async () => {
    const path = await planned();
    await olga.post(`${path}/start`);
    const before = await roundOf(path);
    const [out = ''] = before?.sittingOut ?? [];
    const seated = Object.values(before?.boards[0] ?? {})[0] ?? '';
    expect(await olga.post(`${path}/rounds/1/swap`, { players: [out, seated] })).toMatchObject({
      status: 200,
    });
    expect((await roundOf(path))?.sittingOut).toEqual([seated]);
    const kept = await world.store.round(path.slice('/seasons/'.length), 1);
    const named = (kept?.problem as { players: { id: string }[] }).players.map(({ id }) => id);
    expect(named).toContain(out);
    expect(named).not.toContain(seated);
  });

  test('takes one of two swaps that cross, and refuses the other', async () => {
    const path = await planned();
    await olga.post(`${path}/start`);
    const { boards = [] } = (await roundOf(path)) ?? {};
    const [[one, two] = [], [three, four] = []] = boards.map((board) => Object.values(board));
    const swap = (players: unknown[]) => () => olga.post(`${path}/rounds/1/swap`, { players });
    const answers = await crossing('changeRound', swap([one, three]), swap([two, four]));
    expect(statuses(answers)).toEqual([409, 200]);
    const all = (await roundOf(path))?.boards.flatMap((board) => Object.values(board)) ?? [];
    expect(new Set(all).size).toBe(6);
  });
});

test('of two changes of a season’s settings that cross one is refused', async () => {
  const path = await announce(2);
  const settings = (await olga.get<object>(`${path}/settings`)).body;
  const change = (more: object) => () => olga.put<Season>(`${path}/settings`, { ...settings, ...more });
  const answers = await crossing('changeSeason', change({ name: 'First' }), change({ name: 'Second' }));
  expect(statuses(answers)).toEqual([409, 200]);
  expect((await olga.get<Season>(path)).body.name).toBe('Second');
});

test('a name and a time zone that are changed at once are both kept', async () => {
  await olga.put('/me', { name: 'Olga' });
  await crossing(
    'changePlayer',
    () => olga.put('/me', { name: 'Olga the Great' }),
    () => olga.put('/me', { zone: 'Asia/Tokyo' }),
  );
  const { player } = (await olga.get<Me>('/me')).body;
  expect(player).toMatchObject({ name: 'Olga the Great', zone: 'Asia/Tokyo' });
});

test('wishes that are changed at once are both kept', async () => {
  const path = await announce(2);
  const one = await world.person('p1');
  await crossing(
    'saveEntryDetails',
    () => one.put(`${path}/entries/me`, { avoids: ['p2'] }),
    () => one.put(`${path}/entries/me`, { zone: 'Asia/Tokyo' }),
  );
  const entry = await world.store.entry(path.slice('/seasons/'.length), 'p1');
  expect(entry).toMatchObject({ avoids: ['p2'], zone: 'Asia/Tokyo' });
});

describe('two organizers', () => {
  let ann: Person;
  const organizers = async () =>
    (await world.store.members(league)).filter(
      ({ roles, banned }) => roles.includes('organizer') && banned !== true,
    );

  beforeEach(async () => {
    ann = await world.person('ann');
    await ann.post(`/leagues/${league}/members`);
    await olga.put(`/leagues/${league}/members/ann/roles`, { roles: ['organizer', 'player'] });
  });

  test('who take the role from each other at once leave one', async () => {
    const demote = (by: Person, of: string) => () =>
      by.put(`/leagues/${league}/members/${of}/roles`, { roles: ['player'] });
    expect(statuses(await crossing('setRoles', demote(olga, 'ann'), demote(ann, 'olga')))).toEqual([
      409, 200,
    ]);
    expect(await organizers()).toHaveLength(1);
  });

  test('who ban each other at once leave one', async () => {
    const ban = (by: Person, of: string) => () =>
      by.post(`/leagues/${league}/members/${of}/rulings`, { kind: 'ban', reason, note: reason });
    expect(statuses(await crossing('ruleOnMember', ban(olga, 'ann'), ban(ann, 'olga')))).toEqual([409, 200]);
    expect(await organizers()).toHaveLength(1);
  });

  test('of whom one bans the other, who takes the role from them, leave one', async () => {
    const ban = () =>
      olga.post(`/leagues/${league}/members/ann/rulings`, { kind: 'ban', reason, note: reason });
    const demote = () => ann.put(`/leagues/${league}/members/olga/roles`, { roles: ['player'] });
    expect(statuses(await crossing('ruleOnMember', ban, demote))).toEqual([409, 200]);
    expect(await organizers()).toHaveLength(1);
  });
});

test('a place that becomes free while someone gets in line for it is theirs', async () => {
  const path = await announce(2, { registration: { capacity: 2 } });
  const late = await world.person('late');
  const first = holds.hold('enter');
  const sent = late.post(`${path}/entries`);
  await first.reached;
  const second = holds.hold('enter');
  first.letGo();
  await second.reached;
  await (await world.person('p1')).remove(`${path}/entries/me`);
  second.letGo();
  await sent;
  await world.deliver();
  const { entries } = (await olga.get<Season>(path)).body;
  expect(entries.map(({ player, state }) => `${player.id} ${state}`).sort()).toEqual(['late in', 'p2 in']);
});

test('a player who is banned while they register is not entered', async () => {
  const path = await announce(1);
  const late = await world.person('late');
  await late.post(`/leagues/${league}/members`);
  const ban = { kind: 'ban', reason, note: reason };
  const answers = await crossing(
    'enter',
    () => late.post(`${path}/entries`),
    () => olga.post(`/leagues/${league}/members/late/rulings`, ban),
  );
  expect(statuses(answers)).toEqual([403, 200]);
});

test('two disputes that are withdrawn at once leave the clock running', async () => {
  const choices = { disputes: 'hold' };
  const board = await startBoard(world, { humans: 3, boardSize: 3, earlyClose: false, choices });
  const [one, other] = Object.values(board.players);
  const cases = `/games/${board.game}/cases`;
  const text = 'My fleet was to hold, and it moved.';
  for (const player of [one, other]) await player?.post(`/games/${board.game}/disputes`, { step: 1, text });
  const [last, first] = (await board.organizer.get<Cases>(cases)).body.cases;
  const withdraw = (id: string | undefined, seat: string | undefined) => async () =>
    board.players[seat ?? '']?.remove(`${cases}/${id}`);
  const seatIn = (one: typeof first) => (one?.kind === 'dispute' ? one.seat : undefined);
  await crossing('closeCase', withdraw(first?.id, seatIn(first)), withdraw(last?.id, seatIn(last)));
  expect(await world.store.gate(board.game)).not.toHaveProperty('pausedAt');
  const states = (await board.organizer.get<Cases>(cases)).body.cases.map(({ state }) => state);
  expect(states).toEqual(['withdrawn', 'withdrawn']);
});

test('two who are the last to be ready at once: the sweep closes the step if neither run lives to do it', async () => {
  const board = await startBoard(world, { humans: 3, boardSize: 3 });
  const [one, two, three] = Object.values(board.players);
  const ready = (player: Person | undefined) => async () =>
    player?.put(`/games/${board.game}/steps/1/orders`, { orders: [], ready: true });
  await ready(three)();
  const dead = holds.hold('closeGate');
  const held = holds.hold('saveOrders');
  const first = ready(one)();
  await held.reached;
  await ready(two)();
  held.letGo();
  await dead.reached;
  expect(await world.store.gate(board.game)).toMatchObject({ step: 1, state: 'open' });
  expect(await sweep(world.deps)).toMatchObject({ closed: 1, overdue: 0 });
  expect(await world.store.gate(board.game)).toMatchObject({ step: 2 });
  dead.letGo();
  await first;
});
