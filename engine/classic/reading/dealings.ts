import type { StepResult } from '../../game';
import type { Dealing } from '../../game/statistics';
import type { Atlas } from '../data/atlas';
import { type Fields, fieldsOf } from '../rules/read-orders';
import type { Event, Position, Power } from '../types';

/**
 * 15.6 Help and harm between powers: a given support or convoy for another power's unit helps; dislodging or cutting
 * another power's unit, or taking its centre, harms.
 */
export function dealings(
  atlas: Atlas,
  before: Position,
  { orders, events }: StepResult<Position>,
): readonly Dealing[] {
  const found: Dealing[] = [];
  const deal = (from: string, to: string | null, kind: Dealing['kind']) => {
    if (to !== null && to !== from) found.push({ from, to, kind });
  };
  for (const { seat, order, result, by = [] } of orders) {
    const fields = fieldsOf(atlas, before, order);
    if (result === 'given' && typeof fields !== 'string') deal(seat, helpedBy(atlas, before, fields), 'help');
    if (result === 'cut' || result === 'dislodged')
      for (const place of by) {
        const from = holderOf(atlas, before, place);
        if (from !== null) deal(from, seat, 'harm');
      }
  }
  for (const event of events as readonly Event[])
    if (event.type === 'centre') deal(event.to, event.from, 'harm');
  return found;
}

function helpedBy(atlas: Atlas, before: Position, { at, from }: Fields): Power | null {
  return holderOf(atlas, before, at ?? from);
}

/** The power whose unit is in a province. */
function holderOf({ findLocation, provinceOf }: Atlas, { units }: Position, place: unknown): Power | null {
  const province = findLocation(place)?.province;
  return units.find(({ at }) => provinceOf(at) === province)?.power ?? null;
}
