import data from '../../../engine/nyc-risk/data/map.json';
import type { GameEnd, Position } from '../../../engine/nyc-risk/types';
import type { Random } from '../../../engine/random';

export const HOODS = data.neighbourhoods;
export const HOOD_IDS = HOODS.map(({ id }) => id);
export const BOROUGHS = data.boroughs;
export const CROSSINGS = data.crossings;
export const ADVENTURES = data.adventures;
export const HARBOURS: readonly string[] = data.harbours;
export const STOPS = data.train;
export const CARDS = [...HOOD_IDS, 'wild-1', 'wild-2'];
const TERMINUS = STOPS.length - 1;

export type Options = { readonly maxMissed: number; readonly replacements: boolean };

/** A position in play, with the queries that every rule needs (rules 1, 3, 5, 10, 11). */
export class Table {
  outcome: GameEnd | null = null;

  constructor(
    readonly now: Position,
    readonly options: Options,
    private readonly random: Random,
  ) {}

  /** 18.1 */
  die = (): number => this.random.draw(1, 6);
  coin = (): number => this.random.draw(1, 2);
  index = (count: number): number => (count === 1 ? 0 : this.random.draw(0, count - 1));

  hood(id: string): { owner: string | null; units: number } {
    const holding = this.now.hoods[id];
    if (!holding) throw new RangeError(`no hood ${id}`);
    return holding;
  }

  hand(seat: string): { cards: string[]; adventures: string[] } {
    const hand = this.now.hands[seat];
    if (!hand) throw new RangeError(`no seat ${seat}`);
    return hand;
  }

  isInPlay = (seat: string): boolean =>
    this.now.status[seat] === 'playing' || this.now.status[seat] === 'vacant';
  inPlay = (): readonly string[] => this.now.order.filter(this.isInPlay);
  owns = (seat: string, hood: string): boolean => this.hood(hood).owner === seat;
  ownedBy = (seat: string): readonly string[] => HOOD_IDS.filter((id) => this.owns(seat, id));

  /** 5.3 Boroughs owned completely. */
  boroughsOf(seat: string): readonly (typeof BOROUGHS)[number][] {
    return BOROUGHS.filter(({ id }) =>
      HOODS.every((hood) => hood.borough !== id || this.owns(seat, hood.id)),
    );
  }

  /** 1.5 */
  isOpen(one: string, other: string): boolean {
    const isPair = (pair: readonly string[]) => pair.includes(one) && pair.includes(other);
    if (this.now.boosts.links.some(isPair)) return true;
    if (!HOODS.find(({ id }) => id === one)?.adj.includes(other)) return false;
    const crossings = CROSSINGS.filter(({ between }) => isPair(between));
    const isClosed = (id: string) => this.now.closed.some(({ crossing }) => crossing === id);
    return crossings.length === 0 || crossings.some(({ id }) => !isClosed(id));
  }

  openFrom = (hood: string): readonly string[] =>
    HOOD_IDS.filter((id) => id !== hood && this.isOpen(hood, id));

  reopen(seat: string): void {
    this.now.closed = this.now.closed.filter(({ by }) => by !== seat);
  }

  /** 18.4 */
  private shuffled(list: readonly string[]): string[] {
    const pile = [...list];
    for (let at = pile.length - 1; at >= 1; at -= 1) {
      const other = this.index(at + 1);
      [pile[at], pile[other]] = [pile[other] as string, pile[at] as string];
    }
    return pile;
  }

  /** 3.3 */
  drawCard(seat: string): void {
    const { decks } = this.now;
    if (decks.cards.length === 0) {
      decks.cards = this.shuffled(decks.cardDiscard);
      decks.cardDiscard = [];
    }
    const card = decks.cards.shift();
    if (card !== undefined) this.hand(seat).cards.push(card);
  }

  /** 3.3, 9.2 The next adventure; the discard may be shuffled if it has not been in this draw. */
  nextAdventure(mayShuffle: boolean): { readonly card: string | undefined; readonly shuffled: boolean } {
    const { decks } = this.now;
    const shuffled = decks.adventures.length === 0 && mayShuffle && decks.adventureDiscard.length > 0;
    if (shuffled) {
      decks.adventures = this.shuffled(decks.adventureDiscard);
      decks.adventureDiscard = [];
    }
    return { card: decks.adventures.shift(), shuffled };
  }

  discardAdventures(seat: string, cards: readonly string[]): void {
    const hand = this.hand(seat);
    hand.adventures = hand.adventures.filter((card) => !cards.includes(card));
    this.now.decks.adventureDiscard.push(...cards);
  }

  give(hood: string, units: number): void {
    this.hood(hood).units += units;
  }

  /** 10.2 to 10.4 */
  trainOn(): void {
    this.now.train = Math.min(TERMINUS, this.now.train + 1);
  }

  trainExpress(): void {
    const next = STOPS.findIndex(({ kind }, at) => at > this.now.train && kind === 'express');
    if (next >= 0) this.now.train = next;
  }

  trainBack(): void {
    if (this.now.train < TERMINUS) this.now.train = Math.max(0, this.now.train - 1);
  }

  get trainIsHome(): boolean {
    return this.now.train === TERMINUS;
  }

  get trainIsAtExpress(): boolean {
    return STOPS[this.now.train]?.kind === 'express';
  }

  /** 7.5, 13.6 The common effects of leaving the game, except on the hand and the hoods. */
  putOut(seat: string, status: 'eliminated' | 'resigned'): void {
    const { now } = this;
    this.discardAdventures(seat, this.hand(seat).adventures);
    now.standing[seat] = { defend: { default: 2, at: {} }, cards: [], picks: [], pickAtOnce: false };
    now.mayors[seat] = null;
    now.status[seat] = status;
    now.eliminated.push(seat);
    now.left = { ...now.left, [seat]: now.turn };
    now.defended = now.defended.filter((one) => one !== seat);
    this.reopen(seat);
  }

  /** 11.2 to 11.5 */
  end(end: GameEnd['end']): void {
    const { now } = this;
    const score = (seat: string) => {
      const neighbourhoods = this.ownedBy(seat).length;
      const boroughs = this.boroughsOf(seat).reduce((sum, { bonus }) => sum + bonus, 0);
      const adventure = now.points[seat] ?? 0;
      return { neighbourhoods, boroughs, adventure, total: neighbourhoods + boroughs + adventure };
    };
    const units = (seat: string) => this.ownedBy(seat).reduce((sum, id) => sum + this.hood(id).units, 0);
    const better = (one: string, other: string) =>
      score(one).total - score(other).total ||
      score(one).neighbourhoods - score(other).neighbourhoods ||
      units(one) - units(other);
    const left = this.inPlay();
    const rank = (seat: string) =>
      left.includes(seat)
        ? 1 + left.filter((other) => better(other, seat) > 0).length
        : now.seats.length - now.eliminated.indexOf(seat);
    this.outcome = {
      end,
      winners: left.filter((seat) => rank(seat) === 1),
      scores: Object.fromEntries(now.seats.map((seat) => [seat, score(seat)])),
      ranks: Object.fromEntries(now.seats.map((seat) => [seat, rank(seat)])),
    };
    now.phase = 'over';
    now.mustTrade = false;
    now.active = null;
  }
}
