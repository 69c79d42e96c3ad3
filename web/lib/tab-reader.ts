/** The header in which a page names its reader (functions/api/require-reader.ts). */
export const READER_HEADER = 'x-reader';

let reader: string | null = null;
let page: string | null = null;

/**
 * Records for whom a page in this tab was rendered; null for a visitor or a guest. A page that is rendered again for
 * another account keeps its first reader, because its fields still hold what that reader has typed.
 */
export function noteTabReader(id: string | null, path: string): void {
  if (path === page && reader !== null) return;
  reader = id;
  page = path;
}

/**
 * The account for which the page in this tab was rendered. All tabs of a browser share its session, so that another
 * login in another tab changes for whom this one acts.
 */
export const tabReader = (): string | null => reader;
