import type { ReactNode } from 'react';

/** Draws an order of the game that somebody quotes, or `otherwise` if it is none after all; null if it looks like none. */
export type QuotedOrder = (text: string, otherwise: ReactNode) => ReactNode | null;
