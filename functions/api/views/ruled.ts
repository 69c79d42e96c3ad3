import type { RulingRecord } from '../../store/records';

/** A ruling as everyone reads it in the game's log. */
export function rulingView(ruling: RulingRecord) {
  return { ...ruling, at: new Date(ruling.at).toISOString() };
}
