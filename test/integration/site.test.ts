import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { nameOf } from '../../functions/api/operation';
import { OPERATIONS } from '../../functions/api/whole-api';
import { DELETE_WORDS } from '../../functions/core/account/delete-words.schema';
import type { Me } from '../../functions/core/account/me.schema';
import type { Game } from '../../functions/core/game/games.schema';
import type { League, Leagues } from '../../functions/core/league/leagues.schema';
import type { Message } from '../../functions/core/press/press.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { TextTarget } from '../../functions/core/site/site.records';
import type {
  OwnMeasures,
  SiteDesk,
  SiteLog,
  SiteMeasures,
  SiteReports,
  SiteTarget,
} from '../../functions/core/site/site.schema';
import { closeStep } from '../../functions/core/step/close-step';
import { playSeason } from '../../functions/host/play-season';
import { sessionToken } from '../../functions/tokens';
import { HIDDEN_TEXT } from '../../messages/hidden-text';
import { LANGUAGES } from '../../messages/languages';
import { refusalTexts } from '../../messages/refusals';
import { type Board, startBoard } from '../support/season';
import { type Answer, type Person, SECRET, SITE_ADMIN, startWorld, type World } from '../support/world';

const WHY = 'It insults other players.';
const DAY = 86_400_000;

function done<T>({ status, body, text }: Answer<T>): T {
  if (status !== 200) throw new Error(text);
  return body;
}

/** A world with a site administrator and some people. */
async function startSite() {
  const world = await startWorld();
  const admin = await world.person(SITE_ADMIN, 'Ada');
  await admin.put('/me', {});
  const named = async (id: string, name: string) => {
    const person = await world.person(id, name);
    await person.put('/me', {});
    return person;
  };
  return { world, admin, named };
}

async function reported(by: Person, admin: Person, target: SiteTarget): Promise<string> {
  done(await by.post('/reports', { target, reason: 'Please look at this.' }));
  const { reports } = done(await admin.get<SiteReports>('/site/reports'));
  return reports.find((one) => JSON.stringify(one.target) === JSON.stringify(target))?.id ?? '';
}

const measureOn = async (admin: Person) => done(await admin.get<SiteMeasures>('/site/measures')).measures[0];

describe('who administers the site', () => {
  let site: Awaited<ReturnType<typeof startSite>>;
  beforeEach(async () => {
    site = await startSite();
  });
  afterEach(() => site.world.close());

  test('is said by the configuration, and by those it names', async () => {
    const { admin, named } = site;
    const ben = await named('ben', 'Ben');
    expect((await ben.get('/site')).status).toBe(403);
    done(await admin.put('/site/administrators/ben', { why: 'Ben helps us now.' }));
    const { administrators } = done(await ben.get<SiteDesk>('/site'));
    expect(administrators.map(({ player, configured }) => [player.id, configured])).toEqual([
      [SITE_ADMIN, true],
      ['ben', false],
    ]);
    const refused = await ben.remove(`/site/administrators/${SITE_ADMIN}`, { why: 'I want to be alone.' });
    expect(refused.status).toBe(403);
    done(await admin.remove('/site/administrators/ben', { why: 'Ben has moved on.' }));
    expect((await ben.get('/site')).status).toBe(403);
    const { entries } = done(await admin.get<SiteLog>('/site/log'));
    expect(entries.map(({ kind, by, subject, why }) => [kind, by.id, subject.id, why])).toEqual([
      ['remove', SITE_ADMIN, 'ben', 'Ben has moved on.'],
      ['appoint', SITE_ADMIN, 'ben', 'Ben helps us now.'],
    ]);
  });

  test('is found by the address of a login', async () => {
    const { world, named } = site;
    const carla = await named('carla', 'Carla');
    const store = world.deps.store;
    const account = await store.openAccount({ id: 'carla', name: 'Carla', email: 'carla@example.org' });
    expect(account).toBe('carla');
    Object.assign(world.deps, { siteAdmins: ['carla@example.org'] });
    expect((await carla.get('/site')).status).toBe(200);
    expect((await (await named('dora', 'Dora')).get('/site')).status).toBe(403);
  });

  test('is nobody by a key of a program', async () => {
    const { world, admin } = site;
    const program = await world.programOf(admin, ['read', 'play', 'organize']);
    for (const path of ['/site', '/site/reports', '/site/measures', '/site/log'])
      expect((await program.get(path)).status).toBe(403);
  });
});

