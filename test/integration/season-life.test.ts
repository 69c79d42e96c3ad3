import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { League } from '../../functions/core/league/leagues.schema';
import type { DeliveryRecord } from '../../functions/core/notification/notifications.records';
import type { SeasonDraft } from '../../functions/core/season/season-settings.schema';
import type { SeasonRecord } from '../../functions/core/season/seasons.records';
import type { Season } from '../../functions/core/season/seasons.schema';
import { LANGUAGE_NAME } from '../../messages/languages';
import { type Notifying, startNotifying } from '../support/notifying';
import { type Person, startWorld, type World } from '../support/world';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Five rounds, one every four weeks, three weeks each. Only players click. */
const SCHEDULE = {
  announcesAt: '2026-11-30T19:00:00Z',
  opensAt: '2026-12-07T19:00:00Z',
  closesAt: '2026-12-31T19:00:00Z',
  startsAt: '2027-01-04T19:00:00Z',
  fewest: 6,
  everyDays: 28,
  lastsDays: 21,
  slow: 'stands',
  checkIn: { minutes: 2880, assume: 'sits-out' },
  renews: { afterDays: 7 },
};
const DIVISION = { of: 'Winter 2027', up: 1, down: 1, target: 6, least: 5, most: 7 };
const SETTINGS = {
  system: 'ny2047',
  boardSize: 3,
  format: { kind: 'rounds', rounds: 5 },
  leftOver: 'byes',
  registration: { confirm: true },
  deadlines: { orders: 2880, adjustment: 2880, earlyClose: 'forbidden' },
};
const FIRST = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'];
const SECOND = ['p7', 'p8', 'p9', 'p10', 'p11', 'p12'];

/** Each player's answer to a check-in: the others confirm at once. */
const ANSWERS: Readonly<Record<string, (round: number, isReminder: boolean) => boolean | null>> = {
  // Never answers.
  p4: () => null,
  // Is away for the third round.
  p5: (round) => round !== 3,
  // Needs to be reminded.
  p9: (_, isReminder) => (isReminder ? true : null),
};

