import { knocksOut } from '../../../engine/tournament/knocks-out';
import { NO_DATES } from '../../../engine/tournament/no-dates';
import type { SlowBoards } from '../../../engine/tournament/schedule';
import type { Caller } from '../access/caller';
import { organizedSeason } from '../access/guards';
import { type Act, seasonAct } from '../league/log-act';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { iso } from '../platform/instants';
import { message } from '../platform/message';
import type { StoredText } from '../platform/message.records';
import { partsOf } from '../season/next-run';
import { reconcileSeason } from '../season/reconcile-season';
import { seasonChanged } from '../season/season-changed';
import { roundFinished } from '../season/season-state';
import type { SeasonRecord } from '../season/seasons.records';
import { hasNoBoard } from './draw-round';

/** Closes registration for an organizer; the season is started manually, or at its date. */
export async function closeRegistration(
  deps: Deps,
  caller: Caller,
  seasonId: string,
): Promise<Outcome<SeasonRecord>> {
  const found = await organizedSeason(deps, caller, seasonId, 'organizerClosesRegistration');
  if (!found.ok) return found;
  const season = found.value;
  if (season.status !== 'registration') return refuse({ code: 'registration-closed' });
  const schedule = season.schedule ?? NO_DATES;
  const closesAt = iso(deps.clock());
  // Registration that was to open later stays closed as well.
  const opensAt = schedule.opensAt !== null && schedule.opensAt >= closesAt ? null : schedule.opensAt;
  const { postponed: _, ...open } = season;
  const after = { ...open, schedule: { ...schedule, opensAt, closesAt } };
  return change(deps, caller, season, after, { kind: 'close-registration' });
}

/** Opens the next round for an organizer as soon as no board is running, regardless of its date and of the check-in. */
export async function openRoundNow(
  deps: Deps,
  caller: Caller,
  seasonId: string,
  round: number,
): Promise<Outcome<SeasonRecord>> {
  const found = await organizedSeason(deps, caller, seasonId, 'organizerOpensRound');
  if (!found.ok) return found;
  const season = found.value;
  const parts = await partsOf(deps, season);
  const { boards, rounds } = parts;
  const last = rounds.at(-1);
  if (!hasRounds(season) || round !== (last?.round ?? 0) + 1 || round > season.rounds)
    return refuse({ code: 'not-found', what: 'round' });
  if (last !== undefined && !roundFinished(last, boards))
    return refuse({ code: 'not-allowed', why: { text: 'roundPlayed', with: { round: last.round } } });
  // Without a board the season would be over.
  if (hasNoBoard(season, parts, round))
    return refuse({ code: 'format-impossible', why: { text: 'tooFewForBoard' } });
  const act = { kind: 'open-round', subject: message('log.round', { round }) } as const;
  return change(deps, caller, season, { ...season, opensNow: round }, act);
}

/** Ends the current round for an organizer: open boards end in their present state, or without a result. */
export async function endRoundNow(
  deps: Deps,
  caller: Caller,
  seasonId: string,
  round: number,
  as: SlowBoards,
): Promise<Outcome<SeasonRecord>> {
  const found = await organizedSeason(deps, caller, seasonId, 'organizerEndsRound');
  if (!found.ok) return found;
  const season = found.value;
  const { boards, rounds } = await partsOf(deps, season);
  const last = rounds.at(-1);
  const isPlayed = last?.state === 'open' && last.round === round && !roundFinished(last, boards);
  if (!hasRounds(season) || !isPlayed) return refuse({ code: 'not-found', what: 'round' });
  if (as === 'void' && knocksOut(season.format))
    return refuse({
      code: 'not-allowed',
      why: { text: 'voidKnockOut' },
    });
  const after = as === 'void' ? message('log.endVoid') : message('log.endStands');
  const act = { kind: 'end-round', subject: message('log.round', { round }), after } as const;
  return change(deps, caller, season, { ...season, endsNow: { round, as } }, act);
}

function hasRounds({ status, format }: SeasonRecord): boolean {
  return status === 'running' && format.kind !== 'ladder';
}

async function change(
  deps: Deps,
  caller: Caller,
  season: SeasonRecord,
  after: SeasonRecord,
  act: Omit<Act, 'subject'> & { readonly subject?: StoredText },
): Promise<Outcome<SeasonRecord>> {
  const entry = await seasonAct(deps, caller, season, act);
  const event = seasonChanged(deps, season.id);
  if ((await deps.store.changeSeason(season, after, entry, event)) !== 'changed')
    return refuse({ code: 'changed-meanwhile' });
  await reconcileSeason(deps, season.id);
  return done(after);
}
