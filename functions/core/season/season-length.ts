import { fault } from '../../../engine/fault';
import type { Problem } from '../../../engine/game';
import type { Deps } from '../platform/deps';
import { problem, type Settings } from './season-settings';
import type { SeasonRecord } from './seasons.records';
import type { NewLength } from './seasons.store';

/**
 * Whether a season that is being played gets more or fewer rounds by new settings: rounds that are open stay, and a top
 * board comes after the last round; once it is drawn, nothing changes.
 * @returns null if the number of rounds stays as it is
 */
export async function changedLength(
  deps: Deps,
  season: SeasonRecord,
  wanted: Settings,
): Promise<NewLength | readonly Problem[] | null> {
  const [before, after] = [season.format, wanted.format];
  if (season.status === 'registration' || !('rounds' in before) || !('rounds' in after)) return null;
  if (before.rounds === after.rounds) return null;
  const path = ['format', 'rounds'];
  if (season.status === 'finished') return [problem(path, fault('length.over'))];
  const rounds = await deps.store.rounds(season.id);
  const drawn = rounds.at(-1)?.round ?? 0;
  if (drawn > before.rounds) return [problem(path, fault('length.topBoard'))];
  const open = rounds.findLast(({ state }) => state === 'open')?.round ?? 0;
  if (after.rounds < Math.max(open, 1)) return [problem(path, fault('length.drawn', { round: open }))];
  const dropped = rounds.find(({ round }) => round > after.rounds);
  return { next: open + 1, ...(dropped !== undefined && { dropped }) };
}