describe('a league of two divisions that nobody runs by hand', () => {
  let world: World;
  let telling: Notifying;
  let organizer: Person;
  let league: string;
  let drafts: readonly SeasonDraft[];

  beforeAll(async () => {
    world = await startWorld();
    telling = startNotifying(world);
    organizer = await world.person('olga', 'Olga');
    league = (await organizer.post<League>('/leagues', { name: 'By itself' })).body.id;
    drafts = [
      // Games of the first division are short; those of the second are never played to their end.
      await drafted({ name: 'Winter 2027, division 1', division: { ...DIVISION, level: 1 } }, 2047),
      await drafted({ name: 'Winter 2027, division 2', division: { ...DIVISION, level: 2 } }, 2099),
    ];
  });
  afterAll(() => world.close());

  async function drafted(settings: object, lastYear: number): Promise<SeasonDraft> {
    const wanted = { ...SETTINGS, ...settings, options: { lastYear }, schedule: SCHEDULE };
    const answer = await organizer.post<SeasonDraft>(`/leagues/${league}/drafts`, wanted);
    if (answer.status !== 200) throw new Error(answer.text);
    return answer.body;
  }
  const [at, id] = [(text: string) => Date.parse(text), (level: number) => drafts[level - 1]?.id ?? ''];
  const season = async (level: number) => (await world.store.season(id(level))) as SeasonRecord;
  const rounds = (level: number) => world.store.rounds(id(level));
  const checkIns = () => telling.sent.filter(({ notification }) => notification.kind === 'check-in');

  /** Lets days pass, from one timer to the next; players answer their notifications. */
  async function until(time: number) {
    while (world.clock.now() < time) {
      const before = telling.sent.length;
      const set = [...world.timers.map(({ deadline }) => deadline), ...world.hours.map(({ hour }) => hour)];
      const next = Math.min(time, ...set.filter((one) => one > world.clock.now()));
      await telling.pass(next - world.clock.now());
      for (const delivery of telling.sent.slice(before)) await answer(delivery);
    }
  }

  async function answer({ to, notification: { kind, title, path } }: DeliveryRecord) {
    if (kind !== 'check-in') return;
    const round = Number(/round (\d+)/.exec(title)?.[1]);
    const said = (ANSWERS[to.id] ?? (() => true))(round, title.startsWith('Not checked in'));
    if (said === null) return;
    const [page] = path.split('#');
    const answered = await (await world.person(to.id)).put(`${page}/entries/me`, { confirm: said });
    if (answered.status !== 200) throw new Error(answered.text);
  }

  test('a draft is for organizers alone until its hour', async () => {
    const player = await world.person('p1');
    expect((await player.get(`/seasons/${id(1)}`)).status).toBe(404);
    expect((await player.get(`/leagues/${league}/drafts/${id(1)}`)).status).toBe(404);
    expect((await organizer.get<League>(`/leagues/${league}`)).body.seasons).toEqual([]);
    await until(at(SCHEDULE.announcesAt) - HOUR);
    expect(await world.store.season(id(1))).toBeUndefined();
    await until(at(SCHEDULE.announcesAt));
    expect((await player.get(`/seasons/${id(1)}`)).status).toBe(200);
    expect((await organizer.get<{ drafts: [] }>(`/leagues/${league}/drafts`)).body.drafts).toEqual([]);
  });

  test('registration opens and closes at its hours, and refusals name them', async () => {
    const player = await world.person('p1');
    const early = await player.post<{ detail: string }>(`/seasons/${id(1)}/entries`);
    expect([early.status, early.body.detail]).toEqual([
      409,
      'Registration opens on 7 December 2026, 19:00 (UTC).',
    ]);
    await until(at(SCHEDULE.opensAt));
    for (const [level, names] of [FIRST, SECOND].entries())
      for (const name of names) {
        const entered = await (await world.person(name)).post(`/seasons/${id(level + 1)}/entries`);
        expect(entered.status).toBe(200);
      }
    await until(at(SCHEDULE.closesAt));
    const late = await world.person('late');
    const refused = async (headers = {}) =>
      (await late.post<{ detail: string }>(`/seasons/${id(1)}/entries`, {}, headers)).body.detail;
    expect(await refused()).toBe('Registration closed on 31 December 2026, 19:00 (UTC).');
    const inGerman = await refused({ cookie: `${LANGUAGE_NAME}=de` });
    expect(inGerman).toBe('Die Anmeldung ist geschlossen seit: 31. Dezember 2026, 19:00 (UTC).');
  });

  test('it starts by itself, and the first round counts as opened at its hour', async () => {
    await until(at(SCHEDULE.startsAt) - HOUR);
    expect((await season(1)).status).toBe('registration');
    await until(at(SCHEDULE.startsAt));
    for (const level of [1, 2]) {
      expect((await season(level)).status).toBe('running');
      expect((await rounds(level))[0]).toMatchObject({ openedAt: at(SCHEDULE.startsAt), sittingOut: [] });
    }
  });

  test('each round opens four weeks after the one before, with those who said that they play', async () => {
    await until(at(SCHEDULE.startsAt) + 4 * 28 * DAY + HOUR);
    for (const level of [1, 2])
      expect(
        (await rounds(level)).map(({ openedAt = 0 }) => (openedAt - at(SCHEDULE.startsAt)) / DAY),
      ).toEqual([0, 28, 56, 84, 112]);
    // No answer frees the seat, and so does a no; five players make one board and two byes.
    const [, second, third] = await rounds(1);
    expect(second?.boards).toHaveLength(1);
    expect(second?.sittingOut).toContain('p4');
    expect(third?.sittingOut).toEqual(expect.arrayContaining(['p4', 'p5']));
    expect((await rounds(2)).map(({ boards }) => boards.length)).toEqual([2, 2, 2, 2, 2]);
  });

  test('each player is asked once for each round, and reminded once if they said nothing', async () => {
    const titlesFor = (player: string) =>
      checkIns()
        .filter(({ to }) => to.id === player)
        .map(({ notification: { title } }) => title.replace(/Winter.*, /, ''));
    const asked = [2, 3, 4, 5].map((round) => `Do you play? round ${round}`);
    expect(titlesFor('p1')).toEqual(asked);
    expect(titlesFor('p5')).toEqual(asked);
    const both = [2, 3, 4, 5].flatMap((round) => [
      `Do you play? round ${round}`,
      `Not checked in yet: round ${round}`,
    ]);
    expect(titlesFor('p4')).toEqual(both);
    expect(titlesFor('p9')).toEqual(both);
    const first = checkIns().find(({ to }) => to.id === 'p1');
    expect(first?.createdAt).toBe(at(SCHEDULE.startsAt) + 26 * DAY);
    expect(first?.notification.deadline).toBe(at(SCHEDULE.startsAt) + 28 * DAY);
  });

  test('slow boards end with their round, as they stand, and their players were warned once', async () => {
    const boards = (await world.store.boards(id(2))).filter(({ round }) => round === 1);
    expect(boards.map(({ status, result }) => [status, result])).toEqual([
      ['finished', 'corrected'],
      ['finished', 'corrected'],
    ]);
    const warned = telling.sent.filter(
      ({ to, notification }) => to.id === 'p7' && notification.title.startsWith('Round 1 ends soon'),
    );
    expect(warned.map(({ createdAt }) => createdAt)).toEqual([at(SCHEDULE.startsAt) + 20 * DAY]);
    expect((await world.store.boards(id(1))).filter(({ round }) => round === 1)[0]?.result).toBeUndefined();
  });

  test('the seasons end, and the next divisions are founded with their players a week later', async () => {
    await until(at(SCHEDULE.startsAt) + (4 * 28 + 21) * DAY + HOUR);
    expect([(await season(1)).status, (await season(2)).status]).toEqual(['finished', 'finished']);
    expect((await world.store.seasonsOf(league)).length).toBe(2);
    await until(at(SCHEDULE.startsAt) + (4 * 28 + 21 + 7) * DAY + 13 * HOUR);
    const next = (await world.store.seasonsOf(league)).filter(
      ({ division }) => division?.of === 'Winter 2028',
    );
    expect(next.map(({ name, status }) => [name, status]).sort()).toEqual([
      ['Winter 2028, division 1', 'registration'],
      ['Winter 2028, division 2', 'registration'],
    ]);
    const top = next.find(({ division }) => division?.level === 1);
    const entered = (await world.store.entries(top?.id ?? '')).map(({ player }) => player.id);
    // One was relegated, one promoted.
    expect(entered.filter((one) => FIRST.includes(one))).toHaveLength(5);
    expect(entered.filter((one) => SECOND.includes(one))).toHaveLength(1);
    const places = telling.sent.filter(({ notification }) =>
      notification.title.startsWith('You have a place'),
    );
    expect(places.map(({ to }) => to.id).sort()).toEqual([...FIRST, ...SECOND].sort());
    expect(top?.schedule?.startsAt).toBe('2027-06-28T19:00:00Z');
  });

  test('no notification was sent twice', () => {
    const sent = telling.sent
      .filter(({ notification: { kind } }) => ['check-in', 'season', 'registration'].includes(kind))
      .map(({ to, channel, notification: { title } }) => `${to.id} ${channel} ${title}`);
    expect(sent).toHaveLength(new Set(sent).size);
  });

  test('the next season starts by itself as well', async () => {
    await until(at('2027-06-28T19:00:00Z'));
    const next = (await world.store.seasonsOf(league)).filter(
      ({ division }) => division?.of === 'Winter 2028',
    );
    expect(next.map(({ status }) => status)).toEqual(['running', 'running']);
    const seen = await organizer.get<Season>(`/seasons/${next[0]?.id}`);
    expect(seen.body.hours.map(({ what }) => what)).toContain('end-round');
  });
});
