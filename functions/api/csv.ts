import type { Context } from 'hono';
import type { ApiEnv } from './env';

export type Row = Readonly<Record<string, string | number>>;

/** Comma-separated values as a download. A name that a spreadsheet would take for a formula is escaped. */
export async function csv(c: Context<ApiEnv>, name: string, rows: readonly Row[]): Promise<Response> {
  const { stringify } = await import('csv-stringify/sync');
  const text = stringify([...rows], { header: true, escape_formulas: true, bom: true });
  c.header('content-type', 'text/csv; charset=utf-8');
  c.header('content-disposition', `attachment; filename="${name}.csv"`);
  return c.body(text);
}
