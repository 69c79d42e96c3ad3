import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DELETE_WORDS } from '../../functions/core/account/delete-words.schema';
import type { Circuit, Circuits } from '../../functions/core/circuit/circuits.schema';
import type { League } from '../../functions/core/league/leagues.schema';
import type { QualificationView } from '../../functions/core/qualification/qualification.schema';
import type { Log } from '../../functions/core/result/results.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { TABLE } from '../../functions/host/create-tables';
import { sweep } from '../../functions/sweep/sweep';
import { type Meeting, meetingAt } from '../support/meeting-store';
import { startNotifying } from '../support/notifying';
import { type Answer, type Person, SITE_ADMIN, startWorld, type World } from '../support/world';

const DAY = 86_400_000;
const SETTINGS = {
  ...{ system: 'results-only', options: { title: 'Harbour Trade', seats: { min: 3, max: 6 } } },
  ...{ deadlines: { orders: 1440, adjustment: 1440 }, format: { kind: 'rounds', rounds: 1 } },
  atTheTable: { rated: true },
};
const RULES = {
  ...{ name: 'Harbour circuit', best: 2, points: { kind: 'places', byPlace: [10, 6, 4, 3, 2, 1] } },
  tieBreaks: ['best-results'],
};

let world: World;
let meeting: Meeting;
let olga: Person;
let league: string;

beforeEach(async () => {
  meeting = {};
  world = await startWorld(meetingAt(meeting));
  olga = await world.person('olga', 'Olga');
  league = done(await olga.post<League>('/leagues', { name: 'Club' })).id;
});
afterEach(() => world.close());

function done<T>({ status, body, text }: Answer<T>): T {
  if (status !== 200) throw new Error(text);
  return body;
}

async function announce(name: string, settings: object = {}): Promise<string> {
  return done(await olga.post<Season>(`/leagues/${league}/seasons`, { name, ...SETTINGS, ...settings })).id;
}

const player = (id: string) => world.person(id, `Player ${id.toUpperCase()}`);

/** A finished season of one table, by the letters of its players in their final order. */
async function play(name: string, order: string): Promise<string> {
  const id = await announce(name);
  for (const letter of order) done(await (await player(`p${letter}`)).post(`/seasons/${id}/entries`));
  done(await olga.post(`/seasons/${id}/start`));
  await world.deliver();
  await enter(id, order);
  expect(done(await olga.get<Season>(`/seasons/${id}`)).status).toBe('finished');
  return id;
}

async function enter(id: string, order: string): Promise<void> {
  const lines = [...order].map((letter, at) => `1,1,Player P${letter.toUpperCase()},${50 - at}`);
  done(
    await olga.post(`/seasons/${id}/table-results`, {
      text: ['round,board,player,points', ...lines].join('\n'),
    }),
  );
  await world.deliver();
}

async function circuitOf(events: readonly string[], rules: object = {}): Promise<Circuit> {
  const body = { ...RULES, events: events.map((season) => ({ season, weight: 1 })), ...rules };
  return done(await olga.post<Circuit>(`/leagues/${league}/circuits`, body));
}

const asEvents = (seasons: readonly string[]) => ({
  ...RULES,
  events: seasons.map((season) => ({ season, weight: 1 })),
});

/** A season of another league of Olga's. */
async function abroad(name: string, settings: object = {}) {
  const other = done(await olga.post<League>('/leagues', { name: 'Harbour', ...settings })).id;
  const made = await olga.post<Season>(`/leagues/${other}/seasons`, { name, ...SETTINGS });
  return { league: other, season: done(made).id };
}

/** Makes a league private, and waits until everybody notices. */
async function makePrivate(id: string): Promise<void> {
  const settings = done(await olga.get<League>(`/leagues/${id}`));
  const { name, about, aboutIn, rules, rulesIn, venue, links, sanctions, version } = settings;
  const kept = { name, about, aboutIn, rules, rulesIn, venue, links, sanctions, version };
  done(await olga.put(`/leagues/${id}/settings`, { ...kept, private: true }));
  world.clock.set(world.clock.now() + DAY);
}

