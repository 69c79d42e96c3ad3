import { DELETE_WORDS } from '../../../functions/core/account/delete-words.schema';
import type { Game } from '../../../functions/core/game/games.schema';
import type { League } from '../../../functions/core/league/leagues.schema';
import type { Message } from '../../../functions/core/press/press.schema';
import type { ResultRecord } from '../../../functions/core/result/results.records';
import type { EntryRecord } from '../../../functions/core/season/seasons.records';
import type { Season } from '../../../functions/core/season/seasons.schema';
import type { Team } from '../../../functions/core/team/teams.schema';
import { playSeason } from '../../../functions/host/play-season';
import { LAGOON } from '../lagoon-variant';
import { endedGame, rate } from '../rated-games';
import { type Answer, type Person, SITE_ADMIN, startWorld, type World } from '../world';

export const REASON = 'Two players were shown a wrong map.';
const DAY = 86_400_000;
const MINUTE = 60_000;
/** Every act is a minute after the one before it, so that lists by time have one right order. */
const TICK = MINUTE;

export function done<T>({ status, body, text }: Answer<T>): T {
  if (status !== 200) throw new Error(text);
  return body;
}

/** The kinds of readers, and who stands for each of them. */
export const READERS = {
  visitor: null,
  stranger: 'kim',
  member: 'mia',
  moderator: 'mona',
  player: 'ann',
  organizer: 'olga',
  admin: SITE_ADMIN,
} as const;
export type Reader = keyof typeof READERS;

/** One of each: leagues, seasons, boards, people, texts. */
export interface Scene {
  readonly world: World;
  /** By their names: leagues, seasons, games, teams. */
  readonly ids: Record<string, string>;
  person(id: string): Promise<Person>;
  reader(reader: Reader): Promise<Person>;
}

const DEADLINES = { orders: 20_160, adjustment: 20_160, earlyClose: 'forbidden' };
const SETTINGS = {
  ...{ system: 'ny2047', boardSize: 3, options: { lastYear: 2047 } },
  ...{ format: { kind: 'rounds', rounds: 2 }, deadlines: DEADLINES },
};
/** Players are asked for the second round as soon as the first one is played. */
const ASKING = {
  registration: { confirm: true },
  schedule: { everyDays: 14, checkIn: { minutes: 20_160, assume: 'sits-out' } },
};
const TABLES = {
  ...{ system: 'results-only', options: { title: 'Harbour Trade', seats: { min: 3, max: 6 } } },
  ...{ deadlines: { orders: 1440, adjustment: 1440 }, format: { kind: 'rounds', rounds: 1 } },
  atTheTable: { rated: true, reports: 'all' },
};

export async function startScene(): Promise<Scene> {
  const world = await startWorld();
  const ids: Record<string, string> = {};
  const known = new Set<string>();
  const person = async (id: string) => {
    const found = await world.person(id, id.charAt(0).toUpperCase() + id.slice(1));
    if (!known.has(id)) done(await found.put('/me', {}));
    known.add(id);
    return found;
  };
  const scene: Scene = {
    ...{ world, ids, person },
    reader: async (reader) => (READERS[reader] === null ? world.visitor() : person(READERS[reader])),
  };
  for (const id of [...Object.values(READERS), 'zoe', 'zed']) if (id !== null) await person(id);
  await foundLeagues(scene);
  await openSeasons(scene);
  await endSeasons(scene);
  await playBoards(scene);
  await writeTexts(scene);
  await makeTeams(scene);
  await rank(scene);
  await removePeople(scene);
  await administer(scene);
  await world.deliver();
  await moveBoards(scene);
  await nameSought(scene);
  world.restart();
  later(scene);
  return scene;
}

/** Lets time pass. */
export function later({ world }: Scene, ms = TICK): void {
  world.clock.set(world.clock.now() + ms);
}

