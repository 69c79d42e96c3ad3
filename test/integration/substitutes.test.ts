import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SeasonAbsence } from '../../functions/core/absence/absence.schema';
import type { Game } from '../../functions/core/game/games.schema';
import type { Inbox } from '../../functions/core/inbox/inbox.schema';
import type { Notices } from '../../functions/core/notice/notices.schema';
import { closeStep } from '../../functions/core/step/close-step';
import type { GameSubstitutes, SeatOffers } from '../../functions/core/substitute/substitutes.schema';
import { handleEvent } from '../../functions/events/event-handlers';
import { sweep } from '../../functions/sweep/sweep';
import { type Notifying, startNotifying } from '../support/notifying';
import { type Board, type BoardOptions, playerOf, startBoard, takeSeat } from '../support/season';
import { type Person, startWorld, type World } from '../support/world';

const HOUR = 3_600_000;
const MINUTE = 60_000;
const ABSENCE = { disorder: { after: 1, minutes: 30 }, substitutes: 'first' };
const SEAT = 'tower';

let world: World;
let telling: Notifying;
let board: Board;

beforeEach(async () => {
  world = await startWorld();
  telling = startNotifying(world);
});
afterEach(() => world.close());

async function start(absence: Record<string, unknown> = {}, options: BoardOptions = {}): Promise<void> {
  board = await startBoard(world, {
    ...options,
    choices: { absence: { ...ABSENCE, ...absence }, ...options.choices },
  });
  await telling.send();
  telling.sent.length = 0;
}

/** People on the list of substitutes, in this order. */
async function listed(...ids: readonly string[]): Promise<readonly Person[]> {
  const people: Person[] = [];
  for (const id of ids) {
    const person = await world.person(id);
    expect(await person.post(`/seasons/${board.season}/substitutes`)).toMatchObject({ status: 200 });
    world.clock.set(world.clock.now() + 1000);
    people.push(person);
  }
  await world.deliver();
  return people;
}

const gate = async () => {
  const found = await world.store.gate(board.game);
  if (found === undefined) throw new Error('the game has no gate');
  return found;
};
const holder = async () =>
  (await world.store.game(board.game))?.seats.find(({ seat }) => seat === SEAT)?.player.id;
const find = (person: Person, seat = SEAT) =>
  person.post<GameSubstitutes>(`/games/${board.game}/seats/${seat}/substitute`);
const offers = async (person: Person) => (await person.get<SeatOffers>('/me/offers')).body.offers;
const answer = (person: Person, accepts: boolean) =>
  person.put<SeatOffers>(`/games/${board.game}/seats/${SEAT}/offer`, { accepts });
const state = async (person: Person) =>
  (await person.get<GameSubstitutes>(`/games/${board.game}/substitutes`)).body;
const notes = async (person: Person) =>
  (await person.get<Notices>('/me/notices')).body.notices.map(({ kind }) => kind);
const asked = async () => {
  const search = await world.store.search({ season: board.season, game: board.game, seat: SEAT });
  return search === undefined ? 'nobody looks' : (search.offer?.player.id ?? 'nobody');
};

/** Passes the deadline with orders of all seats but one. */
async function miss(): Promise<void> {
  const { step } = await gate();
  for (const [seat, person] of Object.entries(board.players))
    if (seat !== SEAT)
      await person.put(`/games/${board.game}/steps/${step}/orders`, { orders: [], ready: false });
  world.clock.set((await gate()).deadline);
  await closeStep(world.deps, board.game, step);
  await world.deliver();
}

/** Lets the open offer lapse. */
async function lapse(): Promise<void> {
  const search = await world.store.search({ season: board.season, game: board.game, seat: SEAT });
  world.clock.set(search?.offer?.until ?? 0);
  expect(await sweep(world.deps)).toMatchObject({ failures: [] });
  await world.deliver();
}

