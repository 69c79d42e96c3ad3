import type { AirborneEntry, GameEnd, Point, Position } from '../../../engine/domination/types';
import type { Random } from '../../../engine/random';
import { type Fields, isWellFormed } from './form';
import { Table } from './table';
import { airborne, carryOut, standingAirborne } from './uses';

/**
 * A second implementation of World at War: Domination, written from its rules and not from the engine. It returns the
 * fate of every order and the next position of every step but set-up. It does not cover views of a position, and
 * events.
 */
export interface Fate {
  readonly seat: string;
  readonly order: unknown;
  /** "ok", "partial", "void" or "default", or the rule that refuses the order. */
  readonly fate: string;
}

export interface Read {
  readonly orders: readonly Fate[];
  readonly position: Position;
  readonly outcome: GameEnd | null;
}

export type Lists = Readonly<Record<string, readonly unknown[]>>;

export function secondReading(position: Position, lists: Lists, vacateAfter: number, random: Random): Read {
  const table = new Table(structuredClone(position), random);
  const step = new Step(table, lists);
  if (position.phase === 'scoring') step.window();
  else step.turn(vacateAfter);
  return { orders: step.fates.map((fate) => fate()), position: table.now, outcome: table.outcome };
}

class Step {
  /** In the order of 12.7; Fog of War is evaluated later than its position in the list. */
  readonly fates: (() => Fate)[] = [];
  private readonly resigned = new Set<string>();
  private used = false;
  private passed = false;

  constructor(
    private readonly table: Table,
    private readonly lists: Lists,
  ) {}

  /** 17.2 */
  turn(vacateAfter: number): void {
    const { table } = this;
    const { active, order } = table.now;
    for (const seat of order.filter((id) => id !== active))
      this.list(seat, (given) => this.inTurn(seat, given));
    if (active === null) return;
    const first = this.fates.length;
    this.list(active, (given) => this.inTurn(active, given));
    if (this.used || this.passed) table.seat(active).missed = 0;
    if (table.now.phase === 'turn' && !this.resigned.has(active))
      this.closeTurn(
        active,
        this.fates.slice(first).map((fate) => fate()),
        vacateAfter,
      );
    if (table.now.phase !== 'turn') return;
    for (const id of table.rotation(active).slice(1))
      standingAirborne(table, id, (when) => (when as { after?: string }).after === active);
    table.nextTurnOf([...table.rotation(active).slice(1), active]);
  }

  private list(seat: string, judge: (given: unknown) => string): void {
    for (const order of this.lists[seat] ?? []) {
      const fate = judge(order);
      this.fates.push(() => ({ seat, order, fate }));
    }
  }

  /** 11.1, 11.2 */
  private closeTurn(seat: string, given: readonly Fate[], vacateAfter: number): void {
    const own = this.table.seat(seat);
    const isSilent = given.every(({ fate, order }) => fate === 'ok' && (order as Fields).type === 'standing');
    if (this.passed) own.passed = true;
    if (this.used || this.passed) return;
    this.fates.push(() => ({ seat, order: { type: 'pass' }, fate: 'default' }));
    own.passed = true;
    if (!isSilent) return;
    own.missed += 1;
    if (vacateAfter > 0 && own.missed >= vacateAfter) this.table.vacate(seat);
  }

  /** 12.5 */
  private inTurn(seat: string, given: unknown): string {
    const { table } = this;
    if (!isWellFormed(given, table.now.order)) return '12.2';
    const shared = this.anywhere(seat, given);
    if (shared !== null) return shared;
    if (table.now.active !== seat) return '12.3';
    if (given.type === 'pass') {
      if (this.used || this.passed) return '12.3';
      this.passed = true;
      return 'ok';
    }
    if (this.passed) return '12.3';
    const refusal = carryOut(table, seat, given);
    if (refusal === null) this.used = true;
    return refusal ?? 'ok';
  }

