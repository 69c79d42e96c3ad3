import { type ComparedPair, comparePairs } from '../../../engine/fair-play/comparing';
import { loadSystemFor } from '../../../engine/load-system';
import type { Caller } from '../access/caller';
import { moderatorOfGame } from '../access/guards';
import type { GameRecord, StepRecord } from '../game/games.records';
import { seasonAct } from '../league/log-act';
import type { PersonRecord } from '../platform/common.records';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { message } from '../platform/message';
import type { MessageRecord } from '../press/press.records';
import { PUBLIC_THREAD } from '../press/press-rules';
import { type Decision, decisionsIn } from '../scoring/decisions';
import { comparableGames, dealingsIn } from './dealings';
import { type SharedPresence, sharedPresences } from './presence';
import { withPresences } from './presences';

/** The most messages of one thread that are counted. */
const COUNTED = 1000;

export interface GameSignals {
  readonly game: GameRecord;
  /** Everyone who holds or held a seat. */
  readonly people: readonly { readonly seat: string; readonly player: PersonRecord }[];
  readonly pairs: readonly (ComparedPair & PressCount)[];
  /** The size of the sample with which the pairs were compared. */
  readonly compared: { readonly games: number; readonly pairs: number };
  readonly shared: readonly SharedPresence[];
}

/**
 * Signs of unfair play in a game, for a moderator who does not play in it: figures beside their usual values, without a
 * verdict. The league's log records that the moderator looked. The contents of messages are not shown.
 */
export async function gameSignals(deps: Deps, caller: Caller, id: string): Promise<Outcome<GameSignals>> {
  const game = await deps.store.game(id);
  if (game === undefined) return refuse({ code: 'not-found', what: 'game' });
  const moderator = await moderatorOfGame(deps, caller, game, 'moderatorLooksForUnfairPlay');
  if (!moderator.ok) return moderator;
  const people = [...game.seats, ...game.left].map(({ seat, player }) => ({ seat, player }));
  const [steps, messages, others, present] = await Promise.all([
    deps.store.steps(id),
    messagesOf(deps, id),
    comparableGames(deps, game),
    withPresences(
      deps,
      people.map(({ player }) => player),
    ),
  ]);
  const usual = others.flatMap(({ pairs }) => pairs);
  const system = await loadSystemFor(game);
  const decisions = system === undefined ? [] : decisionsIn(system, steps);
  const counts = pressCounts(messages, steps, decisions);
  const pairs = comparePairs(system === undefined ? [] : dealingsIn(system, steps), usual).map((pair) => ({
    ...pair,
    ...counts(pair.from, pair.to),
  }));
  const subject = message('log.board', { round: game.round, board: game.board });
  const act = { kind: 'look-for-signs', subject } as const;
  const entry = await seasonAct(deps, caller, { ...game.season, league: game.league }, act);
  await deps.store.saveLogEntry({ ...entry, game: id });
  const compared = { games: others.length, pairs: usual.length };
  return done({ game, people, pairs, compared, shared: sharedPresences(present) });
}

async function messagesOf(deps: Deps, game: string): Promise<readonly MessageRecord[]> {
  const threads = new Set((await deps.store.threads(game)).map(({ id }) => id));
  const lists = await Promise.all([...threads].map((thread) => deps.store.messages(game, thread, COUNTED)));
  return lists.flat();
}

/** How much private press one seat sent to another, without its contents. */
interface PressCount {
  readonly messages: number;
  /** How many of them were written in turns for which the other submitted no orders. */
  readonly toAbsent: number;
}

type Sent = Pick<MessageRecord, 'thread' | 'from' | 'at'>;

/** Counts the private messages of every pair of seats; the result is a function of the sender and the receiver. */
function pressCounts(
  messages: readonly Sent[],
  steps: readonly Pick<StepRecord, 'step' | 'closedAt'>[],
  decisions: readonly Decision[],
): (from: string, to: string) => PressCount {
  const inPrivate = messages.filter(({ thread }) => thread !== PUBLIC_THREAD);
  const stepAt = (at: number) => steps.find(({ closedAt }) => closedAt > at)?.step;
  const isSilent = (to: string, step: number | undefined) =>
    decisions.some((one) => one.seat === to && one.step === step && !one.kept);
  return (from, to) => {
    const sent = inPrivate.filter((one) => one.from === from && one.thread.split('+').includes(to));
    const toAbsent = sent.filter(({ at }) => isSilent(to, stepAt(at))).length;
    return { messages: sent.length, toAbsent };
  };
}
