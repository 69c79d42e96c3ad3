import type { Me } from '../../../functions/core/account/me.schema';
import type { SubmitReply } from '../../../functions/core/game/games.schema';
import { type Answer, answerOf, requestOf, type Send } from '../ask';
import { type Draft, drafts, dropDraft, type Fate, keepFor, keepOutcome, type Outcome } from './offline-db';

const send: Send = (method, path, body) => fetch(`/v1${path}`, requestOf(method, body));

/** One at a time, in all tabs and the worker. */
const LOCK = 'drafts of orders';

/**
 * Sends the drafts of this device. The platform decides whether they count: each names its step, and the store has the
 * deadline. Drafts without an answer remain.
 * @param isOpen whether a table of the game is open, which sends its drafts itself
 * @returns the outcomes of those that were answered
 */
export function sendDrafts(isOpen: (game: string) => Promise<boolean>): Promise<readonly Outcome[]> {
  return navigator.locks.request(LOCK, async () => {
    const waiting = await drafts();
    if (waiting.length === 0) return [];
    const me = await answerOf<Me>(send, 'GET', '/me');
    if (!me.ok) return [];
    const outcomes: Outcome[] = [];
    for (const draft of waiting) {
      if (await isOpen(draft.game)) continue;
      const outcome = await (me.value.player?.id === draft.reader
        ? sendDraft(draft)
        : notTheirs(draft, me.value));
      if (outcome !== null) outcomes.push(outcome);
    }
    return outcomes;
  });
}

/** Drafts wait until their reader logs in again; the login of another reader discards them. */
async function notTheirs({ game, title }: Draft, { player }: Me): Promise<Outcome | null> {
  if (player !== null) {
    await keepFor(player.id);
    return null;
  }
  const outcome: Outcome = { game, title, fate: 'logged-out', detail: '' };
  await keepOutcome(outcome);
  return outcome;
}

async function sendDraft(draft: Draft): Promise<Outcome | null> {
  const { game, step, orders, ready, version } = draft;
  const path = `/games/${encodeURIComponent(game)}/steps/${step}/orders`;
  const answer = await answerOf<SubmitReply>(send, 'PUT', path, { orders, ready, version });
  const fate = fateOf(answer);
  if (fate === null) return null;
  const detail = answer.ok ? answer.value.storedAt : answer.problem.detail;
  const outcome: Outcome = { game, title: draft.title, fate, detail };
  await keepOutcome(outcome);
  if (fate !== 'logged-out') await dropDraft(draft);
  return outcome;
}

const FATES: Readonly<Record<string, Fate>> = {
  'step-closed': 'closed',
  'stale-step': 'closed',
  'version-conflict': 'elsewhere',
};

/** The meaning of an answer for a draft; null if there was none. */
export function fateOf(answer: Answer<unknown>): Fate | null {
  if (answer.ok) return 'stored';
  const { status, problem } = answer;
  if (status === 0 || status === 429 || status >= 500) return null;
  return FATES[problem.code] ?? (status === 401 ? 'logged-out' : 'refused');
}
