import { mayJudgeAppeal } from '../access/appeals';
import type { Caller } from '../access/caller';
import { toSettle } from '../inbox/to-settle';
import { actEntry } from '../league/log-act';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { message } from '../platform/message';
import { answerBy, answeredOf, caseFor, decisionInWords, ownCase, subjectOf } from './answered-case';
import type { APPEAL_DECISIONS, AppealRecord, CaseRecord } from './cases.records';

/** How long after the answer a player can appeal. */
export const APPEAL_DAYS = 7;
const APPEAL_MS = APPEAL_DAYS * 86_400_000;

/** Until when the player who complained may appeal, in milliseconds; undefined if they may not. */
export function appealableUntil({ state, answer, appeal }: CaseRecord, now: number): number | undefined {
  if (state !== 'answered' || answer === null || appeal !== undefined) return undefined;
  const until = answer.at + APPEAL_MS;
  return until > now ? until : undefined;
}

/**
 * Appeals against the answer to the caller's own dispute or report: once, within a week. The appeal is answered by a
 * person who did not give the first answer. It never stops the clock, so that an appeal cannot delay a game.
 */
export async function appealCase(
  deps: Deps,
  caller: Caller,
  gameId: string,
  id: string,
  text: string,
): Promise<Outcome<null>> {
  const own = await ownCase(deps, caller, gameId, id);
  if (!own.ok) return own;
  const { value: found } = own;
  const { state, appeal } = found;
  if (state !== 'answered') return refuse({ code: 'not-allowed', why: { text: 'appealNeedsAnswer' } });
  if (appeal !== undefined) return refuse(APPEALED);
  const at = deps.clock();
  if (appealableUntil(found, at) === undefined) return refuse(TOO_LATE);
  const appealed: CaseRecord = { ...found, appeal: { at, text, state: 'open', answer: null } };
  const event = toSettle(deps, { ...found, at }, 'appeal');
  const opened = await deps.store.openAppeal(appealed, event);
  return opened === 'opened' ? done(null) : refuse(APPEALED);
}

/** Withdraws the caller's appeal: the answer stands, and a second appeal is not possible. */
export async function withdrawAppeal(
  deps: Deps,
  caller: Caller,
  gameId: string,
  id: string,
): Promise<Outcome<null>> {
  const found = await deps.store.case(gameId, id);
  if (found?.appeal === undefined || found.by.id !== caller.id)
    return refuse({ code: 'not-found', what: 'appeal' });
  const appeal: AppealRecord = { ...found.appeal, state: 'withdrawn' };
  const closed = await deps.store.closeAppeal({ ...found, appeal }, null, null);
  return closed === 'closed' ? done(null) : refuse({ code: 'changed-meanwhile' });
}

/**
 * Answers an appeal for a moderator, which ends the case. Refused to the people who gave or confirmed the first answer,
 * as long as the league has another moderator who does not play in the season. The league's log shows only the answer.
 */
export async function answerAppeal(
  deps: Deps,
  caller: Caller,
  gameId: string,
  id: string,
  said: { readonly decision: (typeof APPEAL_DECISIONS)[number]; readonly text: string },
): Promise<Outcome<null>> {
  const found = await caseFor(deps, caller, gameId, id);
  if (!found.ok) return found;
  const { value: kept } = found;
  if (kept.appeal === undefined) return refuse({ code: 'not-found', what: 'appeal' });
  if (!(await mayJudgeAppeal(deps, caller, kept))) return refuse(ANSWERED_FIRST);
  const answer = await answerBy(deps, caller, said);
  const closed: CaseRecord = { ...kept, appeal: { ...kept.appeal, state: 'answered', answer } };
  const where = { league: kept.league.id, season: kept.season };
  const words = {
    subject: message('log.appeal', { case: subjectOf(kept) }),
    before: kept.answer === null ? '' : decisionInWords(kept.answer.decision),
    after: decisionInWords(said.decision),
  };
  const act = { kind: 'answer-appeal', ...words, reason: said.text } as const;
  const entry = { ...(await actEntry(deps, caller, where, act)), game: gameId };
  const answered = answeredOf(deps, closed, answer, true);
  const written = await deps.store.closeAppeal(closed, entry, answered);
  return written === 'closed' ? done(null) : refuse({ code: 'changed-meanwhile' });
}

const APPEALED = {
  code: 'not-allowed',
  why: { text: 'appealedAlready' },
} as const;

const TOO_LATE = {
  code: 'not-allowed',
  why: { text: 'appealTooLate', with: { days: APPEAL_DAYS } },
} as const;

const ANSWERED_FIRST = {
  code: 'not-allowed',
  why: { text: 'appealOwnAnswer' },
} as const;
