import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CheckInAnswers } from '../../functions/core/entry/season-entries.schema';
import type { League } from '../../functions/core/league/leagues.schema';
import type { ProblemReply } from '../../functions/core/platform/common.schema';
import type { Log } from '../../functions/core/result/results.schema';
import { runScheduled } from '../../functions/core/season/next-run';
import type { SeasonDraft } from '../../functions/core/season/season-settings.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { playSeason } from '../../functions/host/play-season';
import { type Notifying, startNotifying } from '../support/notifying';
import { type Person, startWorld, type World } from '../support/world';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const REASON = 'The venue is closed.';
const SETTINGS = {
  name: 'Season 1',
  system: 'ny2047',
  boardSize: 3,
  options: { lastYear: 2047 },
  format: { kind: 'rounds', rounds: 2 },
  leftOver: 'byes',
  deadlines: { orders: 60, adjustment: 60 },
};

let world: World;
let telling: Notifying;
let organizer: Person;
let league: string;

beforeEach(async () => {
  world = await startWorld();
  telling = startNotifying(world);
  organizer = await world.person('olga', 'Olga');
  league = (await organizer.post<League>('/leagues', { name: 'Club' })).body.id;
});
afterEach(() => world.close());

const inDays = (days: number) => new Date(world.clock.now() + days * DAY).toISOString();

async function announced(settings: object = {}, players = 3): Promise<string> {
  const answer = await organizer.post<Season>(`/leagues/${league}/seasons`, { ...SETTINGS, ...settings });
  if (answer.status !== 200) throw new Error(answer.text);
  for (let at = 1; at <= players; at += 1)
    await (await world.person(`p${at}`)).post(`/seasons/${answer.body.id}/entries`);
  return `/seasons/${answer.body.id}`;
}

async function done<T>(answer: Promise<{ status: number; body: T; text: string }>): Promise<T> {
  const { status, body, text } = await answer;
  if (status !== 200) throw new Error(text);
  return body;
}

async function problems(settings: object) {
  const answer = await organizer.post<ProblemReply>(`/leagues/${league}/seasons`, {
    ...SETTINGS,
    ...settings,
  });
  return [answer.status, answer.body.problems?.map(({ path, message }) => `${path.join('.')}: ${message}`)];
}

const seen = (path: string) => done(organizer.get<Season>(path));
const titles = (player: string) =>
  telling.sent.filter(({ to }) => to.id === player).map(({ notification: { title } }) => title);

describe('dates', () => {
  test('in the wrong order, in the past or of no use are refused where they stand', async () => {
    const closesAt = inDays(2);
    expect(await problems({ schedule: { opensAt: inDays(3), closesAt } })).toEqual([
      422,
      ['schedule.closesAt: The end of registration must come after the opening of registration.'],
    ]);
    expect(await problems({ schedule: { startsAt: inDays(-1) } })).toEqual([
      422,
      ['schedule.startsAt: The start of the season is in the past.'],
    ]);
    expect(await problems({ format: { kind: 'ladder' }, schedule: { everyDays: 7 } })).toEqual([
      422,
      ['schedule.rounds: A ladder opens boards on request, so its rounds have no dates.'],
    ]);
    expect(await problems({ schedule: { everyDays: 7, lastsDays: 8 } })).toEqual([
      422,
      ['schedule.lastsDays: A round must not last longer than the days until the next one.'],
    ]);
    expect(
      await problems({
        format: { kind: 'knock-out', advance: 1 },
        schedule: { lastsDays: 7, slow: 'void' },
      }),
    ).toEqual([
      422,
      ['schedule.slow: Knock-out boards decide who advances, so they cannot end without a result.'],
    ]);
  });

  test('that have passed stay, when other settings change', async () => {
    const path = await announced({ schedule: { opensAt: inDays(1), startsAt: inDays(9) } }, 0);
    world.clock.set(world.clock.now() + 2 * DAY);
    const settings = await done(organizer.get<object>(`${path}/settings`));
    expect((await organizer.put(`${path}/settings`, { ...settings, name: 'Another name' })).status).toBe(200);
  });
});

