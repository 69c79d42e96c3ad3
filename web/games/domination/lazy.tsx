'use client';

import { lazily } from '../../components/table/lazily';

export const DominationTable = lazily(async () => (await import('./table/domination-table')).DominationTable);
export const PastStep = lazily(async () => (await import('./past-step')).PastStep);
