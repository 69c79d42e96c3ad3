import type { ReactNode } from 'react';
import type { People } from '../components/frame/people';

/** A frame around a page that shows steps of a game. */
export interface StepsProps {
  /** The player of each seat. */
  readonly people: People;
  /** The reader's seat; null for others. */
  readonly own: string | null;
  readonly children: ReactNode;
}
