import { fault } from '../../../engine/fault';
import type { Message } from '../../../engine/game';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import type { Settings } from './season-settings';
import type { SeasonRecord } from './seasons.records';
import type { NewLength } from './seasons.store';
import { settingProblem } from './setting-problem';

/**
 * Whether a season that is being played gets more or fewer rounds by new settings: rounds that are open stay, and a top
 * board comes after the last round; once it is drawn, nothing changes.
 * @returns null if the number of rounds stays as it is
 */
export async function changedLength(
  deps: Deps,
  season: SeasonRecord,
  wanted: Settings,
): Promise<Outcome<NewLength | null>> {
  const [before, after] = [season.format, wanted.format];
  if (season.status === 'registration' || !('rounds' in before) || !('rounds' in after)) return done(null);
  if (before.rounds === after.rounds) return done(null);
  if (season.status === 'finished') return refused(fault('length.over'));
  const rounds = await deps.store.rounds(season.id);
  const drawn = rounds.at(-1)?.round ?? 0;
  if (drawn > before.rounds) return refused(fault('length.topBoard'));
  const open = rounds.findLast(({ state }) => state === 'open')?.round ?? 0;
  if (after.rounds < Math.max(open, 1)) return refused(fault('length.drawn', { round: open }));
  const dropped = rounds.find(({ round }) => round > after.rounds);
  return done({ next: open + 1, ...(dropped !== undefined && { dropped }) });
}

function refused(why: Message): Outcome<never> {
  return refuse({ code: 'invalid', problems: [settingProblem(['format', 'rounds'], why)] });
}
