import { type ComponentProps, memo, Suspense, useRef } from 'react';
import { lazily } from '../../lib/lazily';
import { useInView } from '../../lib/use-in-view';

// Parts outside the reader's view need not come with the table. Press cannot be read without scripts anyway.
const Panel = lazily(async () => (await import('./press-panel')).PressPanel);

/** The press of a board, once it has been visible; while it is not visible, nothing counts as read. */
export const PressPanel = memo(function PressPanel(props: Omit<ComponentProps<typeof Panel>, 'inView'>) {
  const place = useRef<HTMLDivElement>(null);
  const { isInView, wasInView } = useInView(place);
  return (
    <div className="press-place" ref={place}>
      <Suspense>{wasInView ? <Panel {...props} inView={isInView} /> : null}</Suspense>
    </div>
  );
});
