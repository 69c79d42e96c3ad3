'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { Corrections } from './corrections';

type Load = () => Promise<Corrections>;

const LoadCorrections = createContext<Load>(() => Promise.reject(new Error('no game around this form')));

/** A frame for forms that correct a game, made by the game itself: what they need of it is fetched when they ask. */
export function withCorrections(load: Load) {
  return ({ children }: { readonly children: ReactNode }) => (
    <LoadCorrections value={load}>{children}</LoadCorrections>
  );
}

/** Fetches what the game around a form says of its corrections. */
export function useCorrections(): Load {
  return useContext(LoadCorrections);
}
