import type { GameSystemId } from '../../engine/games';
import type { Game } from '../../functions/core/game/games.schema';
import type { League } from '../../functions/core/league/leagues.schema';
import type { Log } from '../../functions/core/result/results.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import type { Person, World } from './world';
import { copyWorld, isUntouched, pasteWorld, type WorldCopy } from './world-copy';

export const DAY = 24 * 60;

export interface Board {
  readonly organizer: Person;
  /** By seat. */
  readonly players: Readonly<Record<string, Person>>;
  readonly league: string;
  readonly season: string;
  readonly game: string;
}

export interface BoardOptions {
  readonly humans?: number;
  readonly rounds?: number;
  readonly earlyClose?: boolean;
  readonly options?: Record<string, unknown>;
  readonly system?: GameSystemId;
  readonly boardSize?: number;
  /** The deadline policy beyond a day for orders. */
  readonly deadlines?: Record<string, unknown>;
  /** Choices of the season as the API accepts them: scoring, aggregation, absence. */
  readonly choices?: Record<string, unknown>;
}

/** What every board of the same options is made from, by those options. */
const copies = new Map<string, { readonly copy: WorldCopy; readonly board: NamedBoard }>();

/** A board whose people are named by their ids. */
interface NamedBoard extends Omit<Board, 'organizer' | 'players'> {
  readonly players: Readonly<Record<string, string>>;
}

/**
 * A league with one season of one board, set up through the API by an organizer and its players. Requests are made for
 * the first of a process; later boards of the same options in a new world are copies of it, which takes a tenth of the
 * time.
 */
export async function startBoard(world: World, options: BoardOptions = {}): Promise<Board> {
  if (!isUntouched(world)) return setUpBoard(world, options);
  const key = JSON.stringify(options);
  const known = copies.get(key);
  if (known === undefined) {
    const board = await setUpBoard(world, options);
    const { league, season, game } = board;
    const players = Object.fromEntries(Object.entries(board.players).map(([seat, { id }]) => [seat, id]));
    copies.set(key, { copy: await copyWorld(world), board: { league, season, game, players } });
    return board;
  }
  await pasteWorld(world, known.copy);
  const { players, ...board } = known.board;
  const people = Object.entries(players).map(async ([seat, id]) => [seat, await world.person(id)] as const);
  return {
    ...board,
    organizer: await world.person(ORGANIZER.id, ORGANIZER.name),
    players: Object.fromEntries(await Promise.all(people)),
  };
}

const ORGANIZER = { id: 'olga', name: 'Olga' };

async function setUpBoard(
  world: World,
  {
    humans = 7,
    rounds = 1,
    earlyClose = true,
    options = {},
    system = 'ny2047',
    boardSize,
    deadlines = {},
    choices = {},
  }: BoardOptions,
): Promise<Board> {
  const organizer = await world.person(ORGANIZER.id, ORGANIZER.name);
  const league = (await organizer.post<League>('/leagues', { name: 'Test league' })).body.id;
  const created = await organizer.post<Season>(`/leagues/${league}/seasons`, {
    name: 'Season 1',
    system,
    ...(boardSize === undefined ? {} : { boardSize }),
    format: { kind: 'rounds', rounds },
    options,
    ...choices,
    deadlines: { orders: DAY, adjustment: DAY / 2, earlyClose, ...deadlines },
  });
  const season = created.body.id;
  const people = await Promise.all(
    Array.from({ length: humans }, (_, at) => world.person(`player-${at + 1}`)),
  );
  const terms = 'absence' in choices ? { accepts: 1 } : undefined;
  for (const person of people) await person.post(`/seasons/${season}/entries`, terms);
  const started = await organizer.post<Season>(`/seasons/${season}/start`);
  if (started.status !== 200) throw new Error(started.text);
  await world.deliver();
  const { boards } = (await organizer.get<Season>(`/seasons/${season}`)).body;
  const game = boards[0]?.game ?? '';
  const { seats } = (await organizer.get<Game>(`/games/${game}`)).body;
  const players = Object.fromEntries(
    seats.flatMap(({ seat, player }) => {
      const person = people.find(({ id }) => id === player.id);
      return person === undefined ? [] : [[seat, person]];
    }),
  );
  return { organizer, players, league, season, game };
}

/** The player in a seat; asking for an empty seat is a mistake of the test. */
export function playerOf(board: Board, seat: string): Person {
  const player = board.players[seat];
  if (player === undefined) throw new Error(`nobody holds ${seat}`);
  return player;
}

/** The rulings in a log, without other acts of organizers: a ruling has a reason. */
export function ruledIn({ entries }: Log): Log['entries'] {
  return entries.filter(({ reason }) => reason !== '');
}

/** The player accepts the seat that they were asked to take. */
export async function takeSeat(player: Person, game: string, seat: string): Promise<void> {
  const answer = await player.put(`/games/${game}/seats/${seat}/offer`, { accepts: true });
  if (answer.status !== 200) throw new Error(answer.text);
}