describe('a start with too few players', () => {
  test('is put off, everyone hears why once, and another date starts it', async () => {
    const path = await announced({ schedule: { closesAt: inDays(1), startsAt: inDays(2), fewest: 4 } });
    await telling.pass(3 * DAY, 6 * HOUR);
    expect(await seen(path)).toMatchObject({
      status: 'registration',
      postponed: '3 players have joined; 4 are needed.',
      hours: [],
    });
    for (const who of ['olga', 'p1'])
      expect(titles(who).filter((title) => title.startsWith('The start is postponed'))).toHaveLength(1);
    // Registration is open again until an organizer acts.
    expect((await (await world.person('p4')).post(`${path}/entries`)).status).toBe(200);
    const settings = await done(organizer.get<{ schedule: object }>(`${path}/settings`));
    const schedule = { ...settings.schedule, closesAt: null, startsAt: inDays(1) };
    await done(organizer.put(`${path}/settings`, { ...settings, schedule }));
    await telling.pass(DAY, DAY);
    expect(await seen(path)).toMatchObject({ status: 'running', postponed: null });
  });
});

describe('check-in', () => {
  test('a season of an earlier release is not over because nobody ticked a box', async () => {
    const path = await announced({ registration: { confirm: true } }, 4);
    await done(organizer.post(`${path}/start`));
    await world.deliver();
    await playSeason(world.deps, world.clock, path.slice('/seasons/'.length));
    await telling.send();
    const asked = await seen(path);
    expect(asked).toMatchObject({ status: 'running', openable: 2 });
    expect(asked.checkIn).toMatchObject({ round: 2, assume: 'sits-out', silent: 4, playing: 0 });
    expect(titles('p1')).toContain('Do you play? Season 1, round 2');
    await telling.pass(DAY + HOUR, HOUR);
    const open = await seen(path);
    expect(open).toMatchObject({ status: 'running', round: 2 });
    // Fewer confirmed than a board needs, so all who did not answer play; one has a bye.
    expect((await world.store.rounds(open.id))[1]).toMatchObject({ sittingOut: [expect.any(String)] });
  });

  test('its organizer sees who said what, and reminds those who are silent: once an hour at most', async () => {
    const path = await announced({ registration: { confirm: true } }, 4);
    await done(organizer.post(`${path}/start`));
    await world.deliver();
    await playSeason(world.deps, world.clock, path.slice('/seasons/'.length));
    const [p1, p2] = await Promise.all([world.person('p1'), world.person('p2')]);
    await done(p1.put(`${path}/entries/me`, { confirm: true }));
    await done(p2.put(`${path}/entries/me`, { confirm: false }));
    const named = ({ playing, out, silent }: CheckInAnswers) =>
      [playing, out, silent].map((people) => people.map(({ id }) => id).sort());
    const answers = await done(organizer.get<CheckInAnswers>(`${path}/check-in`));
    expect(named(answers)).toEqual([['p1'], ['p2'], ['p3', 'p4']]);
    expect(await p1.get(`${path}/check-in`)).toMatchObject({ status: 403 });
    expect(await p1.post(`${path}/check-in/reminders`)).toMatchObject({ status: 403 });
    await telling.send();
    const remindersByPlayer = () =>
      ['p1', 'p2', 'p3', 'p4'].map((id) => titles(id).filter((one) => /^Not checked in/.test(one)).length);
    const before = remindersByPlayer();
    const remind = async () => {
      await done(organizer.post(`${path}/check-in/reminders`));
      await telling.send();
      return remindersByPlayer().map((count, at) => count - (before[at] ?? 0));
    };
    expect(await remind()).toEqual([0, 0, 1, 1]);
    expect(await remind()).toEqual([0, 0, 1, 1]);
    world.clock.set(world.clock.now() + HOUR);
    expect(await remind()).toEqual([0, 0, 2, 2]);
    for (const id of ['p3', 'p4'])
      await done((await world.person(id)).put(`${path}/entries/me`, { confirm: true }));
    expect(await organizer.post(`${path}/check-in/reminders`)).toMatchObject({
      status: 409,
      body: { code: 'nothing-changes' },
    });
  });

  test('the round opens as soon as all have answered, and those who said no have a bye', async () => {
    const path = await announced({ registration: { confirm: true } }, 4);
    await done(organizer.post(`${path}/start`));
    await world.deliver();
    await playSeason(world.deps, world.clock, path.slice('/seasons/'.length));
    for (const [at, confirm] of [true, true, false, true].entries())
      await done((await world.person(`p${at + 1}`)).put(`${path}/entries/me`, { confirm }));
    await world.deliver();
    const open = await seen(path);
    expect(open.round).toBe(2);
    expect((await world.store.rounds(open.id))[1]?.sittingOut).toEqual(['p3']);
  });

  test('a round for which too many said no waits, its organizer hears of it, and it opens when one of them plays after all', async () => {
    const path = await announced({ registration: { confirm: true }, leftOver: 'byes' }, 4);
    await done(organizer.post(`${path}/start`));
    await world.deliver();
    await playSeason(world.deps, world.clock, path.slice('/seasons/'.length));
    for (const at of [1, 2])
      await done((await world.person(`p${at}`)).put(`${path}/entries/me`, { confirm: false }));
    await telling.pass(2 * DAY, HOUR * 6);
    expect(await seen(path)).toMatchObject({ status: 'running', round: 1, openable: 2 });
    expect(titles('olga').filter((title) => title.startsWith('Too few players'))).toHaveLength(1);
    // One of them plays after all.
    await done((await world.person('p1')).put(`${path}/entries/me`, { confirm: true }));
    await world.deliver();
    expect(await seen(path)).toMatchObject({ round: 2 });
  });
});

