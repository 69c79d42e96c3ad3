'use client';

import { type ComponentProps, lazy } from 'react';

// As with the other tables: a page that may show any game's table sends the scripts of one.
const Table = lazy(async () => ({ default: (await import('./table/game-table')).GameTable }));
const Past = lazy(async () => ({ default: (await import('./past-step')).PastStep }));

export function GameTable(props: ComponentProps<typeof Table>) {
  return <Table {...props} />;
}

export function PastStep(props: ComponentProps<typeof Past>) {
  return <Past {...props} />;
}