/** Lets a site administrator hide a league, and waits until everybody notices. */
async function hideByTheSite(id: string): Promise<void> {
  const admin = await world.person(SITE_ADMIN);
  done(await admin.post('/site/hidden', { target: { kind: 'league', league: id }, why: 'Spam.' }));
  world.clock.set(world.clock.now() + DAY);
}

const read = async (id: string) => done(await olga.get<Circuit>(`/leagues/${league}/circuits/${id}`));
/** "1 PA 20, 2 PB 12". */
const inWords = ({ standing }: Circuit) =>
  standing.map(({ place, player: { name }, total }) => `${place} ${name.slice(-2)} ${total}`).join(', ');

const NOTHING = { games: null, rating: null, memberDays: null };
type From = { readonly kind: 'season' | 'circuit'; readonly id: string };

async function qualify(season: string, from: From, places: number, answerDays: number | null = 7) {
  const invites = { from, places, answerDays };
  done(await olga.put(`/seasons/${season}/qualification`, { invites, asks: NOTHING, version: 0 }));
  await world.deliver();
}

/** "a invited, b declined", in the order of invitation. */
async function orderOf(season: string): Promise<string> {
  const { invites } = done(await olga.get<QualificationView>(`/seasons/${season}/qualification`));
  return (invites?.order ?? []).map(({ player: { id }, state }) => `${id.slice(1)} ${state}`).join(', ');
}

const decline = async (letter: string, season: string) =>
  (await player(`p${letter}`)).remove(`/seasons/${season}/entries/me`);
const accept = async (letter: string, season: string) =>
  (await player(`p${letter}`)).post<{ code?: string }>(`/seasons/${season}/entries`, {});

