import { randomBytes } from 'node:crypto';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { verifyGame } from '../../engine/verify';
import type { League } from '../../functions/core/league/leagues.schema';
import type { Log } from '../../functions/core/result/results.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { playSeason } from '../../functions/host/play-season';
import { apiOver } from '../../web/lib/api';
import { type FoundedSeason, foundLeague, planFounding } from '../../web/lib/league-file/found-league';
import { checkGames, type LeagueFile, readLeagueFile } from '../../web/lib/league-file/read-league-file';
import { type TakeOptions, takeLeague } from '../../web/lib/league-file/take-league';
import type { Send } from '../../web/lib/send';
import { type Person, startWorld, type World } from '../support/world';

const DEADLINES = { orders: 60, adjustment: 60, earlyClose: true };
const PLAYERS = ['Ana Ruiz', 'Ben Hart', 'Cho Lin', 'Dan Roe', 'Eva Mol'];
const HOOK = 'https://hooks.example/api/webhooks/77/token-of-the-hook';

let world: World;
let olga: Person;
let people: readonly Person[];
let league: string;

beforeEach(async () => {
  world = await startWorld();
  world.hosts['hooks.example'] = ['93.184.216.34'];
  olga = await world.person('olga', 'Olga');
  people = await Promise.all(PLAYERS.map((name, at) => world.person(`player-${at + 1}`, name)));
  league = ok(await olga.post<League>('/leagues', { name: 'Pier club', about: 'We meet on Tuesdays.' })).id;
});
afterEach(() => world.close());

function ok<T>({ status, body, text }: { status: number; body: T; text: string }): T {
  if (status !== 200) throw new Error(text);
  return body;
}

/** The person's requests as those of a page. */
const pagesOf =
  (person: Person): Send =>
  async (method, path, body) => {
    const send = { GET: person.get, POST: person.post, PUT: person.put, DELETE: person.remove }[method];
    const { status, text, headers } = await send(path, body as never);
    return new Response(text, { status, headers });
  };

const OPTIONS: TakeOptions = {
  language: 'en',
  readMe: ({ league: { name } }) => `The league ${name}.\n`,
  words: () => ({ unreachable: 'unreachable', unexpected: 'unexpected {status}' }),
  now: () => Date.UTC(2026, 10, 27),
  wait: async () => undefined,
};

async function take(by = olga, options: Partial<TakeOptions> = {}) {
  const taken = await takeLeague(pagesOf(by), league, { ...OPTIONS, ...options });
  if (!taken.ok) throw new Error(taken.detail);
  return { archive: new Blob([...taken.parts]), taken };
}

async function open(archive: Blob): Promise<LeagueFile> {
  const read = await readLeagueFile(archive);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return read.file;
}

const textsIn = async (archive: Blob) =>
  Object.entries(unzipSync(new Uint8Array(await archive.arrayBuffer()))).map(
    ([name, bytes]) => [name, strFromU8(bytes)] as const,
  );

async function announce(wish: object): Promise<string> {
  const settings = { deadlines: DEADLINES, format: { kind: 'rounds', rounds: 1 }, ...wish };
  return ok(await olga.post<Season>(`/leagues/${league}/seasons`, settings)).id;
}

const seasonOf = async (id: string) => ok(await olga.get<Season>(`/seasons/${id}`));