describe('a player who has to leave', () => {
  test('asks for a substitute, keeps the seat until one accepts, and hands it over', async () => {
    await start();
    const [first, second] = await listed('first', 'second');
    if (first === undefined || second === undefined) throw new Error('nobody is listed');
    const leaver = playerOf(board, SEAT);
    expect(await state(leaver)).toMatchObject({ mayAsk: [SEAT], listed: 2, searches: [] });
    expect(await find(leaver)).toMatchObject({ status: 200, body: { mayAsk: [] } });
    await telling.send();
    expect(telling.to('first')).toEqual(['substitution over mail']);
    const [offer] = await offers(first);
    expect(offer).toMatchObject({ game: board.game, seat: SEAT, why: 'holder', label: (await gate()).label });
    expect(offer?.asks).toContain(leaver.id);
    expect(offer?.deadline).toBe(new Date((await gate()).deadline).toISOString());
    expect(Object.keys(offer?.figures ?? {})).not.toEqual([]);
    expect(await offers(second)).toEqual([]);
    expect(await holder()).toBe(leaver.id);
    const order = { orders: [], ready: false };
    expect(await leaver.put(`/games/${board.game}/steps/1/orders`, order)).toMatchObject({ status: 200 });

    expect(await answer(first, false)).toMatchObject({ status: 200, body: { offers: [] } });
    await telling.send();
    expect(telling.to('second')).toEqual(['substitution over mail']);
    expect(await state(leaver)).toMatchObject({ searches: [{ seat: SEAT, passed: 1, mayEnd: true }] });
    expect(await answer(second, true)).toMatchObject({ status: 200 });
    await world.deliver();
    expect(await holder()).toBe('second');
    expect(await second.put(`/games/${board.game}/steps/1/orders`, order)).toMatchObject({ status: 200 });
    expect(await leaver.put(`/games/${board.game}/steps/1/orders`, order)).toMatchObject({ status: 403 });
    expect([await notes(leaver), await notes(second)]).toEqual([['relieved'], ['substitute']]);
    expect(await world.store.game(board.game)).toMatchObject({ left: [{ seat: SEAT, step: 1 }] });
    expect((await world.store.game(board.game))?.left[0]).not.toHaveProperty('forfeited');
    expect(await world.store.searches(board.season)).toEqual([]);
    // Accepting a seat takes them off the list; a player who declined stays on it.
    const { substitutes } = (await first.get<SeasonAbsence>(`/seasons/${board.season}/absence`)).body;
    expect(substitutes.map(({ id }) => id)).toEqual(['first']);
  });

  test('takes the question back and keeps the seat', async () => {
    await start();
    const [first] = await listed('first');
    const leaver = playerOf(board, SEAT);
    await find(leaver);
    await world.deliver();
    expect(await asked()).toBe('first');
    const stop = `/games/${board.game}/seats/${SEAT}/substitute`;
    expect(await playerOf(board, 'papst').remove(stop)).toMatchObject({ status: 403 });
    expect(await leaver.remove(stop)).toMatchObject({ status: 200, body: { mayAsk: [SEAT], searches: [] } });
    expect(await offers(first ?? leaver)).toEqual([]);
    expect(await answer(first ?? leaver, true)).toMatchObject({ status: 403, body: { code: 'not-allowed' } });
    expect(await holder()).toBe(leaver.id);
  });

  test('is nobody else’s to replace: whoever holds no seat neither looks for a substitute nor ends the search', async () => {
    await start();
    const [first] = await listed('first');
    const others = [first ?? world.visitor(), await world.person('stranger')];
    const seats = Object.keys(board.players);
    for (const seat of seats) {
      for (const other of others) expect(await find(other, seat)).toMatchObject({ status: 403 });
      expect(await find(playerOf(board, seat), seat)).toMatchObject({ status: 200 });
      for (const other of others)
        expect(await other.remove(`/games/${board.game}/seats/${seat}/substitute`)).toMatchObject({
          status: 403,
        });
    }
    expect(await world.store.searches(board.season)).toHaveLength(seats.length);
  });

  test('who then misses turns has lost the seat', async () => {
    await start();
    await find(playerOf(board, SEAT));
    await miss();
    const [first] = await listed('first');
    await takeSeat(first ?? playerOf(board, SEAT), board.game, SEAT);
    expect(await world.store.game(board.game)).toMatchObject({ left: [{ seat: SEAT, forfeited: true }] });
  });

  test('finds nobody where the season uses no substitutes, and says whom to ask', async () => {
    await start({ substitutes: 'none' });
    const refused = await find(playerOf(board, SEAT));
    expect(refused).toMatchObject({ status: 403, body: { code: 'not-allowed' } });
    expect(refused.text).toContain('Ask an organizer');
    expect(await state(playerOf(board, SEAT))).toMatchObject({ mayAsk: [] });
  });

  test('and finds nobody is brought to the organizers', async () => {
    await start();
    await find(playerOf(board, SEAT));
    await world.deliver();
    const waiting = async () => (await board.organizer.get<Inbox>('/me/inbox')).body.items;
    expect(await waiting()).toMatchObject([{ kind: 'seeking', path: `/games/${board.game}/ruling` }]);
    await listed('first');
    expect(await waiting()).toEqual([]);
  });

  test('does not notify the others of it', async () => {
    await start();
    await listed('first');
    await find(playerOf(board, SEAT));
    await world.deliver();
    for (const person of [playerOf(board, 'papst'), world.visitor()])
      expect(await state(person)).toMatchObject({ searches: [] });
    expect(await state(board.organizer)).toMatchObject({
      searches: [{ asked: { id: 'first' }, mayEnd: true }],
    });
    expect(await state(playerOf(board, SEAT))).toMatchObject({ searches: [{ asked: null }] });
  });
});

