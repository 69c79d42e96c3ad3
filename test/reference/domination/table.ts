import data from '../../../engine/domination/data/map.json';
import type { GameEnd, Position, Seat } from '../../../engine/domination/types';
import type { Random } from '../../../engine/random';

export const AREAS = data.areas;
export const AREA_IDS: readonly string[] = AREAS.map(({ id }) => id);
export const REGIONS = data.regions;
export const RESOURCES = data.resources;
export const CARDS = data.cards;
export const CARD_IDS: readonly string[] = CARDS.map(({ id }) => id);
const BORDERS = [...data.borders.land_land, ...data.borders.land_sea, ...data.borders.sea_sea];

export const isLand = (area: string): boolean => AREAS.some(({ id, kind }) => id === area && kind === 'land');
export const regionOf = (area: string): string | undefined =>
  REGIONS.find(({ areas }) => areas.includes(area))?.id;
/** 1.4 */
export const bordering = (area: string): readonly string[] =>
  BORDERS.filter((pair) => pair.includes(area)).flatMap((pair) => pair.filter((id) => id !== area));
/** 1.7 */
const inDataOrder = (cards: readonly string[]) =>
  [...cards].sort((one, other) => CARD_IDS.indexOf(one) - CARD_IDS.indexOf(other));

interface Force {
  readonly seat: string;
  readonly full: boolean;
}

/** Cards as plain texts: whether a card is known is checked once, where an order is read. */
export interface Hands {
  hand: string[];
  draw: string[];
  discard: string[];
}

/** A position in play, with the queries that every rule needs (rules 1 to 5, 9, 10). */
export class Table {
  outcome: GameEnd | null = null;

  constructor(
    readonly now: Position,
    private readonly random: Random,
  ) {}

  seat(id: string): Seat {
    const seat = this.now.seats[id];
    if (!seat) throw new RangeError(`no seat ${id}`);
    return seat;
  }

  hands = (id: string): Hands => this.seat(id) as unknown as Hands;
  get stacks(): Record<string, number> {
    return this.now.stacks as Record<string, number>;
  }

  /** 1.1 */
  rotation(from: string): readonly string[] {
    const { order } = this.now;
    const at = order.indexOf(from);
    return [...order.slice(at), ...order.slice(0, at)];
  }

  leftOf = (seat: string): string => this.rotation(seat)[1] ?? seat;
  occupied = (): readonly string[] => this.now.order.filter((id) => !this.seat(id).vacant);

  force = (area: string): Force | undefined => this.now.forces[area];
  strength = (area: string): number => {
    const force = this.force(area);
    return force ? (force.full ? 2 : 1) : 0;
  };
  areasOf = (seat: string): readonly string[] => AREA_IDS.filter((id) => this.force(id)?.seat === seat);
  isFull = (area: string): boolean => this.force(area)?.full === true;
  isRivals = (area: string, seat: string): boolean =>
    this.force(area) !== undefined && this.force(area)?.seat !== seat;

  /** 5.2 */
  canBuild(seat: string, area: string): boolean {
    const force = this.force(area);
    return !force || (force.seat === seat && !force.full);
  }

  build(seat: string, area: string): void {
    this.now.forces[area] = { seat, full: this.force(area) !== undefined };
  }

  /** 5.3 */
  reduce(area: string): void {
    const force = this.force(area);
    if (force?.full) this.now.forces[area] = { seat: force.seat, full: false };
    else this.remove(area);
  }

  remove(area: string): void {
    delete this.now.forces[area];
  }

  has = (seat: string, card: string, copies = 1): boolean =>
    this.hands(seat).hand.filter((one) => one === card).length >= copies;

  takeFromHand(seat: string, card: string): void {
    const { hand } = this.hands(seat);
    hand.splice(hand.indexOf(card), 1);
  }

  toDiscard(seat: string, card: string): void {
    const hands = this.hands(seat);
    hands.discard = inDataOrder([...hands.discard, card]);
  }

  toHand(seat: string, card: string): void {
    const hands = this.hands(seat);
    hands.hand = inDataOrder([...hands.hand, card]);
  }