describe('a circuit', () => {
  test('adds up the best events of its seasons, and says which are dropped', async () => {
    const seasons = [await play('Spring', 'abcd'), await play('Summer', 'bacd'), await play('Autumn', 'bca')];
    const circuit = await circuitOf(seasons);
    expect(inWords(circuit)).toBe('1 PB 20, 2 PA 16, 3 PC 10, 4 PD 6');
    expect(circuit.standing[1]?.results.map((one) => [one?.place, one?.points, one?.counts])).toEqual([
      [1, 10, true],
      [2, 6, true],
      [3, 4, false],
    ]);
    expect(circuit.standing[3]?.results[2]).toBeNull();
    expect(circuit.final).toBe(true);
    const { circuits } = done(await world.visitor().get<Circuits>(`/leagues/${league}/circuits`));
    const home = { id: league, name: 'Club' };
    expect(circuits).toEqual([{ id: circuit.id, name: 'Harbour circuit', league: home, events: seasons }]);
  });

  test('shows a corrected result at once, and leaves out a season that is not over', async () => {
    const spring = await play('Spring', 'abc');
    const { id, final } = await circuitOf([spring, await announce('Summer')]);
    expect(final).toBe(false);
    expect(inWords(await read(id))).toBe('1 PA 10, 2 PB 6, 3 PC 4');
    await enter(spring, 'cab');
    expect(inWords(await read(id))).toBe('1 PC 10, 2 PA 6, 3 PB 4');
  });

  test('weighs events, and takes the points of the seasons themselves', async () => {
    const seasons = [await play('Spring', 'abc'), await play('Summer', 'cba')];
    const events = seasons.map((season, at) => ({ season, weight: at + 1 }));
    expect(inWords(await circuitOf([], { events, points: { kind: 'season' } }))).toBe(
      '1 PC 148, 2 PB 147, 3 PA 146',
    );
  });

  test('is changed by organizers, each change in the league’s log, and never over somebody else’s', async () => {
    const spring = await play('Spring', 'abc');
    const { id, version } = await circuitOf([spring]);
    const change = { ...RULES, best: null, events: [{ season: spring, weight: 2 }], version };
    const path = `/leagues/${league}/circuits/${id}`;
    expect((await (await player('pa')).put<{ code: string }>(path, change)).body.code).toBe('not-allowed');
    expect(inWords(done(await olga.put<Circuit>(path, change)))).toBe('1 PA 20, 2 PB 12, 3 PC 8');
    expect((await olga.put<{ code: string }>(path, change)).body.code).toBe('changed-meanwhile');
    const { entries } = done(await olga.get<Log>(`/leagues/${league}/log`));
    expect(entries.find(({ kind }) => kind === 'change-circuit')).toMatchObject({
      subject: 'A circuit',
      before:
        'Name: Harbour circuit; Events: Spring (1); The best 2 events count; Points by place: 10, 6, 4, 3, 2, 1; Tie-break 1: best single results',
      after:
        'Name: Harbour circuit; Events: Spring (2); All events count; Points by place: 10, 6, 4, 3, 2, 1; Tie-break 1: best single results',
    });
  });

  test('tells each reader their own roles in its league', async () => {
    const { id } = await circuitOf([await announce('Spring')]);
    const roles = { rita: ['player', 'organizer'], mo: ['player', 'moderator'], pia: ['player'] };
    for (const [name, given] of Object.entries(roles)) {
      done(await (await world.person(name)).post(`/leagues/${league}/members`));
      done(await olga.put(`/leagues/${league}/members/${name}/roles`, { roles: given }));
    }
    const banned = await world.person('bert');
    done(await banned.post(`/leagues/${league}/members`));
    const ban = { kind: 'ban', reason: 'Throws dice at people.', note: 'You are out.' };
    done(await olga.post(`/leagues/${league}/members/bert/rulings`, ban));
    const rolesOf = async (who: Person) =>
      done(await who.get<Circuit>(`/leagues/${league}/circuits/${id}`)).myRoles;
    for (const [name, given] of Object.entries(roles))
      expect([name, await rolesOf(await world.person(name))]).toEqual([name, given]);
    expect(await rolesOf(olga)).toContain('organizer');
    for (const who of [banned, await world.person('stranger'), world.visitor()])
      expect(await rolesOf(who)).toEqual([]);
  });

  test('counts a season once, and seasons of other leagues only for one who organizes both', async () => {
    const spring = await announce('Spring');
    const away = await abroad('Away');
    const sent = (who: Person, events: readonly string[]) =>
      who.post<{ problems?: { path: unknown }[] }>(`/leagues/${league}/circuits`, asEvents(events));
    expect((await sent(olga, [spring, spring])).body.problems).toMatchObject([
      { path: ['events', 1, 'season'] },
    ]);
    // Rita organizes the circuit's league, and not the other one.
    const rita = await world.person('rita', 'Rita');
    done(await rita.post(`/leagues/${league}/members`));
    done(await olga.put(`/leagues/${league}/members/rita/roles`, { roles: ['player', 'organizer'] }));
    expect((await sent(rita, [away.season])).body.problems).toMatchObject([
      { path: ['events', 0, 'season'] },
    ]);
    const circuit = done(await olga.post<Circuit>(`/leagues/${league}/circuits`, asEvents([away.season])));
    expect(circuit.events).toMatchObject([{ season: { name: 'Away' }, league: { name: 'Harbour' } }]);
    // What stands there may stay when she changes something else.
    const changed = { ...asEvents([away.season, spring]), version: circuit.version };
    const path = `/leagues/${league}/circuits/${circuit.id}`;
    expect(done(await rita.put<Circuit>(path, changed)).events).toHaveLength(2);
  });

  test('never counts a season of another league that is private, or that has become so', async () => {
    const hidden = await abroad('Secret', { private: true });
    const refused = await olga.post<{ problems?: { path: unknown }[] }>(
      `/leagues/${league}/circuits`,
      asEvents([hidden.season]),
    );
    expect(refused.body.problems).toMatchObject([{ path: ['events', 0, 'season'] }]);
    const away = await abroad('Away');
    const { id } = await circuitOf([away.season]);
    await makePrivate(away.league);
    expect((await read(id)).events).toEqual([]);
  });

  test.each([
    ['that has become private', makePrivate],
    ['that the site has hidden', hideByTheSite],
  ])('stands as without the season of a league %s, wherever that is among its events', async (_, close) => {
    const own = [await play('Spring', 'abc'), await play('Summer', 'cba')];
    const weighed = own.map((season, at) => ({ season, weight: at + 2 }));
    const away = await abroad('Away');
    const circuits: Circuit[] = [];
    for (const at of [0, 1, 2]) {
      const events = weighed.toSpliced(at, 0, { season: away.season, weight: 9 });
      circuits.push(await circuitOf([], { events }));
    }
    const without = await circuitOf([], { events: weighed });
    await close(away.league);
    for (const { id } of circuits) {
      const { standing, final, events } = await read(id);
      expect({ standing, final }).toEqual({ standing: without.standing, final: without.final });
      expect(events).toEqual(without.events);
    }
  });

  test('names nothing of a league that has become private in the logs that others read', async () => {
    const spring = await announce('Spring');
    const away = await abroad('Away');
    const circuit = await circuitOf([spring, away.season]);
    const rita = await world.person('rita', 'Rita');
    done(await rita.post(`/leagues/${league}/members`));
    done(await olga.put(`/leagues/${league}/members/rita/roles`, { roles: ['player', 'organizer'] }));
    await makePrivate(away.league);
    const logOf = async (who: Person, of: string) =>
      done(await who.get<Log>(`/leagues/${of}/log`)).entries.filter(({ kind }) => /circuit/.test(kind));
    expect((await logOf(olga, league))[0]?.after).toContain('Events: Spring (1) and Away, Harbour (1)');
    for (const who of [world.visitor(), rita])
      expect((await logOf(who, league))[0]?.after).toContain(
        'Events: Spring (1) and a season of a private league (1)',
      );
    for (const end of ['log.csv', 'log.json'])
      expect((await world.visitor().get(`/leagues/${league}/${end}`)).text).not.toContain('Away');
    // Nor does the refusal of a change that names it.
    const twice = { ...asEvents([away.season, away.season]), version: circuit.version };
    const refused = await rita.put(`/leagues/${league}/circuits/${circuit.id}`, twice);
    expect(refused.status).toBe(404);
    expect(refused.text).not.toContain('Away');
  });

  test('is not named by its league in the log of another one once that league is private', async () => {
    const away = await abroad('Away');
    await circuitOf([away.season]);
    await makePrivate(league);
    const subjectFor = async (who: Person) =>
      done(await who.get<Log>(`/leagues/${away.league}/log`)).entries.find(
        ({ kind }) => kind === 'change-circuit',
      )?.subject;
    expect(await subjectFor(olga)).toBe('A circuit of Club');
    expect(await subjectFor(world.visitor())).toBe('A circuit of a private league');
  });

  test('is listed by other leagues whose seasons it counts, and their organizers can take them out', async () => {
    const away = await abroad('Away');
    const { id } = await circuitOf([away.season, await announce('Spring')]);
    const listed = async () =>
      done(await world.visitor().get<Circuits>(`/leagues/${away.league}/circuits`)).circuits;
    expect(await listed()).toMatchObject([{ id, league: { id: league, name: 'Club' } }]);
    const logged = async () =>
      done(await olga.get<Log>(`/leagues/${away.league}/log`)).entries.filter(
        ({ kind }) => kind === 'change-circuit',
      );
    expect(await logged()).toMatchObject([{ subject: 'A circuit of Club', before: '', after: 'Away' }]);
    const mara = await world.person('mara', 'Mara');
    done(await mara.post(`/leagues/${away.league}/members`));
    const path = `/leagues/${league}/circuits/${id}/events/${away.season}`;
    expect((await mara.remove<{ code: string }>(path)).body.code).toBe('not-allowed');
    done(await olga.put(`/leagues/${away.league}/members/mara/roles`, { roles: ['player', 'organizer'] }));
    expect(done(await mara.remove<Circuit>(path)).events).toMatchObject([{ season: { name: 'Spring' } }]);
    expect(await listed()).toEqual([]);
    expect((await logged())[0]).toMatchObject({ before: 'Away', after: '' });
    const own = `/leagues/${league}/circuits/${id}`;
    const spring = (await read(id)).events[0]?.season.id;
    expect((await mara.remove<{ code: string }>(`${own}/events/${spring}`)).body.code).toBe('not-allowed');
    expect((await olga.remove<{ code: string }>(path)).body.code).toBe('not-found');
  });

  test('is deleted by its organizers, unless a season invites by its table', async () => {
    const away = await abroad('Away');
    const { id } = await circuitOf([away.season]);
    const path = `/leagues/${league}/circuits/${id}`;
    const finals = await announce('Finals', { registration: { mode: 'invitation' } });
    await qualify(finals, { kind: 'circuit', id }, 1);
    expect((await olga.remove<{ detail: string }>(path)).body.detail).toContain(
      'Finals invites by the table',
    );
    done(await olga.put(`/seasons/${finals}/qualification`, { invites: null, asks: NOTHING, version: 1 }));
    expect(done(await olga.remove<Circuits>(path)).circuits).toEqual([]);
    expect((await olga.get<{ code: string }>(path)).body.code).toBe('not-found');
    expect(done(await olga.get<Circuits>(`/leagues/${away.league}/circuits`)).circuits).toEqual([]);
    const { entries } = done(await olga.get<Log>(`/leagues/${league}/log`));
    expect(entries.find(({ kind }) => kind === 'delete-circuit')?.before).toContain('Away, Harbour (1)');
  });

  test('has its standings as a file', async () => {
    const seasons = [await play('Spring', 'abc'), await play('Spring', 'bac'), await play('Autumn', 'bca')];
    const { id } = await circuitOf(seasons);
    const { text } = await world.visitor().get(`/leagues/${league}/circuits/${id}/standing.csv`);
    expect(text.replace('\uFEFF', '')).toBe(
      [
        'place,player,1. Spring,2. Spring,3. Autumn,dropped,total',
        '1,Player PB,6,10,10,1. Spring,20',
        '2,Player PA,10,6,4,3. Autumn,16',
        '3,Player PC,4,4,6,2. Spring,10',
        '',
      ].join('\n'),
    );
    expect((await world.visitor().get('/leagues/nothing/circuits/nothing/standing.csv')).status).toBe(404);
  });

  test('knows a deleted account by no name', async () => {
    const { id } = await circuitOf([await play('Spring', 'abc')]);
    const ada = await player('pa');
    done(await ada.remove('/me/account', { confirm: DELETE_WORDS }));
    await world.deliver();
    expect((await read(id)).standing[0]?.player.name).toMatch(/^Former player/);
    const { Items = [] } = await world.dynamo.client.send(new ScanCommand({ TableName: TABLE }));
    const named = Items.filter((item) => JSON.stringify(item).includes('Player PA'));
    // The event of the deletion knows whom to look for until a later run finds nobody.
    expect(named.filter(({ pk }) => !String(pk).startsWith('OUTBOX#'))).toEqual([]);
  });
});

