import { useTexts } from '#texts';
import { shortMoment } from '../../lib/time';
import { useLanguage, useZone } from './reader';
import { When } from './when';

/** A deadline in the reader's zone, with the league's beside it if that shows a different time. */
export function BothTimes({ at, zone }: { readonly at: string; readonly zone: string | null }) {
  const t = useTexts('table');
  const reader = useZone();
  const language = useLanguage();
  const instant = Date.parse(at);
  const theirs = zone === null ? null : shortMoment(instant, zone, language);
  return (
    <>
      <When at={at} as="short" />
      {theirs === null || theirs === shortMoment(instant, reader, language) ? null : (
        <span className="muted">
          {' '}
          {t('time.elsewhere', {
            time: theirs,
            place: zone?.split('/').at(-1)?.replaceAll('_', ' ') ?? '',
          })}
        </span>
      )}
    </>
  );
}
