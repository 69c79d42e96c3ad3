import type { Caller } from '../access/caller';
import { seatHeldBy, seatOf } from '../access/guards';
import { personFor } from '../account/profile';
import type { GameRecord } from '../game/games.records';
import type { GameAndGate } from '../game/games.store';
import { toSettle } from '../inbox/to-settle';
import { actEntry } from '../league/log-act';
import type { LogRecord } from '../league/logs.records';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { message } from '../platform/message';
import { hidesNames, personInLog } from '../press/anonymity';
import { readerOf } from '../press/press';
import type { MessageRecord } from '../press/press.records';
import { mayRead } from '../press/press-rules';
import { followRuling } from '../ruling/follow-ruling';
import { type Released, startedAfter, stoppedFor } from '../ruling/held-clock';
import { STATEMENTS, statementMessages } from '../statement/statements';
import { answerBy, answeredOf, caseFor, decisionInWords, ownCase, subjectOf } from './answered-case';
import type { CASE_DECISIONS, CaseRecord, DisputeRecord, ReportRecord } from './cases.records';

/** How many messages are stored before and after a reported one. */
const CONTEXT = { before: 8, after: 3 } as const;
/** How far back in a thread a message can be reported. */
const REACH = 200;

const NO_MODERATORS = { code: 'not-allowed', why: { text: 'practiceNoModerators' } } as const;

/**
 * Disputes a step for a player. If the season says so, the game's clock stops until a moderator answers. One dispute
 * per seat and step.
 */
export async function openDispute(
  deps: Deps,
  caller: Caller,
  gameId: string,
  { step, text }: { readonly step: number; readonly text: string },
): Promise<Outcome<DisputeRecord>> {
  const seated = await seatOf(deps, caller, gameId);
  if (!seated.ok) return seated;
  const { game, gate, seat } = seated.value;
  if (game.practice !== undefined) return refuse(NO_MODERATORS);
  if (step > gate.step) return refuse({ code: 'not-found', what: 'step' });
  const [record, season] = await Promise.all([
    deps.store.stepInPlay(gate, step),
    deps.store.season(game.season.id),
  ]);
  // Derived from the seat: in an anonymous game the id must not reveal its holder.
  const id = `d${step}-${seat}`;
  const holds = season?.disputes === 'hold';
  const clock = await stoppedFor(deps, caller, { game, gate }, { id, holds });
  const dispute: DisputeRecord = {
    ...(await commonOf(deps, caller, game, text)),
    id,
    kind: 'dispute',
    seat,
    step,
    hash: record?.hash ?? null,
    holds: clock.kind !== 'none',
  };
  const opened = await deps.store.openCase(dispute, clock, toSettle(deps, dispute, 'dispute'));
  if (opened === 'already-open') return refuse({ code: 'not-allowed', why: { text: 'disputedAlready' } });
  if (opened === 'changed-meanwhile') return refuse({ code: 'changed-meanwhile' });
  if (clock.kind === 'moved') await followRuling(deps, gameId);
  return done(dispute);
}

/** Reports a message or a statement that the caller can read. Moderators see it with the messages around it. */
export async function reportMessage(
  deps: Deps,
  caller: Caller,
  gameId: string,
  { thread, message, text }: { readonly thread: string; readonly message: string; readonly text: string },
): Promise<Outcome<ReportRecord>> {
  const [game, gate] = await Promise.all([deps.store.game(gameId), deps.store.gate(gameId)]);
  if (game === undefined || gate === undefined || !(thread === STATEMENTS || mayRead(game, thread, caller)))
    return refuse({ code: 'not-found', what: 'thread' });
  const seat = seatHeldBy(game, caller);
  if (seat === undefined) return refuse({ code: 'not-your-seat' });
  const messages = await readableIn(deps, caller, { game, gate }, thread);
  const at = messages.findIndex(({ id }) => id === message);
  if (at < 0) return refuse({ code: 'not-found', what: 'message' });
  // Moderators who play in the season see the id, too.
  const report: ReportRecord = {
    ...(await commonOf(deps, caller, game, text)),
    id: `r${message}-${hidesNames(game, gate.state === 'finished') ? seat : caller.id}`,
    kind: 'report',
    thread,
    message,
    context: messages.slice(Math.max(0, at - CONTEXT.before), at + CONTEXT.after + 1),
  };
  const opened = await deps.store.openCase(report, { kind: 'none' }, toSettle(deps, report, 'report'));
  return opened === 'opened'
    ? done(report)
    : refuse({ code: 'not-allowed', why: { text: 'reportedAlready' } });
}

