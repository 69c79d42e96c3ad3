import type { StepResult } from '../../game';
import type { Dealing } from '../../game/statistics';
import type { Event } from '../event-types';
import type { Position } from '../types';

/** The seats that harmed one another in a step: each exchange of dice is one dealing (6.7). The rules have no help. */
export function dealings(_before: Position, { events }: StepResult<Position>): readonly Dealing[] {
  return (events as readonly Event[]).flatMap<Dealing>((event) =>
    event.type === 'rolled' && event.defender !== null
      ? [{ from: event.attacker, to: event.defender, kind: 'harm' }]
      : [],
  );
}
