/** How long a page waits for the API: longer than the API ever waits for its table, and shorter than a page may take. */
export const PAGE_TIMEOUT_MS = 10_000;

/** How long it waits on one machine: no page is ended there, and a busy processor answers later. */
export const PAGE_TIMEOUT_ON_ONE_MACHINE_MS = 120_000;
