import { type Side, sideOf } from '../data/factions';
import type { Entry } from './read-orders';

/** A vote of rule 14: to share a draw, or to concede to a side. */
export type Ballot =
  | { readonly by: Side; readonly vote: 'draw' }
  | { readonly by: Side; readonly vote: 'concede'; readonly to: Side };

/** The votes of this turn's lists (4.10). */
export function votesIn(entries: readonly Entry[]): readonly Ballot[] {
  const ballots: Ballot[] = [];
  for (const { refusal, type, factionState, order } of entries) {
    if (refusal !== null || type !== 'NOTE') continue;
    const { type: kind, vote, to } = order as { type: string; vote?: unknown; to?: unknown };
    if (kind !== 'VOTE') continue;
    ballots.push(
      vote === 'draw'
        ? { by: factionState.side, vote: 'draw' }
        : { by: factionState.side, vote: 'concede', to: sideOf(to) },
    );
  }
  return ballots;
}

/** 14.3 The survivors to whom every other survivor concedes. */
export function concededTo(ballots: readonly Ballot[], survivors: readonly Side[]): readonly Side[] {
  if (survivors.length < 2) return [];
  return survivors.filter((favoured) =>
    survivors.every(
      (side) =>
        side === favoured ||
        ballots.some((ballot) => ballot.by === side && ballot.vote === 'concede' && ballot.to === favoured),
    ),
  );
}

/** 14.4 Whether every survivor votes for a draw. */
export function votesDraw(ballots: readonly Ballot[], survivors: readonly Side[]): boolean {
  return survivors.every((side) => ballots.some((ballot) => ballot.by === side && ballot.vote === 'draw'));
}

/** 13.5 The entries named by a faction's PREFER orders, in order. */
export function preferred(
  entries: readonly Entry[],
  side: Side,
  field: 'home' | 'disband',
): readonly unknown[] {
  return entries
    .filter(
      ({ refusal, type, factionState }) => refusal === null && type === 'NOTE' && factionState.side === side,
    )
    .flatMap(({ order }) => {
      const { type, [field]: list } = order as { type: string; home?: unknown; disband?: unknown };
      return type === 'PREFER' && Array.isArray(list) ? list : [];
    });
}
