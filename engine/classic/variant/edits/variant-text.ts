import type { Definition } from '../definition';

/** The order in which a file writes what it has. */
const FIELDS = [
  ...['schema', 'id', 'version', 'title', 'about', 'author', 'source', 'licence', 'map', 'firstYear'],
  ...[
    'seasons',
    'yearsApart',
    'centresToWin',
    'builds',
    'convoys',
    'fog',
    'powers',
    'spaces',
    'unclear',
    'drawing',
  ],
] as const;

/** A variant as the text of its file: a line for each power, each space and each outline, so that changes show. */
export function variantText(definition: Definition): string {
  const fields = new Map(Object.entries(definition).filter(([, value]) => value !== undefined));
  return written(
    FIELDS.flatMap((key) => (fields.has(key) ? [[key, fields.get(key)] as const] : [])),
    '',
  ).concat('\n');
}

function written(fields: readonly (readonly [key: string, value: unknown])[], margin: string): string {
  const lines = fields.map(
    ([key, value]) => `${margin}  ${JSON.stringify(key)}: ${valueText(key, value, margin)}`,
  );
  return `{\n${lines.join(',\n')}\n${margin}}`;
}

function valueText(key: string, value: unknown, margin: string): string {
  if (key === 'drawing' && typeof value === 'object' && value !== null)
    return written(
      Object.entries(value).filter(([, part]) => part !== undefined),
      `${margin}  `,
    );
  const isTable = Array.isArray(value) && value.some((one) => typeof one === 'object');
  if (!isTable) return JSON.stringify(value);
  const rows = (value as readonly unknown[]).map((row) => `${margin}    ${JSON.stringify(row)}`);
  return `[\n${rows.join(',\n')}\n${margin}  ]`;
}
