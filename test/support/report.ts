import { readFileSync, writeFileSync } from 'node:fs';

/** A table in Markdown: the first column aligned left, figures right. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, at) => (at === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n');
}

/** Writes a report into docs/costs.md, between the two marks with its command. */
export function writeIntoCosts(command: string, report: string): void {
  const file = new URL('../../docs/costs.md', import.meta.url);
  const marks = [`<!-- ${command}: from here -->`, `<!-- ${command}: to here -->`] as const;
  const [before, rest] = readFileSync(file, 'utf8').split(marks[0]);
  const after = rest?.split(marks[1])[1];
  if (before === undefined || after === undefined)
    throw new Error(`docs/costs.md has lost its marks of ${command}`);
  writeFileSync(file, `${before}${marks[0]}\n\n${report}\n\n${marks[1]}${after}`);
}
