import { type RefObject, useEffect, useState } from 'react';

interface InView {
  /** Whether a part of the page is visible now. */
  readonly isInView: boolean;
  /** Whether it was ever visible, so that its data is worth fetching. */
  readonly wasInView: boolean;
}

const UNSEEN: InView = { isInView: false, wasInView: false };

/** Tracks whether a part of the page is visible. */
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
