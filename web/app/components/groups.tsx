'use client';

import { lazily } from '../../lib/lazily';

// Each group's script is fetched when it is shown. Imported at once they would change how the scripts of tables are cut
// into files, and make some of them larger.

export const BarParts = lazily(async () => (await import('./bar-parts')).BarParts);
export const TableParts = lazily(async () => (await import('./table-parts')).TableParts);
export const OrderParts = lazily(async () => (await import('./order-parts')).OrderParts);
export const MapParts = lazily(async () => (await import('./map-parts')).MapParts);
