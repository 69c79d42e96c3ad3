'use client';

import { type ComponentType, lazy } from 'react';

// A page that may show any game's board would otherwise send the scripts of all of them. There is no boundary around
// them: what waits in one is hidden from readers whose browser runs no script.
function lazily<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => ({ default: await load() }));
  return (props: Props) => <Part {...props} />;
}

export const Ny2047Table = lazily(async () => (await import('./ny2047/table/ny2047-table')).Ny2047Table);
export const Ny2047PastStep = lazily(async () => (await import('./ny2047/past-step')).PastStep);
export const RiskTable = lazily(async () => (await import('./nyc-risk/table/nyc-risk-table')).RiskTable);
export const RiskPastStep = lazily(async () => (await import('./nyc-risk/past-step')).PastStep);
export const NewEraTable = lazily(async () => (await import('./new-era/table/new-era-table')).NewEraTable);
export const NewEraPastStep = lazily(async () => (await import('./new-era/past-step')).PastStep);
export const DominationTable = lazily(
  async () => (await import('./domination/table/domination-table')).DominationTable,
);
export const DominationPastStep = lazily(async () => (await import('./domination/past-step')).PastStep);
