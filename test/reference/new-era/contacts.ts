import type { Table } from './table';
import { emptyLocation, locationOf, printed } from './table';

/** Section 8: contacts with tokens, and the end of agreements. */
export interface ContactOrder {
  readonly type: 'contact';
  readonly kind: 'conquest' | 'coop' | 'incorp';
  readonly tokens: readonly string[];
  readonly card?: string;
  readonly at?: string;
  readonly owner?: string;
  readonly targets?: readonly string[];
  readonly spare?: boolean;
  readonly reserve?: readonly string[];
  readonly second?: Coop;
}

export interface Coop {
  readonly card?: string;
  readonly at?: string;
  readonly owner?: string;
}

const rangeOf = (token: string): number => Number(token.at(-1));
const sum = (tokens: readonly string[]) => tokens.reduce((total, token) => total + rangeOf(token), 0);
/** 8.2 */
const serves = (token: string, kind: string) =>
  token.replace(/\d$/, '') === kind || token.startsWith('contact');

/** Carries an order out on this table, which is discarded if the answer is "rejected". */
export function contact(table: Table, seat: string, order: ContactOrder): 'ok' | 'repelled' | 'rejected' {
  const { kind, tokens, reserve = [] } = order;
  if (![...tokens, ...reserve].every((token) => serves(token, kind))) return 'rejected';
  if (!table.hasAll(seat, [...tokens, ...reserve])) return 'rejected';
  table.spend(seat, tokens);
  const range = sum(tokens);
  if (kind === 'conquest' && order.targets) return conquerFrom(table, seat, order, range);
  if (kind === 'conquest') return conquerFromHand(table, seat, order.card ?? '', range) ? 'ok' : 'rejected';
  if (kind === 'incorp')
    return order.owner === undefined && incorporate(table, seat, order.card ?? '', range) ? 'ok' : 'rejected';
  if (order.second && (tokens.length > 1 || !table.hasFeature(seat, 'doubleCooperation'))) return 'rejected';
  const both = order.second ? [order, order.second] : [order];
  return both.every((coop) => cooperate(table, seat, coop, range)) ? 'ok' : 'rejected';
}

/** 6.6, 6.8, 8.4 Takes a location within range from the hand. */
function fromHand(table: Table, seat: string, card: string, range: number): boolean {
  const player = table.player(seat);
  const location = locationOf(card);
  if (!player.hand.includes(card) || !location || location.distance > range) return false;
  player.hand = player.hand.filter((one) => one !== card);
  return true;
}

/** 8.7 */
function conquerFromHand(table: Table, seat: string, card: string, range: number): boolean {
  if (!table.hasRoomUnder(seat) || !fromHand(table, seat, card, range)) return false;
  table.player(seat).under[card] = 'spoils';
  const { distance } = printed(card);
  table.react(seat, 'conquest', (on) => distance >= (on.if?.minDistance ?? 0));
  return true;
}

/** 8.9 */
function incorporate(table: Table, seat: string, card: string, range: number): boolean {
  if (!fromHand(table, seat, card, range)) return false;
  table.player(seat).locations[card] = emptyLocation();
  table.placed = card;
  const { types, capability } = printed(card);
  for (const effect of capability)
    if (effect.effect === 'produce' || effect.effect === 'once') table.gain(seat, effect.gain, card);
  table.react(seat, 'incorporate', (on) => on.if?.types?.some((type) => types.includes(type)) ?? true);
  return true;
}

/** 8.8, 8.10, 8.12 */
function cooperate(table: Table, seat: string, coop: Coop, range: number): boolean {
  const card = coop.card ?? '';
  const done =
    coop.owner !== undefined
      ? cooperateWith(table, seat, coop.owner, card, range)
      : coop.at !== undefined
        ? shield(table, seat, card, coop.at, range)
        : agree(table, seat, card, range);
  if (done) table.react(seat, 'cooperate', () => true);
  return done;
}

function agree(table: Table, seat: string, card: string, range: number): boolean {
  if (printed(card).defensive !== undefined || !table.hasRoomUnder(seat)) return false;
  if (!fromHand(table, seat, card, range)) return false;
  table.player(seat).under[card] = 'agreement';
  return true;
}

