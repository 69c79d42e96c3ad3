import type { Message } from '../../../engine/game';
import { type Caller, confirmationOf } from '../access/caller';
import { moderatorOfGame } from '../access/guards';
import { personFor } from '../account/profile';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { message } from '../platform/message';
import type { APPEAL_DECISIONS, CASE_DECISIONS, CaseRecord } from './cases.records';
import type { Answered } from './cases.store';

/** A case, for a moderator of its league who does not play in its game. */
export async function caseFor(
  deps: Deps,
  caller: Caller,
  gameId: string,
  id: string,
): Promise<Outcome<CaseRecord>> {
  const [game, found] = await Promise.all([deps.store.game(gameId), deps.store.case(gameId, id)]);
  if (game === undefined || found === undefined) return refuse({ code: 'not-found', what: 'case' });
  const moderator = await moderatorOfGame(deps, caller, game, 'moderatorAnswersCases');
  return moderator.ok ? done(found) : moderator;
}

/** A case that the caller opened. */
export async function ownCase(
  deps: Deps,
  caller: Caller,
  gameId: string,
  id: string,
): Promise<Outcome<CaseRecord>> {
  const found = await deps.store.case(gameId, id);
  return found?.by.id === caller.id ? done(found) : refuse({ code: 'not-found', what: 'case' });
}

/** An answer as it is stored: its author, confirmer, time and text. */
export async function answerBy<Decision>(
  deps: Deps,
  caller: Caller,
  said: { readonly decision: Decision; readonly text: string },
) {
  return { by: await personFor(deps, caller), ...confirmationOf(caller), at: deps.clock(), ...said };
}

/**
 * The event that notifies the player who complained, by mail or push and on their first page, of the answer to the case
 * or to the appeal.
 */
export function answeredOf(
  deps: Deps,
  { id, game, league, season, round, board, by: player }: CaseRecord,
  answer: CaseRecord['answer'] | NonNullable<CaseRecord['appeal']>['answer'],
  isAppeal = false,
): Answered | null {
  if (answer === null) return null;
  const { at, by, decision: kind, text } = answer;
  const about = { league, season, game, player: player.id };
  return {
    event: {
      ...{ id: deps.newId(), kind: 'case-answered', at, game, case: id },
      ...(isAppeal && { appeal: true }),
    },
    note: {
      ...{ id: deps.newId(), ...about, kind, at, by },
      text: message('absence.at', { round, board, note: text }),
    },
  };
}

const DECIDED: Readonly<Record<CaseDecision, Message>> = {
  upheld: message('log.upheld'),
  denied: message('log.denied'),
  'answer-stands': message('log.answerStands'),
  'answer-changed': message('log.answerChanged'),
};

type CaseDecision = (typeof CASE_DECISIONS)[number] | (typeof APPEAL_DECISIONS)[number];

/** The decision on a case or an appeal, as text for the log. */
export function decisionInWords(decision: CaseDecision): Message {
  return DECIDED[decision];
}

/** The name of a case in the league's log, without its text. */
export function subjectOf({ kind, round, board }: CaseRecord): Message {
  const parts = { round, board };
  return kind === 'dispute' ? message('log.dispute', parts) : message('log.report', parts);
}
