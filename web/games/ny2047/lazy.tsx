'use client';

import { withCorrections } from '../../components/rulings/with-corrections';
import { lazily } from '../../components/table/lazily';

export const Ny2047Table = lazily(async () => (await import('./table/ny2047-table')).Ny2047Table);
export const Steps = lazily(async () => (await import('./steps')).Steps);
export const WithCorrections = withCorrections(async () => (await import('./corrections')).CORRECTIONS);
