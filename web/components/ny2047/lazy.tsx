'use client';

import { lazy } from 'react';

// A page that may show any game's table would else send the scripts of all of them. There is no boundary around
// them: what waits in one is hidden from readers whose browser runs no script.
export const GameTable = lazy(async () => ({ default: (await import('./table/game-table')).GameTable }));
export const PastStep = lazy(async () => ({ default: (await import('./past-step')).PastStep }));
