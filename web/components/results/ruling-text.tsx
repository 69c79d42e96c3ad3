import { When } from '../frame/when';

interface RulingTextProps {
  readonly reason: string;
  readonly before: string;
  readonly after: string;
}

/** The reason of a ruling, and what it changed. */
export function RulingText({ reason, before, after }: RulingTextProps) {
  return (
    <dl className="ruling-text small">
      {reason === '' ? null : (
        <>
          <dt>Why</dt>
          <dd>{reason}</dd>
        </>
      )}
      {before === after ? null : (
        <>
          {before === '' ? null : (
            <>
              <dt>Before</dt>
              <dd>
                <Said text={before} />
              </dd>
            </>
          )}
          <dt>After</dt>
          <dd>
            <Said text={after} />
          </dd>
        </>
      )}
    </dl>
  );
}

/** How instants are written in a ruling; a paused clock, and time lost to an outage, are said in words. */
export const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** Shows a deadline in the reader's zone, and other words as they are. */
function Said({ text }: { readonly text: string }) {
  return INSTANT.test(text) ? <When at={text} as="long" /> : text;
}
