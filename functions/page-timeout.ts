/** How long a page waits for the API: longer than the API ever waits for its table, and shorter than a page may take. */
export const PAGE_TIMEOUT_MS = 10_000;