/** Two rounds of boards of three at real tables, scored with the worst result left out. */
async function atTables(): Promise<string> {
  const id = await announce({
    ...{ name: 'Evenings', system: 'new-era', boardSize: 3, atTheTable: { rated: false } },
    format: { kind: 'rounds', rounds: 2, strength: 'ignore', topBoard: false },
    leftOver: 'smaller-boards',
    aggregation: { total: { rule: 'sum', drop: 1 } },
  });
  ok(await olga.post(`/seasons/${id}/roster`, { text: ['Finn Ode', 'Gus "Q" Hill', 'Ida Noor'].join('\n') }));
  ok(await olga.post(`/seasons/${id}/start`));
  await world.deliver();
  for (const [at, points] of [
    [33, 31, 20],
    [12, 40, 35],
  ].entries()) {
    const { boards } = await seasonOf(id);
    const board = boards.find(({ round }) => round === at + 1);
    const lines = (board?.seats ?? []).map(({ seat }, place) => `${at + 1},1,${seat},${points[place]}`);
    ok(
      await olga.post(`/seasons/${id}/table-results`, {
        text: ['round,board,seat,points', ...lines].join('\n'),
        preview: false,
      }),
    );
    await world.deliver();
  }
  ok(
    await olga.put(`/seasons/${id}/texts`, {
      ...{ about: 'At the **pier**.', venue: 'Hall 2' },
      links: [{ title: 'Photos', url: 'https://example.org/photos' }],
    }),
  );
  return id;
}

/** A board of Classic that ends after two years, with bots in two of its seats. */
async function played(): Promise<string> {
  const id = await announce({ name: 'By post', system: 'classic', options: { lastYear: 1902 } });
  for (const person of people) ok(await person.post(`/seasons/${id}/entries`));
  ok(await olga.post(`/seasons/${id}/start`));
  await world.deliver();
  await playSeason(world.deps, world.clock, id);
  return id;
}

/** A running board of Classic on which the organizer plays, with orders and press of its open turn. */
async function running(): Promise<string> {
  const id = await announce({
    name: 'Now',
    system: 'classic',
    deadlines: { ...DEADLINES, orders: 30 * 24 * 60 },
  });
  for (const person of [olga, ...people]) ok(await person.post(`/seasons/${id}/entries`));
  ok(await olga.post(`/seasons/${id}/start`));
  await world.deliver();
  return id;
}

const standingOf = ({ standing }: Season) =>
  standing
    .map(({ place, player, total }) => ({ place, player: player.name, total: Math.round(total * 1e6) / 1e6 }))
    .sort((one, other) => one.place - other.place || one.player.localeCompare(other.player));

