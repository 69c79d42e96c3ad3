import { locationOf, provinceOf } from '../data/map';
import { powerName } from '../data/powers';
import type { Kind, LocationId, Order, Position, Unit, VoteOrder } from '../types';

/** The part of a position that printing needs: the kinds of the units in orders. */
type Known = Pick<Position, 'phase' | 'units'> & { readonly dislodged: readonly Unit[] };

/** One order as a line of text (15.1). */
export function printOrder(position: Known, order: Order): string {
  const unit = (id: LocationId) => unitText(position, id);
  switch (order.type) {
    case 'HOLD':
      return `${unit(order.unit)} H`;
    case 'MOVE':
      return `${unit(order.unit)} - ${placeText(order.to)}${order.viaConvoy ? ' VIA' : ''}`;
    case 'SUPPORT':
      return 'at' in order
        ? `${unit(order.unit)} S ${unit(order.at)}`
        : `${unit(order.unit)} S ${unit(order.from)} - ${placeText(order.to)}`;
    case 'CONVOY':
      return `${unit(order.unit)} C ${unit(order.from)} - ${placeText(order.to)}`;
    case 'RETREAT':
      return `${unit(order.unit)} R ${placeText(order.to)}`;
    case 'DISBAND':
      return `${unit(order.unit)} D`;
    case 'BUILD':
      return `${letterOf(order.kind)} ${placeText(order.at)} B`;
    case 'WAIVE':
      return 'WAIVE';
    case 'VOTE':
      return voteText(order);
    default:
      return order satisfies never;
  }
}

/** "VOTE DRAW", "VOTE DRAW England, France", "VOTE CONCEDE Turkey". */
function voteText(order: VoteOrder): string {
  if (order.vote === 'concede') return `VOTE CONCEDE ${powerName(order.to)}`;
  return order.among === undefined ? 'VOTE DRAW' : `VOTE DRAW ${order.among.map(powerName).join(', ')}`;
}

/** "A PAR"; "F STP/SC" with its coast. A dislodged unit takes precedence over the one that replaced it. */
function unitText({ phase, units, dislodged }: Known, id: LocationId): string {
  const province = provinceOf(id);
  const known = phase === 'retreats' ? [...dislodged, ...units] : units;
  const unit = known.find(({ at }) => provinceOf(at) === province);
  return unit ? `${letterOf(unit.kind)} ${placeText(unit.at)}` : placeText(id);
}

function letterOf(kind: Kind): string {
  return kind === 'army' ? 'A' : 'F';
}

function placeText(id: LocationId): string {
  const { province, isCoast } = locationOf(id);
  return isCoast ? `${province.abbr}/${id.slice(-2).toUpperCase()}` : province.abbr;
}
