import type { SeatId } from '../../game';
import { adventureOf } from '../data/cards';
import { hoodOf } from '../data/map';
import type { RolledEvent } from '../event-types';
import type { AttackOrder } from '../orders/order-types';
import type { AdventureId, HoodId, Rule, View } from '../types';
import {
  attackDice,
  defenceBonus,
  defenceDice,
  exchange,
  hasMayorAt,
  loseMayor,
  MOST_ATTACK_DICE,
} from './battle';
import { isOpen } from './borders';
import { conquer, moveIn } from './conquest';
import { spendAdventure } from './hands';
import { done, type OrderVerdict, refused } from './play';
import { holdingOf, ofSeat, owns, type WorkingCopy } from './working-copy';

/** Section 6: an attack of one roll or several. */
export function attack(copy: WorkingCopy, seat: SeatId, order: AttackOrder): OrderVerdict {
  const refusal = refusalOf(copy.position, seat, order);
  if (refusal) return refused(refusal);
  noteStadium(copy, order.to);
  fight(copy, seat, order);
  return done('6.1');
}

/** 6.1 to 6.6, in the order of 17.5. */
function refusalOf(view: View, seat: SeatId, { from, to, dice, mayor, keep }: AttackOrder): Rule | undefined {
  if (!owns(view, seat, from) || owns(view, seat, to)) return '6.1';
  if (!isOpen(view, from, to)) return '6.2';
  const { units } = holdingOf(view, from);
  if (attackDice(units) < (dice ?? 1)) return '6.3';
  if (mayor === true && !hasMayorAt(view, seat, from)) return '6.5';
  return (keep ?? 1) >= units ? '6.6' : undefined;
}

/** 9.3 The owner of an attacked stadium may have defended it in the end. */
function noteStadium({ position }: WorkingCopy, hood: HoodId): void {
  const { attackedStadiums } = position;
  if (!hoodOf(hood).stadium || holdingOf(position, hood).owner === null) return;
  if (!attackedStadiums.includes(hood)) attackedStadiums.push(hood);
}

/** 6.6 Rolls until the hood falls, the army is down to `keep`, or the rolls are used up. */
function fight(copy: WorkingCopy, seat: SeatId, order: AttackOrder): void {
  const { position } = copy;
  const { from, to, rolls = 1, keep = 1, dice = MOST_ATTACK_DICE } = order;
  let mayor = order.mayor === true;
  for (let roll = 1; roll <= rolls && holdingOf(position, from).units > keep; roll += 1) {
    const rolled = rollOnce(copy, { from, to, dice, mayor });
    // 6.10 An army that loses every unit it rolled for loses the mayor who led it.
    if (mayor && rolled.attackLoss === rolled.attack.length) {
      loseMayor(copy, seat);
      mayor = false;
    }
    if (holdingOf(position, to).units > 0) continue;
    conquer(copy, seat, from, to);
    position.conquered = true;
    if (hoodOf(to).stadium) position.tookStadium = true;
    moveIn(copy, { from, to, min: rolled.attack.length, move: order.move, mayor });
    return;
  }
}

interface Assault {
  readonly from: HoodId;
  readonly to: HoodId;
  readonly dice: number;
  readonly mayor: boolean;
}

/** 6.7 One roll, with the cards that apply to it. */
function rollOnce(copy: WorkingCopy, { from, to, dice, mayor }: Assault): RolledEvent {
  const { position } = copy;
  const { boosts } = position;
  const dicePlanned = Math.min(dice, attackDice(holdingOf(position, from).units));
  const dicePlannedInDefence = boosts.oneDie ? 1 : defenceDice(position, to);
  const attackBonus = (mayor ? 1 : 0) + (boosts.attack ? 1 : 0);
  boosts.attack = false;
  boosts.oneDie = false;
  const card = playStandingCard(copy, to, dicePlanned);
  return exchange(copy, {
    from,
    to,
    attackDice: card === 'jaywalkers' ? 1 : dicePlanned,
    defenceDice: dicePlannedInDefence,
    attackBonus,
    defenceBonus: defenceBonus(position, to) + (card === 'doorman' ? 1 : 0),
    mostLost: card === 'fire-company' ? 1 : Number.POSITIVE_INFINITY,
  });
}

/** 12.3 The first entry of the defender's list that fits is played, and leaves the list. */
function playStandingCard(copy: WorkingCopy, hood: HoodId, dice: number): AdventureId | undefined {
  const { position } = copy;
  const { owner } = holdingOf(position, hood);
  if (owner === null) return undefined;
  const { cards } = ofSeat(position.standing, owner);
  const held = ofSeat(position.hands, owner).adventures;
  const fitting = cards.findIndex(
    ({ card, at, minDice }) => held.includes(card) && (at === 'any' || at.includes(hood)) && dice >= minDice,
  );
  const [entry] = fitting < 0 ? [] : cards.splice(fitting, 1);
  if (!entry) return undefined;
  spendAdventure(copy, owner, entry.card, adventureOf(entry.card).points);
  return entry.card;
}
