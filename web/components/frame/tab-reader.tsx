'use client';

import { useEffect } from 'react';
import { noteTabReader } from '../../lib/tab-reader';

/** Lets the platform refuse changes from this page once somebody else has logged in in another tab. */
export function TabReader({ id }: { readonly id: string | null }) {
  useEffect(() => noteTabReader(id), [id]);
  return null;
}