describe('a league that moves by its own file', () => {
  test('has the same standings, places and texts on another platform, and its games verify', async () => {
    const before = [await atTables(), await played()];
    await running();
    const rules = '# House rules\n\nBe kind.';
    ok(
      await olga.put(`/leagues/${league}/settings`, {
        ...{ name: 'Pier club', about: 'We meet on Tuesdays.', rules, venue: 'The pier', links: [] },
        ...{ private: true, version: 0 },
      }),
    );
    const { archive, taken } = await take();
    expect(taken.league.leftOut).toContainEqual(expect.objectContaining({ what: 'running-game', count: 1 }));
    const file = await open(archive);

    const checked = await checkGames(file, verifyGame);
    expect(checked.map(({ season, state }) => [season, state])).toEqual([['By post', 'holds']]);

    const elsewhere = await startWorld();
    elsewhere.clock.set(world.clock.now());
    try {
      const nora = await elsewhere.person('nora', 'Nora');
      const plan = planFounding(file, { name: 'Nora', isNamesake: false });
      expect(plan).toMatchObject({ running: 1, renamed: [], namesake: null });
      expect(plan.people).toHaveLength(8);
      const founded = await foundLeague(apiOver(pagesOf(nora)), file, plan);
      expect(founded.stopped).toBeNull();
      expect(founded.seasons).toEqual<FoundedSeason[]>([
        { name: 'Evenings', state: 'imported', sameLeaders: true },
        { name: 'By post', state: 'imported', sameLeaders: true },
        { name: 'Now', state: 'not', why: 'running' },
      ]);
      await elsewhere.deliver();
      const there = ok(await nora.get<League>(`/leagues/${founded.league}`));
      expect(there).toMatchObject({ name: 'Pier club', rules, venue: 'The pier', private: true });
      expect(there.myRoles).toContain('organizer');
      for (const [at, name] of ['Evenings', 'By post'].entries()) {
        const { id = '' } = there.seasons.find((one) => one.name === name) ?? {};
        const rebuilt = ok(await nora.get<Season>(`/seasons/${id}`));
        const original = await seasonOf(before[at] ?? '');
        expect(rebuilt.status).toBe('finished');
        expect(standingOf(rebuilt)).toEqual(standingOf(original));
        expect(placesOf(rebuilt)).toEqual(placesOf(original));
        expect(rebuilt).toMatchObject({
          about: original.about,
          venue: original.venue,
          links: original.links,
        });
      }
      const log = ok(await nora.get<Log>(`/leagues/${founded.league}/log`)).entries;
      expect(log.map(({ kind, after }) => [kind, after])).toContainEqual([
        'found-league',
        'Created from the file of Pier club',
      ]);
    } finally {
      await elsewhere.close();
    }
  });

  test('is private from its beginning if it was', async () => {
    const settings = { name: 'Pier club', about: '', rules: 'Ours.', venue: '', links: [], private: true };
    ok(await olga.put(`/leagues/${league}/settings`, { ...settings, version: 0 }));
    const file = await open((await take()).archive);
    const cut: Send = async (method, path, body) => {
      if (path.endsWith('/settings')) throw new Error('the network is gone');
      return pagesOf(olga)(method, path, body);
    };
    const plan = planFounding(file, { name: 'Olga', isNamesake: false });
    const stopped = await foundLeague(apiOver(cut, OPTIONS.words), file, plan);
    expect(stopped).toMatchObject({ league: null, stopped: { code: 'unreachable' } });
    const { mine } = ok(await olga.get<{ mine: { id: string; from: unknown }[] }>('/leagues'));
    const begun = mine.find(({ from }) => from !== null);
    expect(await world.visitor().get(`/leagues/${begun?.id}`)).toMatchObject({ status: 404 });
    expect(await foundLeague(apiOver(pagesOf(olga)), file, plan)).toMatchObject({
      league: begun?.id,
      stopped: null,
    });
    expect(ok(await olga.get<League>(`/leagues/${begun?.id}`))).toMatchObject({
      rules: 'Ours.',
      private: true,
    });
  });

  test('is continued where founding it stopped, and nothing of it is founded twice', async () => {
    await atTables();
    await played();
    const file = await open((await take()).archive);
    const elsewhere = await startWorld();
    elsewhere.clock.set(world.clock.now());
    try {
      const nora = await elsewhere.person('nora', 'Nora');
      const plan = planFounding(file, { name: 'Nora', isNamesake: false });
      let imports = 0;
      const cut: Send = async (method, path, body) => {
        if (path.endsWith('/past-seasons')) imports += 1;
        if (imports === 2) throw new Error('the network is gone');
        return pagesOf(nora)(method, path, body);
      };
      const words = OPTIONS.words;
      const first = await foundLeague(apiOver(cut, words), file, plan);
      expect(first).toMatchObject({ stopped: { code: 'unreachable' }, seasons: [{ state: 'imported' }] });
      await elsewhere.deliver();
      const second = await foundLeague(apiOver(pagesOf(nora)), file, plan);
      expect(second).toMatchObject({ league: first.league, stopped: null });
      expect(second.seasons.map(({ state }) => state)).toEqual(['there', 'imported']);
      await elsewhere.deliver();
      // Another answer about names makes other lists of the same seasons.
      const other = planFounding(file, { name: 'Finn Ode', isNamesake: false });
      const third = await foundLeague(apiOver(pagesOf(nora)), file, other);
      expect(third.seasons.map(({ state }) => state)).toEqual(['there', 'there']);
      const there = ok(await nora.get<League>(`/leagues/${first.league}`));
      expect(there.seasons.map(({ name }) => name).sort()).toEqual(['By post', 'Evenings']);
    } finally {
      await elsewhere.close();
    }
  });
});

const placesOf = ({ boards }: Season) =>
  boards.map(({ round, board, seats }) => [
    ...[round, board],
    ...seats.map(({ seat, player, place, points }) => [seat, player.name, player.kind, place, points]),
  ]);

