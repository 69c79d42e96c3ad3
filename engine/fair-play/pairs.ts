import type { GameSystem, SeatId, StepResult } from '../game';

/** How one seat dealt with another over a game. */
export interface PairDealings {
  readonly from: SeatId;
  readonly to: SeatId;
  /** Steps in which `from` could order something while `to` was still in the game. */
  readonly turns: number;
  /** In how many of them it helped, and in how many it harmed. */
  readonly help: number;
  readonly harm: number;
}

export interface PlayedStep {
  readonly before: unknown;
  readonly result: StepResult<unknown>;
}

/** The dealings of every ordered pair of seats, in the order of their names. */
export function pairsOf(
  system: Pick<GameSystem, 'dealings' | 'pending'>,
  steps: readonly PlayedStep[],
): readonly PairDealings[] {
  const ordered = steps.map(
    ({ before }) =>
      new Set(
        system
          .pending(before)
          ?.seats.filter(({ owes }) => owes)
          .map(({ seat }) => seat),
      ),
  );
  const dealt = steps.map(({ before, result }) => system.dealings(before, result));
  const seats = [...new Set(ordered.flatMap((inStep) => [...inStep]))].sort();
  const lastOf = (seat: SeatId) => ordered.findLastIndex((inStep) => inStep.has(seat));
  return seats.flatMap((from) =>
    seats
      .filter((to) => to !== from)
      .map((to) => {
        const did = (kind: 'help' | 'harm') =>
          dealt.filter((list) => list.some((one) => one.from === from && one.to === to && one.kind === kind))
            .length;
        const turns = ordered.filter((inStep, at) => at <= lastOf(to) && inStep.has(from)).length;
        return { from, to, turns, help: did('help'), harm: did('harm') };
      }),
  );
}
