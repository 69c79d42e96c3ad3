'use client';

import dynamic from 'next/dynamic';

// A page that may show any game's table would else send the scripts of all of them.
export const GameTable = dynamic(() => import('./table/game-table').then((module) => module.GameTable));
export const PastStep = dynamic(() => import('./past-step').then((module) => module.PastStep));