async function foundLeagues(scene: Scene) {
  const { ids, person } = scene;
  const olga = await person('olga');
  for (const [name, by, isPrivate] of [
    ['Club', 'olga', false],
    ['Other', 'zoe', false],
    ['Dark', 'zed', false],
    ['Secret', 'olga', true],
    ['Old', 'olga', false],
  ] as const) {
    const wish = { name, private: isPrivate };
    ids[name] = done(await (await person(by)).post<League>('/leagues', wish)).id;
    later(scene);
  }
  const members = ['mona', 'mia', 'ann', 'ben', 'cat', 'dan', 'eve', 'fay', 'bert', 'lea', 'della', 'sue'];
  for (const id of members) done(await (await person(id)).post(`/leagues/${ids.Club}/members`));
  for (const league of ['Dark', 'Other'])
    done(await (await person('ann')).post(`/leagues/${ids[league]}/members`));
  done(await olga.put(`/leagues/${ids.Club}/members/mona/roles`, { roles: ['moderator', 'player'] }));
  const { code } = (await scene.world.store.league(ids.Secret ?? '')) ?? {};
  done(await (await person('ben')).post(`/leagues/${ids.Secret}/members`, { code }));
}

async function announce(scene: Scene, name: string, settings: object, league = 'Club', by = 'olga') {
  const organizer = await scene.person(by);
  const wish = { name, ...settings };
  scene.ids[name] = done(await organizer.post<Season>(`/leagues/${scene.ids[league]}/seasons`, wish)).id;
  later(scene);
}

async function enter(scene: Scene, name: string, entrants: readonly string[]) {
  for (const id of entrants) {
    done(await (await scene.person(id)).post(`/seasons/${scene.ids[name]}/entries`, { accepts: 1 }));
    later(scene, 1000);
  }
}

/** Moves an entry into another state, as if something else had done it. */
async function put({ world, ids }: Scene, name: string, player: string, state: EntryRecord['state']) {
  const entry = await world.store.entry(ids[name] ?? '', player);
  if (entry === undefined) throw new Error(`${player} is not in ${name}`);
  const moved = await world.deps.store.moveEntry(entry, state, null);
  if (moved !== 'moved') throw new Error(`${player}: ${moved}`);
}

/** Seasons to come: a draft, one with an entry in each state, one by invitation, a full one; and those elsewhere. */
async function openSeasons(scene: Scene) {
  const { ids, person, world } = scene;
  const olga = await person('olga');
  for (const name of ['Draft', 'Sketch']) {
    done(await olga.post(`/leagues/${ids.Club}/drafts`, { name, ...SETTINGS }));
    later(scene);
  }
  await announce(scene, 'Autumn', SETTINGS);
  await enter(scene, 'Autumn', ['wes', 'aida', 'wanda', 'rex', 'ina', 'eve', 'ann']);
  done(await (await person('wanda')).remove(`/seasons/${ids.Autumn}/entries/me`));
  await put(scene, 'Autumn', 'rex', 'removed');
  await put(scene, 'Autumn', 'aida', 'asked');
  await put(scene, 'Autumn', 'ina', 'invited');
  await world.deliver();
  // Nobody moves up any more for those who have gone.
  await put(scene, 'Autumn', 'wes', 'waiting');
  await announce(scene, 'Invited', { ...SETTINGS, registration: { mode: 'invitation' } });
  await announce(scene, 'Full', { ...SETTINGS, registration: { capacity: 2 } });
  await enter(scene, 'Full', ['fay', 'dan']);
  await announce(scene, 'Hidden', SETTINGS, 'Secret');
  await announce(scene, 'Gone', SETTINGS, 'Dark', 'zed');
  await announce(scene, 'Abroad', { ...SETTINGS, deadlines: { orders: 30, adjustment: 30 } }, 'Other', 'zoe');
  await announce(scene, 'Dropped', SETTINGS);
  done(await olga.post(`/seasons/${ids.Dropped}/cancel`, { reason: REASON }));
  await world.deliver();
  later(scene);
}

