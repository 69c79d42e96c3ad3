import type { Position, Unit } from '../../../engine/classic/types';
import type { Accepted } from './accepting';
import { chainExists, provinceOf, touches, unitIn } from './board';

/** Known so far: yes, no, or not yet. */
type Known = boolean | undefined;
/** The least and the most that a strength can be. */
type Range = readonly [least: number, most: number];
type Thing = Accepted;

/** The orders of a phase and their results: rules 5 to 8, one condition a method. */
export class Resolved {
  readonly outOf = new Set<Thing>();
  private readonly known = new Map<Thing, boolean>();
  /** The open conditions that the current condition depends on. */
  private asked: Thing[] = [];

  constructor(
    private readonly position: Position,
    readonly orders: readonly Accepted[],
  ) {
    this.resolve();
  }

  private get things(): readonly Thing[] {
    return this.orders.filter((order) => order.type !== 'HOLD' && !this.isVoid(order));
  }

  moveFrom(province: string): Accepted | undefined {
    return this.orders.find((order) => order.type === 'MOVE' && order.from === province);
  }

  movesInto(province: string): readonly Accepted[] {
    return this.orders.filter((order) => order.type === 'MOVE' && order.to === province);
  }

  /** 6.2, 6.3, 7.1. A void move has a value all the same: its route is closed (7.2), so it fails. */
  isVoid(order: Accepted): boolean {
    return this.voidRule(order) !== null;
  }

  voidRule(order: Accepted): string | null {
    if (order.type === 'CONVOY') {
      const move = this.moveFrom(order.from);
      return move?.to === order.to && this.byConvoy(move) ? null : '7.1';
    }
    if (order.type !== 'SUPPORT') return null;
    if (order.at !== null) return this.moveFrom(order.at) ? '6.2' : null;
    const move = this.moveFrom(order.from);
    if (move?.to !== order.to) return '6.2';
    return order.goal !== '' && order.goal !== move.goal ? '6.3' : null;
  }

  /** 7.5 */
  byConvoy(move: Accepted): boolean {
    if (move.unit.kind === 'fleet') return false;
    if (!touches(move.unit, move.to) || move.viaConvoy) return true;
    return this.orders.some(
      ({ type, unit, from, to }) =>
        type === 'CONVOY' && unit.power === move.unit.power && from === move.from && to === move.to,
    );
  }

  convoysOf(move: Accepted): readonly Accepted[] {
    if (!this.byConvoy(move)) return [];
    return this.orders.filter(
      ({ type, from, to }) => type === 'CONVOY' && from === move.from && to === move.to,
    );
  }

  /** 7.2 A chain was ordered. */
  isChained(move: Accepted): boolean {
    return chainExists(
      move.from,
      move.to,
      this.convoysOf(move).map(({ unit }) => unit.at),
    );
  }

  /** 7.2, 7.3 */
  isOpen(move: Accepted): Known {
    if (!this.byConvoy(move)) return true;
    const convoys = this.convoysOf(move).map((convoy) => ({
      at: convoy.unit.at,
      carries: this.value(convoy),
    }));
    const chain = (list: typeof convoys) =>
      chainExists(
        move.from,
        move.to,
        list.map(({ at }) => at),
      );
    if (chain(convoys.filter(({ carries }) => carries === true))) return true;
    return chain(convoys.filter(({ carries }) => carries !== false)) ? undefined : false;
  }

  /** 5.3 */
  facing(move: Accepted): Accepted | undefined {
    const other = this.moveFrom(move.to);
    return other?.to === move.from && !this.byConvoy(move) && !this.byConvoy(other) ? other : undefined;
  }

  /** One and the given supports that fit. */
  private backed(fits: (support: Accepted) => boolean): Range {
    const aid = this.orders
      .filter((order) => order.type === 'SUPPORT' && !this.isVoid(order) && fits(order))
      .map((support) => this.value(support));
    return [
      1 + aid.filter((given) => given === true).length,
      1 + aid.filter((given) => given !== false).length,
    ];
  }

  private backedMove(move: Accepted, exceptOf?: Unit): Range {
    return this.backed(
      ({ at, from, to, unit }) =>
        at === null && from === move.from && to === move.to && unit.power !== exceptOf?.power,
    );
  }

  /** 5.4 */
  attack(move: Accepted): Range {
    const there = unitIn(this.position, move.to);
    const all = this.backedMove(move);
    let range = all;
    if (there) {
      const leaving = this.moveFrom(move.to);
      const leaves = leaving && !this.facing(move) ? this.value(leaving) : false;
      const against: Range = there.power === move.unit.power ? [0, 0] : this.backedMove(move, there);
      range = either(leaves, all, against);
    }
    return either(this.isOpen(move), range, [0, 0]);
  }

  /** 5.5 */
  hold(province: string): Range {
    if (!unitIn(this.position, province)) return [0, 0];
    const move = this.moveFrom(province);
    if (move) return either(this.value(move), [0, 0], [1, 1]);
    return this.backed(({ at }) => at === province);
  }

  /** 5.6 */
  defence(move: Accepted): Range {
    return this.backedMove(move);
  }

