import type { StepResult } from '../../game';
import type { Dealing } from '../../game/statistics';
import type { Order, Position, SpaceId } from '../types';

/**
 * Who helped and who harmed whom in a turn: a SUPPORT for another faction's units helps (6.1), a MOVE into a space that
 * somebody else holds harms (7.1), a vote to concede helps (14.3). What was refused or void counts for nothing.
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

/** Whose units stand in a space; where nobody's do, who controls it. */
function holderOf({ units, control }: Position, space: SpaceId): string | null {
  return units.find((unit) => unit.space === space)?.faction ?? control[space] ?? null;
}
