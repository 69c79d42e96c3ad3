import type { StepResult } from '../../game';
import type { Dealing } from '../../game/statistics';
import type { Event } from '../event-types';
import type { Position } from '../types';

/**
 * The seats that helped or harmed one another in a step: a visit gives its owner a worker (7.9) and helps, attacks and
 * conquests harm (8.15).
 */
export function dealings(_before: Position, { events }: StepResult<Position>): readonly Dealing[] {
  return (events as readonly Event[]).flatMap<Dealing>((event) => {
    if (event.type === 'visited') return [{ from: event.seat, to: event.owner, kind: 'help' }];
    const hostile = event.type === 'conquered' || event.type === 'repelled';
    return hostile && event.owner !== null && event.owner !== event.seat
      ? [{ from: event.seat, to: event.owner, kind: 'harm' }]
      : [];
  });
}