/** A text, the people who can report it, and the place where others read it. */
interface Shown {
  readonly text: string;
  readonly target: SiteTarget;
  readonly reporter?: Person;
  /** The text that a reader other than its author gets. */
  read(): Promise<Answer>;
}

describe('every kind of text', () => {
  let site: Awaited<ReturnType<typeof startSite>>;
  let board: Board;
  let shown: Readonly<Partial<Record<TextTarget['kind'], Shown>>>;

  beforeAll(async () => {
    site = await startSite();
    shown = await texts();
  });
  afterAll(() => site.world.close());

  async function texts(): Promise<typeof shown> {
    const { world } = site;
    const TEAMS = { best: 1, list: [{ name: 'The horrible ones', members: [] }] };
    board = await startBoard(world, {
      humans: 7,
      choices: {
        press: 'full',
        teams: TEAMS,
        absence: { disorder: { after: 9 } },
      },
      options: { lastYear: 2047 },
    });
    const { organizer, league, season, game, players } = board;
    const [first, second] = Object.values(players);
    if (first === undefined || second === undefined) throw new Error('nobody plays');
    const seatOf = (person: Person) => Object.entries(players).find(([, one]) => one === person)?.[0] ?? '';
    const visitor = world.visitor();
    const leagueNow = () => organizer.get<League>(`/leagues/${league}`);
    const { version } = (await leagueNow()).body;
    done(
      await organizer.put(`/leagues/${league}/settings`, {
        name: 'Horrible league name',
        about: 'A horrible text about a league.',
        aboutIn: { de: 'Ein schlimmer Text über eine Liga.' },
        rules: 'Horrible house rules of a league.',
        venue: 'A horrible venue of a league',
        links: [{ title: 'A horrible link of a league', url: 'https://horrible.example/league' }],
        private: false,
        version,
      }),
    );
    done(
      await organizer.put(`/seasons/${season}/texts`, {
        about: 'A horrible text about a season.',
        venue: 'A horrible venue of a season',
        links: [],
      }),
    );
    done(
      await organizer.post(`/leagues/${league}/announcements`, { text: 'A horrible announcement to all.' }),
    );
    done(
      await organizer.put(`/seasons/${season}/adjustments/${second.id}`, {
        adjustments: [{ points: -1, reason: 'A horrible reason of a penalty.' }],
        version: 0,
      }),
    );
    const ruled = {
      kind: 'warn',
      reason: 'A horrible reason of a warning.',
      note: 'A horrible note to a member.',
    };
    done(await organizer.post(`/leagues/${league}/members/${first.id}/rulings`, ruled));
    const moderator = await site.named('mo', 'Mo');
    done(await moderator.post(`/leagues/${league}/members`));
    done(await organizer.put(`/leagues/${league}/members/mo/roles`, { roles: ['moderator'] }));
    const notePath = `/leagues/${league}/members/${second.id}/notes`;
    done(await organizer.post(notePath, { text: 'A horrible note among moderators.' }));
    const { id: circuit } = done(
      await organizer.post<{ id: string }>(`/leagues/${league}/circuits`, {
        ...{ name: 'Horrible circuit', events: [], best: null, points: { kind: 'season' }, tieBreaks: [] },
      }),
    );
    const { id: team } = done(
      await organizer.post<{ id: string }>(`/leagues/${league}/teams`, { name: 'Horrible team', code: 'HT' }),
    );
    const sent = done(
      await first.post<Message>(`/games/${game}/press`, {
        to: [seatOf(second)],
        text: 'A horrible message to one.',
      }),
    );
    done(await first.post(`/games/${game}/disputes`, { step: 1, text: 'A horrible complaint of a player.' }));
    const cases = done(await organizer.get<{ cases: { id: string }[] }>(`/games/${game}/cases`)).cases;
    const kase = cases[0]?.id ?? '';
    const answer = { decision: 'denied', text: 'A horrible answer to a complaint.' };
    done(await organizer.post(`/games/${game}/cases/${kase}/answer`, answer));
    const stop = { kind: 'extend', minutes: 60, reason: 'A horrible reason of a ruling.' };
    const ruling = await organizer.post(`/games/${game}/rulings`, {
      kind: 'extend',
      until: new Date(world.clock.now() + 2 * DAY).toISOString(),
      reason: stop.reason,
    });
    if (ruling.status !== 200) throw new Error(ruling.text);
    await world.deliver();
    const log = done(
      await visitor.get<{ entries: { id: string; kind: string; season: { id: string } | null }[] }>(
        `/leagues/${league}/log`,
      ),
    );
    const entryOf = (kind: string) => log.entries.find((one) => one.kind === kind);
    const warned = entryOf('warn');
    const notices = done(await first.get<{ notices: { id: string; kind: string }[] }>('/me/notices')).notices;
    const notice = notices.find(({ kind }) => kind === 'warn')?.id ?? '';
    const file = done(
      await moderator.get<{ entries?: { id: string }[] }>(`/leagues/${league}/members/${second.id}/history`),
    );
    const noteId = JSON.stringify(file).match(/"id":"([^"]+)"[^{}]*"kind":"note"/)?.[1] ?? '';
    const announced = done(
      await first.get<{ notices: { id: string; text: string }[] }>('/me/notices'),
    ).notices;
    const announcement = announced.find(({ text }) => text === 'A horrible announcement to all.')?.id ?? '';
    return {
      'league-name': {
        text: 'Horrible league name',
        target: { kind: 'league-name', league },
        read: () => visitor.get(`/seasons/${season}`),
      },
      'league-about': {
        text: 'A horrible text about a league.',
        target: { kind: 'league-about', league },
        read: () => visitor.get(`/leagues/${league}`),
      },
      'league-rules': {
        text: 'Horrible house rules of a league.',
        target: { kind: 'league-rules', league },
        read: () => visitor.get(`/leagues/${league}`),
      },
      'league-details': {
        text: 'A horrible link of a league',
        target: { kind: 'league-details', league },
        read: () => visitor.get(`/leagues/${league}`),
      },
      announcement: {
        text: 'A horrible announcement to all.',
        target: { kind: 'announcement', league, notice: announcement },
        read: () => first.get('/me/notices'),
      },
      'log-entry': {
        text: 'A horrible reason of a warning.',
        target: { kind: 'log-entry', league, season: warned?.season?.id ?? null, entry: warned?.id ?? '' },
        read: () => visitor.get(`/leagues/${league}/log`),
      },
      'member-note': {
        text: 'A horrible note among moderators.',
        target: { kind: 'member-note', league, player: second.id, note: noteId },
        reporter: moderator,
        read: () => moderator.get(`/leagues/${league}/members/${second.id}/history`),
      },
      'circuit-name': {
        text: 'Horrible circuit',
        target: { kind: 'circuit-name', league, circuit },
        read: () => visitor.get(`/leagues/${league}/circuits`),
      },
      'team-name': {
        text: 'Horrible team',
        target: { kind: 'team-name', league, team },
        read: () => visitor.get(`/leagues/${league}/teams`),
      },
      'season-name': {
        text: 'Season 1',
        target: { kind: 'season-name', season },
        read: () => visitor.get(`/games/${game}`),
      },
      'season-about': {
        text: 'A horrible text about a season.',
        target: { kind: 'season-about', season },
        read: () => visitor.get(`/seasons/${season}`),
      },
      'season-details': {
        text: 'A horrible venue of a season',
        target: { kind: 'season-details', season },
        read: () => visitor.get(`/seasons/${season}`),
      },
      'team-names': {
        text: 'The horrible ones',
        target: { kind: 'team-names', season },
        read: () => organizer.get(`/seasons/${season}/settings`),
      },
      'point-reasons': {
        text: 'A horrible reason of a penalty.',
        target: { kind: 'point-reasons', season, player: second.id },
        read: () => visitor.get(`/seasons/${season}/standing`),
      },
      'player-name': {
        text: 'Olga',
        target: { kind: 'player-name', player: organizer.id },
        read: () => visitor.get(`/leagues/${league}`),
      },
      press: {
        text: 'A horrible message to one.',
        target: { kind: 'press', game, thread: sent.thread, message: sent.id },
        reporter: second,
        read: () => second.get(`/games/${game}/press/${sent.thread}`),
      },
      ruling: {
        text: 'A horrible reason of a ruling.',
        target: { kind: 'ruling', game, ruling: 1 },
        read: () => visitor.get(`/games/${game}/rulings`),
      },
      case: {
        text: 'A horrible complaint of a player.',
        target: { kind: 'case', game, case: kase },
        reporter: moderator,
        read: () => moderator.get(`/games/${game}/cases`),
      },
      'case-answer': {
        text: 'A horrible answer to a complaint.',
        target: { kind: 'case-answer', game, case: kase },
        reporter: first,
        read: () => first.get(`/games/${game}/cases`),
      },
      notice: {
        text: 'A horrible note to a member.',
        target: { kind: 'notice', player: first.id, notice },
        reporter: first,
        read: () => first.get('/me/notices'),
      },
    };
  }

  /** Kinds with a scene of their own below. */
  const APART = ['statement', 'statement-hidden', 'season-cancelled', 'division-name'];
  const kinds = TextTarget.options.map(({ shape }) => shape.kind.value);

  test.each(
    kinds.filter((kind) => !APART.includes(kind)),
  )('%s: reported, hidden everywhere, and restored', async (kind) => {
    const { admin, world } = site;
    const one = shown[kind];
    if (one === undefined) throw new Error(`no text of kind ${kind}`);
    const { text, target, read, reporter = await site.named('reporter', 'Rita') } = one;
    expect((await read()).text).toContain(text);
    const report = await reported(reporter, admin, target);
    const { reports } = done(await admin.get<SiteReports>('/site/reports'));
    const seen = reports.find(({ id }) => id === report);
    expect(seen?.excerpt).toContain(text);
    done(await admin.post('/site/hidden', { target, why: WHY, report }));
    await world.deliver();
    world.restart();
    const hidden = await read();
    expect(hidden.text).not.toContain(text);
    expect(hidden.text).not.toContain(HIDDEN_TEXT);
    const measure = await measureOn(admin);
    expect(measure?.inForce).toBe(true);
    const lifted = `/site/measures/${measure?.concerned.id}/${measure?.id}`;
    done(await admin.remove(lifted, { why: 'It was all right after all.' }));
    await world.deliver();
    world.restart();
    expect((await read()).text).toContain(text);
  });

  test.each([
    'log',
    'standing',
  ] as const)('the reason of a penalty that is hidden in the %s is hidden in the other place, too', async (where) => {
    const { admin, world } = site;
    const { league, season } = board;
    const visitor = world.visitor();
    const text = 'A horrible reason of a penalty.';
    const read = async () => [
      (await visitor.get(`/leagues/${league}/log`)).text.includes(text),
      (await visitor.get(`/seasons/${season}/standing`)).text.includes(text),
    ];
    const { entries } = done(
      await visitor.get<{ entries: { id: string; kind: string }[] }>(`/leagues/${league}/log`),
    );
    const entry = entries.find(({ kind }) => kind === 'adjust-points')?.id ?? '';
    const target =
      where === 'log' ? { kind: 'log-entry', league, season, entry } : shown['point-reasons']?.target;
    expect(await read()).toEqual([true, true]);
    done(await admin.post('/site/hidden', { target, why: WHY }));
    await world.deliver();
    world.restart();
    expect(await read()).toEqual([false, false]);
    const measure = await measureOn(admin);
    const lifted = `/site/measures/${measure?.concerned.id}/${measure?.id}`;
    done(await admin.remove(lifted, { why: 'It was all right after all.' }));
    await world.deliver();
    world.restart();
    expect(await read()).toEqual([true, true]);
  });

  test('is not there for somebody who cannot read it', async () => {
    const stranger = await site.named('stranger', 'Sam');
    for (const kind of ['press', 'case', 'case-answer', 'member-note', 'notice'] as const) {
      const answer = await stranger.post('/reports', {
        target: shown[kind]?.target,
        reason: 'I am curious.',
      });
      expect([kind, answer.status]).toEqual([kind, 404]);
    }
  });

  test('that only a table reads is not hidden by an administrator to whom nobody reported it', async () => {
    const { admin } = site;
    for (const kind of ['press', 'case', 'member-note', 'notice'] as const) {
      const answer = await admin.post('/site/hidden', { target: shown[kind]?.target, why: WHY });
      expect([kind, answer.status]).toEqual([kind, 404]);
    }
  });

  test('of a game in which an administrator plays is for other administrators', async () => {
    const { admin } = site;
    const { game, players } = board;
    const [sender, reader, playing] = Object.values(players);
    if (sender === undefined || reader === undefined || playing === undefined)
      throw new Error('nobody plays');
    done(await admin.put(`/site/administrators/${playing.id}`, { why: 'They help us as well.' }));
    const seat = Object.entries(players).find(([, one]) => one === reader)?.[0];
    const text = 'What the third player must not read.';
    const sent = done(await sender.post<Message>(`/games/${game}/press`, { to: [seat], text }));
    const target = { kind: 'press', game, thread: sent.thread, message: sent.id } as const;
    const report = await reported(reader, admin, target);
    const seen = await playing.get<SiteReports>('/site/reports');
    expect(seen.text).not.toContain(text);
    expect(done(seen).reports.find(({ id }) => id === report)).toMatchObject({
      excerpt: null,
      mayAct: false,
    });
    for (const answer of [
      await playing.post('/site/hidden', { target, why: WHY, report }),
      await playing.post(`/site/reports/${report}/dismissal`, { why: WHY }),
    ])
      expect(answer.body).toMatchObject({ code: 'conflict-of-interest' });
    expect((await admin.get<SiteReports>('/site/reports')).text).toContain(text);
    done(await admin.remove(`/site/administrators/${playing.id}`, { why: 'They no longer help us.' }));
  });

  test('stands in the reader’s language while it is hidden', async () => {
    const { admin } = site;
    const { league } = board;
    done(await admin.post('/site/hidden', { target: { kind: 'league-rules', league }, why: WHY }));
    for (const language of LANGUAGES) {
      const { body } = await site.world
        .visitor()
        .get<League>(`/leagues/${league}`, { 'x-language': language, 'accept-language': language });
      expect(body.rules).toBe(refusalTexts(language)('hiddenText'));
      expect(JSON.stringify(refusalTexts(language)('hiddenText'))).toBe(
        `"${refusalTexts(language)('hiddenText')}"`,
      );
    }
    const again = { ...(await admin.get<League>(`/leagues/${league}`)).body };
    const { organizer } = board;
    const rewritten = await organizer.put(`/leagues/${league}/settings`, {
      name: again.name,
      about: again.about,
      rules: 'Horrible house rules of a league.',
      venue: again.venue,
      links: again.links,
      private: false,
      version: again.version,
    });
    expect(rewritten.body).toMatchObject({ code: 'not-allowed' });
  });
});

