import { spaceOf } from '../../engine/ny2047/data/map';
import type { Faction, Position, Unit } from '../../engine/ny2047/types';

/**
 * A second implementation of rules 5 to 8, slow but simple: it tries every set of moves, and the largest consistent one
 * is the outcome (17.6). It shares only the map with the engine and accepts only legal orders.
 */
export interface ReferenceOutcome {
  readonly moved: readonly string[];
  readonly destroyed: readonly string[];
}

export interface PlainOrder {
  readonly unit?: string;
  readonly turreton?: string;
  readonly type: string;
  readonly at?: string;
  readonly from?: string;
  readonly to?: string;
}

interface Mover {
  readonly unit: Unit;
  readonly to: string;
  readonly rank: number;
}

export type PlainLists = Readonly<Partial<Record<Faction, readonly PlainOrder[]>>>;

export function referenceOutcome(position: Position, lists: PlainLists): ReferenceOutcome {
  const world = new World(position, lists);
  const consistent = subsets(world.movers).filter((made) =>
    world.movers.every((mover) => made.includes(mover) === world.succeeds(mover, made)),
  );
  const best = consistent.reduce(
    (most, made) => (made.length > most.length ? made : most),
    consistent[0] ?? [],
  );
  if (!consistent.every((made) => made.every((mover) => best.includes(mover))))
    throw new Error('there is no largest consistent outcome');
  const destroyed = position.units.filter((unit) => world.dies(unit, best)).map((unit) => unit.id);
  const moved = best.map(({ unit }) => unit.id).filter((id) => !destroyed.includes(id));
  return { moved: moved.sort(), destroyed: destroyed.sort() };
}

function subsets<T>(list: readonly T[]): T[][] {
  const sets: T[][] = [[]];
  for (const entry of list) for (const set of sets.slice()) sets.push([...set, entry]);
  return sets;
}

class World {
  readonly movers: readonly Mover[];
  private readonly supports: readonly (PlainOrder & { readonly by: Faction; readonly stand: string })[];

  constructor(
    private readonly position: Position,
    lists: PlainLists,
  ) {
    const given = position.seats.flatMap((by) =>
      (lists[by] ?? []).map((order, rank) => ({ ...order, by, rank })),
    );
    this.movers = given.flatMap(({ unit: id, type, to, rank }) => {
      const unit = position.units.find((one) => one.id === id);
      return type === 'MOVE' && unit && to ? [{ unit, to, rank }] : [];
    });
    this.supports = given.flatMap((order) => {
      if (order.type !== 'SUPPORT') return [];
      const unit = position.units.find((one) => one.id === order.unit);
      const seat = { moe: 'lower-hudson', larry: 'lower-bay', curly: 'long-island-sound' }[
        order.turreton ?? ''
      ];
      return [{ ...order, stand: unit?.space ?? seat ?? '' }];
    });
  }

  private at(space: string): readonly Unit[] {
    return this.position.units.filter((unit) => unit.space === space);
  }

  private guard(space: string): Faction | null {
    const { moe, larry, curly } = this.position.turretons;
    const seats: Record<string, Faction | null> = {
      'lower-hudson': moe,
      'lower-bay': larry,
      'long-island-sound': curly,
    };
    return seats[space] ?? null;
  }

  private holder(space: string): Faction | null {
    return this.at(space)[0]?.faction ?? this.guard(space);
  }

  private moveOf(unit: Unit): Mover | undefined {
    return this.movers.find((mover) => mover.unit === unit);
  }

  private reinforces({ unit, to }: Mover): boolean {
    const own = this.at(to).some((one) => one.faction === unit.faction);
    if (!spaceOf(to).land) return own || this.guard(to) === unit.faction;
    return own && this.position.homes[unit.faction] === to;
  }

  private occurs(mover: Mover): boolean {
    const { unit, to } = mover;
    if (this.reinforces(mover) || this.holder(to) !== unit.faction) return true;
    const friend = this.at(to)[0];
    const next = friend && this.moveOf(friend);
    if (!next) return false;
    return next.to !== unit.space || this.reinforces(next);
  }

  private contests(mover: Mover): boolean {
    const same = spaceOf(mover.unit.space).land === spaceOf(mover.to).land;
    return same && !this.reinforces(mover) && this.occurs(mover);
  }

  private attackers(faction: Faction, to: string): readonly Mover[] {
    return this.movers.filter(
      (mover) => mover.unit.faction === faction && mover.to === to && this.contests(mover),
    );
  }