describe('an offer', () => {
  test('lapses after half a turn: the next one is asked, and the one before cannot take the seat', async () => {
    await start();
    const [first, second] = await listed('first', 'second');
    if (first === undefined || second === undefined) throw new Error('nobody is listed');
    for (const person of Object.values(board.players))
      await person.put(`/games/${board.game}/steps/1/orders`, { orders: [], ready: false });
    await find(playerOf(board, SEAT));
    await world.deliver();
    const [offer] = await offers(first);
    expect(Date.parse(offer?.until ?? '') - world.clock.now()).toBe(12 * HOUR);
    world.clock.set(Date.parse(offer?.until ?? '') - MINUTE);
    await sweep(world.deps);
    expect(await asked()).toBe('first');
    await lapse();
    expect(await asked()).toBe('second');
    expect(await answer(first, true)).toMatchObject({ status: 403 });
    await lapse();
    expect(await asked()).toBe('nobody');
    // A player who joins the list is asked at once.
    await listed('third');
    expect(await asked()).toBe('third');
  });

  test('is one at a time for a player, and reaches nobody who plays or played on the board or is banned', async () => {
    await start({}, { humans: 14 });
    const other = (await world.store.boards(board.season)).find(({ game }) => game !== board.game);
    if (other === undefined) throw new Error('there is one board only');
    const neighbour = playerOf(board, 'papst');
    await neighbour.post(`/seasons/${board.season}/substitutes`);
    const [banned, first] = await listed('banned', 'first');
    await board.organizer.post(`/leagues/${board.league}/members/banned/rulings`, {
      ...{ kind: 'ban', reason: 'a reason', note: 'a note that says it' },
    });
    await find(playerOf(board, SEAT));
    await world.deliver();
    expect(await asked()).toBe('first');
    const seat = other.seats.find(({ player }) => player.kind === 'human');
    const leaver = await world.person(seat?.player.id ?? '');
    expect(await leaver.post(`/games/${other.game}/seats/${seat?.seat}/substitute`)).toMatchObject({
      status: 200,
    });
    await world.deliver();
    const here = async () => (await offers(first ?? leaver)).map(({ game }) => game);
    expect(await here()).toEqual([board.game]);
    expect(await offers(banned ?? leaver)).toEqual([]);
    // A player on one board may be asked for the other.
    expect(await offers(neighbour)).toMatchObject([{ game: other.game }]);
    const elsewhere = `/games/${other.game}/seats/${seat?.seat}/offer`;
    expect(await neighbour.put(elsewhere, { accepts: false })).toMatchObject({ status: 200 });
    await world.deliver();
    expect(await here()).toEqual([board.game]);
    await answer(first ?? leaver, false);
    await world.deliver();
    expect(await here()).toEqual([other.game]);
  });

  test('ends when its seat needs nobody: the player comes back', async () => {
    await start();
    const [first] = await listed('first');
    await miss();
    expect(await asked()).toBe('first');
    const leaver = playerOf(board, SEAT);
    await leaver.put(`/games/${board.game}/steps/2/orders`, { orders: [], ready: false });
    expect(await offers(first ?? leaver)).toEqual([]);
    expect(await answer(first ?? leaver, true)).toMatchObject({ status: 403 });
    await lapse();
    expect(await asked()).toBe('nobody looks');
  });

  test('that comes twice, or from two runs at once, is made once', async () => {
    await start();
    await listed('first', 'second');
    await find(playerOf(board, SEAT));
    const events = await world.store.outboxBefore(Number.POSITIVE_INFINITY);
    await Promise.all([...events, ...events].map((event) => handleEvent(world.deps, event)));
    await telling.send();
    expect(await asked()).toBe('first');
    expect(telling.sent.map(({ to }) => to.id)).toEqual(['first']);
  });

  test('accepted while it lapses: one of the two counts', async () => {
    await start();
    const [first, second] = await listed('first', 'second');
    await find(playerOf(board, SEAT));
    await world.deliver();
    const search = await world.store.search({ season: board.season, game: board.game, seat: SEAT });
    world.clock.set((search?.offer?.until ?? 0) - 1);
    if (search === undefined || first === undefined) throw new Error('nobody is asked');
    const declined = { ...search, version: search.version + 1, offer: null, passed: ['first'] };
    const [taken, passed] = await Promise.all([answer(first, true), world.store.saveSearch(declined, null)]);
    expect([taken.status === 200, passed === 'saved'].filter(Boolean)).toHaveLength(1);
    expect(await holder()).toBe(taken.status === 200 ? 'first' : playerOf(board, SEAT).id);
    expect(second?.id).toBe('second');
  });
});

