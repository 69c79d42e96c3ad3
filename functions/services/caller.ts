import type { PersonRecord } from '../store/records';

/** Who asks, as the login says: an account of this platform. */
export interface Caller {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
}

export function personOf(caller: Caller): PersonRecord {
  return { id: caller.id, name: caller.name, kind: 'human' };
}
