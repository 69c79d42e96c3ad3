'use client';

import { lazily } from '../../components/table/lazily';

export const RiskTable = lazily(async () => (await import('./table/nyc-risk-table')).RiskTable);
export const PastStep = lazily(async () => (await import('./past-step')).PastStep);
