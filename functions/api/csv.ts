import { stringify } from 'csv-stringify/sync';
import type { Context } from 'hono';
import type { ApiEnv } from './env';

export type Row = Readonly<Record<string, string | number>>;

/** Comma-separated values, to be saved. A name that a spreadsheet would take for a formula is written as text. */
export function csv(c: Context<ApiEnv>, name: string, rows: readonly Row[]): Response {
  const text = stringify([...rows], { header: true, escape_formulas: true, bom: true });
  c.header('content-type', 'text/csv; charset=utf-8');
  c.header('content-disposition', `attachment; filename="${name}.csv"`);
  return c.body(text);
}
