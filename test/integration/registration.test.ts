import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkDraw } from '../../engine/tournament/seating/check';
import type { Draw, Round } from '../../functions/core/round/draws.schema';
import type { Calendar } from '../../functions/core/season/calendar.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { playSeason } from '../../functions/host/play-season';
import { startLeague } from '../support/league';
import type { Person, World } from '../support/world';

const DEADLINES = { orders: 60, adjustment: 60, earlyClose: true };

let world: World;
let olga: Person;
let league: string;

beforeEach(async () => {
  ({ world, olga, league } = await startLeague());
});
afterEach(() => world.close());

async function announce(settings: object = {}): Promise<string> {
  const season = { name: 'Season 1', system: 'nyc-risk', boardSize: 3, deadlines: DEADLINES, ...settings };
  const answer = await olga.post<Season>(`/leagues/${league}/seasons`, season);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body.id;
}

const people = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, at) => world.person(`p${at + 1}`)));

/** Ends every running board of a season, and lets the season go on. */
async function endBoards(season: string): Promise<void> {
  const { boards } = (await olga.get<Season>(`/seasons/${season}`)).body;
  for (const { game, status } of boards)
    if (status === 'running') {
      const ruling = { kind: 'end', as: 'it-stands', reason: 'The evening is over.' };
      const ended = await olga.post(`/games/${game}/rulings`, ruling);
      expect(ended.status, ended.text).toBe(200);
    }
  await world.deliver();
}

async function states(season: string): Promise<readonly string[]> {
  const { entries } = (await olga.get<Season>(`/seasons/${season}`)).body;
  return entries.map(({ player, state }) => `${player.id} ${state}`);
}

describe('registration', () => {
  test('who comes when all places are taken waits, and moves up when somebody withdraws', async () => {
    const season = await announce({ registration: { capacity: 2 } });
    for (const person of await people(4)) await person.post(`/seasons/${season}/entries`);
    expect(await states(season)).toEqual(['p1 in', 'p2 in', 'p3 waiting', 'p4 waiting']);
    const [first] = await people(1);
    expect((await first?.remove(`/seasons/${season}/entries/me`))?.status).toBe(200);
    expect(await states(season)).toEqual(['p2 in', 'p3 in', 'p4 waiting']);
  });

  test('who waits moves up as well when somebody is banned', async () => {
    const season = await announce({ registration: { capacity: 2 } });
    for (const person of await people(3)) await person.post(`/seasons/${season}/entries`);
    const words = 'Insults in the public press.';
    const ban = { kind: 'ban', reason: words, note: words };
    expect((await olga.post(`/leagues/${league}/members/p1/rulings`, ban)).status).toBe(200);
    await world.deliver();
    expect(await states(season)).toEqual(['p2 in', 'p3 in']);
  });

  test('many at once never take more places than there are', async () => {
    const season = await announce({ registration: { capacity: 5 } });
    await Promise.all((await people(12)).map((person) => person.post(`/seasons/${season}/entries`)));
    const all = await states(season);
    expect(all.filter((line) => line.endsWith(' in'))).toHaveLength(5);
    expect(all.filter((line) => line.endsWith(' waiting'))).toHaveLength(7);
  });

  test('more places let the first of those who wait in', async () => {
    const season = await announce({ registration: { capacity: 1 } });
    for (const person of await people(3)) await person.post(`/seasons/${season}/entries`);
    const { body } = await olga.get<object>(`/seasons/${season}/settings`);
    const changed = await olga.put(`/seasons/${season}/settings`, { ...body, registration: { capacity: 2 } });
    expect(changed.status).toBe(200);
    expect(await states(season)).toEqual(['p1 in', 'p2 in', 'p3 waiting']);
  });

  test('by invitation: the link opens it, and only the organizer is shown the link', async () => {
    const season = await announce({ registration: { mode: 'invitation' } });
    const [ann] = await people(1);
    const { code } = (await olga.get<Season>(`/seasons/${season}`)).body.registration;
    expect((await ann?.get<Season>(`/seasons/${season}`))?.body.registration.code).toBeNull();
    expect(await ann?.post(`/seasons/${season}/entries`)).toMatchObject({ status: 403 });
    expect(await ann?.post(`/seasons/${season}/entries`, { code: 'guessed' })).toMatchObject({ status: 403 });
    expect(await ann?.post(`/seasons/${season}/entries`, { code })).toMatchObject({ status: 200 });
  });

  test('by approval: an organizer decides, and nobody else sees who asked', async () => {
    const season = await announce({ registration: { mode: 'approval' } });
    const [ann, bob] = await people(2);
    await ann?.post(`/seasons/${season}/entries`);
    await bob?.post(`/seasons/${season}/entries`);
    expect((await bob?.get<Season>(`/seasons/${season}`))?.body).toMatchObject({
      entries: [],
      mine: { state: 'asked' },
    });
    const decide = (player: string, accept: boolean, person = olga) =>
      person.put(`/seasons/${season}/entries/${player}/decision`, { accept });
    expect(await decide('p1', true, bob)).toMatchObject({ status: 403 });
    expect(await decide('p1', true)).toMatchObject({ status: 200 });
    expect(await decide('p2', false)).toMatchObject({ status: 200 });
    expect(await decide('p2', true)).toMatchObject({ status: 404 });
    expect(await states(season)).toEqual(['p1 in']);
  });

  test('the same person twice is refused; who withdrew may come back', async () => {
    const season = await announce();
    const [ann] = await people(1);
    const enter = () => ann?.post(`/seasons/${season}/entries`);
    expect(await enter()).toMatchObject({ status: 200 });
    expect(await enter()).toMatchObject({ status: 409, body: { code: 'already-registered' } });
    await ann?.remove(`/seasons/${season}/entries/me`);
    expect(await ann?.remove(`/seasons/${season}/entries/me`)).toMatchObject({ status: 409 });
    expect(await enter()).toMatchObject({ status: 200 });
    expect(await states(season)).toEqual(['p1 in']);
  });
});