/** Seasons that are over, in every kind of league, with awards; their ends are in the opposite order of their beginnings. */
async function endSeasons(scene: Scene) {
  const { ids, world } = scene;
  const ended = [
    ['Late', 'Club', 'olga', 'ann', false],
    ['Early', 'Club', 'olga', 'ben', false],
    ['Veiled', 'Secret', 'olga', 'ann', false],
    ['Vanished', 'Dark', 'zed', 'ann', false],
    ['Claimed', 'Club', 'olga', 'ann', true],
    ['Away', 'Other', 'zoe', 'ann', false],
  ] as const;
  const now = world.clock.now();
  for (const [at, [name, league, by, champion, unconfirmed]] of ended.entries()) {
    await announce(scene, name, SETTINGS, league, by);
    const season = { id: ids[name] ?? '', name };
    const person = {
      id: champion,
      name: champion.charAt(0).toUpperCase() + champion.slice(1),
      kind: 'human',
    } as const;
    const common = {
      ...{ season, league: { id: ids[league] ?? '', name: league }, system: 'ny2047' as const },
      ...{ endedAt: now - (at + 1) * 60 * DAY, unconfirmed },
    };
    const award = { id: 'champion', title: `Champion of ${name}`, detail: 'Points.', games: [] };
    const concluded = await world.store.concludeSeason({
      rounds: 2,
      hall: { ...common, champions: [person], players: 3 },
      awards: [{ ...award, rule: 'Most points.', players: [person] }],
      trophies: [{ ...common, player: champion, awards: [award] }],
      without: [],
    });
    if (concluded !== 'concluded') throw new Error(`${name}: ${concluded}`);
  }
  const lines = [
    'round,board,seat,player,points',
    '1,1,red,Ana Ruiz,33',
    '1,1,blue,Bo Hart,30',
    '1,1,green,Cho Lin,9',
  ];
  const past = { system: 'new-era', endedOn: '2019-05-31', rated: true, text: lines.join('\n') };
  done(
    await (await scene.person('olga')).post(`/leagues/${ids.Club}/past-seasons`, {
      name: 'Past',
      ...past,
      preview: false,
    }),
  );
  await world.deliver();
  later(scene);
}

async function gameOf(scene: Scene, name: string, player: string): Promise<string> {
  const { boards } = done(await (await scene.person('olga')).get<Season>(`/seasons/${scene.ids[name]}`));
  for (const { game, seats } of boards) if (seats.some((seat) => seat.player.id === player)) return game;
  throw new Error(`${player} sits on no board of ${name}`);
}

export async function seatOf({ ids, world }: Scene, game: string, player: string): Promise<string> {
  const found = (await world.store.game(ids[game] ?? game))?.seats.find((seat) => seat.player.id === player);
  if (found === undefined) throw new Error(`${player} holds no seat in ${game}`);
  return found.seat;
}

/** A finished season with boards, one that runs with paused and running boards, and tables with a report. */
async function playBoards(scene: Scene) {
  const { ids, person, world } = scene;
  const olga = await person('olga');
  await announce(scene, 'Played', { ...SETTINGS, format: { kind: 'rounds', rounds: 1 } });
  await enter(scene, 'Played', ['ann', 'ben', 'cat']);
  done(await olga.post(`/seasons/${ids.Played}/start`));
  await world.deliver();
  ids.played = await gameOf(scene, 'Played', 'ann');
  await sendMessage(scene, 'played', 'ann', 'all', 'Hello');
  const taken = await sendMessage(scene, 'played', 'ben', 'all', 'Regretted');
  await sendMessage(scene, 'played', 'cat', 'all', 'Farewell');
  done(await (await person('ben')).remove(`/games/${ids.played}/press/all/${taken.id}`));
  await playSeason(world.deps, world.clock, ids.Played ?? '');
  await world.deliver();
  later(scene);
  const absence = { substitutes: 'first', disorder: { after: 1 }, holidays: 5 };
  await announce(scene, 'Running', { ...SETTINGS, absence, registration: { late: true } });
  await enter(scene, 'Running', ['ann', 'ben', 'cat', 'dan', 'eve', 'fay', 'sue', 'bert', 'della']);
  done(await olga.post(`/seasons/${ids.Running}/start`));
  await world.deliver();
  ids.own = await gameOf(scene, 'Running', 'ann');
  later(scene);
  await announce(scene, 'Delayed', { ...SETTINGS, ...ASKING, press: 'delayed' });
  await enter(scene, 'Delayed', ['ben', 'ann', 'cat']);
  done(await olga.post(`/seasons/${ids.Delayed}/start`));
  await world.deliver();
  await askForRound(scene);
  ids.delayed = await gameOf(scene, 'Delayed', 'ann');
  await announce(scene, 'Tables', TABLES);
  await enter(scene, 'Tables', ['ann', 'ben', 'cat', 'dan', 'eve', 'fay']);
  done(await olga.post(`/seasons/${ids.Tables}/start`));
  await world.deliver();
  ids.table = await gameOf(scene, 'Tables', 'ann');
  later(scene);
}

export async function sendMessage(
  scene: Scene,
  game: string,
  from: string,
  to: string,
  text: string,
): Promise<Message> {
  const writer = await scene.person(from);
  const wish = { to: to === 'all' ? to : [await seatOf(scene, game, to)], text };
  const sent = done(await writer.post<Message>(`/games/${scene.ids[game]}/press`, wish));
  later(scene);
  return sent;
}