function shield(table: Table, seat: string, card: string, at: string, range: number): boolean {
  const location = table.built(seat, at);
  if (!location || location.debris || location.shield !== null) return false;
  if (locationOf(card)?.defensive === undefined || !fromHand(table, seat, card, range)) return false;
  location.shield = card;
  return true;
}

function cooperateWith(table: Table, seat: string, owner: string, card: string, range: number): boolean {
  if (owner === seat || !table.stands(owner, card) || table.isClosed(owner)) return false;
  const { agreement, defence } = printed(card);
  const { agreements } = table.player(seat);
  if (agreement === undefined || agreements[card] !== undefined) return false;
  if (Object.keys(agreements).length >= 3 || defence > range) return false;
  agreements[card] = owner;
  table.gain(seat, agreement, null);
  return true;
}

/** 8.15 */
function defenceOf(table: Table, owner: string, card: string): number {
  const wall = table.built(owner, card)?.shield;
  return printed(card).defence + (wall ? (printed(wall).defensive ?? 0) : 0);
}

function conquerFrom(
  table: Table,
  seat: string,
  { owner = '', targets = [], reserve = [], spare = false }: ContactOrder,
  range: number,
): 'ok' | 'repelled' | 'rejected' {
  if (owner === seat || !targets.every((card) => table.stands(owner, card)) || table.isClosed(owner))
    return 'rejected';
  if (spare && !table.hasFeature(seat, 'spareConquered')) return 'rejected';
  if (!targets.some((card) => defenceOf(table, owner, card) <= range)) return 'rejected';
  const fallen = shootout(table, seat, owner, targets, reserve, range);
  if (fallen === undefined) return 'repelled';
  const distance = defenceOf(table, owner, fallen);
  const { spoils, agreement } = printed(fallen);
  table.gain(seat, spoils, null);
  if (agreement) table.gain(owner, agreement, null);
  if (!spare) table.toDebris(owner, fallen);
  table.react(seat, 'conquest', (on) => distance >= (on.if?.minDistance ?? 0));
  return 'ok';
}

/** 8.16 The location that falls, if any. */
function shootout(
  table: Table,
  seat: string,
  owner: string,
  targets: readonly string[],
  reserve: readonly string[],
  range: number,
): string | undefined {
  const within = (strength: number) => targets.find((card) => defenceOf(table, owner, card) <= strength);
  const left = [...reserve];
  let strength = range;
  let spent = 0;
  const threatened = within(strength);
  if (threatened === undefined) return undefined;
  const distance = defenceOf(table, owner, threatened);
  const { defence } = table.player(owner).standing;
  const limit = defence[threatened] ?? defence['*'] ?? 99;
  for (;;) {
    const answer = cheapestDefence(table, owner, strength - distance + 1, limit - spent);
    if (answer === undefined) return threatened;
    table.spend(owner, answer);
    spent += sum(answer);
    strength -= sum(answer);
    if (strength + sum(left) < distance) return within(strength);
    while (strength < distance) {
      const token = left.shift() ?? '';
      table.spend(seat, [token]);
      strength += rangeOf(token);
    }
  }
}

/** The smallest total that is enough and allowed, with the fewest tokens. */
function cheapestDefence(
  table: Table,
  owner: string,
  least: number,
  most: number,
): readonly string[] | undefined {
  const { defence1 = 0, defence3 = 0 } = table.player(owner).goods;
  const sets: (readonly string[])[] = [];
  for (let ones = 0; ones <= defence1; ones += 1)
    for (let threes = 0; threes <= defence3; threes += 1)
      sets.push([...Array<string>(ones).fill('defence1'), ...Array<string>(threes).fill('defence3')]);
  return sets
    .filter((set) => sum(set) >= least && sum(set) <= most)
    .sort((one, other) => sum(one) - sum(other) || one.length - other.length)[0];
}

/** 8.20 */
export function breakAgreement(table: Table, seat: string, card: string): 'ok' | 'rejected' {
  const player = table.player(seat);
  if (player.freeOrders >= 6) return 'rejected';
  const owner = player.agreements[card];
  if (owner !== undefined) {
    if (table.isClosed(owner)) return 'rejected';
    delete player.agreements[card];
    return 'ok';
  }
  if (player.under[card] !== 'agreement') return 'rejected';
  delete player.under[card];
  table.now.discard.push(card);
  return 'ok';
}
