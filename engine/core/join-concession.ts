import type { SeatId } from '../game-identity';

/** The vote to concede, in games that have one. */
interface Concession {
  readonly type: 'VOTE';
  readonly vote: 'concede';
  readonly to: SeatId;
}

/**
 * The lists of bots that join a concession: if all survivors whom people play concede to the same seat, the bots concede
 * to it too, and their other votes are dropped. Empty if people do not agree.
 */
export function joinConcession(
  survivors: readonly SeatId[],
  lists: Readonly<Record<SeatId, readonly unknown[]>>,
  bots: readonly SeatId[],
): Record<SeatId, readonly unknown[]> {
  const people = survivors.filter((seat) => !bots.includes(seat));
  const [to, ...others] = new Set(people.map((seat) => lists[seat]?.find(isConcession)?.to));
  if (to === undefined || others.length > 0 || !survivors.includes(to)) return {};
  const joining = survivors.filter((seat) => bots.includes(seat) && seat !== to);
  const vote: Concession = { type: 'VOTE', vote: 'concede', to };
  return Object.fromEntries(
    joining.map((seat) => [seat, [...(lists[seat] ?? []).filter((order) => !isVote(order)), vote]]),
  );
}

function isVote(order: unknown): order is { readonly type: 'VOTE'; readonly vote?: unknown } {
  return typeof order === 'object' && order !== null && 'type' in order && order.type === 'VOTE';
}

function isConcession(order: unknown): order is Concession {
  return isVote(order) && order.vote === 'concede' && 'to' in order && typeof order.to === 'string';
}
