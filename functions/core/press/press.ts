import { fault } from '../../../engine/fault';
import type { Caller } from '../access/caller';
import { type Seated, seatHeldBy, seatOf } from '../access/guards';
import type { GameRecord, Gate } from '../game/games.records';
import type { LiveTable } from '../game/games.store';
import { stepsBehind, tableSeenBy } from '../game/watch-delay';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { blocksIn } from './blocked-seats';
import type { MessageRecord } from './press.records';
import { mayRead, PUBLIC_THREAD, reaches, type Writing, writingOf } from './press-rules';

/** A thread as one reader sees it. */
export interface ThreadSummary {
  readonly id: string;
  readonly seats: readonly string[];
  readonly messages: number;
  readonly deleted: number;
  readonly unread: number;
  readonly lastAt: number;
}

export interface PressOfGame {
  readonly threads: readonly ThreadSummary[];
  readonly writing: Writing;
}

/** A message with the facts that concern only its reader. */
export interface ReadMessage {
  readonly message: MessageRecord;
  /** Sent by the reader, who may delete it. */
  readonly mine: boolean;
  /** The reader has blocked its sender. */
  readonly blocked: boolean;
  /** The others cannot see it yet. */
  readonly waiting: boolean;
}

/** A thread's id: its seats in the game's order, so that the same seats always have the same thread. */
export function threadId(game: GameRecord, seats: readonly string[]): string {
  return game.seats
    .map(({ seat }) => seat)
    .filter((seat) => seats.includes(seat))
    .join('+');
}

/** The threads that the caller may read, with their unread counts, and whom the caller may write to now. */
export async function pressFor(
  deps: Deps,
  caller: Caller | null,
  gameId: string,
): Promise<Outcome<PressOfGame>> {
  const live = await deps.store.liveTable(gameId);
  return live === undefined
    ? refuse({ code: 'not-found', what: 'game' })
    : done(await pressIn(deps, caller, await tableSeenBy(deps, caller, live)));
}

/** The same for a table that has been read already, as the caller sees it. */
export async function pressIn(deps: Deps, caller: Caller | null, live: LiveTable): Promise<PressOfGame> {
  const { game, gate } = live;
  const writing = await writingOf(deps, caller, game, gate);
  const threads = threadsReadBy(caller, live);
  if (!threads.some(mayCountDeleted)) return { threads, writing };
  const read = await readerOf(deps, caller, game, gate);
  return { threads: await Promise.all(threads.map((thread) => withoutDeleted(thread, read))), writing };
}

const mayCountDeleted = ({ unread, deleted }: ThreadSummary) => unread > 0 && deleted > 0;

/** How many of a thread's newest messages are searched for deleted ones. */
const MOST_LOOKED_AT = 100;

/** The thread, without counting messages as unread that were deleted before their reader saw them. */
async function withoutDeleted(thread: ThreadSummary, read: ReadsPassage): Promise<ThreadSummary> {
  if (!mayCountDeleted(thread)) return thread;
  const newest = await read({ thread: thread.id, limit: MOST_LOOKED_AT });
  const unread = newest.filter(({ mine }) => !mine).slice(-thread.unread);
  const deleted = unread.filter(({ message }) => message.deletedAt !== undefined).length;
  return { ...thread, unread: thread.unread - deleted };
}

/** The threads of a table that the caller may read; deleted unread messages still count as unread. */
export function threadsReadBy(
  caller: Caller | null,
  { game, gate, threads: counts, readings }: LiveTable,
): readonly ThreadSummary[] {
  const seat = seatHeldBy(game, caller);
  const reading = caller === null ? null : (readings[caller.id] ?? {});
  const threads = new Map<string, ThreadSummary>();
  for (const count of counts) {
    if (!mayRead(game, count.id, caller) || !reaches(count, seat, gate)) continue;
    const { id } = count;
    const seats = id === PUBLIC_THREAD ? game.seats.map((one) => one.seat) : id.split('+');
    const before = threads.get(id);
    const messages = (before?.messages ?? 0) + count.messages;
    const deleted = (before?.deleted ?? 0) + count.deleted;
    const lastAt = Math.max(before?.lastAt ?? 0, count.lastAt);
    const unread = reading === null ? 0 : Math.max(0, messages - (reading[id] ?? 0));
    threads.set(id, { id, seats, messages, deleted, lastAt, unread });
  }
  return [...threads.values()];
}

/** A section of a game's press: the last messages of a thread, or the last before one of them. */
export interface Passage {
  readonly thread: string;
  readonly limit: number;
  readonly before?: string | undefined;
}

