'use client';

import { type ComponentProps, lazy } from 'react';

// A page that may show any game's table would else send the scripts of all of them. There is no boundary around
// them: what waits in one is hidden from readers whose browser runs no script.
const Table = lazy(async () => ({ default: (await import('./table/game-table')).GameTable }));
const Past = lazy(async () => ({ default: (await import('./past-step')).PastStep }));

export function GameTable(props: ComponentProps<typeof Table>) {
  return <Table {...props} />;
}

export function PastStep(props: ComponentProps<typeof Past>) {
  return <Past {...props} />;
}
