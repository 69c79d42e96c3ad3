/** What pages that are shared look like in a message: wide as most services show them, in pixels. */
export const PREVIEW_SIZE = { width: 1200, height: 630 };