describe('settings', () => {
  test('everything can be changed before the start, later only what is fair', async () => {
    const season = await announce();
    for (const person of await people(3)) await person.post(`/seasons/${season}/entries`);
    const read = await olga.get<{ version?: number }>(`/seasons/${season}/settings`);
    // Without a version the last change wins.
    const { version: _, ...settings } = read.body;
    const change = (more: object) => olga.put(`/seasons/${season}/settings`, { ...settings, ...more });
    expect(await change({ scoring: 'draw-size', format: { kind: 'swiss', rounds: 2 } })).toMatchObject({
      status: 200,
    });
    expect(await change({ system: 'ny2047', boardSize: 7, options: {} })).toMatchObject({ status: 422 });
    await change({});
    expect(await olga.post(`/seasons/${season}/start`)).toMatchObject({ status: 200 });
    expect(await change({ scoring: 'draw-size' })).toMatchObject({
      status: 422,
      body: { problems: [{ path: ['scoring'], message: 'Points have already been scored this way.' }] },
    });
    expect(await change({ name: 'Renamed' })).toMatchObject({ status: 200, body: { name: 'Renamed' } });
  });

  test('that do not go together are refused, each in its place', async () => {
    const at = (day: number) => new Date(Date.UTC(2026, 11, day, 19)).toISOString();
    const asked = async (settings: object) => {
      const season = {
        name: 'Season 1',
        system: 'nyc-risk',
        boardSize: 3,
        deadlines: DEADLINES,
        ...settings,
      };
      const { status, body } = await olga.post<{ problems?: { path: unknown[] }[] }>(
        `/leagues/${league}/seasons`,
        season,
      );
      return [status, body.problems?.map(({ path }) => path.join('.'))];
    };
    const together = { kind: 'rounds', rounds: 2, atOnce: 2 };
    const late = { opensAt: at(10), closesAt: at(5) };
    expect(await asked({ boardSize: 40 })).toEqual([422, ['boardSize']]);
    expect(await asked({ schedule: late })).toEqual([422, [expect.stringMatching(/^schedule\./)]]);
    expect(await asked({ format: { kind: 'ladder' }, schedule: { everyDays: 7 } })).toEqual([
      422,
      expect.arrayContaining(['schedule.rounds']),
    ]);
    expect(await asked({ format: together, registration: { confirm: true } })).toEqual([
      422,
      ['format.atOnce'],
    ]);
  });

  test('exported settings announce another season just like it', async () => {
    const season = await announce({
      registration: { mode: 'invitation', capacity: 30 },
      format: { kind: 'swiss', rounds: 4 },
    });
    const { body } = await olga.get<object>(`/seasons/${season}/settings`);
    expect(JSON.stringify(body)).not.toContain('code');
    const copy = (await olga.post<Season>(`/leagues/${league}/seasons`, body)).body;
    expect((await olga.get(`/seasons/${copy.id}/settings`)).body).toEqual(body);
  });

  test('a format that so few cannot play is refused with the reason', async () => {
    const season = await announce({ leftOver: 'byes', format: { kind: 'rounds', rounds: 3 } });
    const [ann, bob] = await people(2);
    await ann?.post(`/seasons/${season}/entries`);
    await bob?.post(`/seasons/${season}/entries`);
    expect(await olga.post(`/seasons/${season}/start`)).toMatchObject({
      status: 409,
      body: { code: 'format-impossible', detail: expect.stringContaining('too few') },
    });
  });
});

