'use client';

import { lazily } from '../../lib/lazily';

// Each group's script is loaded when it is shown. Static imports would change how the scripts of tables are split into
// files, and make some of them larger.

export const BarParts = lazily(async () => (await import('./bar-parts')).BarParts);
export const TableParts = lazily(async () => (await import('./table-parts')).TableParts);
export const OrderParts = lazily(async () => (await import('./order-parts')).OrderParts);
export const MapParts = lazily(async () => (await import('./map-parts')).MapParts);
