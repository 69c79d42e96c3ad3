import type { BoardRecord } from '../result/results.records';
import type { EntryRecord, RoundRecord, SeasonRecord } from '../season/seasons.records';
import { Certificate, type Round } from './draws.schema';
import { isStalePlan } from './rests-on';
import { seatableIn } from './review-round';
import { sectionViews } from './sections';

/** A round with the names of those it seats; of a planned one also of those who could be seated. */
export function roundView(
  season: SeasonRecord,
  record: RoundRecord,
  entries: readonly EntryRecord[],
  boards: readonly BoardRecord[],
): Round {
  const { round, state, version, boards: drawn, sittingOut, away = {}, certificate } = record;
  const named = new Set([...drawn.flatMap((board) => Object.values(board)), ...sittingOut]);
  const seatable = new Set(state === 'planned' ? seatableIn(season, record, entries) : []);
  const people = entries
    .filter((entry) => named.has(entry.player.id) || seatable.has(entry))
    .map(({ player }) => player);
  return {
    ...{ round, state, version, boards: drawn, sittingOut, away, people },
    sections: sectionViews(record),
    chairsChanged: record.drawn !== undefined,
    stale: isStalePlan(season, { entries, boards }, record),
    certificate: certificateView(certificate),
  };
}

/** A certificate as everyone may see it: for pairs to be kept apart, only their number. */
export function certificateView(certificate: RoundRecord['certificate']): Round['certificate'] {
  const { apart } = certificate;
  return Certificate.parse({ ...certificate, apart: Array.isArray(apart) ? apart.length : 0 });
}