describe('rounds', () => {
  test('a round that an organizer looks at first: two players are swapped, the rest stays', async () => {
    const season = await announce({ registration: { review: true } });
    for (const person of await people(6)) await person.post(`/seasons/${season}/entries`);
    await olga.post(`/seasons/${season}/start`);
    const read = async () => (await olga.get<Season>(`/seasons/${season}`)).body;
    const [planned] = (await read()).planned;
    const [one, other] = (planned?.boards ?? []).map((board) => Object.values(board)[0] ?? '');
    expect((await read()).boards).toEqual([]);
    const swapped = await olga.post(`/seasons/${season}/rounds/1/swap`, { players: [one, other] });
    expect(swapped).toMatchObject({ status: 200, body: { certificate: { method: 'by-hand' } } });
    expect(await olga.post(`/seasons/${season}/rounds/1/release`)).toMatchObject({ status: 200 });
    expect(await olga.post(`/seasons/${season}/rounds/1/release`)).toMatchObject({ status: 409 });
    await world.deliver();
    const { boards } = await read();
    const seated = boards.map(({ seats }) => seats.map(({ player }) => player.id));
    expect(seated[0]).toContain(other);
    expect(seated[1]).toContain(one);
    expect(boards).toHaveLength(2);
  });

  test('the seed of a round is published with the round, and reveals nothing of the next one', async () => {
    const season = await announce({ registration: { review: true }, format: { kind: 'rounds', rounds: 2 } });
    for (const person of await people(6)) await person.post(`/seasons/${season}/entries`);
    await olga.post(`/seasons/${season}/start`);
    const seen = async () => (await world.visitor().get<Season>(`/seasons/${season}`)).body;
    const certificate = async (round: number) =>
      (await world.visitor().get<Round>(`/seasons/${season}/rounds/${round}`)).body.certificate;
    const secret = (await world.store.season(season))?.drawSeed ?? '';
    expect(secret).not.toBe('');
    expect((await seen()).drawSeed).toBeNull();
    await olga.post(`/seasons/${season}/rounds/1/release`);
    await world.deliver();
    const first = (await seen()).drawSeed;
    expect(first).toMatch(/^[\da-f]{64}$/);
    expect((await certificate(1)).seed).toBe(first);
    await endBoards(season);
    expect((await olga.get<Season>(`/seasons/${season}`)).body.planned).toHaveLength(1);
    // The second round is drawn, but not visible yet.
    expect((await seen()).drawSeed).toBe(first);
    expect(JSON.stringify(await seen())).not.toContain(secret);
    await olga.post(`/seasons/${season}/rounds/2/release`);
    await world.deliver();
    const second = (await seen()).drawSeed;
    expect(second).not.toBe(first);
    expect((await certificate(2)).seed).toBe(second);
    await endBoards(season);
    const ended = await seen();
    expect(ended.status).toBe('finished');
    expect(ended.drawSeed).toBe(secret);
    for (const [round, seed] of [first, second].entries())
      expect(
        createHash('sha256')
          .update(`${secret} round ${round + 1}`)
          .digest('hex'),
      ).toBe(seed);
  });

  test("a planned round takes a late arrival in somebody else's seat, and is drawn again with those who are left", async () => {
    const season = await announce({ registration: { review: true, late: true }, leftOver: 'byes' });
    const players = await people(8);
    for (const person of players.slice(0, 6)) await person.post(`/seasons/${season}/entries`);
    await olga.post(`/seasons/${season}/start`);
    const planned = async () => (await olga.get<Season>(`/seasons/${season}`)).body.planned[0];
    const seated = async () => ((await planned())?.boards ?? []).flatMap((board) => Object.values(board));
    const before = await seated();
    await players[6]?.post(`/seasons/${season}/entries`);
    const swap = (one: string, other: string) =>
      olga.post(`/seasons/${season}/rounds/1/swap`, { players: [one, other] });
    expect(await swap('p7', 'p1')).toMatchObject({ status: 200 });
    expect(await seated()).toEqual(before.map((id) => (id === 'p1' ? 'p7' : id)));
    expect(await swap('p8', 'p2')).toMatchObject({ status: 404 });
    await players[1]?.remove(`/seasons/${season}/entries/me`);
    expect(await players[0]?.post(`/seasons/${season}/rounds/1/redraw`)).toMatchObject({ status: 403 });
    const redrawn = await olga.post(`/seasons/${season}/rounds/1/redraw`);
    expect(redrawn).toMatchObject({ status: 200, body: { certificate: { method: 'all-compared' } } });
    expect([...(await seated())].sort()).toEqual(['p1', 'p3', 'p4', 'p5', 'p6', 'p7']);
    await olga.post(`/seasons/${season}/rounds/1/release`);
    expect(await olga.post(`/seasons/${season}/rounds/1/redraw`)).toMatchObject({ status: 409 });
  });

  test('who withdraws, or says that they sit out, is left out of a round that is planned', async () => {
    const season = await announce({ registration: { review: true }, leftOver: 'byes' });
    const players = await people(8);
    for (const person of players) await person.post(`/seasons/${season}/entries`);
    await olga.post(`/seasons/${season}/start`);
    const planned = async () => (await olga.get<Season>(`/seasons/${season}`)).body.planned[0];
    const seatedFirst = async () => Object.values((await planned())?.boards[0] ?? {})[0] ?? '';
    const gone = await seatedFirst();
    await (await world.person(gone)).remove(`/seasons/${season}/entries/me`);
    const after = await planned();
    const named = [
      ...(after?.sittingOut ?? []),
      ...(after?.boards ?? []).flatMap((board) => Object.values(board)),
    ];
    expect(named).toHaveLength(7);
    expect(named).not.toContain(gone);
    const absent = await seatedFirst();
    await olga.put(`/seasons/${season}/roster/${absent}/absence`, { absent: true });
    await world.deliver();
    expect((await planned())?.sittingOut).toEqual([absent]);
    await olga.post(`/seasons/${season}/rounds/1/release`);
    await world.deliver();
    const { boards } = (await olga.get<Season>(`/seasons/${season}`)).body;
    const seats = boards.flatMap((board) => board.seats.map(({ player }) => player.id));
    expect([...seats].sort()).toEqual(named.filter((id) => id !== absent).sort());
  });

  test('a late player takes the seat of a bot that only filled a board', async () => {
    const season = await announce({ registration: { review: true, late: true }, leftOver: 'bots' });
    const players = await people(6);
    for (const person of players.slice(0, 5)) await person.post(`/seasons/${season}/entries`);
    await olga.post(`/seasons/${season}/start`);
    await olga.post(`/seasons/${season}/roster`, { text: 'Somebody Late' });
    await olga.post(`/seasons/${season}/rounds/1/redraw`);
    const { planned } = (await olga.get<Season>(`/seasons/${season}`)).body;
    const seated = planned[0]?.people.filter(({ id }) =>
      planned[0]?.boards.some((board) => Object.values(board).includes(id)),
    );
    expect(planned[0]?.boards).toHaveLength(2);
    expect(seated?.map(({ kind }) => kind)).toEqual(Array(6).fill('human'));
  });

  test('when nobody is left of a planned round the season waits for its organizer', async () => {
    const season = await announce({ registration: { review: true }, leftOver: 'byes' });
    const players = await people(3);
    for (const person of players) await person.post(`/seasons/${season}/entries`);
    await olga.post(`/seasons/${season}/start`);
    for (const player of players) await player.remove(`/seasons/${season}/entries/me`);
    const { body } = await olga.get<Season>(`/seasons/${season}`);
    expect(body).toMatchObject({ status: 'running', planned: [{ round: 1 }] });
    const release = () => olga.post(`/seasons/${season}/rounds/1/release`);
    expect(await release()).toMatchObject({ status: 409, body: { code: 'format-impossible' } });
    await olga.post(`/seasons/${season}/roster`, { text: 'Somebody Else' });
    expect(await release()).toMatchObject({ status: 200 });
  });

  test('a draw is drawn again by anybody, and counted again where wishes are not published', async () => {
    const season = await announce({
      format: { kind: 'rounds', rounds: 1, strength: 'balance' },
      boardSize: 4,
      leftOver: 'smaller-boards',
    });
    const players = await people(7);
    for (const person of players) await person.post(`/seasons/${season}/entries`);
    await olga.post(`/seasons/${season}/start`);
    const drawn = await world.visitor().get<Draw>(`/seasons/${season}/rounds/1/draw`);
    expect(checkDraw(drawn.body)).toEqual({ result: 'repeated' });
    const [first, second] = drawn.body.boards;
    expect(checkDraw({ ...drawn.body, boards: [second ?? {}, first ?? {}] })).toEqual({
      result: 'different',
      what: 'boards',
    });

    const wishing = await announce({ boardSize: 3 });
    for (const person of players.slice(0, 6)) await person.post(`/seasons/${wishing}/entries`);
    await players[0]?.put(`/seasons/${wishing}/entries/me`, { avoids: ['p2'], zone: 'Asia/Tokyo' });
    await olga.post(`/seasons/${wishing}/start`);
    const seen = await players[2]?.get<Draw>(`/seasons/${wishing}/rounds/1/draw`);
    expect(seen?.body).toMatchObject({ withheld: 2, problem: { apart: [] } });
    expect(seen?.text).not.toContain('hours":');
    expect(seen && checkDraw(seen.body)).toEqual({ result: 'counted', why: 'withheld' });
    const organized = await olga.get<Draw>(`/seasons/${wishing}/rounds/1/draw`);
    expect(checkDraw(organized.body)).toEqual({ result: 'repeated' });
  });

  test('an organizer keeps two players apart, and nobody else sees whom', async () => {
    const season = await announce();
    const players = await people(6);
    for (const person of players) await person.post(`/seasons/${season}/entries`);
    const pairs = [
      ['p1', 'p2'],
      ['p1', 'p3'],
    ];
    expect(await players[0]?.put(`/seasons/${season}/apart`, { pairs })).toMatchObject({ status: 403 });
    expect(await olga.put(`/seasons/${season}/apart`, { pairs: [['p1', 'p1']] })).toMatchObject({
      status: 422,
    });
    expect(await olga.put(`/seasons/${season}/apart`, { pairs: [['p1', 'p9']] })).toMatchObject({
      status: 422,
    });
    expect(await olga.put(`/seasons/${season}/apart`, { pairs })).toMatchObject({ body: { apart: pairs } });
    expect((await players[3]?.get<Season>(`/seasons/${season}`))?.body.apart).toEqual([]);
    await olga.post(`/seasons/${season}/start`);
    await world.deliver();
    const { boards } = (await olga.get<Season>(`/seasons/${season}`)).body;
    const first = boards.find(({ seats }) => seats.some(({ player }) => player.id === 'p1'));
    const met = (first?.seats ?? []).map(({ player }) => player.id);
    expect(met).not.toContain('p2');
    expect(met).not.toContain('p3');
  });

  test('wishes for a draw are kept until they are changed', async () => {
    const season = await announce();
    const [one] = await people(1);
    await one?.post(`/seasons/${season}/entries`, { avoids: ['p2'] });
    const mine = async () => (await one?.get<Season>(`/seasons/${season}`))?.body.mine;
    await one?.put(`/seasons/${season}/entries/me`, { zone: 'Asia/Tokyo' });
    expect(await mine()).toMatchObject({ avoids: ['p2'], zone: 'Asia/Tokyo' });
    expect(await one?.put(`/seasons/${season}/entries/me`, { zone: 'Mars' })).toMatchObject({ status: 422 });
    await one?.put(`/seasons/${season}/entries/me`, { zone: null, avoids: [] });
    expect(await mine()).toMatchObject({ avoids: [], zone: null });
  });

  test('the calendar of settings that are not stored yet', async () => {
    const plan = (settings: object) =>
      olga.post<Calendar>('/calendar', {
        system: 'ny2047',
        options: { lastYear: 2047 },
        format: { kind: 'rounds', rounds: 2 },
        deadlines: { orders: 1440, adjustment: 720 },
        start: '2026-11-23T20:00:00Z',
        ...settings,
      });
    // Two turns, of which one has an adjustment phase: two and a half days a round.
    expect((await plan({})).body.rounds).toMatchObject([
      { round: 1, usualEnd: '2026-11-26T08:00:00.000Z', latestEnd: '2026-11-26T20:00:00.000Z' },
      { round: 2, usualEnd: '2026-11-28T20:00:00.000Z', latestEnd: '2026-11-29T20:00:00.000Z' },
    ]);
    const cup = await plan({ format: { kind: 'knock-out', advance: 2 }, players: 49 });
    expect(cup.body.rounds).toHaveLength(3);
    const never = { orders: { days: ['sunday'], time: '20:00' }, adjustment: 60, skip: { weekends: true } };
    expect(await plan({ deadlines: never })).toMatchObject({ status: 422 });
  });

  test('a ladder opens a board whenever enough want one', async () => {
    const season = await announce({ format: { kind: 'ladder' }, registration: { late: true } });
    await olga.post(`/seasons/${season}/start`);
    const boards = async () => {
      await world.deliver();
      return (await olga.get<Season>(`/seasons/${season}`)).body.boards;
    };
    const players = await people(5);
    for (const person of players.slice(0, 2)) await person.post(`/seasons/${season}/entries`);
    expect(await boards()).toHaveLength(0);
    await players[2]?.post(`/seasons/${season}/entries`);
    expect(await boards()).toHaveLength(1);
    for (const person of players.slice(3)) await person.post(`/seasons/${season}/entries`);
    await players[0]?.put(`/seasons/${season}/entries/me`, { confirm: true });
    // p1 wants another board, but still sits on the first one.
    expect(await boards()).toHaveLength(1);
    expect(await players[0]?.post(`/seasons/${season}/end`)).toMatchObject({ status: 403 });
    expect(await olga.post(`/seasons/${season}/end`)).toMatchObject({
      status: 200,
      body: { status: 'finished' },
    });
  });

  test('smaller boards seat everybody', async () => {
    const season = await announce({ boardSize: 4, leftOver: 'smaller-boards' });
    for (const person of await people(7)) await person.post(`/seasons/${season}/entries`);
    expect(await olga.post(`/seasons/${season}/start`)).toMatchObject({ status: 200 });
    await world.deliver();
    const { boards } = (await olga.get<Season>(`/seasons/${season}`)).body;
    expect(boards.map(({ seats }) => seats.length).sort()).toEqual([3, 4]);
  });

  test('a cup is won by the winner of its final', async () => {
    const season = await announce({ format: { kind: 'knock-out', advance: 1 }, options: { setup: 'deal' } });
    for (const person of await people(9)) await person.post(`/seasons/${season}/entries`);
    await olga.post(`/seasons/${season}/start`);
    await playSeason(world.deps, world.clock, season);
    const { boards, champions, status, rounds } = (await olga.get<Season>(`/seasons/${season}`)).body;
    expect({ status, rounds, boards: boards.length }).toEqual({ status: 'finished', rounds: 2, boards: 4 });
    const final = boards.find(({ round }) => round === 2);
    const best = final?.seats.filter(({ place }) => place === 1).map(({ player }) => player.id);
    expect(champions.map(({ id }) => id)).toEqual(best);
    // A cup needs a winner, so its boards cannot be voided.
    const ruling = { kind: 'void', reason: 'It was set up wrongly.' };
    expect(await olga.post(`/games/${boards[0]?.game}/result`, ruling)).toMatchObject({
      status: 403,
      body: { code: 'not-allowed' },
    });
  });

  test('players left over sit out, and the round says so with its certificate', async () => {
    const season = await announce({ leftOver: 'byes' });
    for (const person of await people(7)) await person.post(`/seasons/${season}/entries`);
    await olga.post(`/seasons/${season}/start`);
    const round = await world.visitor().get(`/seasons/${season}/rounds/1`);
    expect(round).toMatchObject({
      status: 200,
      body: { sittingOut: ['p7'], certificate: { method: 'all-compared', meetAgain: [], apart: 0 } },
    });
  });
});
