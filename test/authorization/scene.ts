import type { Game } from '../../functions/core/game/games.schema';
import type { League } from '../../functions/core/league/leagues.schema';
import type { Message } from '../../functions/core/press/press.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { playSeason } from '../../functions/host/play-season';
import { type Hunt, startHunt } from '../resilience/crash/hunt';
import { done, passDeadline, REASON } from '../resilience/crash/scene';
import type { Person } from '../support/world';
import { CALLERS, type CallerName } from './callers';

/** The players who begin on the board; two of them are replaced. */
const BEGINNERS = ['playing-moderator', 'playing-organizer', 'former', 'former-moderator'] as const;
const FILLERS = ['other', 'filler-1', 'filler-2', 'filler-3'] as const;
const SUBSTITUTES = [
  ['former', 'player'],
  ['former-moderator', 'filler-4'],
] as const;

/** A league with seasons in every state, and a person for each caller. */
export interface Scene {
  readonly hunt: Hunt;
  readonly people: Readonly<Record<CallerName, Person>>;
  readonly league: string;
  /** Two boards of New York 2047: the callers' board is `game`. */
  readonly running: { readonly season: string; readonly game: string; readonly message: string };
  /** A board of Domination with anonymous seats, after its first step. */
  readonly secret: { readonly season: string; readonly game: string };
  readonly finished: { readonly season: string; readonly game: string };
  /** Registration by approval: the member has asked; the playing organizer and two others have been admitted. */
  readonly open: string;
  /** A season whose round is planned; an anonymous one; a ladder; a knock-out; a division. */
  readonly planned: string;
  readonly secretlyPlanned: string;
  readonly ladder: string;
  readonly cup: string;
  readonly division: string;
  readonly seatOf: (game: string, player: string) => Promise<string>;
}

const SETTINGS = {
  system: 'ny2047',
  boardSize: 4,
  options: { lastYear: 2047 },
  deadlines: { orders: 1440, adjustment: 1440, earlyClose: 'forbidden' },
};

/** Sets up the scene through the API. */
export async function setScene(): Promise<Scene> {
  const hunt = await startHunt();
  for (const host of ['hooks.example', 'push.example']) hunt.world.hosts[host] = ['93.184.216.34'];
  const people = await everybody(hunt);
  const { organizer } = people;
  const league = done(await organizer.post<League>('/leagues', { name: 'The league' })).id;
  done(await people['foreign-organizer'].post('/leagues', { name: 'Another league' }));
  const extras: Person[] = [];
  for (const id of [...FILLERS.slice(1), 'filler-4']) extras.push(await known(hunt, id));
  for (const [name, person] of Object.entries(people))
    if (!['visitor', 'stranger', 'site-admin', 'foreign-organizer'].includes(name))
      done(await person.post(`/leagues/${league}/members`));
  for (const person of extras) done(await person.post(`/leagues/${league}/members`));
  const set = setter(hunt, people, league);
  await set.roles();
  const finished = await set.oneBoard('Finished', {});
  await playSeason(hunt.world.deps, hunt.clock, finished.season);
  await hunt.world.deliver();
  const running = await set.twoBoards();
  const secret = await set.oneBoard('Anonymous', {
    system: 'domination',
    options: {},
    press: 'gunboat',
    absence: { substitutes: 'first', disorder: { after: 5 } },
  });
  const fog = { orders: [{ type: 'standing', fog: 'always' }], ready: false };
  for (const name of ['playing-moderator', 'playing-organizer', 'player', 'filler-4'])
    await (await hunt.world.person(name)).put(`/games/${secret.game}/steps/1/orders`, fog);
  for (const { game } of [running, secret]) await passDeadline(hunt, game);
  done(await people['site-admin'].put('/site/administrators/player', { why: REASON }));
  return {
    hunt,
    people,
    league,
    running,
    secret,
    finished,
    open: await set.openSeason(),
    planned: await set.plannedSeason('Planned', {}),
    secretlyPlanned: await set.plannedSeason('Planned in secret', { press: 'gunboat' }),
    ladder: await set.ladder(),
    cup: await set.season('Cup', { format: { kind: 'knock-out', advance: 1 } }),
    division: await set.season('Division', {
      division: { of: 'Winter', level: 1, up: 1, down: 1, target: 3, least: 2, most: 4 },
    }),
    seatOf: (game, player) => seatOf(organizer, game, player),
  };
}

async function known(hunt: Hunt, id: string): Promise<Person> {
  const person = await hunt.world.person(id);
  done(await person.put('/me', {}));
  return person;
}

async function everybody(hunt: Hunt): Promise<Readonly<Record<CallerName, Person>>> {
  const people: [CallerName, Person][] = [];
  for (const name of CALLERS)
    people.push([name, name === 'visitor' ? hunt.world.visitor() : await known(hunt, name)]);
  return Object.fromEntries(people) as Record<CallerName, Person>;
}

async function seatOf(reader: Person, game: string, player: string): Promise<string> {
  const { seats } = done(await reader.get<Game>(`/games/${game}`));
  const seat = seats.find((one) => one.player.id === player)?.seat;
  if (seat === undefined) throw new Error(`${player} holds no seat in ${game}`);
  return seat;
}

