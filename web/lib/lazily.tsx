import { type ComponentType, lazy } from 'react';
import { fetchScript } from './fetch-script';

/**
 * A component whose script is fetched when it is shown: a page that may show any game's board would otherwise send the
 * scripts of all of them. It has no boundary: content that waits inside one is hidden from readers whose browser runs
 * no script.
 */
export function lazily<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => ({ default: await fetchScript(load) }));
  return (props: Props) => <Part {...props} />;
}
