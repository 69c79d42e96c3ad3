'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { noteTabReader } from '../../lib/tab-reader';

/** Lets the platform refuse changes from this page once somebody else has logged in in another tab. */
export function TabReader({ id }: { readonly id: string | null }) {
  const page = usePathname();
  useEffect(() => noteTabReader(id, page), [id, page]);
  return null;
}
