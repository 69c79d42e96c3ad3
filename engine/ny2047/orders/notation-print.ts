import { capitalized } from '../../core/capitalized';
import { findSpace, type Space } from '../data/map';
import type { Order, Position, SpaceId, UnitId } from '../types';
import { numberOf } from './choices';

/** One order as a line of text (16.1). */
export function printOrder(position: Position, order: Order): string {
  switch (order.type) {
    case 'HOLD':
      return `${actorText(position, order)} H`;
    case 'MOVE':
      return `${unitText(position, order.unit)} - ${placeText(order.to)}`;
    case 'SUPPORT':
      return `${actorText(position, order)} S ${
        'at' in order ? `A ${placeText(order.at)}` : `A ${placeText(order.from)} - ${placeText(order.to)}`
      }`;
    case 'PREFER':
      return ['PREFER', ...homeText(order.home), ...disbandText(order.disband)].join(' ');
    case 'VOTE':
      return order.vote === 'draw' ? 'VOTE DRAW' : `VOTE CONCEDE ${order.to}`;
    case 'DISBAND':
      return `DISBAND ${numberText(order.unit)}`;
    case 'RELOCATE':
      return `RELOCATE ${placeText(order.to)}`;
    default:
      return order satisfies never;
  }
}

function homeText(home: readonly SpaceId[] | undefined): readonly string[] {
  return home ? [`HOME ${home.map(placeText).join(', ')}`.trimEnd()] : [];
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
function unitText({ units }: Position, id: UnitId): string {
  const unit = units.find((one) => one.id === id);
  if (!unit) return `A ${id}`;
  const stacked = units.filter((one) => one.space === unit.space).length > 1;
  return `A ${placeText(unit.space)}${stacked ? numberText(id) : ''}`;
}

function numberText(unit: UnitId): string {
  return `#${numberOf(unit)}`;
}

function placeText(id: SpaceId): string {
  const space: Space | undefined = findSpace(id);
  return space ? withoutArticle(space.name) : id;
}

function withoutArticle(name: string): string {
  return name.replace(/^The /, '');
}
