/** The header in which a page names its reader (functions/api/require-reader.ts). */
export const READER_HEADER = 'x-reader';

let reader: string | null = null;

/** Records for whom the page in this tab was rendered; null for a visitor or a guest. */
export function noteTabReader(id: string | null): void {
  reader = id;
}

/**
 * The account for which the page in this tab was rendered. All tabs of a browser share its session, so that another
 * login in another tab changes for whom this one acts.
 */
export const tabReader = (): string | null => reader;