describe('nothing secret', () => {
  test('gets into the file, even though the organizer plays in a running game', async () => {
    await atTables();
    await played();
    const season = await running();
    const { boards } = await seasonOf(season);
    const { game = '', seats = [] } = boards[0] ?? {};
    const seatOf = (id: string) => seats.find(({ player }) => player.id === id)?.seat ?? '';
    const [ana] = people;
    if (ana === undefined) throw new Error('nobody plays');
    const say = (by: Person, to: string, text: string) =>
      by.post(`/games/${game}/press`, { to: [seatOf(to)], text });
    ok(await say(ana, 'player-2', 'planted: a message between two others'));
    ok(await say(ana, 'olga', 'planted: a message to the organizer'));
    for (const by of [olga, ana])
      ok(await by.put(`/games/${game}/steps/1/orders`, { text: HIDDEN[seatOf(by.id)] ?? '', ready: false }));
    // The usual seeds of a test are alike, and those of finished games are public.
    Object.assign(world.deps, { newSeed: () => randomBytes(32).toString('hex') });
    ok(await olga.put(`/leagues/${league}/webhooks/discord`, { url: HOOK, news: ['step-result'] }));
    ok(await olga.post(`/leagues/${league}/members/player-1/notes`, { text: 'planted: a note on a member' }));
    ok(
      await olga.put(`/leagues/${league}/settings`, {
        ...{ name: 'Pier club', about: '', rules: '', venue: '', links: [], private: true, version: 0 },
      }),
    );
    const code = ok(await olga.get<League>(`/leagues/${league}`)).invitation;
    expect(code).toMatch(/./);
    const closed = await announce({
      ...{ name: 'By invitation', system: 'classic' },
      registration: { mode: 'invitation' },
    });
    const invitation = (await seasonOf(closed)).registration.code;
    expect(invitation).toMatch(/./);
    await world.deliver();

    const { archive } = await take();
    const all = await textsIn(archive);
    expect(all.map(([name]) => name)).toEqual(
      expect.arrayContaining([
        'league.json',
        'members.json',
        'log.json',
        'README.txt',
        'seasons/4/results.json',
      ]),
    );
    const secrets = [
      ...['planted', 'token-of-the-hook', 'hooks.example', '@example.org'],
      ...[code ?? '', invitation ?? ''],
      ...Object.values(HIDDEN).map((order) => order.slice(2)),
    ];
    for (const [name, text] of all)
      for (const secret of secrets) expect(text.includes(secret), `${secret} in ${name}`).toBe(false);
    expect(all.filter(([name]) => name.includes(game))).toEqual([]);
  });
});

/** An order by seat that nobody gives by chance. */
const HIDDEN: Readonly<Record<string, string>> = {
  austria: 'A VIE - TYR',
  england: 'F EDI - CLY',
  france: 'A MAR - PIE',
  germany: 'A MUN - SIL',
  italy: 'A ROM - APU',
  russia: 'A WAR - LVN',
  turkey: 'A SMY - SYR',
};

