import { type RefObject, useEffect, useState } from 'react';

interface InView {
  /** Whether a part of the page is in sight now. */
  readonly isInView: boolean;
  /** Whether it ever was, so that its data is worth fetching. */
  readonly wasInView: boolean;
}

const UNSEEN: InView = { isInView: false, wasInView: false };

/** Watches whether a part of the page is in sight. */
export function useInView(place: RefObject<Element | null>): InView {
  const [seen, setSeen] = useState(UNSEEN);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      const isInView = entries.at(-1)?.isIntersecting === true;
      setSeen(({ wasInView }) => ({ isInView, wasInView: wasInView || isInView }));
    });
    if (place.current !== null) observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return seen;
}
