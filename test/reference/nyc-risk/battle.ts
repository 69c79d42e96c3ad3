import { HOODS, type Table } from './table';

/** Attacks, conquests and their consequences: rules 6, 7 and 14.6. */
export interface Attack {
  readonly seat: string;
  readonly from: string;
  readonly to: string;
  readonly dice: number;
  readonly mayor: boolean;
  /** Event battles: no cards, no boosts, no earnings (14.6). */
  readonly isEvent: boolean;
}

const isAirport = (id: string) => HOODS.some((hood) => hood.id === id && hood.airport);
const isStadium = (id: string) => HOODS.some((hood) => hood.id === id && hood.stadium);

/**
 * 6.7 One roll.
 * @returns the number of the attacker's dice
 */
export function roll(table: Table, { seat, from, to, dice: wanted, mayor, isEvent }: Attack): number {
  const { now } = table;
  const defender = table.hood(to).owner;
  const standing = defender === null ? undefined : now.standing[defender];
  const limit = standing?.defend.at[to] ?? standing?.defend.default ?? 2;
  let attackDice = wanted;
  let defenceDice = Math.min(limit, 2, table.hood(to).units);
  let attackBonus = mayor ? 1 : 0;
  let defenceBonus = (defender !== null && now.mayors[defender] === to ? 1 : 0) + (isAirport(to) ? 1 : 0);
  let mostLost = 2;
  if (!isEvent) {
    if (now.boosts.attack) attackBonus += 1;
    if (now.boosts.oneDie) defenceDice = 1;
    now.boosts.attack = false;
    now.boosts.oneDie = false;
    const card = defender === null ? undefined : defenceCard(table, defender, to, wanted);
    if (card === 'doorman') defenceBonus += 1;
    if (card === 'jaywalkers') attackDice = 1;
    if (card === 'fire-company') mostLost = 1;
    if (isStadium(to) && defender !== null && !now.attackedStadiums.includes(to))
      now.attackedStadiums.push(to);
  }
  const attack = thrown(table, attackDice, attackBonus);
  const defence = thrown(table, defenceDice, defenceBonus);
  let attackLoss = 0;
  let defenceLoss = 0;
  for (let at = 0; at < Math.min(attack.length, defence.length); at += 1)
    if ((attack[at] ?? 0) > (defence[at] ?? 0)) defenceLoss += 1;
    else attackLoss += 1;
  table.give(from, -attackLoss);
  table.give(to, -Math.min(defenceLoss, mostLost));
  if (mayor && attackLoss === attackDice) now.mayors[seat] = null;
  return attackDice;
}

/** 6.8, 6.9, 18.3 */
function thrown(table: Table, dice: number, bonus: number): readonly number[] {
  const rolled = Array.from({ length: dice }, () => table.die()).sort((one, other) => other - one);
  return rolled.map((value, at) => (at === 0 ? value + bonus : value));
}

/** 12.3 */
function defenceCard(table: Table, seat: string, hood: string, dice: number): string | undefined {
  const standing = table.now.standing[seat];
  const entry = standing?.cards.find(
    ({ card, at, minDice }) =>
      table.hand(seat).adventures.includes(card) && (at === 'any' || at.includes(hood)) && dice >= minDice,
  );
  if (!standing || !entry) return undefined;
  standing.cards = standing.cards.filter((one) => one !== entry);
  table.discardAdventures(seat, [entry.card]);
  table.now.points[seat] = (table.now.points[seat] ?? 0) + 1;
  return entry.card;
}

/** 7.1, 7.5 The hood changes hands; a seat without hoods is out. */
function fall(table: Table, seat: string, to: string): void {
  const { now } = table;
  const loser = table.hood(to).owner;
  table.hood(to).owner = seat;
  if (loser === null) return;
  if (now.mayors[loser] === to) now.mayors[loser] = null;
  if (table.ownedBy(loser).length > 0) return;
  table.hand(seat).cards.push(...table.hand(loser).cards);
  table.hand(loser).cards = [];
  table.putOut(loser, 'eliminated');
}

/** 7.2, 7.3 */
export function occupy(table: Table, count: number): void {
  const { now } = table;
  const { pending, active } = now;
  if (!pending || active === null) throw new Error('nothing to occupy');
  table.give(pending.from, -count);
  table.give(pending.to, count);
  if (pending.mayor) now.mayors[active] = pending.to;
  now.pending = null;
}

export interface AttackOrder {
  readonly from: string;
  readonly to: string;
  readonly dice?: number;
  readonly mayor?: boolean;
  readonly rolls?: number;
  readonly keep?: number;
  readonly move?: number;
}

/** 6.6, 7.2, 7.6 to 7.8 */
export function attack(table: Table, seat: string, order: AttackOrder): void {
  const { now } = table;
  const { from, to } = order;
  for (let made = 0; made < (order.rolls ?? 1); made += 1) {
    const dice = Math.min(order.dice ?? 3, table.hood(from).units - 1);
    const mayor = order.mayor === true && now.mayors[seat] === from;
    const rolled = roll(table, { seat, from, to, dice, mayor, isEvent: false });
    if (table.hood(to).units > 0) {
      if (table.hood(from).units <= (order.keep ?? 1)) return;
      continue;
    }
    now.conquered = true;
    if (isStadium(to)) now.tookStadium = true;
    const out = now.eliminated.length;
    fall(table, seat, to);
    const isLast = table.inPlay().length === 1;
    if (now.eliminated.length > out && table.hand(seat).cards.length >= 6) now.mustTrade = true;
    const max = table.hood(from).units - 1;
    now.pending = { type: 'occupy', from, to, min: rolled, max, mayor };
    if (order.move !== undefined) occupy(table, Math.min(max, Math.max(rolled, order.move)));
    else if (rolled === max || isLast) occupy(table, rolled);
    if (isLast) table.end('elimination');
    return;
  }
}

/** 14.6 */
export function subwaySeries(table: Table): void {
  const [one, other] = ['concourse', 'flushing'] as const;
  const owners = [table.hood(one).owner, table.hood(other).owner];
  if (owners[0] === owners[1] || owners.includes(null)) return;
  const lead = table.hood(one).units - table.hood(other).units;
  const first = lead === 0 ? table.coin() === 1 : lead > 0;
  const [from, to] = first ? [one, other] : [other, one];
  const seat = table.hood(from).owner ?? '';
  let dice = 0;
  while (table.hood(from).units > 1 && table.hood(to).units > 0) {
    dice = Math.min(3, table.hood(from).units - 1);
    roll(table, { seat, from, to, dice, mayor: false, isEvent: true });
  }
  if (table.hood(to).units === 0) {
    fall(table, seat, to);
    table.give(from, -dice);
    table.give(to, dice);
  }
  if (table.inPlay().length === 1) table.end('elimination');
  else table.give(to, 5);
}
