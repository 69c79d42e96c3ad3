import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { SCHEMA } from '../functions/core/platform/versions';
import { itemShapes } from './support/item-shapes';
import { recordItems } from './support/recorded-items';

// npm run record-items: records the shapes and the items that this release writes, so that a later change of a shape is
// noticed, and later releases are tested on these items. Run it when SCHEMA goes up; what was recorded stays.
const folder = new URL('./fixtures/', import.meta.url);
const items = new URL(`items/version-${SCHEMA}.json`, folder);
if (existsSync(items)) {
  console.error(
    `The items of version ${SCHEMA} have been recorded. Raise SCHEMA in functions/core/platform/versions.ts.`,
  );
  process.exit(1);
}
const lines = (await recordItems()).map((item) => JSON.stringify(item));
mkdirSync(new URL('shapes/', folder), { recursive: true });
writeFileSync(
  new URL(`shapes/version-${SCHEMA}.json`, folder),
  `${JSON.stringify(await itemShapes(), null, 2)}\n`,
);
writeFileSync(items, `[\n${lines.join(',\n')}\n]\n`);
process.stdout.write(`${lines.length} items\n`);
process.exit(0);