/** The others at the board of Ann, by their seats. */
export async function tableMates({ ids, world }: Scene, game: string): Promise<readonly string[]> {
  const { seats } = (await world.store.game(ids[game] ?? '')) ?? { seats: [] as Game['seats'] };
  return seats.map(({ player }) => player.id).filter((id) => id !== 'ann');
}

async function writeTexts(scene: Scene) {
  const { ids, person, world } = scene;
  const olga = await person('olga');
  const club = `/leagues/${ids.Club}`;
  // Announcements: one stays, one is edited, one is withdrawn.
  const announced = async (text: string, season?: string) => {
    done(await olga.post(`${club}/announcements`, { text, ...(season && { season }) }));
    later(scene);
    const [newest] = await world.store.announcements(ids.Club ?? '', 1);
    return newest?.id ?? '';
  };
  await announced('Stays here');
  const typo = await announced('With a tipo');
  const gone = await announced('Taken back');
  await announced('On Running', ids.Running);
  done(await olga.put(`${club}/announcements/${typo}`, { text: 'Edited since' }));
  done(await olga.remove(`${club}/announcements/${gone}`));
  done(await (await person('zed')).post(`/leagues/${ids.Dark}/announcements`, { text: 'In the dark' }));
  later(scene);
  // Press on the board of Ann; she has blocked one writer.
  const [first = '', second = ''] = await tableMates(scene, 'own');
  ids.first = first;
  ids.second = second;
  await sendMessage(scene, 'own', first, 'all', 'One');
  const regretted = await sendMessage(scene, 'own', 'ann', 'all', 'Two');
  await sendMessage(scene, 'own', second, 'all', 'Three');
  await sendMessage(scene, 'own', first, second, 'Between');
  await sendMessage(scene, 'own', 'ann', second, 'Private');
  done(await (await person('ann')).remove(`/games/${ids.own}/press/all/${regretted.id}`));
  const seat = await seatOf(scene, 'own', second);
  done(await (await person('ann')).put(`/games/${ids.own}/seats/${seat}/block`, {}));
  await sendMessage(scene, 'delayed', 'ann', 'all', 'Mine');
  await sendMessage(scene, 'delayed', 'ben', 'all', 'Theirs');
  // Notes of two players on one board.
  for (const [id, text] of [
    ['ann', 'Plan'],
    ['ann', 'Doubt'],
    [first, 'Spy'],
  ] as const) {
    done(await (await person(id)).post(`/games/${ids.own}/notes`, { text, step: null }));
    later(scene);
  }
  // Rulings on the board, and on people.
  for (const kind of ['pause', 'resume']) {
    done(await olga.post(`/games/${ids.own}/rulings`, { kind, reason: REASON }));
    later(scene);
  }
  for (const id of [first, 'ann']) {
    const asked = { step: 1, text: `A dispute of ${id}.` };
    done(await (await person(id)).post(`/games/${ids.own}/disputes`, asked));
    later(scene);
  }
  // Substitutes, in the opposite order of their names.
  for (const id of ['vera', 'sam', 'mia']) {
    done(await (await person(id)).post(`/seasons/${ids.Running}/substitutes`, { atOnce: false }));
    later(scene);
  }
  // Statements on the finished game: one of them is hidden.
  for (const id of ['cat', 'ann', 'ben']) {
    done(await (await person(id)).put(`/games/${ids.played}/statement`, { text: `Said by ${id}` }));
    later(scene);
  }
  for (const id of ['cat', 'ann', 'ben'])
    done(await (await person(id)).put(`/games/${ids.played}/opened-press`, { opens: true }));
  const hidden = { hidden: true, reason: REASON };
  done(await olga.put(`/games/${ids.played}/statements/ben/hidden`, hidden));
  // Templates and circuits and variants.
  for (const name of ['Shape', 'Form']) {
    done(await olga.post('/me/templates', { season: ids.Autumn, name }));
    later(scene);
    const circuit = {
      ...{ name: `Circuit ${name}`, best: 2, tieBreaks: ['best-results'] },
      ...{ points: { kind: 'places', byPlace: [10, 6, 4] }, events: [{ season: ids.Played, weight: 1 }] },
    };
    done(await olga.post(`${club}/circuits`, circuit));
    later(scene);
    done(await olga.post(`${club}/variants`, { file: { ...LAGOON, title: `Lagoon ${name}` } }));
    later(scene);
  }
  // Circuits of other leagues that count a season of the club.
  const [own] = await world.store.circuitsOf(ids.Club ?? '');
  if (own === undefined) throw new Error('the club has no circuit');
  for (const name of ['Other', 'Dark', 'Secret']) {
    const elsewhere = {
      ...own,
      id: `circuit${name.toLowerCase()}`,
      league: ids[name] ?? '',
      name: `Circuit ${name}`,
    };
    const along = { entries: [], leagues: { added: [ids.Club ?? ''], removed: [] } };
    await world.store.saveCircuit({ ...elsewhere, version: 1 }, along);
  }
  for (const system of ['nine-mens-morris', 'ny2047']) {
    done(await (await person('mia')).post('/me/practice', { system }));
    later(scene);
  }
  // A report of the result of a table.
  const table = await world.store.game(ids.table ?? '');
  const lines = table?.seats.map(({ seat, player }, at) => `1,1,${seat},${player.name},${30 - at}`) ?? [];
  done(
    await (await person('ann')).put(`/games/${ids.table}/table-report`, {
      text: ['round,board,seat,player,points', ...lines].join('\n'),
    }),
  );
  later(scene);
  // Files of members: notes of moderators and a warning.
  done(await (await person('mona')).post(`${club}/members/eve/notes`, { text: 'Asked for a late start.' }));
  later(scene);
  done(await olga.post(`${club}/members/eve/rulings`, { kind: 'warn', reason: REASON, note: REASON }));
  later(scene);
}

