import { Suspense, useEffect, useState } from 'react';
import { lazily } from '../../lib/lazily';

const RulesPanel = lazily(async () => (await import('./rules-panel')).RulesPanel);

/** A rule that was tapped: the page and the anchor of its text, and the link to return to. */
interface Asked {
  readonly page: string;
  readonly anchor: string;
  readonly link: HTMLElement;
}

/**
 * Opens the rules beside a board when a rule's number is tapped. Without scripts the number leads to the rules page.
 */
export function RulesBeside() {
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a.rule') : null;
      if (link === null || opensElsewhere(event)) return;
      event.preventDefault();
      setAsked({ page: link.pathname, anchor: link.hash.slice(1), link });
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
  if (asked === null) return null;
  const close = () => {
    setAsked(null);
    asked.link.focus();
  };
  return (
    <Suspense>
      <RulesPanel page={asked.page} anchor={asked.anchor} onClose={close} />
    </Suspense>
  );
}

/** The browser's own ways to open a link remain. */
function opensElsewhere(event: MouseEvent): boolean {
  return event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
