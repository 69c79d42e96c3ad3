'use client';

import { lazily } from '../../components/table/lazily';

export const NewEraTable = lazily(async () => (await import('./table/new-era-table')).NewEraTable);
export const PastStep = lazily(async () => (await import('./past-step')).PastStep);