async function makeTeams(scene: Scene) {
  const { ids, person } = scene;
  const olga = await person('olga');
  for (const [name, captain] of [
    ['Wolves', 'ann'],
    ['Bears', 'ben'],
    ['Ghosts', 'cat'],
  ] as const) {
    const wish = { name, code: name.slice(0, 3).toUpperCase(), captain };
    ids[name] = done(await olga.post<Team>(`/leagues/${ids.Club}/teams`, wish)).id;
    later(scene);
  }
  done(
    await (await person('ann')).post(`/leagues/${ids.Club}/teams/${ids.Wolves}/invitations`, {
      player: 'mia',
    }),
  );
  done(await olga.remove(`/leagues/${ids.Club}/teams/${ids.Ghosts}`));
  later(scene);
}

/** Results of Ann everywhere, and a board of ratings with players of every kind. */
async function rank(scene: Scene) {
  const { ids, world } = scene;
  const now = world.clock.now();
  const results = [
    ['Club', 'Late', {}],
    ['Secret', 'Veiled', {}],
    ['Dark', 'Vanished', {}],
    ['Other', 'Away', {}],
    ['Club', 'Early', { voided: true }],
    ['Club', 'Claimed', { unconfirmed: true, atTheTable: { rated: true } }],
  ] as const;
  for (const [at, [league, season, more]] of results.entries()) {
    const base = endedGame(at);
    const players = ['ann', 'ben', 'cat'].map((id) => ({
      id,
      name: id.charAt(0).toUpperCase() + id.slice(1),
      kind: 'human' as const,
    }));
    const record: ResultRecord = {
      ...base,
      ...{ id: `gameof${at}`, game: `gameof${season.toLowerCase()}`, endedAt: now - (10 - at) * DAY },
      ...{ league: { id: ids[league] ?? '', name: league }, season: { id: ids[season] ?? '', name: season } },
      seats: base.seats.map((seat, index) => ({
        ...seat,
        player: players[index] ?? seat.player,
        owed: 40,
        kept: league === 'Club' ? 40 : 0,
      })),
      ...more,
    };
    await rate(world.deps.store, record);
    later(scene);
  }
  const rated = async (id: string, mu: number, games: number, days: number) => {
    const player = { id: `r-${id}`, name: id, kind: 'human' } as const;
    const after = {
      player,
      board: 'domination',
      mu,
      sigma: 1,
      games,
      wins: 0,
      history: [mu],
      lastPlayed: now - days * DAY,
    };
    await world.store.replaceRating({ before: undefined, after });
  };
  await rated('Second', 30, 5, 1);
  await rated('First', 40, 5, 50);
  await rated('Fresh', 35, 2, 1);
  await rated('Rusty', 38, 9, 400);
  await rated('Third', 30, 3, 1);
  await rated('Fourth', 20, 4, 1);
}

