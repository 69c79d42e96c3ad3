import type { League } from '../../../functions/core/league/leagues.schema';
import type { Season } from '../../../functions/core/season/seasons.schema';
import { closeStep } from '../../../functions/core/step/close-step';
import { type Board, type BoardOptions, startBoard } from '../../support/season';
import type { Answer, Person } from '../../support/world';
import type { Hunt } from './hunt';

/** The act after a scene is set up; `headers` contain the idempotency key of a POST. */
export type Act = (headers: Record<string, string>) => Promise<Answer>;

/** One use of an operation. */
export interface Case {
  readonly what: string;
  /** The sweep has more work than notifications: it also dies before each of its writes. */
  readonly follows?: true;
  /** When it is interrupted, this is shown, and sending the request again finishes it. */
  readonly resumed?: true;
  /** Sets up the scene. */
  prepare(hunt: Hunt): Promise<Act>;
}

export const REASON = 'Two players were shown a wrong map.';

export async function person(hunt: Hunt, id: string): Promise<Person> {
  const found = await hunt.world.person(id);
  // A player whom the platform already knows: otherwise each request writes a profile first.
  done(await found.put('/me', {}));
  return found;
}

export async function league(hunt: Hunt): Promise<{ olga: Person; league: string }> {
  const olga = await person(hunt, 'olga');
  return { olga, league: done(await olga.post<League>('/leagues', { name: 'Hunted league' })).id };
}

/** A season in registration, with players p1 to pn admitted or waiting. */
export async function season(hunt: Hunt, players: number, settings: object = {}) {
  const { olga, league: id } = await league(hunt);
  const wanted = {
    name: 'Season 1',
    system: 'ny2047',
    boardSize: 3,
    options: { lastYear: 2047 },
    deadlines: { orders: 1440, adjustment: 1440 },
    ...settings,
  };
  const created = done(await olga.post<Season>(`/leagues/${id}/seasons`, wanted)).id;
  for (let at = 1; at <= players; at += 1) {
    done(await (await person(hunt, `p${at}`)).post(`/seasons/${created}/entries`));
    // The first entry is first on the list, also when a request is sent again later.
    hunt.clock.set(hunt.clock.now() + 1000);
  }
  return { olga, league: id, season: created, path: `/seasons/${created}` };
}

/** A running board of three people. */
export async function board(
  hunt: Hunt,
  options: BoardOptions = {},
): Promise<Board & { readonly path: string }> {
  const started = await startBoard(hunt.world, { humans: 3, boardSize: 3, ...options });
  return { ...started, path: `/games/${started.game}` };
}

/** The seats of a board, each with its player. */
export function seatsOf({ players }: Board): readonly (readonly [seat: string, player: Person])[] {
  return Object.entries(players);
}

/** The first seat of a board, or the one at this place. */
export function seatAt(one: Board, at = 0): readonly [seat: string, player: Person] {
  const found = seatsOf(one)[at];
  if (found === undefined) throw new Error('the board has too few seats');
  return found;
}

/** Passes the deadline of the open step. */
export async function passDeadline({ world, clock }: Hunt, game: string): Promise<void> {
  const gate = await world.store.gate(game);
  if (gate === undefined) throw new Error(`there is no game ${game}`);
  clock.set(gate.deadline);
  await closeStep(world.deps, game, gate.step);
  await world.deliver();
}

/** The body of an answer, which must be successful. */
export function done<T>(answer: Answer<T>): T {
  if (answer.status >= 300) throw new Error(`${answer.status} ${answer.text}`);
  return answer.body;
}