  /**
   * Orders that are legal in turns and windows alike, and orders that are legal in neither (12.3); null for all others.
   */
  private anywhere(seat: string, order: Fields): string | null {
    const { table } = this;
    const own = table.seat(seat);
    if (table.now.phase === 'over' || this.resigned.has(seat)) return '12.3';
    if (own.vacant !== (order.type === 'take_over')) return '12.3';
    if (order.type === 'take_over') {
      own.vacant = false;
      own.missed = 0;
    } else if (order.type === 'resign') {
      this.resigned.add(seat);
      own.passed = true;
      table.vacate(seat);
    } else if (order.type === 'standing') {
      const { bio, airborne: entries, fog } = structuredClone(order);
      if (bio !== undefined) own.standing.bio = bio as typeof own.standing.bio;
      if (entries !== undefined) own.standing.airborne = entries as AirborneEntry[];
      if (fog !== undefined) own.standing.fog = fog as typeof own.standing.fog;
    } else return null;
    return 'ok';
  }

  /** 17.3 */
  window(): void {
    const { table } = this;
    const seats = table.rotation(table.now.first);
    const spoken = new Set<string>();
    const fogOrders = new Map<string, Fate[]>();
    for (const seat of seats) {
      for (const order of this.lists[seat] ?? []) {
        const fate: { -readonly [Key in keyof Fate]: Fate[Key] } = { seat, order, fate: '' };
        this.fates.push(() => fate);
        const isFog = isWellFormed(order, table.now.order) && isText(order, 'fog_of_war');
        if (isFog) fogOrders.set(seat, [...(fogOrders.get(seat) ?? []), fate]);
        else fate.fate = this.inWindow(seat, order);
        if (isFog || (isWellFormed(order, table.now.order) && isSpeech(order))) spoken.add(seat);
      }
      if (!spoken.has(seat) && table.now.phase === 'scoring')
        standingAirborne(table, seat, (when) => when === 'scoring');
    }
    const fogged = seats.filter((seat) => this.fog(seat, fogOrders.get(seat) ?? [], spoken.has(seat)));
    if (table.now.phase === 'scoring') table.score(fogged);
  }

  private inWindow(seat: string, given: unknown): string {
    const { table } = this;
    if (!isWellFormed(given, table.now.order)) return '12.2';
    const shared = this.anywhere(seat, given);
    if (shared !== null) return shared;
    if (given.type === 'pass') return 'ok';
    if (!isText(given, 'airborne_forces')) return '12.3';
    if (!table.has(seat, 'airborne_forces')) return '12.4';
    const actions = given.actions as readonly Point[];
    return actions.length > 6 ? '7.2' : airborne(table, seat, actions);
  }

  /** 8.6 Whether the seat plays Fog of War. */
  private fog(seat: string, orders: readonly { fate: string }[], hasSpoken: boolean): boolean {
    const { table } = this;
    let played = false;
    const play = () => {
      table.takeFromHand(seat, 'fog_of_war');
      table.stacks.fog_of_war = (table.stacks.fog_of_war ?? 0) + 1;
      played = true;
    };
    for (const order of orders) {
      if (table.now.phase !== 'scoring' || table.seat(seat).vacant) order.fate = '12.3';
      else if (!table.has(seat, 'fog_of_war')) order.fate = '12.4';
      else if (played) order.fate = '8.5';
      else {
        play();
        order.fate = 'ok';
      }
    }
    if (hasSpoken || table.now.phase !== 'scoring') return played;
    const { fog } = table.seat(seat).standing;
    const isRivalStrong = table.now.order.some((id) => id !== seat && table.regionsOf(id).length > 0);
    const wants = fog === 'always' || (fog === 'if_rival_monopoly' && isRivalStrong);
    if (wants && table.has(seat, 'fog_of_war')) play();
    return played;
  }
}

const isText = (order: Fields, card: string) => order.type === 'text' && order.card === card;

/** 8.9 */
const isSpeech = (order: Fields) => order.type === 'pass' || isText(order, 'airborne_forces');
