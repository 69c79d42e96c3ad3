'use client';

import { lazily } from '../../components/table/lazily';

export const Ny2047Table = lazily(async () => (await import('./table/ny2047-table')).Ny2047Table);
export const PastStep = lazily(async () => (await import('./past-step')).PastStep);
