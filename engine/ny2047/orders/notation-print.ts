import { capitalized } from '../../core/capitalized';
import { atlasAt } from '../data/atlases';
import type { Order, Position, SpaceId, UnitId } from '../types';
import { numberOf } from './choices';

/** One order as a line of text (16.1). */
export function printOrder(position: Position, order: Order): string {
  switch (order.type) {
    case 'HOLD':
      return `${actorText(position, order)} H`;
    case 'MOVE':
      return `${unitText(position, order.unit)} - ${placeText(position, order.to)}`;
    case 'SUPPORT':
      return `${actorText(position, order)} S ${
        'at' in order
          ? `A ${placeText(position, order.at)}`
          : `A ${placeText(position, order.from)} - ${placeText(position, order.to)}`
      }`;
    case 'PREFER':
      return ['PREFER', ...homeText(position, order.home), ...disbandText(order.disband)].join(' ');
    case 'VOTE':
      return order.vote === 'draw' ? 'VOTE DRAW' : `VOTE CONCEDE ${order.to}`;
    case 'DISBAND':
      return `DISBAND ${numberText(order.unit)}`;
    case 'RELOCATE':
      return `RELOCATE ${placeText(position, order.to)}`;
    default:
      return order satisfies never;
  }
}

function homeText(position: Position, home: readonly SpaceId[] | undefined): readonly string[] {
  return home ? [`HOME ${home.map((id) => placeText(position, id)).join(', ')}`.trimEnd()] : [];
}

function disbandText(units: readonly UnitId[] | undefined): readonly string[] {
  return units ? [`DISBAND ${units.map(numberText).join(', ')}`.trimEnd()] : [];
}

function actorText(
  position: Position,
  actor: { readonly unit: UnitId } | { readonly turreton: string },
): string {
  if ('unit' in actor) return unitText(position, actor.unit);
  return `T ${capitalized(actor.turreton)}`;
}

/** "A Harlem"; "A The Cloisters#2" where several units share the space. */
function unitText(position: Position, id: UnitId): string {
  const { units } = position;
  const unit = units.find((one) => one.id === id);
  if (!unit) return `A ${id}`;
  const stacked = units.filter((one) => one.space === unit.space).length > 1;
  return `A ${placeText(position, unit.space)}${stacked ? numberText(id) : ''}`;
}

function numberText(unit: UnitId): string {
  return `#${numberOf(unit)}`;
}

function placeText(position: Position, id: SpaceId): string {
  const space = atlasAt(position).findSpace(id);
  return space ? withoutArticle(space.name) : id;
}

function withoutArticle(name: string): string {
  return name.replace(/^The /, '');
}
