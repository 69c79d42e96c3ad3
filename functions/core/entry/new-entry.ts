import type { PersonRecord } from '../platform/common.records';
import type { EntryRecord, SeasonRecord } from '../season/seasons.records';

export interface EntryWishes {
  readonly prefers?: readonly string[] | undefined;
  readonly avoids?: readonly string[] | undefined;
  readonly zone?: string | null | undefined;
}

/** A new entry: registering counts as confirming the first round. */
export function newEntry(
  season: SeasonRecord,
  player: PersonRecord,
  at: number,
  state: EntryRecord['state'],
  { prefers = [], avoids = [], zone = null }: EntryWishes = {},
): EntryRecord {
  const since = season.round + 1;
  return {
    season: season.id,
    player,
    state,
    at,
    prefers: [...prefers],
    avoids: [...avoids],
    zone,
    since,
    // On a ladder: the time since when they have wanted a board.
    confirmed: season.format.kind === 'ladder' ? at : since,
  };
}