describe('texts of finished and cancelled seasons', () => {
  test('statements, why one was hidden, why a season was cancelled, and names of divisions', async () => {
    const site = await startSite();
    const { world, admin } = site;
    const visitor = world.visitor();
    const hideAndRestore = async (target: SiteTarget, text: string, read: () => Promise<Answer>) => {
      expect((await read()).text).toContain(text);
      done(await admin.post('/site/hidden', { target, why: WHY }));
      expect((await read()).text).not.toContain(text);
      const measure = await measureOn(admin);
      done(await admin.remove(`/site/measures/${measure?.concerned.id}/${measure?.id}`, { why: WHY }));
      expect((await read()).text).toContain(text);
    };
    const board = await startBoard(world, { humans: 7, options: { lastYear: 2047 }, boardSize: 7 });
    const { organizer, league, season, game } = board;
    await playSeason(world.deps, { now: world.clock.now, set: world.clock.set }, season);
    await world.deliver();
    const [writer] = Object.values(board.players);
    if (writer === undefined) throw new Error('nobody plays');
    done(await writer.put(`/games/${game}/statement`, { text: 'A horrible statement of a player.' }));
    const statements = () => visitor.get(`/games/${game}/statements`);
    const player = writer.id;
    await hideAndRestore(
      { kind: 'statement', game, player },
      'A horrible statement of a player.',
      statements,
    );
    const hidden = { hidden: true, reason: 'A horrible reason to hide it.' };
    done(await organizer.put(`/games/${game}/statements/${player}/hidden`, hidden));
    await hideAndRestore({ kind: 'statement-hidden', game, player }, hidden.reason, statements);
    const division = { of: 'Horrible ladder', level: 1, up: 1, down: 1, target: 3, least: 2, most: 7 };
    const settings = {
      name: 'Another one',
      system: 'ny2047',
      format: { kind: 'rounds', rounds: 1 },
      deadlines: { orders: 60, adjustment: 60 },
      division,
    };
    const other = done(await organizer.post<Season>(`/leagues/${league}/seasons`, settings)).id;
    const seasonNow = () => visitor.get(`/seasons/${other}`);
    await hideAndRestore({ kind: 'division-name', season: other }, 'Horrible ladder', seasonNow);
    done(await organizer.post(`/seasons/${other}/cancel`, { reason: 'A horrible reason to cancel it.' }));
    await hideAndRestore(
      { kind: 'season-cancelled', season: other },
      'A horrible reason to cancel it.',
      seasonNow,
    );
    await world.close();
  });
});

