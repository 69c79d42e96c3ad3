'use client';

import { useRouter } from 'next/navigation';
import type { ComponentProps, MouseEvent } from 'react';

/**
 * A link within the site, which swaps the page without a full load. It fetches nothing before it is followed: pages are
 * rendered for their reader on request, so that the framework's own link would prefetch an empty frame, with two
 * requests for each visible link, and would send every reader several kilobytes more of script.
 */
export function Link({ href, onClick, ...rest }: ComponentProps<'a'> & { readonly href: string }) {
  const router = useRouter();
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    // The browser's own ways to open a link remain: another tab, another window, a download.
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (isModified || event.defaultPrevented) return;
    event.preventDefault();
    router.push(href);
  };
  return <a href={href} {...rest} onClick={go} />;
}
