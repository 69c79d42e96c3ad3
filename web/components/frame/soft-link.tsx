import { useRouter } from 'next/navigation';
import type { ComponentProps, MouseEvent } from 'react';

/**
 * A link that swaps the page without a full load and fetches nothing ahead. A game table has few links: the
 * framework's own would send every reader of a table several kilobytes for them.
 */
export function SoftLink({ href, ...rest }: ComponentProps<'a'> & { readonly href: string }) {
  const router = useRouter();
  const go = (event: MouseEvent) => {
    // The browser's own ways to open a link stay: another tab, another window, a download.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    router.push(href);
  };
  return <a href={href} {...rest} onClick={go} />;
}