describe('a hidden league', () => {
  test('is refused to all but its members and players, and left out of lists', async () => {
    const { world, admin, named } = await startSite();
    const olga = await named('olga', 'Olga');
    const { id: league } = done(await olga.post<League>('/leagues', { name: 'A league of its own' }));
    const zoe = await named('zoe', 'Zoe');
    const target = { kind: 'league', league } as const;
    const report = await reported(zoe, admin, target);
    done(await admin.post('/site/hidden', { target, why: WHY, report }));
    for (const someone of [zoe, admin, world.visitor()]) {
      expect((await someone.get(`/leagues/${league}`)).body).toMatchObject({ code: 'taken-down' });
      expect((await someone.get<Leagues>('/leagues')).text).not.toContain('A league of its own');
    }
    expect((await zoe.post(`/leagues/${league}/members`)).body).toMatchObject({ code: 'taken-down' });
    expect(done(await olga.get<League>(`/leagues/${league}`)).hidden?.why).toBe(WHY);
    const [own] = done(await olga.get<OwnMeasures>('/me/measures')).measures;
    expect(own).toMatchObject({ kind: 'hide', why: WHY, mayAppeal: true });
    expect(JSON.stringify(own)).not.toContain('Ada');
    done(await olga.post(`/me/measures/${own?.id}/appeal`, { text: 'It is only a name.' }));
    expect((await olga.post(`/me/measures/${own?.id}/appeal`, { text: 'I ask you again.' })).status).toBe(
      403,
    );
    done(await admin.put('/site/administrators/zoe', { why: 'Zoe helps as well.' }));
    const decision = { granted: true, why: 'You are right about it.' };
    done(await zoe.post(`/site/measures/olga/${own?.id}/appeal/answer`, decision));
    expect((await world.visitor().get(`/leagues/${league}`)).status).toBe(200);
    const [after] = done(await olga.get<OwnMeasures>('/me/measures')).measures;
    expect(after).toMatchObject({
      inForce: false,
      appeal: { decision: { granted: true, why: decision.why } },
    });
    const { entries } = done(await admin.get<SiteLog>('/site/log'));
    expect(entries.map(({ kind, by }) => [kind, by.id])).toEqual([
      ['grant-appeal', 'zoe'],
      ['appoint', SITE_ADMIN],
      ['hide', SITE_ADMIN],
    ]);
    await world.close();
  });
});