/** The messages that the caller can read in a thread, or the statements on a finished game. */
async function readableIn(
  deps: Deps,
  caller: Caller,
  { game, gate }: GameAndGate,
  thread: string,
): Promise<readonly MessageRecord[]> {
  if (thread === STATEMENTS) return statementMessages(deps, caller, game.id);
  const read = await readerOf(deps, caller, game, gate);
  return (await read({ thread, limit: REACH })).map((one) => one.message);
}

/** Withdraws the caller's case; a game that it held continues. */
export async function withdrawCase(
  deps: Deps,
  caller: Caller,
  gameId: string,
  id: string,
): Promise<Outcome<null>> {
  const found = await ownCase(deps, caller, gameId, id);
  if (!found.ok) return found;
  const { value: kept } = found;
  return close(deps, { ...kept, state: 'withdrawn' }, null, {
    by: (game) => personInLog(game, kept.by),
    reason: message('why.disputeWithdrawn'),
  });
}

/**
 * Answers a case for a moderator. The league's log shows the answer without the complaint; a game that the case held
 * continues.
 */
export async function answerCase(
  deps: Deps,
  caller: Caller,
  gameId: string,
  id: string,
  { decision, text }: { readonly decision: (typeof CASE_DECISIONS)[number]; readonly text: string },
): Promise<Outcome<null>> {
  const found = await caseFor(deps, caller, gameId, id);
  if (!found.ok) return found;
  const answer = await answerBy(deps, caller, { decision, text });
  const { value: kept } = found;
  const where = { league: kept.league.id, season: kept.season };
  const subject = subjectOf(kept);
  const act = { kind: 'answer-case', subject, after: decisionInWords(decision), reason: text } as const;
  const entry = { ...(await actEntry(deps, caller, where, act)), game: gameId };
  return close(deps, { ...kept, state: 'answered', answer }, entry, { by: () => answer.by, reason: text });
}

const ATTEMPTS = 5;

/**
 * Closes a case and starts the clock that it held in the same write; another ruling on the game may come in between.
 */
async function close(
  deps: Deps,
  closed: CaseRecord,
  entry: LogRecord | null,
  released: Released,
): Promise<Outcome<null>> {
  const answered = answeredOf(deps, closed, closed.answer);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const holds = closed.kind === 'dispute' && closed.holds;
    const clock = holds ? await startedAfter(deps, closed, released) : ({ kind: 'none' } as const);
    const written = await deps.store.closeCase(closed, entry, clock, answered);
    if (written === 'already-closed') break;
    if (written === 'changed-meanwhile') continue;
    if (clock.kind === 'moved') await followRuling(deps, closed.game);
    return done(null);
  }
  return refuse({ code: 'changed-meanwhile' });
}

/** Shows the reported message to a moderator; the league's log records that they looked. */
export async function readReport(
  deps: Deps,
  caller: Caller,
  gameId: string,
  id: string,
): Promise<Outcome<ReportRecord>> {
  const found = await caseFor(deps, caller, gameId, id);
  if (!found.ok) return found;
  const { value: report } = found;
  if (report.kind !== 'report') return refuse({ code: 'not-found', what: 'report' });
  const where = { league: report.league.id, season: report.season };
  const act = { kind: 'read-report', subject: subjectOf(report) } as const;
  await deps.store.saveLogEntry({ ...(await actEntry(deps, caller, where, act)), game: gameId });
  return done(report);
}

async function commonOf(deps: Deps, caller: Caller, game: GameRecord, text: string) {
  const { id, league, season, round, board } = game;
  const by = await personFor(deps, caller);
  const at = deps.clock();
  return { game: id, league, season, round, board, by, at, text, state: 'open' as const, answer: null };
}
