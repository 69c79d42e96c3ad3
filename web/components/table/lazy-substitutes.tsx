'use client';

import dynamic from 'next/dynamic';

/** Few tables search for a substitute, so the others do not load the code for it. */
export const LazySubstitutes = dynamic(() => import('./substitutes').then(({ Substitutes }) => Substitutes));
