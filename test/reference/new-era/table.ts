import type { Gain, Good, Location, Trigger } from '../../../engine/new-era/card-types';
import data from '../../../engine/new-era/data/cards.json';
import type { Built, Player, Position } from '../../../engine/new-era/types';
import type { Random } from '../../../engine/random';

const LOCATIONS = data.locations as unknown as readonly Location[];

/** The location on a card; undefined for an instant. */
export const locationOf = (card: string): Location | undefined =>
  LOCATIONS.find(({ id }) => id === card.split('#')[0]);

export const printed = (card: string): Location => {
  const location = locationOf(card);
  if (!location) throw new RangeError(`${card} is no location`);
  return location;
};

export const emptyLocation = (): Built => ({
  vp: 0,
  vpTokens: 0,
  improved: false,
  debris: false,
  uses: 0,
  workers: 0,
  shield: null,
  stored: {},
});

/** A position in play: gains, triggers, limits (6.5, 10, 14). */
export class Table {
  /** The location that this action placed, which does not react to it (14.5). */
  placed = '';

  constructor(
    readonly now: Position,
    private readonly random: Random,
  ) {}

  player(seat: string): Player {
    const player = this.now.players[seat];
    if (!player) throw new RangeError(`no seat ${seat}`);
    return player;
  }

  isClosed = (seat: string): boolean => this.player(seat).passed || this.player(seat).resigned;
  built = (seat: string, card: string): Built | undefined => this.player(seat).locations[card];
  stands = (seat: string, card: string): boolean => this.built(seat, card)?.debris === false;

  /** The effects of a kind in a state, in ascending card id. */
  private features(seat: string): readonly string[] {
    return Object.keys(this.player(seat).locations)
      .filter((card) => this.stands(seat, card) && card !== this.placed)
      .sort();
  }

  hasFeature = (seat: string, effect: string): boolean =>
    this.features(seat).some((card) => printed(card).capability.some((one) => one.effect === effect));

  /** 10.2 */
  hasRoomUnder(seat: string): boolean {
    const slots = this.features(seat).flatMap((card) =>
      printed(card).capability.map((one) => (one.effect === 'slots' ? one.n : 0)),
    );
    const room = slots.reduce((sum, n) => sum + n, 3);
    return Object.keys(this.player(seat).under).length < room;
  }

  add(seat: string, good: string, count: number): void {
    const { goods } = this.player(seat);
    goods[good as Good] = (goods[good as Good] ?? 0) + count;
  }

  /** Whether all of these tokens are in the pool. */
  hasAll(seat: string, tokens: readonly string[]): boolean {
    const { goods } = this.player(seat);
    return tokens.every(
      (token) => tokens.filter((one) => one === token).length <= (goods[token as Good] ?? 0),
    );
  }

  spend(seat: string, tokens: readonly string[]): void {
    const { goods } = this.player(seat);
    for (const token of tokens as readonly Good[]) {
      goods[token] = (goods[token] ?? 0) - 1;
      if (goods[token] === 0) delete goods[token];
    }
  }

  private draw(seat: string): void {
    const { now } = this;
    if (now.stack.length === 0) {
      now.stack = now.discard;
      now.discard = [];
      for (let at = now.stack.length - 1; at >= 1; at -= 1) {
        const other = this.random.draw(0, at);
        now.rng += 1;
        [now.stack[at], now.stack[other]] = [now.stack[other] as string, now.stack[at] as string];
      }
    }
    const card = now.stack.shift();
    if (card !== undefined) this.player(seat).hand.push(card);
  }

  /** 6.5, 5.3, 10.1 Goods, then points (on the location, or on the base), then cards, then triggers. */
  gain(seat: string, gain: Gain, on: string | null, mayTrigger = true): void {
    const { vp = 0, card: cards = 0, ...goods } = gain;
    for (const [good, count] of Object.entries(goods)) this.add(seat, good, count);
    const location = on === null ? undefined : this.built(seat, on);
    if (vp > 0 && on === null) this.player(seat).baseVp += vp;
    if (vp > 0 && location && location.vpTokens < 3) {
      location.vp += vp;
      location.vpTokens += 1;
    }
    for (let count = 0; count < cards; count += 1) this.draw(seat);
    if (!mayTrigger) return;
    for (const [good, count] of Object.entries(goods))
      for (let token = 0; token < count; token += 1)
        this.react(seat, 'gained', (on) => on.if?.good === undefined || on.if.good === good, false);
  }

  /** 14.4, 14.5 */
  react(seat: string, event: Trigger['event'], fits: (on: Trigger) => boolean, mayTrigger = true): void {
    for (const card of this.features(seat))
      for (const effect of printed(card).capability)
        if (effect.effect === 'on' && effect.event === event && fits(effect))
          this.gain(seat, effect.gain, card, mayTrigger);
  }

  /** 9.1 Turns a location into debris. */
  toDebris(owner: string, card: string): void {
    const location = this.built(owner, card);
    if (!location) return;
    const player = this.player(owner);
    player.baseVp += location.vp + (location.improved ? 1 : 0);
    for (const [good, count] of Object.entries(location.stored)) this.add(owner, good, count);
    if (location.shield !== null) this.now.discard.push(location.shield);
    for (const seat of this.now.seats)
      if (this.player(seat).agreements[card] === owner) delete this.player(seat).agreements[card];
    player.locations[card] = { ...emptyLocation(), debris: true };
  }
}