describe('a season that invites by an earlier table', () => {
  test('invites the first of a circuit as soon as its last event is over', async () => {
    const seasons = [await play('Spring', 'abcd'), await announce('Summer')];
    const { id } = await circuitOf(seasons);
    const finals = await announce('Finals', { registration: { mode: 'invitation' } });
    await qualify(finals, { kind: 'circuit', id }, 2);
    expect(await orderOf(finals)).toBe('');
    const [, summer = ''] = seasons;
    for (const letter of 'dcba') done(await (await player(`p${letter}`)).post(`/seasons/${summer}/entries`));
    done(await olga.post(`/seasons/${summer}/start`));
    await world.deliver();
    await enter(summer, 'badc');
    // a and b have 16 each, c 7, d 7 with the better single result of 4 each: one after the other.
    expect(await orderOf(finals)).toMatch(/^(a|b) invited, (a|b) invited, (c|d) waits, (c|d) waits$/);
    expect((await accept('a', finals)).status).toBe(200);
    expect(await orderOf(finals)).toContain('a plays');
    expect((await accept('c', finals)).body.code).toBe('not-allowed');
  });

  test('invites one who has played in another league only, unless they are banned here', async () => {
    const away = await abroad('Away');
    for (const letter of 'abc')
      done(await (await player(`p${letter}`)).post(`/seasons/${away.season}/entries`));
    const { id } = await circuitOf([away.season]);
    done(await (await player('pa')).post(`/leagues/${league}/members`));
    const ban = { kind: 'ban', reason: 'Throws dice at people.', note: 'You are out.' };
    done(await olga.post(`/leagues/${league}/members/pa/rulings`, ban));
    const finals = await announce('Finals', { registration: { mode: 'invitation' } });
    await qualify(finals, { kind: 'circuit', id }, 1);
    done(await olga.post(`/seasons/${away.season}/start`));
    await world.deliver();
    await enter(away.season, 'abc');
    expect(await orderOf(finals)).toBe('a cannot, b invited, c waits');
    expect((await accept('b', finals)).status).toBe(200);
  });

  test('invites the next in order for one who declines, and tells them until when to answer', async () => {
    const notified = startNotifying(world);
    const spring = await play('Spring', 'abcde');
    const summer = await announce('Summer', { registration: { mode: 'invitation' } });
    await qualify(summer, { kind: 'season', id: spring }, 2);
    expect(await orderOf(summer)).toBe('a invited, b invited, c waits, d waits, e waits');
    done(await decline('a', summer));
    await world.deliver();
    expect(await orderOf(summer)).toBe('a declined, b invited, c invited, d waits, e waits');
    await notified.send();
    const mails = notified.sent.filter(({ to, channel }) => to.id === 'pc' && channel === 'mail');
    const text = JSON.stringify(mails.map(({ notification }) => notification.lines));
    expect(text).toContain('You have qualified for Summer of Club.');
    expect(text).toMatch(/Answer by .*28 November 2026/);
  });

  test('lets an invitation lapse, which then cannot be accepted, and invites the next', async () => {
    const spring = await play('Spring', 'abcd');
    const summer = await announce('Summer', { registration: { mode: 'invitation' } });
    await qualify(summer, { kind: 'season', id: spring }, 2);
    done(await accept('a', summer));
    world.clock.set(world.clock.now() + 7 * DAY);
    expect((await accept('b', summer)).body.code).toBe('not-allowed');
    expect(world.hours.some(({ season, hour }) => season === summer && hour === world.clock.now())).toBe(
      true,
    );
    await sweep(world.deps);
    await world.deliver();
    expect(await orderOf(summer)).toBe('a plays, b lapsed, c invited, d waits');
    const { entries } = done(await olga.get<Log>(`/leagues/${league}/log`));
    expect(
      entries.filter(({ kind }) => kind === 'entry').map(({ subject, after }) => [subject, after]),
    ).toContainEqual(['Player PB', 'Invitation lapsed']);
  });

  test('two who decline at once make way for two, each invited once', async () => {
    const spring = await play('Spring', 'abcdef');
    const summer = await announce('Summer', { registration: { mode: 'invitation' } });
    await qualify(summer, { kind: 'season', id: spring }, 3);
    // Both have read who declined before either invites anybody.
    Object.assign(meeting, { question: 'inviteNext', expected: 2 });
    await Promise.all([decline('a', summer), decline('b', summer)]);
    await world.deliver();
    expect(await orderOf(summer)).toBe('a declined, b declined, c invited, d invited, e invited, f waits');
    const { entries } = done(await olga.get<Log>(`/leagues/${league}/log`));
    const invited = entries.filter(({ after }) => after === 'Invited').map(({ subject }) => subject);
    expect(invited.sort()).toEqual(['Player PA', 'Player PB', 'Player PC', 'Player PD', 'Player PE']);
  });

  test('who comes back while the next is being invited keeps the place', async () => {
    const spring = await play('Spring', 'abc');
    const summer = await announce('Summer');
    await qualify(summer, { kind: 'season', id: spring }, 1);
    Object.assign(meeting, { question: 'inviteNext', expected: 9 });
    const arrived = new Promise<void>((resolve) => {
      meeting.arrived = resolve;
    });
    const declined = decline('a', summer);
    await arrived;
    delete meeting.question;
    done(await accept('a', summer));
    meeting.release?.();
    done(await declined);
    await world.deliver();
    expect(await orderOf(summer)).toBe('a plays, b waits, c waits');
  });

  test('an answer and the lapse of an invitation at one time: one of them counts', async () => {
    const spring = await play('Spring', 'abcd');
    const summer = await announce('Summer', { registration: { mode: 'invitation' } });
    await qualify(summer, { kind: 'season', id: spring }, 1);
    Object.assign(meeting, { question: 'enter', expected: 9 });
    const arrived = new Promise<void>((resolve) => {
      meeting.arrived = resolve;
    });
    const answer = accept('a', summer);
    await arrived;
    delete meeting.question;
    world.clock.set(world.clock.now() + 7 * DAY);
    await sweep(world.deps);
    await world.deliver();
    meeting.release?.();
    expect((await answer).body.code).toBe('changed-meanwhile');
    expect(await orderOf(summer)).toBe('a lapsed, b invited, c waits, d waits');
  });

  test('a correction invites whom it brings among the first, and takes nothing back', async () => {
    const spring = await play('Spring', 'abcd');
    const summer = await announce('Summer', { registration: { mode: 'invitation' } });
    await qualify(summer, { kind: 'season', id: spring }, 2);
    await enter(spring, 'acbd');
    expect(await orderOf(summer)).toBe('a invited, c invited, b invited, d waits');
    done(await decline('a', summer));
    expect(await orderOf(summer)).toBe('a declined, c invited, b invited, d waits');
  });

  test('leaves out those who are banned, and those who have left the league', async () => {
    const spring = await play('Spring', 'abcd');
    const ban = { kind: 'ban', reason: 'Throws dice at people.', note: 'You are out.' };
    done(await olga.post(`/leagues/${league}/members/pa/rulings`, ban));
    done(await (await player('pb')).remove(`/leagues/${league}/members/me`));
    const summer = await announce('Summer', { registration: { mode: 'invitation' } });
    await qualify(summer, { kind: 'season', id: spring }, 1);
    expect(await orderOf(summer)).toBe('a cannot, b cannot, c invited, d waits');
  });

  test('an organizer enters somebody who has no login to answer with', async () => {
    const spring = await announce('Spring');
    done(await olga.post(`/seasons/${spring}/roster`, { text: 'Ann Doe\nBo Eriksen\nCleo Marsh' }));
    done(await olga.post(`/seasons/${spring}/start`));
    await world.deliver();
    const text = 'round,board,player,points\n1,1,Ann Doe,9\n1,1,Bo Eriksen,8\n1,1,Cleo Marsh,7';
    done(await olga.post(`/seasons/${spring}/table-results`, { text }));
    await world.deliver();
    const summer = await announce('Summer', { registration: { mode: 'invitation' } });
    await qualify(summer, { kind: 'season', id: spring }, 1);
    expect(await orderOf(summer)).toMatch(/ invited, \w+ waits, \w+ waits$/);
    done(await olga.post(`/seasons/${summer}/roster`, { text: 'Ann Doe' }));
    expect(await orderOf(summer)).toMatch(/ plays, \w+ waits, \w+ waits$/);
  });

  test('the log names the table from before and the one from after each change of who is invited', async () => {
    const [spring, summer] = [await announce('Spring'), await announce('Summer')];
    const cup = await circuitOf([spring]);
    const finals = await announce('Finals');
    const wanted: readonly (From | null)[] = [
      null,
      { kind: 'season', id: spring },
      { kind: 'season', id: summer },
      { kind: 'circuit', id: cup.id },
      null,
    ];
    for (const [version, from] of wanted.slice(1).entries()) {
      const invites = from === null ? null : { from, places: 2, answerDays: null };
      done(await olga.put(`/seasons/${finals}/qualification`, { invites, asks: NOTHING, version }));
    }
    const named = (text: string) => /Spring|Summer|Harbour circuit/.exec(text)?.[0] ?? 'nothing';
    const { entries } = done(await olga.get<Log>(`/leagues/${league}/log`));
    expect(
      entries
        .filter(({ kind }) => kind === 'qualification')
        .map(({ before, after }) => `${named(before)}, then ${named(after)}`)
        .reverse(),
    ).toEqual([
      'nothing, then Spring',
      'Spring, then Summer',
      'Summer, then Harbour circuit',
      'Harbour circuit, then nothing',
    ]);
  });

  test('cannot wait for itself, and stays as it is once it has started', async () => {
    const spring = await play('Spring', 'abc');
    const summer = await announce('Summer');
    const { id } = await circuitOf([spring, summer]);
    const path = `/seasons/${summer}/qualification`;
    const from = (source: From, version = 0) => ({
      invites: { from: source, places: 1, answerDays: null },
      ...{ asks: NOTHING, version },
    });
    expect((await olga.put<{ code: string }>(path, from({ kind: 'circuit', id }))).body.code).toBe('invalid');
    expect((await olga.put<{ code: string }>(path, from({ kind: 'season', id: summer }))).body.code).toBe(
      'invalid',
    );
    done(await olga.put(path, from({ kind: 'season', id: spring })));
    expect((await olga.put<{ code: string }>(path, from({ kind: 'season', id: spring }))).body.code).toBe(
      'changed-meanwhile',
    );
    for (const letter of 'bcd') done(await accept(letter, summer));
    done(await olga.post(`/seasons/${summer}/start`));
    // Without days to answer, an invitation is open until the season starts.
    expect((await accept('a', summer)).body.code).toBe('registration-closed');
    expect((await olga.put<{ code: string }>(path, from({ kind: 'season', id: spring }, 1))).body.code).toBe(
      'registration-closed',
    );
  });
});

