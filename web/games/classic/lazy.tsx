'use client';

import { withCorrections } from '../../components/rulings/with-corrections';
import { lazily } from '../../components/table/lazily';

export const ClassicTable = lazily(async () => (await import('./table/classic-table')).ClassicTable);
export const Steps = lazily(async () => (await import('./steps')).Steps);
export const WithCorrections = withCorrections(async () => (await import('./corrections')).CORRECTIONS);
