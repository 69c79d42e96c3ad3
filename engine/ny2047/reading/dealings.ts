import type { StepResult } from '../../game';
import type { Dealing } from '../../game/statistics';
import type { Order, Position, SpaceId } from '../types';

/**
 * The seats that helped or harmed one another in a turn: a SUPPORT for another faction's units helps (6.1), a MOVE into
 * a space that another faction holds harms (7.1), a vote to concede helps (14.3). Refused and void orders are not
 * counted.
 */
export function dealings(before: Position, { orders }: StepResult<Position>): readonly Dealing[] {
  return orders.flatMap(({ seat, order, result }) => {
    if (result === 'rejected' || result === 'void') return [];
    const dealing = dealingOf(before, order as Order);
    return dealing === null || dealing.to === seat ? [] : [{ from: seat, ...dealing }];
  });
}

function dealingOf(before: Position, order: Order): Pick<Dealing, 'to' | 'kind'> | null {
  if (order.type === 'SUPPORT')
    return towards(holderOf(before, 'at' in order ? order.at : order.from), 'help');
  if (order.type === 'MOVE') return towards(holderOf(before, order.to), 'harm');
  if (order.type === 'VOTE' && order.vote === 'concede') return towards(order.to, 'help');
  return null;
}

function towards(to: string | null, kind: Dealing['kind']): Pick<Dealing, 'to' | 'kind'> | null {
  return to === null ? null : { to, kind };
}

/** The faction whose units are in a space; if there are none, the one that controls it. */
function holderOf({ units, control }: Position, space: SpaceId): string | null {
  return units.find((unit) => unit.space === space)?.faction ?? control[space] ?? null;
}
