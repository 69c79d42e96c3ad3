import type { Atlas } from '../data/atlas';
import type { Kind, LocationId, Order, Position, Unit, VoteOrder } from '../types';

/** The part of a position that printing needs: the kinds of the units in orders. */
type Known = Pick<Position, 'phase' | 'units'> & { readonly dislodged: readonly Unit[] };

/** One order as a line of text (15.1). */
export function printOrder(atlas: Atlas, position: Known, order: Order): string {
  const unit = (id: LocationId) => unitText(atlas, position, id);
  switch (order.type) {
    case 'HOLD':
      return `${unit(order.unit)} H`;
    case 'MOVE':
      return `${unit(order.unit)} - ${placeText(atlas, order.to)}${order.viaConvoy ? ' VIA' : ''}`;
    case 'SUPPORT':
      return 'at' in order
        ? `${unit(order.unit)} S ${unit(order.at)}`
        : `${unit(order.unit)} S ${unit(order.from)} - ${placeText(atlas, order.to)}`;
    case 'CONVOY':
      return `${unit(order.unit)} C ${unit(order.from)} - ${placeText(atlas, order.to)}`;
    case 'RETREAT':
      return `${unit(order.unit)} R ${placeText(atlas, order.to)}`;
    case 'DISBAND':
      return `${unit(order.unit)} D`;
    case 'BUILD':
      return `${letterOf(order.kind)} ${placeText(atlas, order.at)} B`;
    case 'WAIVE':
      return 'WAIVE';
    case 'VOTE':
      return voteText(atlas, order);
    default:
      return order satisfies never;
  }
}

/** "VOTE DRAW", "VOTE DRAW England, France", "VOTE CONCEDE Turkey". */
function voteText({ powerName }: Atlas, order: VoteOrder): string {
  if (order.vote === 'concede') return `VOTE CONCEDE ${powerName(order.to)}`;
  return order.among === undefined ? 'VOTE DRAW' : `VOTE DRAW ${order.among.map(powerName).join(', ')}`;
}

/** "A PAR"; "F STP/SC" with its coast. A dislodged unit takes precedence over the one that replaced it. */
function unitText(atlas: Atlas, { phase, units, dislodged }: Known, id: LocationId): string {
  const province = atlas.provinceOf(id);
  const known = phase === 'retreats' ? [...dislodged, ...units] : units;
  const unit = known.find(({ at }) => atlas.provinceOf(at) === province);
  return unit ? `${letterOf(unit.kind)} ${placeText(atlas, unit.at)}` : placeText(atlas, id);
}

function letterOf(kind: Kind): string {
  return kind === 'army' ? 'A' : 'F';
}

function placeText({ locationOf }: Atlas, id: LocationId): string {
  const { province, isCoast } = locationOf(id);
  return isCoast ? `${province.abbr}/${id.slice(-2).toUpperCase()}` : province.abbr;
}
