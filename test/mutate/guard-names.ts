import { productSources } from '../measure/sources';
import { GUARDED, guardSites } from './guard-sites';

/** The names of all guards that mutation takes away. */
export function guardNames(): readonly string[] {
  return productSources()
    .filter(({ path }) => GUARDED.test(path))
    .flatMap(({ path, tree }) => guardSites(path, tree.text).map(({ name }) => name));
}
