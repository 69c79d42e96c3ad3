import type { GameRecord, MessageRecord, ThreadRecord } from '../store/records';
import type { Caller } from './caller';
import type { Deps } from './deps';
import { done, type Outcome, refuse } from './errors';
import { isFrozen } from './grace';

/** The thread that everybody reads. */
export const PUBLIC_THREAD = 'all';

/** A thread is named by its seats in the game's order, so that the same seats always find the same one. */
export function threadId(game: GameRecord, seats: readonly string[]): string {
  return game.seats
    .map(({ seat }) => seat)
    .filter((seat) => seats.includes(seat))
    .join('+');
}

function seatOf(game: GameRecord, caller: Caller | null): string | undefined {
  return game.seats.find(({ player }) => player.id === caller?.id)?.seat;
}

/** Private press is for the seats of its thread alone; the public one is for everybody. */
export function mayRead(game: GameRecord, thread: string, caller: Caller | null): boolean {
  if (thread === PUBLIC_THREAD) return true;
  const seat = seatOf(game, caller);
  return seat !== undefined && thread.split('+').includes(seat);
}

export async function threadsFor(
  deps: Deps,
  caller: Caller | null,
  gameId: string,
): Promise<Outcome<readonly ThreadRecord[]>> {
  const game = await deps.store.game(gameId);
  if (game === undefined) return refuse({ code: 'not-found', what: 'game' });
  const threads = await deps.store.threads(gameId);
  return done(threads.filter(({ id }) => mayRead(game, id, caller)));
}

export async function messagesFor(
  deps: Deps,
  caller: Caller | null,
  gameId: string,
  thread: string,
  limit: number,
): Promise<Outcome<readonly MessageRecord[]>> {
  const game = await deps.store.game(gameId);
  // A thread one may not read and one that does not exist look the same.
  if (game === undefined || !mayRead(game, thread, caller))
    return refuse({ code: 'not-found', what: 'thread' });
  return done(await deps.store.messages(gameId, thread, limit));
}

/** Sends a message from the caller's seat, under the season's press mode. */
export async function sendMessage(
  deps: Deps,
  caller: Caller,
  gameId: string,
  { to, text }: { readonly to: 'all' | readonly string[]; readonly text: string },
): Promise<Outcome<MessageRecord>> {
  const game = await deps.store.game(gameId);
  if (game === undefined) return refuse({ code: 'not-found', what: 'game' });
  const seat = seatOf(game, caller);
  if (seat === undefined) return refuse({ code: 'not-your-seat' });
  if (game.press === 'none')
    return refuse({ code: 'press-closed', why: 'This season is played without press.' });
  if (game.press === 'public' && to !== 'all')
    return refuse({ code: 'press-closed', why: 'This season has public press only.' });
  const gate = await deps.store.gate(gameId);
  if (gate !== undefined && isFrozen(gate))
    return refuse({
      code: 'press-closed',
      why: 'The deadline has passed; press rests until the turn closes.',
    });
  if (gate?.state === 'finished')
    return refuse({ code: 'press-closed', why: 'The game is over; its press stays open to read.' });
  if ((await deps.store.member(game.league.id, caller.id))?.muted === true)
    return refuse({
      code: 'press-closed',
      why: 'A moderator has muted you in this league. You can still read.',
    });
  const known = game.seats.map((record) => record.seat);
  const seats = to === 'all' ? known : known.filter((name) => name === seat || to.includes(name));
  if (to !== 'all' && (to.some((name) => !known.includes(name)) || seats.length < 2))
    return refuse({
      code: 'invalid',
      problems: [
        { code: 'unknown-seat', path: ['to'], rule: '', message: 'Write to other seats of this game.' },
      ],
    });
  const message: MessageRecord = {
    id: deps.newId(),
    game: gameId,
    thread: to === 'all' ? PUBLIC_THREAD : threadId(game, seats),
    from: seat,
    at: deps.clock(),
    text,
  };
  await deps.store.sendMessage(message, seats);
  return done(message);
}