describe('a suspended account', () => {
  let site: Awaited<ReturnType<typeof startSite>>;
  beforeEach(async () => {
    site = await startSite();
  });
  afterEach(() => site.world.close());

  const suspended = async (player: string, days = 7) => {
    const until = new Date(site.world.clock.now() + days * DAY).toISOString();
    done(await site.admin.post('/site/suspensions', { player, until, why: WHY }));
    return until;
  };

  test('reads, exports and deletes itself, ends its sessions and appeals, and nothing else', async () => {
    const eve = await site.named('eve', 'Eve');
    await suspended('eve');
    const allowed = OPERATIONS.filter(
      ({ method, whileSuspended }) => method !== 'GET' && whileSuspended === true,
    );
    expect(allowed.map(nameOf).sort()).toEqual([
      'DELETE /me/account',
      'DELETE /me/session',
      'DELETE /me/sessions',
      'DELETE /me/sessions/{session}',
      'POST /me/measures/{id}/appeal',
      'POST /unsubscribe/{token}',
    ]);
    for (const operation of OPERATIONS) {
      const { method, path } = operation;
      if (method === 'GET' || operation.whileSuspended === true) continue;
      const asked = path.replaceAll(/\{(\w+)\}/g, 'x1x1');
      const send = { POST: eve.post, PUT: eve.put, DELETE: eve.remove }[method];
      expect([nameOf(operation), (await send(asked, {})).body]).toMatchObject([
        nameOf(operation),
        { code: 'suspended' },
      ]);
    }
    expect((await eve.get<Me>('/me')).status).toBe(200);
    expect((await eve.get('/me/export')).text).toContain('MEASURE');
    const [own] = done(await eve.get<OwnMeasures>('/me/measures')).measures;
    expect(own?.until).not.toBeNull();
    done(await eve.post(`/me/measures/${own?.id}/appeal`, { text: 'I did nothing wrong.' }));
    expect((await eve.remove('/me/account', { confirm: DELETE_WORDS })).status).toBe(200);
  });

  test('is refused with the end of the suspension, and writes again from that moment on', async () => {
    const { world } = site;
    const eve = await site.named('eve', 'Eve');
    const until = await suspended('eve', 2);
    const refused = await eve.put<{ detail: string }>('/me', { name: 'Evelyn' });
    expect(refused.status).toBe(403);
    expect(refused.body.detail).toContain('November');
    world.clock.set(Date.parse(until) - 1);
    expect((await eve.put('/me', { name: 'Evelyn' })).status).toBe(403);
    world.clock.set(Date.parse(until));
    expect((await eve.put('/me', { name: 'Evelyn' })).status).toBe(200);
  });

  test('is free again when an administrator ends the suspension', async () => {
    const eve = await site.named('eve', 'Eve');
    await suspended('eve');
    const measure = await measureOn(site.admin);
    done(await site.admin.remove(`/site/measures/eve/${measure?.id}`, { why: 'It was somebody else.' }));
    expect((await eve.put('/me', { name: 'Evelyn' })).status).toBe(200);
  });

  test('loses its keys of programs the right to write as well', async () => {
    const eve = await site.named('eve', 'Eve');
    const program = await site.world.programOf(eve, ['read', 'play', 'organize']);
    await suspended('eve');
    expect((await program.post('/leagues', { name: 'By a program' })).body).toMatchObject({
      code: 'suspended',
    });
    expect((await program.get('/leagues')).status).toBe(200);
  });

  test('misses its turns as somebody does who is absent', async () => {
    const { world } = site;
    const board = await startBoard(world, { humans: 7, choices: { absence: { disorder: { after: 1 } } } });
    const [seat = '', player] = Object.entries(board.players)[0] ?? [];
    if (player === undefined) throw new Error('nobody plays');
    await suspended(player.id, 30);
    const orders = { orders: [], ready: false };
    const sent = await player.put(`/games/${board.game}/steps/1/orders`, orders);
    expect(sent.body).toMatchObject({ code: 'suspended' });
    const gate = await world.store.gate(board.game);
    world.clock.set(gate?.deadline ?? 0);
    await closeStep(world.deps, board.game, 1);
    await world.deliver();
    const game = done(await board.organizer.get<Game>(`/games/${board.game}`));
    expect(game.seats.find((one) => one.seat === seat)).toBeDefined();
    expect((await world.store.gate(board.game))?.step).toBe(2);
    const rulings = await world.store.rulings(board.game);
    expect(rulings.some((one) => one.kind === 'disorder' && one.seat === seat)).toBe(true);
  });

  test('is no site administrator', async () => {
    const refused = await site.admin.post('/site/suspensions', {
      player: SITE_ADMIN,
      until: new Date(site.world.clock.now() + DAY).toISOString(),
      why: WHY,
    });
    expect(refused.body).toMatchObject({ code: 'conflict-of-interest' });
    await site.named('ben', 'Ben');
    done(await site.admin.put('/site/administrators/ben', { why: 'Ben helps us now.' }));
    const until = new Date(site.world.clock.now() + DAY).toISOString();
    expect((await site.admin.post('/site/suspensions', { player: 'ben', until, why: WHY })).status).toBe(403);
  });
});

