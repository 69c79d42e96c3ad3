import type { SeatId } from '../../game';
import { hoodOf } from '../data/map';
import type { RolledEvent } from '../event-types';
import type { HoodId, View } from '../types';
import { holdingOf, ofSeat, type WorkingCopy } from './working-copy';

const MOST_DEFENCE_DICE = 2;
export const MOST_ATTACK_DICE = 3;

/** The parameters of one exchange of dice. */
export interface Exchange {
  readonly from: HoodId;
  readonly to: HoodId;
  readonly attackDice: number;
  readonly defenceDice: number;
  readonly attackBonus: number;
  readonly defenceBonus: number;
  /** The most units that the defender can lose (Fire Company). */
  readonly mostLost: number;
}

/** 6.3 The dice that an army may attack with: one unit stays behind. */
export function attackDice(units: number): number {
  return Math.min(MOST_ATTACK_DICE, units - 1);
}

/** 6.4 The dice of a defence: as many as possible, unless its owner has ordered otherwise (12.2). */
export function defenceDice(view: Pick<View, 'hoods' | 'standing'>, hood: HoodId): number {
  const { owner, units } = holdingOf(view, hood);
  const order = owner === null ? undefined : view.standing[owner]?.defend;
  const limit = order?.at[hood] ?? order?.default ?? MOST_DEFENCE_DICE;
  return Math.max(1, Math.min(MOST_DEFENCE_DICE, units, limit));
}

/** 6.8 The bonus of a hood on the highest defence die: its owner's mayor, and an airport even if it is neutral. */
export function defenceBonus(view: Pick<View, 'hoods' | 'mayors'>, hood: HoodId): number {
  const { owner } = holdingOf(view, hood);
  const mayor = owner !== null && view.mayors[owner] === hood;
  return (mayor ? 1 : 0) + (hoodOf(hood).airport ? 1 : 0);
}

/** 6.7 (e) to (h) Dice are rolled and compared, and units are lost. */
export function exchange({ position, chance, events }: WorkingCopy, battle: Exchange): RolledEvent {
  const { from, to, attackBonus, mostLost } = battle;
  const rng = chance.drawn;
  const attack = sorted(Array.from({ length: battle.attackDice }, () => chance.die('attack')));
  const defend = sorted(Array.from({ length: battle.defenceDice }, () => chance.die('defence')));
  const { attackLoss, defendLoss } = losses(attack, defend, attackBonus - battle.defenceBonus);
  const event: RolledEvent = {
    type: 'rolled',
    from,
    to,
    attacker: ownerOf(position, from),
    defender: holdingOf(position, to).owner,
    attack,
    defend,
    attackBonus,
    defendBonus: battle.defenceBonus,
    attackLoss,
    defendLoss: Math.min(defendLoss, mostLost),
    rng,
  };
  events.push(event);
  holdingOf(position, from).units -= event.attackLoss;
  holdingOf(position, to).units -= event.defendLoss;
  return event;
}

/** 6.9 Highest against highest with the bonuses, then second against second; a tie is the defender's. */
function losses(attack: readonly number[], defend: readonly number[], advantage: number) {
  let attackLoss = 0;
  let defendLoss = 0;
  for (let pair = 0; pair < Math.min(attack.length, defend.length); pair += 1) {
    const edge = (attack[pair] ?? 0) - (defend[pair] ?? 0) + (pair === 0 ? advantage : 0);
    if (edge > 0) defendLoss += 1;
    else attackLoss += 1;
  }
  return { attackLoss, defendLoss };
}

/** 18.3 The dice of a side from high to low. */
function sorted(dice: readonly number[]): readonly number[] {
  return [...dice].sort((one, other) => other - one);
}

export function hasMayorAt(view: Pick<View, 'mayors'>, seat: SeatId | null, hood: HoodId): boolean {
  return seat !== null && view.mayors[seat] === hood;
}

/** Removes the mayor of a seat from the board. */
export function loseMayor({ position, events }: WorkingCopy, seat: SeatId): void {
  const at = ofSeat(position.mayors, seat);
  if (at === null) return;
  position.mayors[seat] = null;
  events.push({ type: 'mayorLost', seat, at });
}

export function ownerOf(view: Pick<View, 'hoods'>, hood: HoodId): SeatId {
  const { owner } = holdingOf(view, hood);
  if (owner === null) throw new RangeError(`${hood} has no owner`);
  return owner;
}
