import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const STORE = join(import.meta.dirname, '../../../functions/core/platform/dynamo-store');
/** Files without writes. */
const NO_WRITES = new Set(['reads.ts', 'logins.ts']);
const TEXT = /'([^'\n]*)'|`([^`]*)`/g;
/** Updates and key conditions: neither is a write condition. */
const NO_CONDITION = /\b(SET|ADD|REMOVE|DELETE)\b|Pk = :|^pk = :/;
const COMPARISON =
  /attribute_(?:not_)?exists\([^)]+\)|contains\([^)]+\)|size\([^)]+\) [<>=]+ :\w+|[\w.…[\]]+ (?:<>|<=|>=|=|<|>) :\w+|[\w.]+ IN \(/g;

/** Text that occurs only in conditions; other comparisons are near the word "when". */
const IN_CONDITION = / AND | OR |attribute_|contains\(|size\(/;
const NEAR = 90;

/** A comparison in a condition of the store's code. */
export interface Written {
  readonly file: string;
  /** "ready.… = :yes": without placeholder signs, and with filled-in parts left out. */
  readonly text: string;
}

/** Every comparison that the store's code writes in a condition. */
export function conditionsInCode(): readonly Written[] {
  return readdirSync(STORE)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !NO_WRITES.has(name))
    .flatMap((file) => {
      const source = readFileSync(join(STORE, file), 'utf8').replaceAll(/^\s*(\/\/|\*|\/\*).*$/gm, '');
      const texts = [...source.matchAll(TEXT)]
        .map(({ 1: plain, 2: template, index }) => ({
          text: plain ?? template ?? '',
          before: source.slice(Math.max(0, index - NEAR), index),
        }))
        .filter(({ text, before }) => IN_CONDITION.test(text) || /\bwhen\b/.test(before))
        .map(({ text }) => plainly(text));
      const found = texts
        .filter((text) => !NO_CONDITION.test(text))
        .flatMap((text) => text.match(COMPARISON) ?? []);
      return [...new Set(found)].map((text) => ({ file, text }));
    });
}

/** Whether a write has a comparison, by its line in `expected.ts`. */
export function isIn({ text }: Written, line: string): boolean {
  const parts = text.split('…').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(parts.join('[^;]*?')).test(line);
}

/** A text of the code without placeholder signs, and with filled-in parts left out. */
function plainly(text: string): string {
  return text
    .replaceAll(/\$\{[^}]*\}/g, '…')
    .replaceAll('#', '')
    .replaceAll(/\b(holders|misses|votes|ready|consents)\.[\w…]+/g, '$1.…');
}
