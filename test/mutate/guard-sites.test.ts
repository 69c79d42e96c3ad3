import ts from 'typescript';
import { expect, test } from 'vitest';
import { productSources } from '../measure/sources';
import { guardSites, withSwitches } from './guard-sites';

/** The syntax errors of a source. */
function faultsOf(text: string): readonly string[] {
  const { diagnostics = [] } = ts.transpileModule(text, { reportDiagnostics: true });
  return diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

test('every source can be read with a switch at each of its guards', () => {
  const switched = productSources()
    .filter(({ path }) => path.startsWith('functions/'))
    .map(({ path, tree: { text } }) => ({ path, text, sites: guardSites(path, text) }))
    .filter(({ sites }) => sites.length > 0);
  expect(switched.length).toBeGreaterThan(50);
  const broken = switched.flatMap(({ path, text, sites }) =>
    faultsOf(withSwitches(text, sites)).map((fault) => `${path}: ${fault}`),
  );
  expect(broken).toEqual([]);
});
