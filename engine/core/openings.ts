import type { BySeat, GameEvent, SeatId, StepResult } from '../game';
import type { Openings } from '../game/openings';

/** The orders that each seat of a simultaneous game gave for its first turn, in the game's own notation. */
export function firstTurn<Position, Order extends { readonly type: string }>(
  print: (position: Position, order: Order) => string,
  /** Orders that move nothing, such as votes. */
  isApart: (order: Order) => boolean,
): Openings {
  return {
    title: 'First turn',
    of([setup, first]) {
      const lines = new Map<SeatId, string[]>();
      for (const { seat, order, result } of first?.orders ?? []) {
        // Refused orders may have any form.
        if (result === 'rejected' || isApart(order as Order)) continue;
        const line = print(setup?.position as Position, order as Order);
        lines.set(seat, [...(lines.get(seat) ?? []), line]);
      }
      return Object.fromEntries([...lines].map(([seat, own]) => [seat, own.sort().join(', ')]));
    },
  };
}

/** The first actions of a kind by each seat, in order: "Harlem, then Chelsea". */
export function firstDone<Event extends GameEvent>(
  title: string,
  count: number,
  /** The seat and the action of this kind in an event; undefined for all others. */
  doneIn: (event: Event) => { readonly seat: SeatId; readonly what: string } | undefined,
): Openings {
  return {
    title,
    of(steps: readonly StepResult<unknown>[]): BySeat<string> {
      const first = new Map<SeatId, string[]>();
      for (const event of steps.flatMap(({ events }) => events)) {
        const done = doneIn(event as Event);
        if (done === undefined) continue;
        const own = first.get(done.seat) ?? [];
        if (own.length < count && !own.includes(done.what)) first.set(done.seat, [...own, done.what]);
      }
      return Object.fromEntries([...first].map(([seat, own]) => [seat, own.join(', then ')]));
    },
  };
}
