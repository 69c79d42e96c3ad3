// biome-ignore lint/style/noRestrictedImports: the one place that wraps it.
import NextLink from 'next/link';
import type { ComponentProps } from 'react';

/**
 * A link within the site. It fetches nothing before somebody follows it: pages are made for their reader when they are
 * asked for, so that the framework would fetch an empty frame ahead, with two requests for each link in sight.
 */
export function Link(props: Omit<ComponentProps<typeof NextLink>, 'prefetch'>) {
  return <NextLink prefetch={false} {...props} />;
}
