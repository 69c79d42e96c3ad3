import type { PressOfGame } from '../../services/press/press';
import type { Threads } from '../schemas/press';
import { iso } from './game';

/** The conversations that one person may read. */
export function pressView({ threads, writing }: PressOfGame): Threads {
  return {
    threads: threads.map((thread) => ({ ...thread, seats: [...thread.seats], lastAt: iso(thread.lastAt) })),
    writing,
  };
}