describe('what a season asks of those who register', () => {
  test('games, a rating and time as a member; an invitation asks for nothing', async () => {
    const spring = await play('Spring', 'abc');
    const summer = await announce('Summer');
    const invites = { from: { kind: 'season', id: spring }, places: 1, answerDays: null };
    let version = 0;
    const ask = async (asks: object) => {
      const body = { invites, asks: { ...NOTHING, ...asks }, version };
      version = done(await olga.put<QualificationView>(`/seasons/${summer}/qualification`, body)).version;
      await world.deliver();
    };
    const said = async (letter: string) => {
      const { status, body } = await (await player(`p${letter}`)).post<{ detail?: string }>(
        `/seasons/${summer}/entries`,
      );
      return status === 200 ? 'in' : body.detail;
    };
    await ask({ games: 2 });
    expect(await said('b')).toMatch(/at least 2 finished games in this league; you have 1\.$/);
    await ask({ memberDays: 3 });
    expect(await said('b')).toMatch(/members of the league for at least 3 days\.$/);
    await ask({ rating: 4000 });
    expect(await said('b')).toMatch(/a rating of at least 4000 in this game; yours is \d+\.$/);
    expect(await said('d')).toMatch(/a rating of at least 4000 in this game; you have none yet\.$/);
    expect(await said('a')).toBe('in');
    await ask({ games: 1, rating: 1, memberDays: null });
    expect(await said('b')).toBe('in');
  });
});