/** A passage of a thread, oldest first, and whether there may be older messages. */
export async function messagesFor(
  deps: Deps,
  caller: Caller | null,
  gameId: string,
  passage: Passage,
): Promise<Outcome<{ readonly messages: readonly ReadMessage[]; readonly more: boolean }>> {
  const found = await deps.store.gameAndGate(gameId);
  // A thread that the caller may not read looks like one that does not exist.
  if (found === undefined || !mayRead(found.game, passage.thread, caller))
    return refuse({ code: 'not-found', what: 'thread' });
  const { game, gate } = found;
  // Messages tell of the steps that this reader does not see yet.
  if ((await stepsBehind(deps, caller, found)) > 0) return refuse({ code: 'not-found', what: 'thread' });
  const messages = await (await readerOf(deps, caller, game, gate))(passage);
  return done({ messages, more: messages.length === passage.limit });
}

type ReadsPassage = (passage: Passage) => Promise<readonly ReadMessage[]>;

/** Reads passages as one person sees them. Messages that they cannot see yet do not affect the result. */
export async function readerOf(
  deps: Deps,
  caller: Caller | null,
  game: GameRecord,
  gate: Gate,
): Promise<ReadsPassage> {
  const shown = await showing(deps, caller, game, gate);
  return async ({ thread, limit, before }) => {
    const read: ReadMessage[] = [];
    let from = before;
    let full = true;
    while (full && read.length < limit) {
      const found = await deps.store.messages(game.id, thread, limit, from);
      read.unshift(...found.flatMap(shown));
      from = found[0]?.id;
      full = found.length === limit;
    }
    return read.slice(-limit);
  };
}

/** Shows one message to one person; nothing if they cannot see it yet. */
export async function showing(
  deps: Deps,
  caller: Caller | null,
  game: GameRecord,
  gate: Gate,
): Promise<(message: MessageRecord) => readonly ReadMessage[]> {
  const seat = seatHeldBy(game, caller);
  const blocks = caller === null ? [] : await deps.store.blockedBy(caller.id);
  const blocksSender = blocksIn(game, blocks, gate.state === 'finished');
  const holder = new Map(game.seats.map((one) => [one.seat, one.player.id]));
  return (message) => {
    if (!reaches(message, seat, gate)) return [];
    const sender = message.player ?? holder.get(message.from) ?? '';
    const waiting = !reaches(message, undefined, gate);
    return [{ message, mine: sender === caller?.id, blocked: blocksSender(message.from, sender), waiting }];
  };
}

const ATTEMPTS = 5;

/**
 * Sends a message from the caller's seat, under the season's press mode. If a step closes or a ruling is made
 * meanwhile, the message is checked again.
 */
export async function sendMessage(
  deps: Deps,
  caller: Caller,
  gameId: string,
  written: Written,
): Promise<Outcome<ReadMessage>> {
  const id = deps.newId();
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const seated = await seatOf(deps, caller, gameId);
    if (!seated.ok) return seated;
    const message = await messageFrom(deps, caller, seated.value, written);
    if (!message.ok) return message;
    const sent = { ...message.value, id };
    if ((await deps.store.sendMessage(sent, seated.value.gate)) === 'sent')
      return done({ message: sent, mine: true, blocked: false, waiting: sent.visibleFrom !== undefined });
  }
  return refuse({ code: 'changed-meanwhile' });
}

interface Written {
  readonly to: 'all' | readonly string[];
  readonly text: string;
}

/** A message as it would be sent now, or why it cannot be sent. */
async function messageFrom(
  deps: Deps,
  caller: Caller,
  { game, gate, seat }: Seated,
  { to, text }: Written,
): Promise<Outcome<Omit<MessageRecord, 'id'> & { readonly player: string }>> {
  const writing = await writingOf(deps, caller, game, gate);
  if (writing.why !== null) return refuse({ code: 'press-closed', why: writing.why });
  if (writing.to !== 'anybody' && to !== 'all')
    return refuse({ code: 'press-closed', why: { text: 'publicPressOnly' } });
  const readers = readersOf(game, seat, to);
  if (!readers.ok) return readers;
  const thread = to === 'all' ? PUBLIC_THREAD : threadId(game, readers.value);
  const said = { game: game.id, thread, from: seat, player: caller.id, at: deps.clock(), text };
  return done(game.press === 'delayed' ? { ...said, visibleFrom: gate.step + 1 } : said);
}

/** The seats of a message's thread, including its sender's. */
function readersOf(
  game: GameRecord,
  seat: string,
  to: 'all' | readonly string[],
): Outcome<readonly string[]> {
  const known = game.seats.map((record) => record.seat);
  if (to === 'all') return done(known);
  const seats = known.filter((name) => name === seat || to.includes(name));
  if (to.every((name) => known.includes(name)) && seats.length > 1) return done(seats);
  const message = fault('send.otherSeats');
  return refuse({ code: 'invalid', problems: [{ code: 'unknown-seat', path: ['to'], rule: '', message }] });
}
