import type { Line } from '../../../engine/tournament/scoring';
import type { Translate } from '../../../messages/translator';
import type { StandingRow } from '../game/boards.schema';
import { translateLines } from '../platform/translate';
import type { BoardRecord } from '../result/results.records';
import type { EntryRecord, RoundRecord, SeasonRecord } from '../season/seasons.records';
import { seasonTable } from './season-table';

/** A row of the standings whose lines have not been translated yet. */
export interface Standing extends Omit<StandingRow, 'lines'> {
  readonly lines: readonly Line[];
}

export function translateRow(say: Translate, row: Standing): StandingRow {
  return { ...row, lines: translateLines(say, row.lines) };
}

export function standingOf(
  season: SeasonRecord,
  entries: readonly EntryRecord[],
  boards: readonly BoardRecord[],
  rounds: readonly RoundRecord[],
): Standing[] {
  const people = new Map(entries.map(({ player }) => [player.id, player]));
  return seasonTable(season, entries, boards, rounds).flatMap(({ place, player, total, lines, games }) => {
    const person = people.get(player);
    if (person === undefined) return [];
    return [
      {
        place,
        player: person,
        total,
        lines,
        rounds: games.map(({ round, points, entry }) => ({ round, points, ...entry })),
      },
    ];
  });
}