  private stands(support: (typeof this.supports)[number]): boolean {
    const { by, stand, at, from, to } = support;
    const cut = this.movers.some(
      (mover) =>
        mover.to === stand &&
        mover.unit.faction !== by &&
        spaceOf(mover.unit.space).land === spaceOf(stand).land,
    );
    if (cut) return false;
    if (at !== undefined)
      return this.guard(at) !== null || this.at(at).some((unit) => this.moveOf(unit) === undefined);
    const aided = this.movers.filter((mover) => mover.unit.space === from && mover.to === to);
    const first = aided[0];
    if (!first || !to) return false;
    if (first.unit.faction !== by && this.holder(to) === by) return false;
    return aided.some((mover) => this.contests(mover));
  }

  private power(faction: Faction, to: string): number {
    const attackers = this.attackers(faction, to);
    const aid = this.supports.filter(
      (support) =>
        support.to === to &&
        attackers.some((mover) => mover.unit.space === support.from) &&
        this.stands(support),
    );
    return attackers.length + aid.length;
  }

  private conducts(faction: Faction, to: string): boolean {
    const power = this.power(faction, to);
    const rivals = this.position.seats.filter((other) => other !== faction);
    return power > 0 && rivals.every((other) => this.power(other, to) < power);
  }

  private defence(space: string, made: readonly Mover[]): number {
    const holder = this.holder(space);
    const stay = this.at(space).filter((unit) => !made.some((mover) => mover.unit === unit)).length;
    const join = this.movers.filter((mover) => mover.to === space && this.reinforces(mover)).length;
    const units = stay + join;
    const flag = holder && units > 0 && this.position.homes[holder] === space ? 1 : 0;
    const aid = this.supports.filter((support) => support.at === space && this.stands(support)).length;
    return units + flag + aid + (this.guard(space) ? 2 : 0);
  }

  private counter(faction: Faction, to: string): number {
    const holder = this.holder(to);
    if (!holder || holder === faction) return 0;
    const origins = this.attackers(faction, to).map((mover) => mover.unit.space);
    const counters = origins.filter(
      (origin) =>
        this.conducts(holder, origin) &&
        this.attackers(holder, origin).some((mover) => mover.unit.space === to),
    );
    return Math.max(0, ...counters.map((origin) => this.power(holder, origin)));
  }

  private leads(mover: Mover): boolean {
    const { unit, to } = mover;
    if (!spaceOf(to).land || this.position.homes[unit.faction] === to) return true;
    const own = this.movers.filter(
      (other) => other.unit.faction === unit.faction && other.to === to && this.occurs(other),
    );
    const shore = (other: Mover) => Number(!this.contests(other));
    own.sort((one, other) => shore(one) - shore(other) || one.rank - other.rank);
    return own[0] === mover;
  }

  succeeds(mover: Mover, made: readonly Mover[]): boolean {
    const { unit, to } = mover;
    if (this.reinforces(mover)) return true;
    if (!this.occurs(mover) || !this.leads(mover)) return false;
    const vacated = this.at(to).every((one) => made.some((other) => other.unit === one));
    if (!this.contests(mover)) return this.mayCross(mover) && vacated;
    if (!this.conducts(unit.faction, to)) return false;
    if (this.holder(to) === unit.faction) return vacated;
    return this.power(unit.faction, to) > Math.max(this.defence(to, made), this.counter(unit.faction, to));
  }

  private mayCross({ unit, to }: Mover): boolean {
    const rivals = this.movers.some((other) => other.to === to && other.unit.faction !== unit.faction);
    const guard = this.guard(to);
    const swap = this.at(to).some(
      (one) => one.faction !== unit.faction && this.moveOf(one)?.to === unit.space,
    );
    return !rivals && !swap && (guard === null || guard === unit.faction);
  }

  /** Lost in a failed attack, or with the space in which the unit stays or which it joins. */
  dies(unit: Unit, made: readonly Mover[]): boolean {
    const mover = this.moveOf(unit);
    const fought = mover && this.contests(mover) && this.conducts(unit.faction, mover.to);
    if (fought && this.holder(mover.to) !== unit.faction) {
      const power = this.power(unit.faction, mover.to);
      if (power < Math.max(this.defence(mover.to, made), this.counter(unit.faction, mover.to))) return true;
    }
    const leaves = mover !== undefined && made.includes(mover);
    if (leaves && !this.reinforces(mover)) return false;
    return this.beaten(leaves ? mover.to : unit.space, made);
  }

  private beaten(space: string, made: readonly Mover[]): boolean {
    return this.position.seats.some((faction) => {
      if (faction === this.holder(space) || !this.conducts(faction, space)) return false;
      const against = Math.max(this.defence(space, made), this.counter(faction, space));
      return this.power(faction, space) > against;
    });
  }
}
