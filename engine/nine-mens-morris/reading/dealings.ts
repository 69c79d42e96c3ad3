import type { StepResult } from '../../game';
import type { Dealing } from '../../game/statistics';
import type { Event, Position } from '../types';

/** The harm between seats in a step: each man that was taken (5.1). */
export function dealings(_before: Position, { events }: StepResult<Position>): readonly Dealing[] {
  return (events as readonly Event[]).flatMap<Dealing>((event) =>
    event.type === 'took' ? [{ from: event.seat, to: event.from, kind: 'harm' }] : [],
  );
}
