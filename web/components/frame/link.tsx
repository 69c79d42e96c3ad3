'use client';

import { useRouter } from 'next/navigation';
import type { ComponentProps, MouseEvent } from 'react';

/**
 * A link within the site, which swaps the page without a full load. It fetches nothing before somebody follows it:
 * pages are made for their reader when they are asked for, so that the framework's own link would fetch an empty frame
 * ahead, with two requests for each link in sight, and it would send every reader several kilobytes more of script.
 */
export function Link({ href, onClick, ...rest }: ComponentProps<'a'> & { readonly href: string }) {
  const router = useRouter();
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    // The browser's own ways to open a link stay: another tab, another window, a download.
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (isModified || event.defaultPrevented) return;
    event.preventDefault();
    router.push(href);
  };
  return <a href={href} {...rest} onClick={go} />;
}
