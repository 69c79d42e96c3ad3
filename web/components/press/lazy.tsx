import { type ComponentProps, memo, Suspense, useRef } from 'react';
import { lazily } from '../../lib/lazily';
import { useInView } from '../../lib/use-in-view';

// What a reader does not look at need not come with the table. Press cannot be read without scripts anyway.
const Panel = lazily(async () => (await import('./press-panel')).PressPanel);

/** The press of a board, from when it is first in sight; what is out of sight is not read. */
export const PressPanel = memo(function PressPanel(props: Omit<ComponentProps<typeof Panel>, 'inView'>) {
  const place = useRef<HTMLDivElement>(null);
  const { isInView, wasInView } = useInView(place);
  return (
    <div className="press-place" ref={place}>
      <Suspense>{wasInView ? <Panel {...props} inView={isInView} /> : null}</Suspense>
    </div>
  );
});
