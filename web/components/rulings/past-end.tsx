import type { ClocksEffect } from '../../../functions/api/schemas/rulings';
import { counted, duration } from '../../lib/time';
import { When } from '../frame/when';

interface PastEndProps {
  readonly end: ClocksEffect['end'];
  /** The deadlines as they would be; null for a clock that stands. */
  readonly deadlines: readonly (string | null)[];
}

/** Warns of deadlines that lie after the end of their round or season, and says by how much. */
export function PastEnd({ end, deadlines }: PastEndProps) {
  if (end === null) return null;
  const past = deadlines.flatMap((deadline) => {
    const by = deadline === null ? 0 : Date.parse(deadline) - Date.parse(end.at);
    return by > 0 ? [by] : [];
  });
  if (past.length === 0) return null;
  const name = end.of === 'season' ? 'the end of the season' : `the end of round ${end.round}`;
  const most = duration(Math.max(...past));
  return (
    <p className="notice bad">
      <span>
        {deadlines.length === 1
          ? `This deadline is ${most} after ${name}`
          : `${counted(past.length, 'deadline')} would be up to ${most} after ${name}`}
        , <When at={end.at} as="long" />.{' '}
        {end.slow === 'void'
          ? 'Boards that still run then end void, before these turns close.'
          : 'Boards that still run then end as they stand, before these turns close.'}{' '}
        To give more time, move the end in the season’s settings first.
      </span>
    </p>
  );
}