describe('a seat in civil disorder', () => {
  test('goes to nobody who has not accepted it', async () => {
    await start();
    const [first] = await listed('first');
    await miss();
    expect(await holder()).toBe(playerOf(board, SEAT).id);
    const [offer] = await offers(first ?? playerOf(board, SEAT));
    expect(offer).toMatchObject({
      why: 'vacant',
      asks: 'Nobody plays it, and you are on the list of substitutes.',
    });
    await takeSeat(first ?? playerOf(board, SEAT), board.game, SEAT);
    expect(await holder()).toBe('first');
    expect((await gate()).owing).toContain(SEAT);
    expect(await notes(playerOf(board, SEAT))).toEqual(['disorder', 'replaced']);
  });

  test('goes at once to a player who accepted in advance', async () => {
    await start();
    const lists = `/seasons/${board.season}/substitutes`;
    const [slow, quick] = await listed('slow', 'quick');
    expect(await quick?.post<SeasonAbsence>(lists, { atOnce: true })).toMatchObject({
      body: { mine: { substitute: true, atOnce: true } },
    });
    await slow?.remove(`${lists}/me`);
    await miss();
    expect(await holder()).toBe('quick');
    expect(await world.store.substitutes(board.season)).toEqual([]);
  });

  test('waits for answers before a bot takes it', async () => {
    await start({ botAfter: 0 });
    const [first] = await listed('first');
    await miss();
    expect(await holder()).toBe(playerOf(board, SEAT).id);
    await answer(first ?? playerOf(board, SEAT), false);
    await world.deliver();
    const game = (await board.organizer.get<Game>(`/games/${board.game}`)).body;
    expect(game.seats.find(({ seat }) => seat === SEAT)?.player.kind).toBe('bot');
    // An organizer searches for a person who takes it from the bot.
    expect(await state(board.organizer)).toMatchObject({ mayAsk: [SEAT] });
    expect(await find(board.organizer)).toMatchObject({ status: 200 });
    const [third] = await listed('third');
    await world.deliver();
    await answer(first ?? playerOf(board, SEAT), false);
    await world.deliver();
    await takeSeat(third ?? playerOf(board, SEAT), board.game, SEAT);
    expect(await holder()).toBe('third');
  });

  test('organizers look for no substitute of a player who plays', async () => {
    await start();
    const refused = await find(board.organizer);
    expect(refused).toMatchObject({ status: 403, body: { code: 'not-allowed' } });
    expect(await find(board.organizer, 'atlantis')).toMatchObject({ status: 404 });
  });
});

