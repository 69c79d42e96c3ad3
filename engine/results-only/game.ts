import type { GameSystem } from '../game';
import { gameEntry } from '../game-entry';
import { definitionIn, RESULTS_ONLY } from './definition';
import { identityFrom } from './identity';
import { leadingFrom, measuresFrom } from './measures';

const UNKNOWN = definitionIn(undefined);

/** Games without an engine: each season defines its own in its options. It is no game of the registry. */
export const GAME = gameEntry({
  id: RESULTS_ONLY,
  identity: identityFrom(UNKNOWN),
  measures: measuresFrom(UNKNOWN),
  leading: leadingFrom(UNKNOWN),
  labels: [],
  rules: async () => (await import('.')).resultsOnly(undefined) as GameSystem,
  byOptions: {
    identity: (options) => identityFrom(definitionIn(options)),
    measures: (options) => measuresFrom(definitionIn(options)),
    leading: (options) => leadingFrom(definitionIn(options)),
  },
});
