import { shortMoment } from '../../lib/time';
import { When } from './when';
import { useZone } from './zone';

/** A deadline in the reader's zone, with the league's beside it where that shows another time. */
export function BothTimes({ at, zone }: { readonly at: string; readonly zone: string | null }) {
  const reader = useZone();
  const instant = Date.parse(at);
  const theirs = zone === null ? null : shortMoment(instant, zone);
  return (
    <>
      <When at={at} as="short" />
      {theirs === null || theirs === shortMoment(instant, reader) ? null : (
        <span className="muted">
          {' '}
          ({theirs} in {zone?.split('/').at(-1)?.replaceAll('_', ' ')})
        </span>
      )}
    </>
  );
}