async function removePeople(scene: Scene) {
  const { ids, person, world } = scene;
  const olga = await person('olga');
  const ban = { kind: 'ban', reason: REASON, note: REASON };
  done(await olga.post(`/leagues/${ids.Club}/members/bert/rulings`, ban));
  later(scene);
  done(await (await person('lea')).remove(`/leagues/${ids.Club}/members/me`));
  done(await (await person('della')).remove('/me/account', { confirm: DELETE_WORDS }));
  await world.deliver();
  later(scene);
}

async function administer(scene: Scene) {
  const { ids, person, world } = scene;
  const admin = await person(SITE_ADMIN);
  for (const [by, target] of [
    ['kim', { kind: 'league', league: ids.Other }],
    ['mia', { kind: 'account', player: 'sue' }],
    ['kim', { kind: 'league', league: ids.Dark }],
  ] as const) {
    done(await (await person(by)).post('/reports', { target, reason: 'Please look at this.' }));
    later(scene);
  }
  done(await admin.post('/site/hidden', { target: { kind: 'league', league: ids.Dark }, why: REASON }));
  later(scene);
  const until = new Date(world.clock.now() + 30 * DAY).toISOString();
  for (const player of ['sue', 'zed']) {
    done(await admin.post('/site/suspensions', { player, until, why: REASON }));
    later(scene);
  }
  done(await (await person('olga')).put(`/leagues/${ids.Old}/closed`, { closed: true }));
  later(scene);
}

/** The second board has moved last, and a fourth one is over and void. */
async function moveBoards({ world, ids }: Scene) {
  const second = (await world.store.boards(ids.Running ?? '')).find(({ board }) => board === 2);
  if (second === undefined) throw new Error('the season has one board');
  await world.store.saveBoard({ ...second, updatedAt: world.clock.now() });
  const over = {
    ...second,
    board: 4,
    game: ids.played ?? '',
    status: 'finished' as const,
    deadline: null,
    owing: [],
  };
  await world.store.saveBoard({ ...over, result: 'void' });
}

/** Answers to a check-in, points that organizers gave, and proposals of somebody who organized the season. */
async function askForRound(scene: Scene) {
  const { ids, person, world } = scene;
  const path = `/seasons/${ids.Delayed}`;
  for (const [id, confirm] of [
    ['cat', false],
    ['ann', true],
  ] as const) {
    done(await (await person(id)).put(`${path}/entries/me`, { confirm }));
    later(scene);
  }
  const olga = await person('olga');
  for (const [id, reasons] of [
    ['cat', ['Late twice', 'Helped a newcomer']],
    ['ann', ['Best guess']],
  ] as const) {
    const adjustments = reasons.map((reason, at) => ({ points: at + 1, reason }));
    done(await olga.put(`${path}/adjustments/${id}`, { adjustments, version: 0 }));
    later(scene);
  }
  for (const [at, state] of (['open', 'declined', 'open'] as const).entries()) {
    const [asked, now] = [`POST /seasons/{id}/${['cancel', 'start', 'restore'][at]}`, world.clock.now()];
    const by = { id: 'fay', name: 'Fay', kind: 'human' } as const;
    const about = { season: { id: ids.Delayed ?? '', name: 'Delayed' }, league: ids.Club ?? '' };
    await world.store.propose(
      {
        ...{ ...about, id: world.deps.newId(), by, at: now, until: now + 7 * DAY, state, decision: null },
        ...{ operation: asked, params: { id: ids.Delayed }, body: { reason: REASON } },
      },
      {
        ...{ ...about, id: world.deps.newId(), game: null, kind: 'propose', at: now, by },
        ...{ subject: by.name, reason: '', before: '', after: '' },
      },
    );
    later(scene);
  }
  for (const name of ['Second', 'First']) {
    done(await (await person('ann')).post('/me/sessions', { name, scopes: ['read'], days: 60 }));
    later(scene);
  }
  for (const service of ['slack', 'discord']) {
    scene.world.hosts['hooks.example'] = ['8.8.8.8'];
    const url = 'https://hooks.example/services/0123';
    done(await olga.put(`/leagues/${ids.Club}/webhooks/${service}`, { url, news: ['announcement'] }));
    later(scene);
  }
}

/** A board with a seat for which somebody is sought. */
async function nameSought({ ids, world }: Scene) {
  const [search] = await world.store.searches(ids.Running ?? '');
  if (search === undefined) throw new Error('no seat needs a player');
  ids.sought = search.game;
}
