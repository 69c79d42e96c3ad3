import type { Message } from '../../../engine/game';
import type { APPEAL_DECISIONS, CASE_DECISIONS, CaseRecord } from '../case/cases.records';
import { runLeague, waitingIn } from '../inbox/waiting';
import { isBanned } from '../member/bans';
import type { Deps } from '../platform/deps';
import { message } from '../platform/message';
import type { CaseAnswered, ToSettle } from '../platform/request-events.records';
import { dispatch, gather, type PlayerNotification } from './dispatch';
import { boardInWords } from './of-game';

type Decision = (typeof CASE_DECISIONS)[number] | (typeof APPEAL_DECISIONS)[number];

/** Items that arrive within five minutes are sent in one mail. */
const GATHERED_MS = 5 * 60_000;
/** How many items a mail lists; the inbox has the others. */
const SHOWN = 5;

/**
 * Notifies the people who run a league of a new inbox item: each gets the text of their own inbox; the league's
 * channels only learn that there is an item.
 */
export async function notifyInboxItems(deps: Deps, event: ToSettle): Promise<void> {
  const { league: named, by } = event;
  const [league, members] = await Promise.all([deps.store.league(named.id), deps.store.members(named.id)]);
  if (league === undefined) return;
  const subject = `to-settle-${league.id}`;
  const window = Math.floor(event.at / GATHERED_MS);
  for (const member of members) {
    const { player, roles } = member;
    if (isBanned(member, deps.clock()) || player.id === by || roles.every((role) => role === 'player'))
      continue;
    const caller = { id: player.id, name: player.name, email: null };
    const waiting = await waitingIn(deps, caller, await runLeague(deps, league, roles));
    if (waiting.length === 0) continue;
    const notifications = [
      waitingInWords(
        league,
        waiting.map(({ text }) => text),
      ),
    ];
    const dueAt = (window + 1) * GATHERED_MS;
    await gather(deps, event, [{ player: player.id, notifications }], { subject, dueAt });
  }
  const compose = () => ({
    ...{ kind: 'to-settle' as const, league: named, deadline: null, lines: [] },
    ...{ title: message('news.somethingWaits'), path: `/leagues/${named.id}/inbox` },
  });
  const news = { league: named.id, kind: 'to-settle', subject: `${subject}-${window}`, compose } as const;
  await dispatch(deps, event, [], [news]);
}

function waitingInWords(
  { id, name }: { readonly id: string; readonly name: string },
  texts: readonly Message[],
): PlayerNotification {
  const more = texts.length - SHOWN;
  return {
    ...{ kind: 'to-settle', league: { id, name }, deadline: null, path: `/leagues/${id}/inbox` },
    title: message('news.waiting', { count: texts.length, league: name }),
    lines: [...texts.slice(0, SHOWN), ...(more > 0 ? [message('news.more', { count: more })] : [])],
  };
}

/** Notifies a player of the answer to their dispute, report or appeal. */
export async function notifyCaseAnswer(deps: Deps, event: CaseAnswered): Promise<void> {
  const [game, found] = await Promise.all([
    deps.store.game(event.game),
    deps.store.case(event.game, event.case),
  ]);
  const answer = event.appeal === true ? found?.appeal?.answer : found?.answer;
  if (game === undefined || found === undefined || answer === undefined || answer === null) return;
  const notification: PlayerNotification = {
    ...{ kind: 'ruling', league: game.league, deadline: null, path: `/games/${game.id}/cases` },
    title: ANSWERED[found.kind][answer.decision](),
    lines: [message('case.answer', { board: boardInWords(game), text: answer.text })],
  };
  await dispatch(deps, event, [{ player: found.by.id, notifications: [notification] }]);
}

const ANSWERED: Readonly<Record<CaseRecord['kind'], Readonly<Record<Decision, () => Message>>>> = {
  dispute: {
    upheld: () => message('case.disputeUpheld'),
    denied: () => message('case.disputeDenied'),
    'answer-stands': () => message('case.disputeStands'),
    'answer-changed': () => message('case.disputeChanged'),
  },
  report: {
    upheld: () => message('case.reportUpheld'),
    denied: () => message('case.reportDenied'),
    'answer-stands': () => message('case.reportStands'),
    'answer-changed': () => message('case.reportChanged'),
  },
};
