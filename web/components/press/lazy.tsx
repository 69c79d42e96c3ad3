'use client';

import { type ComponentProps, lazy, Suspense, useEffect, useRef, useState } from 'react';

// What a reader does not look at need not come with the table. Press cannot be read without scripts anyway.
const Panel = lazy(async () => ({ default: (await import('./press-panel')).PressPanel }));

/** The press of a board, from when it is first in sight; what is out of sight is not read. */
export function PressPanel(props: Omit<ComponentProps<typeof Panel>, 'inView'>) {
  const place = useRef<HTMLDivElement>(null);
  const [inView, setInView] = useState(false);
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      const seen = entries.at(-1)?.isIntersecting === true;
      setInView(seen);
      if (seen) setWanted(true);
    });
    if (place.current !== null) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div className="press-place" ref={place}>
      <Suspense>{wanted ? <Panel {...props} inView={inView} /> : null}</Suspense>
    </div>
  );
}
