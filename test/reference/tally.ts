import { expect } from 'vitest';
import { isNightly } from '../support/nightly';

/** The number of positions in each comparison. */
export const POSITIONS = isNightly ? 10_000 : 500;

/** For games in which 500 do not reach every card and rule, and a step takes little time. */
export const MORE_POSITIONS = isNightly ? 10_000 : 1000;

/** Counts occurrences: a comparison that never met a rule proves nothing about it. */
export class Tally {
  private readonly counts = new Map<string, number>();

  add(thing: string): void {
    this.counts.set(thing, (this.counts.get(thing) ?? 0) + 1);
  }

  /** Every verdict's order, code and rule. */
  addVerdicts(
    verdicts: readonly { readonly order: unknown; readonly result: string; readonly reason: string }[],
  ) {
    for (const { order, result, reason } of verdicts) {
      if (typeof order === 'object' && order !== null && 'type' in order)
        this.add(`order ${String(order.type)}`);
      this.add(`code ${result}`);
      if (result === 'rejected') this.add(`refused ${reason}`);
      else this.add(`${result} ${reason}`);
    }
  }

  /** Fails with the names of things that never occurred. */
  expectEach(things: readonly string[]): void {
    expect(things.filter((thing) => !this.counts.has(thing))).toEqual([]);
  }

  get table(): readonly (readonly [string, number])[] {
    return [...this.counts].sort(([one], [other]) => (one < other ? -1 : 1));
  }
}
