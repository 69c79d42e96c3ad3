'use client';

import dynamic from 'next/dynamic';

/** Few tables look for a substitute, so the others do not load what it takes. */
export const LazySubstitutes = dynamic(() => import('./substitutes').then(({ Substitutes }) => Substitutes));
