'use client';

import { withCorrections } from '../../components/rulings/with-corrections';
import { lazily } from '../../components/table/lazily';

export const NewEraTable = lazily(async () => (await import('./table/new-era-table')).NewEraTable);
export const Steps = lazily(async () => (await import('./steps')).Steps);
export const WithCorrections = withCorrections(async () => (await import('./corrections')).CORRECTIONS);