describe('a player whom a moderator names', () => {
  const replace = (player: string | null) =>
    board.organizer.post(`/games/${board.game}/rulings`, {
      ...{ kind: 'replace', seat: SEAT, player, reason: 'They have left.' },
    });
  const member = async (id: string) => {
    const person = await world.person(id);
    await person.post(`/leagues/${board.league}/members`);
    return person;
  };

  test('is asked, and gets the seat by accepting it, in the moderator’s name', async () => {
    await start();
    const zoe = await member('zoe');
    const effect = { kind: 'replace', seat: SEAT, player: 'zoe' };
    expect(await board.organizer.post(`/games/${board.game}/rulings/effect`, effect)).toMatchObject({
      body: { asks: true },
    });
    expect(await replace('zoe')).toMatchObject({ status: 200, body: { rulings: [] } });
    await telling.send();
    expect(telling.to('zoe')).toEqual(['substitution over mail']);
    expect((await offers(zoe))[0]?.asks).toBe('Olga, who runs the league, asks you to replace its player.');
    expect(await holder()).toBe(playerOf(board, SEAT).id);
    await takeSeat(zoe, board.game, SEAT);
    expect(await world.store.rulings(board.game)).toMatchObject([
      { kind: 'replace', by: { name: 'Olga' }, reason: 'They have left.' },
    ]);
  });

  test('declines: the moderator learns it, and nobody else is asked', async () => {
    await start();
    const [first] = await listed('first');
    const zoe = await member('zoe');
    await replace('zoe');
    await answer(zoe, false);
    await telling.send();
    expect(telling.to('olga')).toEqual(['substitution over mail']);
    expect(await offers(first ?? zoe)).toEqual([]);
    expect(await asked()).toBe('nobody looks');
    await replace('zoe');
    expect(await offers(zoe)).toHaveLength(1);
    await lapse();
    expect([await holder(), await asked()]).toEqual([playerOf(board, SEAT).id, 'nobody looks']);
  });

  test('and a bot at the same time: the bot has it, and the offer is gone', async () => {
    await start();
    const zoe = await member('zoe');
    await replace('zoe');
    expect(await replace(null)).toMatchObject({ status: 200 });
    expect(await offers(zoe)).toEqual([]);
    expect(await answer(zoe, true)).toMatchObject({ status: 403 });
  });
});

test('in an anonymous season nobody learns who leaves', async () => {
  await start({}, { choices: { press: 'gunboat' } });
  const [first] = await listed('first');
  const leaver = playerOf(board, SEAT);
  await find(leaver);
  await telling.send();
  const [offer] = await offers(first ?? leaver);
  expect(offer?.asks).toBe('Its player asks for a substitute, and you are on the list.');
  expect(JSON.stringify(telling.sent)).not.toContain(leaver.id);
});
