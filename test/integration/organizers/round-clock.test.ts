import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { League } from '../../../functions/core/league/leagues.schema';
import type { ChangeRoundClock, RoundClock } from '../../../functions/core/round/round-clock.schema';
import type { Season } from '../../../functions/core/season/seasons.schema';
import { type Meeting, meetingAt } from '../../support/meeting-store';
import { type Person, startWorld, type World } from '../../support/world';

const MINUTE = 60_000;
const PLAYERS = ['ana', 'ben', 'cleo'];

let world: World;
let meeting: Meeting;
let olga: Person;
let otto: Person;
let mona: Person;
let ana: Person;
let league: string;
let path: string;

beforeEach(async () => {
  meeting = {};
  world = await startWorld(meetingAt(meeting));
  olga = await world.person('olga', 'Olga');
  league = (await olga.post<League>('/leagues', { name: 'Club' })).body.id;
  const join = async (id: string) => {
    const person = await world.person(id, id);
    await person.post(`/leagues/${league}/members`);
    return person;
  };
  [otto, mona, ana] = [await join('otto'), await join('mona'), await join('ana')];
  await olga.put(`/leagues/${league}/members/otto/roles`, { roles: ['organizer'] });
  await olga.put(`/leagues/${league}/members/mona/roles`, { roles: ['moderator'] });
});
afterEach(() => world.close());

/** A season of one board of three, which runs. */
async function start(settings: object = { atTheTable: { rated: false, waitMinutes: 0 } }) {
  const { status, body, text } = await olga.post<Season>(`/leagues/${league}/seasons`, {
    ...{ name: 'Evening', system: 'new-era', boardSize: 3, deadlines: { orders: 60, adjustment: 60 } },
    format: { kind: 'rounds', rounds: 2, strength: 'ignore', topBoard: false },
    ...settings,
  });
  if (status !== 200) throw new Error(text);
  path = `/seasons/${body.id}`;
  for (const player of PLAYERS)
    await (player === 'ana' ? ana : await world.person(player, player)).post(`${path}/entries`, {});
  expect((await olga.post(`${path}/start`)).status).toBe(200);
  await world.deliver();
}

const pass = (time: number) => world.clock.set(world.clock.now() + time);
const shown = async (by: Person = olga) => (await by.get<RoundClock>(`${path}/clock`)).body;
const change = (by: Person, wanted: Partial<ChangeRoundClock>) =>
  by.put<RoundClock & { readonly code?: string }>(`${path}/clock`, {
    ...{ round: 1, version: 0, minutes: 10, running: true, left: 10 * MINUTE },
    ...wanted,
  });

async function finishRound() {
  const { boards } = (await olga.get<Season>(path)).body;
  const lines = (boards[0]?.seats ?? []).map(({ seat }, at) => `1,1,${seat},${9 - at}`);
  const text = ['round,board,seat,points', ...lines].join('\n');
  expect((await olga.post(`${path}/table-results`, { text })).status).toBe(200);
  await world.deliver();
}

describe('the clock of a round at real tables', () => {
  test('stands still at first; started on one screen, every other one counts the same', async () => {
    await start();
    expect(await shown()).toMatchObject({
      round: 1,
      version: 0,
      minutes: 90,
      endsAt: null,
      left: 90 * MINUTE,
    });
    const started = await change(olga, {});
    expect(started.body).toMatchObject({ version: 1, minutes: 10, left: 10 * MINUTE });
    pass(4 * MINUTE);
    for (const by of [otto, ana, world.visitor()]) {
      const { left, endsAt, now, version } = await shown(by);
      expect([left, version]).toEqual([6 * MINUTE, 1]);
      expect(Date.parse(endsAt ?? '') - Date.parse(now)).toBe(left);
    }
    pass(99 * MINUTE);
    expect((await shown(ana)).left).toBe(0);
  });

  test('is paused, extended and reset by whichever organizer', async () => {
    await start();
    await change(olga, {});
    pass(MINUTE);
    const paused = await change(otto, { version: 1, running: false, left: 9 * MINUTE });
    expect(paused.body).toMatchObject({ version: 2, endsAt: null, left: 9 * MINUTE });
    pass(30 * MINUTE);
    expect((await shown()).left).toBe(9 * MINUTE);
    await change(olga, { version: 2, left: 14 * MINUTE });
    pass(MINUTE);
    expect((await shown()).left).toBe(13 * MINUTE);
    await change(otto, { version: 3, minutes: 45, running: false, left: 45 * MINUTE });
    expect(await shown()).toMatchObject({ version: 4, minutes: 45, endsAt: null, left: 45 * MINUTE });
  });

  test('begins anew with the next round, at the same length; nobody changes it by the round before', async () => {
    await start();
    await change(olga, {});
    await finishRound();
    expect((await olga.get<Season>(path)).body.round).toBe(2);
    expect(await shown()).toMatchObject({
      round: 2,
      version: 1,
      minutes: 10,
      endsAt: null,
      left: 10 * MINUTE,
    });
    expect((await change(otto, { version: 1 })).body.code).toBe('changed-meanwhile');
    expect((await change(otto, { round: 2, version: 1 })).body).toMatchObject({ round: 2, version: 2 });
  });

  test('is changed by organizers alone, also by one who plays', async () => {
    await start();
    expect((await change(world.visitor(), {})).status).toBe(401);
    for (const by of [mona, ana]) expect((await change(by, {})).body.code).toBe('not-allowed');
    expect((await shown()).version).toBe(0);
    await olga.put(`/leagues/${league}/members/ana/roles`, { roles: ['organizer'] });
    expect((await change(ana, {})).status).toBe(200);
  });

  test('is refused where no round is played at real tables', async () => {
    await start({});
    expect((await change(olga, {})).body.code).toBe('not-allowed');
    expect((await olga.get<{ code: string }>(`${path}/clock`)).body.code).toBe('not-allowed');
    path = '/seasons/0000nothere0000';
    expect((await change(olga, {})).status).toBe(404);
  });

  test.each([
    ['a length of no time', { minutes: 0 }],
    ['a length beyond a day', { minutes: 1441 }],
    ['less than no time', { left: -1 }],
    ['more than a day', { left: 1440 * MINUTE + 1 }],
    ['part of a millisecond', { left: 0.5 }],
  ])('takes no %s', async (_, wanted) => {
    await start();
    expect((await change(olga, wanted)).body.code).toBe('invalid');
  });
});

describe('two organizers at once', () => {
  test.each([0, 1])('one change is stored, the other refused, over version %d', async (version) => {
    await start();
    if (version === 1) await change(olga, {});
    Object.assign(meeting, { question: 'saveRoundClock' });
    const both = await Promise.all([
      change(olga, { version, minutes: 20 }),
      change(otto, { version, minutes: 30 }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const stored = both.find(({ status }) => status === 200);
    expect(await shown()).toMatchObject({ version: version + 1, minutes: stored?.body.minutes });
  });

  test('who has not seen the last change is refused, and it stays', async () => {
    await start();
    await change(olga, {});
    expect((await change(otto, { version: 0, running: false })).body.code).toBe('changed-meanwhile');
    expect(await shown()).toMatchObject({ version: 1, left: 10 * MINUTE });
    expect((await shown()).endsAt).not.toBeNull();
  });
});
