import { iso, isoOrNull } from '../platform/instants';
import type { EntryRecord, SeasonRecord } from '../season/seasons.records';
import type { Season } from '../season/seasons.schema';
import type { AnswersRecord } from './answers.records';
import type { Entry } from './season-entries.schema';

/** The first entries; if there are more, requests come first, because they wait for an answer. */
export function firstEntries(entries: readonly EntryRecord[], most: number): readonly EntryRecord[] {
  if (entries.length <= most) return entries;
  const asks = ({ state }: EntryRecord) => state === 'asked';
  return [...entries.filter(asks), ...entries.filter((entry) => !asks(entry))].slice(0, most);
}

export function isShown(state: EntryRecord['state'], organizes: boolean): boolean {
  return state === 'in' || state === 'waiting' || (state === 'asked' && organizes);
}

export function entryView(
  { player, state, at, confirmed, declined = 0, reliability }: EntryRecord,
  { round }: SeasonRecord,
): Entry {
  return {
    player,
    state,
    registeredAt: iso(at),
    confirmed: confirmed > round,
    declined: declined > round,
    reliability: reliability ?? null,
  };
}

export function mineOf(
  entry: EntryRecord | undefined,
  { round }: SeasonRecord,
  answers: AnswersRecord['answers'],
): Season['mine'] {
  if (entry === undefined) return null;
  const { state, prefers, avoids, zone, confirmed, declined = 0, accepted = null, answerBy } = entry;
  const qualified = state === 'invited' && answerBy !== undefined;
  return {
    ...{ state, prefers, avoids, zone, accepted, qualified },
    ...{ confirmed: confirmed > round, declined: declined > round },
    answers: [...answers],
    answerBy: qualified ? isoOrNull(answerBy) : null,
  };
}
