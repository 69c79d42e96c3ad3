import { type ComponentType, lazy } from 'react';
import { fetchScript } from './fetch-script';

/**
 * A part whose script is fetched when it is shown: a page that may show any game's board would otherwise send the
 * scripts of all of them. There is no boundary around it: what waits in one is hidden from readers whose browser runs
 * no script.
 */
export function lazily<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => ({ default: await fetchScript(load) }));
  return (props: Props) => <Part {...props} />;
}
