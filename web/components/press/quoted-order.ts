import type { ReactNode } from 'react';

/** Draws a quoted order, or `otherwise` if the text is not an order after all; null if it does not look like one. */
export type QuotedOrder = (text: string, otherwise: ReactNode) => ReactNode | null;