  /** 5.7 */
  prevent(move: Accepted): Range {
    const faced = this.facing(move);
    const range = faced ? either(this.value(faced), [0, 0], this.backedMove(move)) : this.backedMove(move);
    return either(this.isOpen(move), range, [0, 0]);
  }

  rivals(move: Accepted): readonly Accepted[] {
    return this.movesInto(move.to).filter((other) => other !== move);
  }

  /** 5.8 */
  private succeeds(move: Accepted): Known {
    const strength = this.attack(move);
    const faced = this.facing(move);
    const others = [
      faced ? this.defence(faced) : this.hold(move.to),
      ...this.rivals(move).map((r) => this.prevent(r)),
    ];
    const beats = others.map((other) => greater(strength, other));
    return all([this.isOpen(move), ...beats]);
  }

  private entered(province: string): Known {
    return not(all(this.movesInto(province).map((move) => not(this.value(move)))));
  }

  /** 6.4, 6.5, 6.7: attacks that could cut, with open routes. */
  cutters(support: Accepted): readonly Accepted[] {
    return this.movesInto(provinceOf(support.unit.at)).filter(
      (move) => move.unit.power !== support.unit.power && (support.at !== null || move.from !== support.to),
    );
  }

  /** 8.1 */
  private condition(thing: Thing): Known {
    if (thing.type === 'MOVE') return this.succeeds(thing);
    const safe = not(this.entered(provinceOf(thing.unit.at)));
    if (thing.type === 'CONVOY') return this.outOf.has(thing) ? false : safe;
    return all([safe, ...this.cutters(thing).map((move) => not(this.isOpen(move)))]);
  }

  value(thing: Thing): Known {
    const value = this.known.get(thing);
    if (value === undefined && !this.asked.includes(thing)) this.asked.push(thing);
    return value;
  }

  /** 8.2 to 8.5 */
  private resolve(): void {
    const things = this.things;
    for (;;) {
      this.settle(things);
      const open = things.filter((thing) => !this.known.has(thing));
      if (open.length === 0) return;
      this.decide(this.knot(open));
    }
  }

  private settle(things: readonly Thing[]): void {
    for (let changed = true; changed; ) {
      changed = false;
      for (const thing of things.filter((one) => !this.known.has(one))) {
        const value = this.condition(thing);
        if (value === undefined) continue;
        this.known.set(thing, value);
        changed = true;
      }
    }
  }

  /** 8.3 The conditions that this one depends on, directly or not, and that each depend on it in turn. */
  private knot(open: readonly Thing[]): readonly Thing[] {
    const asks = new Map(open.map((thing) => [thing, this.askedBy(thing)]));
    const below = (thing: Thing): Set<Thing> => {
      const found = new Set<Thing>(asks.get(thing));
      for (const one of found) for (const next of asks.get(one) ?? []) found.add(next);
      return found;
    };
    const reach = new Map(open.map((thing) => [thing, below(thing)]));
    const knot = open.find((thing) =>
      [...(reach.get(thing) ?? [])].every((one) => reach.get(one)?.has(thing)),
    );
    if (knot === undefined) throw new Error('no group depends on itself alone');
    return [...(reach.get(knot) ?? [])];
  }

  private askedBy(thing: Thing): readonly Thing[] {
    this.asked = [];
    this.condition(thing);
    return this.asked;
  }

  /** 8.4 */
  private decide(knot: readonly Thing[]): void {
    const solutions: (readonly boolean[])[] = [];
    this.guess(knot, 0, solutions);
    const [only] = solutions;
    if (solutions.length === 1 && only) {
      for (const [at, thing] of knot.entries()) this.known.set(thing, only[at] === true);
      return;
    }
    const convoys = knot.filter(({ type }) => type === 'CONVOY');
    for (const convoy of convoys) {
      this.outOf.add(convoy);
      this.known.set(convoy, false);
    }
    if (convoys.length > 0) return;
    for (const thing of knot) if (thing.type === 'MOVE') this.known.set(thing, true);
    this.settle(knot);
  }

  /** All combinations that fulfil the conditions, two at most, stopping as soon as one condition is broken. */
  private guess(knot: readonly Thing[], at: number, solutions: (readonly boolean[])[]): void {
    if (solutions.length > 1) return;
    const broken = knot.some((thing) => {
      const guessed = this.known.get(thing);
      const value = this.condition(thing);
      return guessed !== undefined && value !== undefined && guessed !== value;
    });
    if (broken) return;
    const thing = knot[at];
    if (thing === undefined) return void solutions.push(knot.map((one) => this.known.get(one) === true));
    for (const value of [true, false]) {
      this.known.set(thing, value);
      this.guess(knot, at + 1, solutions);
    }
    this.known.delete(thing);
  }
}

function either(when: Known, yes: Range, no: Range): Range {
  if (when === true) return yes;
  if (when === false) return no;
  return [Math.min(yes[0], no[0]), Math.max(yes[1], no[1])];
}

function greater(one: Range, other: Range): Known {
  if (one[0] > other[1]) return true;
  return one[1] <= other[0] ? false : undefined;
}

const not = (known: Known): Known => (known === undefined ? undefined : !known);

function all(list: readonly Known[]): Known {
  if (list.some((known) => known === false)) return false;
  return list.every((known) => known === true) ? true : undefined;
}
