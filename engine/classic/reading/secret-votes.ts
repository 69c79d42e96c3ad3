import type { StepResult, Verdict, Viewer } from '../../game';
import type { Position } from '../types';

/**
 * The result of a step without the votes that this viewer may not see if the league keeps votes secret: those of
 * others, until the game is over. Moderators who do not play see all.
 */
export function withoutSecretVotes(result: StepResult<Position>, viewer: Viewer): StepResult<Position> {
  const { position, orders } = result;
  if (position.customs?.votes !== 'secret' || position.outcome !== null || viewer.kind === 'moderator')
    return result;
  const own = viewer.kind === 'seat' ? viewer.seat : null;
  return { ...result, orders: orders.filter((verdict) => verdict.seat === own || !isVote(verdict)) };
}

/** 4.10, 4.12 A vote, accepted or rejected: typed or as fields. */
function isVote({ order, reason }: Verdict): boolean {
  if (reason === '4.10') return true;
  if (typeof order === 'string') return /^\s*vote\b/i.test(order);
  return (order as { readonly type?: unknown } | null)?.type === 'VOTE';
}
