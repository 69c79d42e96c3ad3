import type { StepResult } from '../../game';
import type { Dealing } from '../../game/statistics';
import { findLocation, provinceOf } from '../data/map';
import { type Fields, fieldsOf } from '../rules/read-orders';
import type { Event, Position, Power } from '../types';

/**
 * 15.6 Help and harm between powers: a given support or convoy for another power's unit helps; dislodging or cutting
 * another power's unit, or taking its centre, harms.
 */
export function dealings(before: Position, { orders, events }: StepResult<Position>): readonly Dealing[] {
  const found: Dealing[] = [];
  const deal = (from: string, to: string | null, kind: Dealing['kind']) => {
    if (to !== null && to !== from) found.push({ from, to, kind });
  };
  for (const { seat, order, result, by = [] } of orders) {
    const fields = fieldsOf(before, order);
    if (result === 'given' && typeof fields !== 'string') deal(seat, helpedBy(before, fields), 'help');
    if (result === 'cut' || result === 'dislodged')
      for (const place of by) {
        const from = holderOf(before, place);
        if (from !== null) deal(from, seat, 'harm');
      }
  }
  for (const event of events as readonly Event[])
    if (event.type === 'centre') deal(event.to, event.from, 'harm');
  return found;
}

function helpedBy(before: Position, { at, from }: Fields): Power | null {
  return holderOf(before, at ?? from);
}

/** The power whose unit is in a province. */
function holderOf({ units }: Position, place: unknown): Power | null {
  const province = findLocation(place)?.province;
  return units.find(({ at }) => provinceOf(at) === province)?.power ?? null;
}