function setter(hunt: Hunt, people: Readonly<Record<CallerName, Person>>, league: string) {
  const { organizer } = people;
  const person = (id: string) => hunt.world.person(id);

  const roles = async () => {
    const given: readonly (readonly [string, readonly string[]])[] = [
      ['moderator', ['moderator', 'player']],
      ['playing-moderator', ['moderator', 'player']],
      ['former-moderator', ['moderator', 'player']],
      ['playing-organizer', ['organizer', 'player']],
      ['banned-organizer', ['organizer', 'player']],
    ];
    for (const [id, list] of given)
      done(await organizer.put(`/leagues/${league}/members/${id}/roles`, { roles: list }));
    const ban = { kind: 'ban', reason: REASON, note: REASON };
    done(await organizer.post(`/leagues/${league}/members/banned-organizer/rulings`, ban));
  };

  const season = async (name: string, settings: object, entrants: readonly string[] = []) => {
    const wanted = { ...SETTINGS, name, ...settings };
    const { id } = done(await organizer.post<Season>(`/leagues/${league}/seasons`, wanted));
    for (const entrant of entrants)
      done(await (await person(entrant)).post(`/seasons/${id}/entries`, { accepts: 1 }));
    return id;
  };

  const replace = async (game: string) => {
    for (const [before, after] of SUBSTITUTES) {
      const seat = await seatOf(organizer, game, before);
      const ruled = { kind: 'replace', seat, player: after, reason: REASON };
      done(await organizer.post(`/games/${game}/rulings`, ruled));
      done(await (await person(after)).put(`/games/${game}/seats/${seat}/offer`, { accepts: true }));
    }
    await hunt.world.deliver();
  };

  /** The callers share one board of the planned round. */
  const bringTogether = async (id: string) => {
    const path = `/seasons/${id}`;
    for (;;) {
      const { planned } = done(await organizer.get<Season>(path));
      const boards = planned[0]?.boards.map((board) => Object.values(board)) ?? [];
      const mine = boards.find((board) => board.includes('former')) ?? [];
      const away = BEGINNERS.find((one) => !mine.includes(one));
      const guest = mine.find((one) => !BEGINNERS.some((beginner) => beginner === one));
      if (away === undefined || guest === undefined) return;
      done(await organizer.post(`${path}/rounds/1/swap`, { players: [away, guest] }));
    }
  };

  const boardWith = async (id: string, player: string) => {
    await hunt.world.deliver();
    const { boards } = done(await organizer.get<Season>(`/seasons/${id}`));
    for (const { game } of boards) {
      const { seats } = done(await organizer.get<Game>(`/games/${game}`));
      if (seats.some((seat) => seat.player.id === player)) return game;
    }
    throw new Error(`${player} sits on no board`);
  };

  const twoBoards = async () => {
    const absence = {
      vote: { share: 50, minutes: 600, times: 2 },
      holidays: 5,
      substitutes: 'first',
      disorder: { after: 1 },
    };
    const settings = { registration: { review: true }, absence };
    const id = await season('Running', settings, [...BEGINNERS, ...FILLERS]);
    done(await organizer.put(`/seasons/${id}/apart`, { pairs: [['filler-1', 'former']] }));
    done(await organizer.post(`/seasons/${id}/start`));
    await bringTogether(id);
    done(await organizer.post(`/seasons/${id}/rounds/1/release`));
    const game = await boardWith(id, 'former');
    await replace(game);
    const sent = await people['playing-moderator'].post<Message>(`/games/${game}/press`, {
      to: 'all',
      text: 'Hello there',
    });
    return { season: id, game, message: done(sent).id };
  };

  const oneBoard = async (name: string, settings: object) => {
    const id = await season(name, settings, BEGINNERS);
    done(await organizer.post(`/seasons/${id}/start`));
    const game = await boardWith(id, 'former');
    await replace(game);
    return { season: id, game };
  };

  const openSeason = async () => {
    const entrants = ['playing-organizer', 'filler-1', 'filler-2'];
    const id = await season('Open', { registration: { mode: 'approval' } }, [...entrants, 'member']);
    for (const entrant of entrants)
      done(await organizer.put(`/seasons/${id}/entries/${entrant}/decision`, { accept: true }));
    return id;
  };

  const plannedSeason = async (name: string, settings: object) => {
    const reviewed = { registration: { review: true, late: true }, ...settings };
    const id = await season(name, reviewed, [...BEGINNERS, ...FILLERS]);
    done(await organizer.post(`/seasons/${id}/start`));
    return id;
  };

  const ladder = async () => {
    const id = await season('Ladder', { format: { kind: 'ladder' }, registration: { late: true } });
    for (const entrant of ['filler-1', 'filler-2'])
      done(await (await person(entrant)).post(`/seasons/${id}/entries`));
    done(await organizer.post(`/seasons/${id}/start`));
    return id;
  };

  return { roles, season, twoBoards, oneBoard, openSeason, plannedSeason, ladder };
}
