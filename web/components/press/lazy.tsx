'use client';

import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react';

// What a reader does not look at need not come with the table. Press cannot be read without scripts anyway.
const Panel = lazy(async () => ({ default: (await import('./press-panel')).PressPanel }));

/** The press of a board, from when it is first in view. */
export function PressPanel(props: ComponentProps<typeof Panel>) {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (props.inView) setWanted(true);
  }, [props.inView]);
  return <Suspense>{wanted ? <Panel {...props} /> : null}</Suspense>;
}
