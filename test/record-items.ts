import { writeFileSync } from 'node:fs';
import { SCHEMA } from '../functions/core/platform/versions';
import { recordItems } from './support/recorded-items';

// npm run record-items: records the items that this release writes, so that later releases are tested on them. Run it
// when SCHEMA goes up; earlier recordings are never recorded again.
const file = new URL(`./fixtures/items/version-${SCHEMA}.json`, import.meta.url);
const lines = (await recordItems()).map((item) => JSON.stringify(item));
writeFileSync(file, `[\n${lines.join(',\n')}\n]\n`);
process.stdout.write(`${lines.length} items\n`);
process.exit(0);