test('an administrator who logged in without a passkey decides nothing and sees no reports', async () => {
  const { world, admin } = await startSite();
  const claims = { sub: admin.id, name: admin.id, began: Date.UTC(2100, 0, 1) };
  const ask = async (token: string, method: string, path: string, body?: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const reply = await world.api.request(`/v1${path}`, init);
    return { status: reply.status, code: ((await reply.json()) as { code?: string }).code };
  };
  const byMail = await sessionToken(SECRET, claims);
  const byPasskey = await sessionToken(SECRET, { ...claims, passkey: true });
  for (const path of ['/site', '/site/reports?state=open', '/site/measures', '/site/log']) {
    expect(await ask(byMail, 'GET', path), path).toEqual({ status: 403, code: 'needs-passkey' });
    expect((await ask(byPasskey, 'GET', path)).status, path).toBe(200);
  }
  // A stranger does not learn that the desk exists.
  const stranger = await sessionToken(SECRET, { ...claims, sub: 'stranger' });
  expect(await ask(stranger, 'GET', '/site')).toMatchObject({ code: 'not-allowed' });
});

test('all sessions of one account end at once, and the site’s log says so', async () => {
  const { world, admin, named } = await startSite();
  const eve = await named('eve', 'Eve');
  const program = await world.programOf(eve, ['read']);
  expect((await program.get('/me/games')).status).toBe(200);
  done(await admin.remove('/site/accounts/eve/sessions', { why: 'The account was taken over.' }));
  await world.dynamo.dynamo.catchUp();
  expect((await program.get('/me/games')).status).toBe(401);
  const { entries } = done(await admin.get<SiteLog>('/site/log'));
  expect(entries[0]).toMatchObject({ kind: 'end-sessions', subject: { id: 'eve' }, by: { id: SITE_ADMIN } });
  await world.close();
});

test('a deleted account leaves no name with the site administrators', async () => {
  const { world, admin, named } = await startSite();
  const eve = await named('eve', 'Evelyn Unusual');
  const zoe = await named('zoe', 'Zoe');
  await reported(zoe, admin, { kind: 'account', player: 'eve' });
  done(await admin.remove('/site/accounts/eve/sessions', { why: 'The account was taken over.' }));
  const again: World = world;
  done(await (await again.person('eve', 'Evelyn Unusual')).remove('/me/account', { confirm: DELETE_WORDS }));
  await world.deliver();
  world.clock.set(world.clock.now() + 60_000);
  await world.deliver();
  for (const path of ['/site/reports', '/site/log'])
    expect((await admin.get(path)).text).not.toContain('Evelyn Unusual');
  expect(eve.id).toBe('eve');
  await world.close();
});