describe('buttons', () => {
  test('registration closes at once', async () => {
    const path = await announced();
    await done(organizer.post(`${path}/close-registration`));
    world.clock.set(world.clock.now() + 1000);
    expect((await (await world.person('p9')).post(`${path}/entries`)).status).toBe(409);
    expect((await organizer.post(`${path}/start`)).status).toBe(200);
  });

  test('a round opens before its date, and ends before its end', async () => {
    const path = await announced({ schedule: { everyDays: 30 } });
    await done(organizer.post(`${path}/start`));
    await world.deliver();
    const early = await organizer.post<ProblemReply>(`${path}/rounds/2/open`);
    expect([early.status, early.body.detail]).toEqual([403, 'Round 1 is still being played.']);
    await done(organizer.post(`${path}/rounds/1/end`, { as: 'stands' }));
    await world.deliver();
    expect(await seen(path)).toMatchObject({ round: 1, openable: 2, boards: [{ status: 'finished' }] });
    await done(organizer.post(`${path}/rounds/2/open`));
    await world.deliver();
    expect(await seen(path)).toMatchObject({ round: 2 });
    expect((await organizer.post(`${path}/rounds/1/end`, { as: 'void' })).status).toBe(404);
  });

  test('a running season is cancelled: no winner, its boards void after a day, its players notified once with the reason', async () => {
    const path = await announced();
    await done(organizer.post(`${path}/start`));
    await world.deliver();
    await done(organizer.post(`${path}/cancel`, { reason: REASON }));
    await telling.pass(2 * HOUR, HOUR);
    expect(await seen(path)).toMatchObject({
      ...{ status: 'finished', cancelled: REASON, champions: [] },
      boards: [{ status: 'running', paused: true }],
    });
    await telling.pass(23 * HOUR, HOUR);
    expect(await seen(path)).toMatchObject({ boards: [{ status: 'finished', result: 'void' }] });
    expect(titles('p2').filter((title) => title === 'Cancelled: Season 1')).toHaveLength(1);
    expect((await organizer.post(`${path}/cancel`, { reason: REASON })).status).toBe(403);
    expect(await world.store.trophiesOf('p1')).toEqual([]);
  });

  test('the boards of a cancelled knock-out end as well', async () => {
    const path = await announced({ format: { kind: 'knock-out', advance: 1 } });
    await done(organizer.post(`${path}/start`));
    await world.deliver();
    await done(organizer.post(`${path}/cancel`, { reason: REASON }));
    await telling.pass(25 * HOUR, HOUR);
    expect((await seen(path)).boards[0]).toMatchObject({ status: 'finished', result: 'void' });
  });

  describe('a cancellation that is taken back', () => {
    const gateOf = async (path: string) => world.store.gate((await seen(path)).boards[0]?.game ?? '');

    test('lets the season and its boards go on, with the time that they had left', async () => {
      const path = await announced();
      await done(organizer.post(`${path}/start`));
      await world.deliver();
      const before = await gateOf(path);
      const left = (before?.deadline ?? 0) - world.clock.now();
      await done(organizer.post(`${path}/cancel`, { reason: REASON }));
      await world.deliver();
      await telling.pass(5 * HOUR, HOUR);
      expect(await done(organizer.post<Season>(`${path}/restore`))).toMatchObject({
        ...{ status: 'running', cancelled: null, restorableUntil: null },
      });
      await world.deliver();
      const after = await gateOf(path);
      expect(after).not.toHaveProperty('pausedAt');
      expect(after).not.toHaveProperty('pausedBy');
      expect((after?.deadline ?? 0) - world.clock.now()).toBe(left);
      await telling.pass(30 * HOUR, HOUR);
      expect((await seen(path)).boards[0]?.result).not.toBe('void');
    });

    test('leaves a board stopped that a moderator had stopped before', async () => {
      const path = await announced();
      await done(organizer.post(`${path}/start`));
      await world.deliver();
      const game = (await seen(path)).boards[0]?.game ?? '';
      await done(organizer.post(`/games/${game}/rulings`, { kind: 'pause', reason: REASON }));
      await done(organizer.post(`${path}/cancel`, { reason: REASON }));
      await world.deliver();
      await done(organizer.post(`${path}/restore`));
      await world.deliver();
      expect(await gateOf(path)).toHaveProperty('pausedAt');
    });

    test('before the start, opens registration again', async () => {
      const path = await announced();
      await done(organizer.post(`${path}/cancel`, { reason: REASON }));
      await world.deliver();
      expect(await done(organizer.post(`${path}/restore`))).toMatchObject({ status: 'registration' });
      await telling.pass(2 * HOUR, HOUR);
      expect(titles('p2').filter((title) => title === 'It goes on: Season 1')).toHaveLength(1);
      await done(organizer.post(`${path}/start`));
    });

    test('cancelled again, its players read it again', async () => {
      const path = await announced();
      for (let time = 1; time <= 2; time += 1) {
        await done(organizer.post(`${path}/cancel`, { reason: REASON }));
        await telling.pass(2 * HOUR, HOUR);
        if (time === 1) await done(organizer.post(`${path}/restore`));
        await telling.pass(2 * HOUR, HOUR);
      }
      expect(titles('p2').filter((title) => title === 'Cancelled: Season 1')).toHaveLength(2);
    });

    test('is refused after a day, of a season that goes on, and to players', async () => {
      const path = await announced();
      expect((await organizer.post(`${path}/restore`)).body).toMatchObject({ code: 'not-allowed' });
      await done(organizer.post(`${path}/start`));
      await done(organizer.post(`${path}/cancel`, { reason: REASON }));
      expect((await (await world.person('p2')).post(`${path}/restore`)).status).toBe(403);
      expect((await seen(path)).restorableUntil).not.toBeNull();
      await telling.pass(25 * HOUR, HOUR);
      const late = await organizer.post<{ detail: string }>(`${path}/restore`);
      expect(late.status).toBe(403);
      expect(late.body.detail).toMatch(/for a day/);
      expect((await seen(path)).restorableUntil).toBeNull();
    });
  });

  test('the next season is a draft with a new name; announced, it asks the players of the last', async () => {
    const path = await announced({ schedule: { startsAt: inDays(7) } });
    await done(organizer.post(`${path}/start`));
    await world.deliver();
    await playSeason(world.deps, world.clock, path.slice('/seasons/'.length));
    const draft = await done(organizer.post<SeasonDraft>(`${path}/next`));
    expect(draft.settings.name).toBe('Season 2');
    expect(Date.parse(draft.settings.schedule?.startsAt ?? '')).toBeGreaterThan(world.clock.now());
    expect((await done(organizer.post<SeasonDraft>(`${path}/next`))).id).toBe(draft.id);
    const drafts = `/leagues/${league}/drafts/${draft.id}`;
    await done(organizer.put(drafts, { ...draft.settings, name: 'Season two' }));
    await done((await world.person('p2')).remove(`/leagues/${league}/members/me`));
    const season = await done(organizer.post<Season>(`${drafts}/announcement`));
    expect(season).toMatchObject({ name: 'Season two', entries: [] });
    await telling.send();
    const asked = (player: string) => titles(player).filter((title) => title === 'Play again? Season two');
    expect(asked('p1')).toHaveLength(1);
    // Who has left the league is not asked.
    expect(asked('p2')).toEqual([]);
    expect((await organizer.get(drafts)).status).toBe(404);
  });

  test('a draft can be deleted, and its hour does nothing then', async () => {
    const wanted = { ...SETTINGS, schedule: { announcesAt: inDays(1) } };
    const draft = await done(organizer.post<SeasonDraft>(`/leagues/${league}/drafts`, wanted));
    const path = `/leagues/${league}/drafts/${draft.id}`;
    expect((await (await world.person('p1')).remove(path)).status).toBe(404);
    await done(organizer.remove(path));
    await telling.pass(2 * DAY, DAY);
    expect(await world.store.season(draft.id)).toBeUndefined();
  });

  test('a draft that cannot be announced any more says so to its organizers', async () => {
    const wanted = { ...SETTINGS, schedule: { announcesAt: inDays(1), startsAt: inDays(2) } };
    await done(organizer.post<SeasonDraft>(`/leagues/${league}/drafts`, wanted));
    // The platform was away for three days.
    await telling.pass(3 * DAY);
    expect(titles('olga')).toContain('Not announced: Season 1');
  });

  test('says so to the organizers alone who are not banned', async () => {
    for (const name of ['helen', 'otto', 'mona', 'pete'])
      await done((await world.person(name)).post(`/leagues/${league}/members`));
    const roles = { helen: 'organizer', otto: 'organizer', mona: 'moderator' };
    for (const [name, role] of Object.entries(roles))
      await done(organizer.put(`/leagues/${league}/members/${name}/roles`, { roles: [role, 'player'] }));
    const ban = { kind: 'ban', reason: REASON, note: REASON };
    await done(organizer.post(`/leagues/${league}/members/otto/rulings`, ban));
    const wanted = { ...SETTINGS, schedule: { announcesAt: inDays(1), startsAt: inDays(2) } };
    await done(organizer.post<SeasonDraft>(`/leagues/${league}/drafts`, wanted));
    await telling.pass(3 * DAY);
    const notified = ['olga', 'helen', 'otto', 'mona', 'pete'].filter((name) =>
      titles(name).includes('Not announced: Season 1'),
    );
    expect(notified).toEqual(['olga', 'helen']);
  });
});