  /** 3.3, 14.3 */
  private draw(seat: string): void {
    const hands = this.hands(seat);
    if (hands.draw.length === 0) {
      const pile = inDataOrder(hands.discard);
      hands.discard = [];
      while (pile.length > 1) {
        this.now.drawn += 1;
        hands.draw.push(...pile.splice(this.random.draw(0, pile.length - 1), 1));
      }
      hands.draw.push(...pile);
    }
    const card = hands.draw.shift();
    if (card !== undefined) this.toHand(seat, card);
  }

  /** 11.4, 10.4 Makes the seat vacant. */
  vacate(id: string): void {
    const seat = this.seat(id);
    seat.vacant = true;
    seat.standing = { bio: null, airborne: [], fog: 'never' };
    if (this.occupied().length <= 1) this.end('resigned');
  }

  /** 9.2 */
  regionsOf = (seat: string): readonly string[] =>
    REGIONS.filter(({ areas }) => areas.every((area) => this.force(area)?.seat === seat)).map(({ id }) => id);

  /** Rule 9, after the Fog of War of these seats. */
  score(fog: readonly string[]): void {
    for (const id of this.now.order) {
      const held = this.areasOf(id);
      const forces = held.map((area) => (isLand(area) ? 1 : 2) * this.strength(area));
      const regions = fog.some((other) => other !== id) ? 0 : 6 * this.regionsOf(id).length;
      this.seat(id).vp += forces.reduce((sum, vp) => sum + vp, 0) + regions;
    }
    for (const id of this.now.order) {
      const whole = RESOURCES.filter(({ areas }) => areas.every((area) => this.force(area)?.seat === id));
      this.seat(id).logistics = Math.min(10, this.seat(id).logistics + whole.length);
    }
    if (this.now.turn >= this.now.turns) this.end('turns');
    else this.startTurn();
  }

  /** 3.1, 3.2 */
  private startTurn(): void {
    const { now } = this;
    now.turn += 1;
    now.phase = 'turn';
    now.first =
      [...this.rotation(now.first).slice(1), now.first].find((id) => !this.seat(id).vacant) ?? now.first;
    for (const id of now.order) this.seat(id).passed = false;
    for (const id of this.rotation(now.first)) {
      const { vacant, logistics } = this.seat(id);
      if (!vacant) for (let count = 0; count < logistics; count += 1) this.draw(id);
    }
    this.nextTurnOf(this.rotation(now.first));
  }

  /** 3.5 to 3.8 */
  nextTurnOf(seats: readonly string[]): void {
    const { now } = this;
    for (const id of seats) {
      const seat = this.seat(id);
      if (seat.passed) continue;
      if (!seat.vacant && seat.hand.length > 0) {
        now.active = id;
        return;
      }
      seat.passed = true;
    }
    now.active = null;
    if (this.windowOpens()) now.phase = 'scoring';
    else this.score([]);
  }

  /** 8.1 */
  private windowOpens(): boolean {
    return this.occupied().some((id) => {
      const { hand, draw } = this.hands(id);
      const owned = [...hand, ...draw];
      return hand.length > 0 && (owned.includes('airborne_forces') || owned.includes('fog_of_war'));
    });
  }

  /** 10.3 */
  end(why: GameEnd['why']): void {
    const { now } = this;
    now.phase = 'over';
    now.active = null;
    const figures = (id: string) => {
      const { vacant, vp, logistics } = this.seat(id);
      const held = this.areasOf(id);
      return [vacant ? 0 : 1, vp, held.length, held.filter(this.isFull).length, logistics];
    };
    const lead = (one: string, other: string) => {
      const theirs = figures(other);
      const differences = figures(one).map((figure, at) => figure - (theirs[at] ?? 0));
      return differences.find((difference) => difference !== 0) ?? 0;
    };
    const rank = (id: string) => 1 + now.order.filter((other) => lead(other, id) > 0).length;
    const ranking = now.order.map((seat) => ({ seat, rank: rank(seat), vp: this.seat(seat).vp }));
    ranking.sort((one, other) => one.rank - other.rank);
    this.outcome = { winners: now.order.filter((id) => rank(id) === 1), ranking, why };
  }
}
