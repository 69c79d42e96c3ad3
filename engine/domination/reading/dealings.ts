import type { StepResult } from '../../game';
import type { Dealing } from '../../game/statistics';
import type { Event } from '../event-types';
import type { Position } from '../types';

/**
 * The harm between seats in a step: each reduced or removed Force of another seat counts (5.1). The rules have no help.
 */
export function dealings(_before: Position, { events }: StepResult<Position>): readonly Dealing[] {
  return (events as readonly Event[]).flatMap<Dealing>((event) =>
    (event.type === 'reduced' || event.type === 'removed') && event.by !== event.seat
      ? [{ from: event.by, to: event.seat, kind: 'harm' }]
      : [],
  );
}