test('an hour that is reached early, twice or late starts the season once', async () => {
  const path = await announced({ schedule: { startsAt: inDays(1) } });
  const id = path.slice('/seasons/'.length);
  const [hour] = world.hours.filter(({ season }) => season === id);
  expect(hour?.hour).toBe(world.clock.now() + DAY);
  expect(await runScheduled(world.deps, id)).toBe('not-due');
  world.clock.set(world.clock.now() + DAY + 50_000);
  const both = await Promise.all([runScheduled(world.deps, id), runScheduled(world.deps, id)]);
  expect([...both].sort()).toEqual(['not-due', 'reached']);
  await world.deliver();
  expect(await runScheduled(world.deps, id)).toBe('not-due');
  const started = await seen(path);
  expect(started).toMatchObject({ status: 'running', round: 1 });
  expect(started.boards).toHaveLength(1);
  const log = await done(organizer.get<Log>(`/leagues/${league}/log`));
  expect(log.entries.filter(({ kind }) => kind === 'start').map(({ by }) => by.name)).toEqual(['Turreton']);
});

test('nobody can ask in the name of the platform', async () => {
  const path = await announced();
  const pretender = await world.person('turreton', 'Turreton');
  expect((await pretender.post(`${path}/cancel`, { reason: REASON })).status).toBe(403);
  expect((await pretender.get(`/leagues/${league}/drafts`)).status).toBe(403);
});

test('a season renews itself a day after its end, and asks its players', async () => {
  const path = await announced({
    format: { kind: 'rounds', rounds: 1 },
    schedule: { renews: { afterDays: 1 } },
  });
  await done(organizer.post(`${path}/start`));
  await world.deliver();
  await playSeason(world.deps, world.clock, path.slice('/seasons/'.length));
  await telling.pass(DAY + HOUR, HOUR);
  const seasons = (await world.store.seasonsOf(league)).map(({ name }) => name).sort();
  expect(seasons).toEqual(['Season 1', 'Season 2']);
  expect(titles('p3').filter((title) => title === 'Play again? Season 2')).toHaveLength(1);
  expect(world.hours.length).toBeGreaterThan(0);
});
