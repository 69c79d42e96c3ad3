'use client';

import { withCorrections } from '../../components/rulings/with-corrections';
import { lazily } from '../../components/table/lazily';

export const RiskTable = lazily(async () => (await import('./table/nyc-risk-table')).RiskTable);
export const Steps = lazily(async () => (await import('./steps')).Steps);
export const WithCorrections = withCorrections(async () => (await import('./corrections')).CORRECTIONS);
