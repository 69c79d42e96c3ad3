/** The size of pictures for shared links: wide as most services show them, in pixels. */
export const PREVIEW_SIZE = { width: 1200, height: 630 };