describe('a file that does not fit', () => {
  const archiveOf = (parts: Record<string, unknown>) =>
    new Blob([
      zipSync(
        Object.fromEntries(
          Object.entries(parts).map(([name, part]) => [name, strToU8(JSON.stringify(part))]),
        ),
      ).slice(),
    ]);
  const problemOf = async (archive: Blob) => {
    const read = await readLeagueFile(archive);
    return read.ok ? undefined : read.problem;
  };

  test('is refused with the reason', async () => {
    expect(await problemOf(new Blob(['no archive']))).toEqual({ why: 'unreadable' });
    expect(await problemOf(archiveOf({ 'game.json': {} }))).toEqual({ why: 'notOurs' });
    expect(await problemOf(archiveOf({ 'league.json': { format: 'another' } }))).toEqual({ why: 'notOurs' });
    const newer = { format: 'turreton-league', version: 2 };
    expect(await problemOf(archiveOf({ 'league.json': newer }))).toEqual({
      why: 'newer',
      version: 2,
      known: 1,
    });
    const broken = { format: 'turreton-league', version: 1, key: 'x' };
    expect(await problemOf(archiveOf({ 'league.json': broken }))).toEqual({
      why: 'damaged',
      part: 'league.json',
    });
    expect(await problemOf(new Blob([new Uint8Array(20_000_001)]))).toEqual({ why: 'tooLarge' });
    const many = Object.fromEntries(Array.from({ length: 5001 }, (_, at) => [`games/${at}.json`, 1]));
    expect(await problemOf(archiveOf(many))).toEqual({ why: 'tooMany' });
  });

  test('leaves out games for which it has no room, and says which', async () => {
    await played();
    const { archive, taken } = await take(olga, { most: 1_000_500 });
    expect(taken.league.leftOut).toContainEqual(
      expect.objectContaining({ what: 'game-too-large', count: 1 }),
    );
    const file = await open(archive);
    expect((await checkGames(file, verifyGame)).map(({ state }) => state)).toEqual(['missing']);
  });

  test('has a changed game found out', async () => {
    await played();
    const { archive } = await take();
    const parts = unzipSync(new Uint8Array(await archive.arrayBuffer()));
    const name = Object.keys(parts).find((one) => one.startsWith('games/')) ?? '';
    const game = JSON.parse(strFromU8(parts[name] ?? new Uint8Array()));
    game.steps[0].hash = game.steps[0].hash.replace(/^./, (one: string) => (one === '0' ? '1' : '0'));
    const changed = { ...parts, [name]: strToU8(JSON.stringify(game)) };
    const file = await open(new Blob([zipSync(changed).slice()]));
    expect((await checkGames(file, verifyGame)).map(({ state }) => state)).toEqual(['wrong']);
  });
});

describe('names in the file', () => {
  test('that only look like the founder’s get an account of their own', async () => {
    await atTables();
    const { season, results } = (await open((await take()).archive)).allSeasons[0] ?? {};
    if (season === undefined || results === undefined) throw new Error('no season');
    const alike = ['Joerg Mueller', 'Müller, Jörg', "Jorg Mul'ler"];
    const ids = [...new Set(results.boards.flatMap(({ seats }) => seats.map(({ player }) => player.id)))];
    for (const { player } of [...results.boards.flatMap(({ seats }) => seats), ...season.standing])
      player.name = alike[ids.indexOf(player.id)] ?? '';
    const file = { ...(await open((await take()).archive)), allSeasons: [{ season, results }] };
    const jorg = await world.person('jorg', 'Jörg Müller');
    const plan = planFounding(file, { name: 'Jörg Müller', isNamesake: false });
    const founded = await foundLeague(apiOver(pagesOf(jorg)), file, plan);
    expect(founded.seasons).toMatchObject([{ state: 'imported' }]);
    await world.deliver();
    const there = ok(await jorg.get<League>(`/leagues/${founded.league}`));
    const { standing } = await seasonOf(there.seasons[0]?.id ?? '');
    expect(new Set(standing.map(({ player }) => player.id)).size).toBe(3);
    expect(standing.map(({ player }) => player.id)).not.toContain('jorg');
  });

  test('never become the reader’s own without their word, and two of one name stay two', async () => {
    await played();
    const file = await open((await take()).archive);
    const twin = structuredClone(file.allSeasons[0]) as LeagueFile['allSeasons'][number];
    const human = twin.results.boards[0]?.seats.filter(({ player }) => player.kind === 'human') ?? [];
    for (const [at, seat] of human.slice(0, 2).entries()) {
      seat.player.name = 'Ana Ruiz';
      seat.player.id = `ana-${at}`;
    }
    const seasons = { allSeasons: [twin] };
    const plan = planFounding(seasons, { name: 'ana ruíz', isNamesake: false });
    expect(plan.namesake).toBe('Ana Ruiz');
    expect(plan.renamed.map(({ as }) => as)).toEqual(expect.arrayContaining(['Ana Ruiz 2', 'Ana Ruiz 3']));
    const own = planFounding(seasons, { name: 'ana ruíz', isNamesake: true });
    expect(own.people).toContain('Ana Ruiz');
    expect(new Set(own.people).size).toBe(5);
  });
});
