import type { Caller } from '../access/caller';
import { gameOf } from '../access/guards';
import type { GameRecord, Gate } from '../game/games.records';
import type { GameAndGate } from '../game/games.store';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import type { PressAtEnd } from '../season/seasons.records';
import { endOf, participantsOf, partOf, pressAtEndOf } from './end-of-press';
import { type ReadMessage, readerOf } from './press';
import type { MessageRecord } from './press.records';
import { PUBLIC_THREAD } from './press-rules';

/** The consents of the players of a finished game to open its press. */
export interface PressConsents {
  readonly mode: PressAtEnd;
  /** Whether the caller has opened their side. */
  readonly mine: boolean;
  /** How many players have consented, and of how many. */
  readonly given: number;
  readonly of: number;
}

/**
 * Opens the caller's side of a finished game's press, or closes it again. A thread is open once all of its sides are.
 */
export async function openOwnPress(
  deps: Deps,
  caller: Caller,
  gameId: string,
  opens: boolean,
): Promise<Outcome<null>> {
  const found = await gameOf(deps, gameId);
  if (!found.ok) return found;
  const { game, gate } = found.value;
  if (partOf(game, caller) === undefined) return refuse({ code: 'not-your-seat' });
  const end = endOf(gate);
  if (end === null) return refuse({ code: 'game-running' });
  if (pressAtEndOf(game) !== 'by-consent')
    return refuse({ code: 'not-allowed', why: { text: 'pressSettled' } });
  const of = { player: caller.id, game: gameId };
  if (opens) await deps.store.savePressConsent({ ...of, end, at: deps.clock() });
  else await deps.store.withdrawPressConsent(of);
  return done(null);
}

/** The consents of a finished game; null for callers who did not play in it, and while it is played. */
export async function pressConsentsFor(
  deps: Deps,
  caller: Caller | null,
  { game, gate }: GameAndGate,
): Promise<PressConsents | null> {
  if (endOf(gate) === null || partOf(game, caller) === undefined) return null;
  const given = await consentsIn(deps, game, gate);
  const of = peopleIn(game).length;
  return { mode: pressAtEndOf(game), mine: given.has(caller?.id ?? ''), given: given.size, of };
}

/** The most messages of one step that are shown, per conversation. */
const MOST_OF_STEP = 200;
/** The most messages in an export: the newest. */
const MOST_OF_GAME = 1000;

/** The open press of a finished game that was written during one step, oldest first. */
export async function openedPressOf(
  deps: Deps,
  caller: Caller | null,
  gameId: string,
  step: number,
): Promise<Outcome<readonly ReadMessage[]>> {
  const found = await gameOf(deps, gameId);
  if (!found.ok) return found;
  const { gate } = found.value;
  if (endOf(gate) === null) return refuse({ code: 'game-running' });
  const [before, own] = await Promise.all([
    deps.store.stepInPlay(gate, step - 1),
    step > gate.step ? undefined : deps.store.stepInPlay(gate, step),
  ]);
  if (own === undefined || step < 1) return refuse({ code: 'not-found', what: 'step' });
  const from = before?.step === 0 ? 0 : (before?.closedAt ?? 0);
  // Messages after the last step's end belong to it, because no later step follows.
  const until = step === gate.step ? Number.POSITIVE_INFINITY : own.closedAt;
  return done(await openedMessages(deps, caller, found.value, { from, until, most: MOST_OF_STEP }));
}

/** All press of a finished game that is open to everyone, for its export: the newest messages, oldest first. */
export async function openedPressIn(deps: Deps, found: GameAndGate): Promise<readonly MessageRecord[]> {
  if (endOf(found.gate) === null) return [];
  const whole = { from: 0, until: Number.POSITIVE_INFINITY, most: MOST_OF_GAME };
  const messages = await openedMessages(deps, null, found, whole);
  return messages.map(({ message }) => message).slice(-MOST_OF_GAME);
}

interface Span {
  readonly from: number;
  readonly until: number;
  /** Per conversation. */
  readonly most: number;
}

async function openedMessages(
  deps: Deps,
  caller: Caller | null,
  { game, gate }: GameAndGate,
  span: Span,
): Promise<readonly ReadMessage[]> {
  const [counts, given] = await Promise.all([deps.store.threads(game.id), consentsIn(deps, game, gate)]);
  const read = await readerOf(deps, caller, game, gate);
  const threads = [...new Set(counts.map(({ id }) => id))];
  const passages = await Promise.all(
    threads.map(async (thread) => {
      const messages = await messagesIn(read, thread, span);
      return isOpened(game, thread, messages, given) ? messages : [];
    }),
  );
  return passages.flat().sort((one, other) => (one.message.id < other.message.id ? -1 : 1));
}

const PAGE = 100;

/** The last messages of a thread in a time span, oldest first. */
async function messagesIn(
  read: Awaited<ReturnType<typeof readerOf>>,
  thread: string,
  { from, until, most }: Span,
): Promise<readonly ReadMessage[]> {
  const found: ReadMessage[] = [];
  let before: string | undefined;
  let page: readonly ReadMessage[];
  do {
    page = await read({ thread, limit: PAGE, before });
    found.unshift(...page.filter(({ message: { at } }) => at >= from && at < until));
    before = page[0]?.message.id;
  } while (page.length === PAGE && found.length < most && (page[0]?.message.at ?? 0) >= from);
  return found.slice(-most);
}

/**
 * Whether everyone may read a thread: either the season allows it, or all who hold or held one of its seats or wrote in
 * it have consented. A player who deleted their account can no longer consent.
 */
function isOpened(
  game: GameRecord,
  thread: string,
  messages: readonly ReadMessage[],
  given: ReadonlySet<string>,
): boolean {
  if (thread === PUBLIC_THREAD) return true;
  const mode = pressAtEndOf(game);
  if (mode !== 'by-consent') return mode === 'always';
  const seats = thread.split('+');
  const bots = new Set(
    game.seats.filter(({ player }) => player.kind === 'bot').map(({ player }) => player.id),
  );
  const people = participantsOf(game)
    .filter(({ seat }) => seats.includes(seat))
    .map(({ player }) => player.id);
  const writers = messages.flatMap(({ message: { player } }) => player ?? []);
  return [...people, ...writers].every((one) => given.has(one) || bots.has(one));
}

/** The players who have consented to open the press of this end of the game. */
async function consentsIn(deps: Deps, game: GameRecord, gate: Gate): Promise<ReadonlySet<string>> {
  if (pressAtEndOf(game) !== 'by-consent') return new Set();
  const consents = await deps.store.pressConsents(game.id, peopleIn(game));
  const end = endOf(gate);
  return new Set(consents.filter((one) => one.end === end).map(({ player }) => player));
}

function peopleIn(game: GameRecord): readonly string[] {
  return [...new Set(participantsOf(game).map(({ player }) => player.id))];
}
