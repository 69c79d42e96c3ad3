import type { SeatId } from '../../game';
import type { Mission } from '../data/cards';
import { hoodOf } from '../data/map';
import type { PlayCardOrder } from '../orders/order-types';
import { placementsFrom } from '../orders/read-order';
import type { HoodId, Placement } from '../types';
import { drawCard } from './hands';
import { MALFORMED, type Play, UNFIT } from './play';
import { airportsOf, totalOf } from './reinforce';
import { changeUnits, ofSeat, owns, type WorkingCopy } from './working-copy';

/** 14.3 A mission pays while the own mayor is in the hood it names. */
export function missionPlay(copy: WorkingCopy, seat: SeatId, mission: Mission, order: PlayCardOrder): Play {
  const { position } = copy;
  if (ofSeat(position.mayors, seat) !== mission.hood) return UNFIT;
  const { reward } = mission;
  switch (reward.kind) {
    case 'card':
      return { effect: () => drawCard(copy, seat) };
    case 'airports':
      return {
        effect: () => {
          for (const hood of airportsOf(position, seat)) changeUnits(copy, hood, 1);
        },
      };
    case 'points':
      return { effect: null };
    case 'units':
      return grant(copy, seat, order, reward.units, (hood) => isWithin(hood, reward.where, mission.hood));
  }
}

/** Whether units of a reward may be placed on a hood: a borough, "own" for any, "here" for the mission's hood. */
export function isWithin(hood: HoodId, where: string, here: HoodId): boolean {
  if (where === 'own') return true;
  return where === 'here' ? hood === here : hoodOf(hood).borough === where;
}

/** Places the units that a card gives on own hoods at once as ordered, exactly that number. */
export function grant(
  copy: WorkingCopy,
  seat: SeatId,
  order: PlayCardOrder,
  units: number,
  fits: (hood: HoodId) => boolean,
): Play {
  const placements = placementsFrom(order.placements);
  if (!placements || placements.length === 0) return MALFORMED;
  if (!placements.every(({ to }) => owns(copy.position, seat, to) && fits(to))) return UNFIT;
  if (totalOf(placements) !== units) return UNFIT;
  return { effect: () => putDown(copy, placements) };
}

function putDown(copy: WorkingCopy, placements: readonly Placement[]): void {
  for (const { to, count } of placements) changeUnits(copy, to, count);
}
