import type { Caller } from '../access/caller';
import { gameOf, seatHeldBy } from '../access/guards';
import type { GameRecord, Gate, SeatRecord } from '../game/games.records';
import type { GameAndGate } from '../game/games.store';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import type { StepClosed } from '../platform/events.records';
import { isAnonymous } from '../press/anonymity';
import { setTimer } from '../step/set-timer';
import { drawnFrom } from './drawn-from';
import { expiresAt } from './expires-at';
import type { PracticeRecord } from './practice.records';
import { isPracticeBoard } from './practice-boards';
import { hasTooManyBoards, practicePlayer, TOO_MANY } from './practice-limits';

/** A practice board with the record of its founder. */
export interface FoundBoard extends GameAndGate {
  readonly founder: PracticeRecord;
}

/** Finds a practice board, or refuses. */
export async function practiceBoard(deps: Deps, id: string): Promise<Outcome<FoundBoard>> {
  const [found, founder] = isPracticeBoard(id)
    ? await Promise.all([gameOf(deps, id), deps.store.practice(id)])
    : [];
  if (found?.ok !== true || founder === undefined)
    return refuse({ code: 'not-found', what: 'practiceBoard' });
  return done({ ...found.value, founder });
}

/** How a player takes a seat. */
export interface Joining {
  /** The first free one if left out. */
  readonly seat?: string | undefined;
  /** The name of a guest. */
  readonly name?: string | undefined;
}

/** Gives the caller a bot's seat at a practice board if the code matches its link; invited players need no code. */
export async function joinBoard(
  deps: Deps,
  caller: Caller,
  id: string,
  { code, ...joining }: Joining & { readonly code?: string | undefined },
): Promise<Outcome<{ readonly game: string }>> {
  const found = await practiceBoard(deps, id);
  if (!found.ok) return found;
  const { founder } = found.value;
  const isAsked = (await deps.store.practiceGuest(id, caller.id)) !== undefined;
  if (!isAsked && (founder.code === undefined || code !== founder.code)) return refuse(NO_LINK);
  return sitDown(deps, caller, found.value, joining);
}

/** The seats that bots hold, which people can take. */
export function freeSeats({ seats }: GameRecord): readonly SeatRecord[] {
  return seats.filter(({ player }) => player.kind === 'bot');
}

/**
 * Gives the caller a bot's seat, before the board starts or while it is played; anonymous seats are drawn. A player who
 * already has a seat keeps it. A rematch starts once all invited players have joined.
 */
export async function sitDown(
  deps: Deps,
  caller: Caller,
  { game, gate }: FoundBoard,
  { seat: wanted, name }: Joining,
): Promise<Outcome<{ readonly game: string }>> {
  const { id } = game;
  if (seatHeldBy(game, caller) !== undefined) return done({ game: id });
  const asked = await deps.store.practiceGuest(id, caller.id);
  if (gate.state === 'finished') return refuse({ code: 'game-finished' });
  if (asked === undefined && (await hasTooManyBoards(deps, caller.id))) return refuse(TOO_MANY);
  const isDrawn = isAnonymous(game);
  if (isDrawn && wanted !== undefined) return refuse(DRAWN);
  const all = freeSeats(game).filter(({ seat }) => wanted === undefined || seat === wanted);
  const free = isDrawn ? drawnFrom(deps, all) : all[0];
  if (free === undefined) return refuse(wanted === undefined ? NO_SEAT : TAKEN);
  const now = deps.clock();
  const kept = {
    game: id,
    player: caller.id,
    createdAt: now,
    until: expiresAt(caller.id, now),
    as: 'seated' as const,
  };
  const after = await practicePlayer(deps, caller, name);
  const change = { board: { game, gate }, seat: free.seat, before: free.player, after };
  if ((await deps.store.joinPractice(change, kept)) === 'changed-meanwhile')
    return refuse({ code: 'changed-meanwhile' });
  if (asked !== undefined) await beginIfAllCame(deps, id);
  return done({ game: id });
}

async function beginIfAllCame(deps: Deps, id: string): Promise<void> {
  const [found, guests] = await Promise.all([practiceBoard(deps, id), deps.store.practiceGuests(id)]);
  if (!found.ok || guests.some((one) => one.as === 'asked')) return;
  await begin(deps, found.value);
}

/** Starts a board of friends; bots keep the free seats. Only the founder may do so. */
export async function beginBoard(
  deps: Deps,
  caller: Caller,
  id: string,
): Promise<Outcome<{ readonly game: string }>> {
  const found = await practiceBoard(deps, id);
  if (!found.ok) return found;
  const { founder, game } = found.value;
  if (founder.player !== caller.id)
    return refuse({ code: 'not-allowed', why: { text: 'boardBegunByOwner' } });
  if (game.practice?.friends?.begun === false && (await begin(deps, found.value)) === 'changed-meanwhile')
    return refuse({ code: 'changed-meanwhile' });
  return done({ game: id });
}

async function begin(deps: Deps, { game, gate }: FoundBoard): Promise<'begun' | 'changed-meanwhile'> {
  const minutes = game.practice?.friends?.minutes ?? null;
  const now = deps.clock();
  const begun: Gate = minutes === null ? gate : { ...gate, openedAt: now, deadline: now + minutes * 60_000 };
  const written = await deps.store.beginPractice({ game, gate }, begun, goesOn(deps, gate));
  if (written === 'begun') await setTimer(deps, begun);
  return written;
}

/** The event that makes bots continue from the open step of a board. */
export function goesOn(deps: Deps, { game, step }: Gate): StepClosed {
  return { id: deps.newId(), kind: 'step-closed', at: deps.clock(), game, step: step - 1, finished: false };
}

/** The code of a board's link, if the caller holds a seat and the game is not over; otherwise null. */
export function linkFor({ game, gate, founder }: FoundBoard, caller: Caller | null): string | null {
  return seatHeldBy(game, caller) === undefined || gate.state === 'finished' ? null : (founder.code ?? null);
}

const NO_LINK = {
  code: 'not-allowed',
  why: { text: 'linkDoesNotWork' },
} as const;
const NO_SEAT = { code: 'not-allowed', why: { text: 'everySeatTaken' } } as const;
const DRAWN = { code: 'not-allowed', why: { text: 'seatsDrawn' } } as const;
const TAKEN = { code: 'not-allowed', why: { text: 'seatTaken' } } as const;
