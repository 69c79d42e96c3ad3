import { knocksOut } from '../../../engine/tournament/knocks-out';
import { NOBODY_OUT } from '../../../engine/tournament/left-over';
import { certify } from '../../../engine/tournament/seating/certificate';
import type { Caller } from '../access/caller';
import { mayActOn } from '../access/conflicts';
import { organizerOf } from '../access/guards';
import { seasonAct } from '../league/log-act';
import type { Deps } from '../platform/deps';
import { done, type Outcome, type Refusal, refuse } from '../platform/errors';
import { message } from '../platform/message';
import { pointsBefore } from '../scoring/design-points';
import { reconcileSeason } from '../season/reconcile-season';
import { seasonChanged } from '../season/season-changed';
import type { EntryRecord, RoundRecord, SeasonRecord } from '../season/seasons.records';
import { drawRound } from './draw-round';
import type { SwapPlayers } from './draws.schema';
import { roundSeed } from './round-seed';
import { problemOf, storedSeatingProblem } from './seating-problem';
import { sectionOfPlayer } from './sections';
import { goneFrom } from './stale-draw';
import { playersTwice } from './two-boards';

const DAY_MS = 86_400_000;
/**
 * Swaps two players of a planned round for an organizer. One of them may have no seat, as a late arrival or a player
 * who sits out: they take the other's.
 */
export async function swapPlayers(
  deps: Deps,
  caller: Caller,
  seasonId: string,
  round: number,
  { players: [one, other], version }: SwapPlayers,
): Promise<Outcome<RoundRecord>> {
  const found = await plannedRound(deps, caller, seasonId, { round, version });
  if (!found.ok) return found;
  const { season, record } = found.value;
  const [entries, boards] = await Promise.all([deps.store.entries(seasonId), deps.store.boards(seasonId)]);
  const takesPart = (id: string) => entries.some(({ player, state }) => player.id === id && state === 'in');
  const seated = record.boards.flatMap((board) => Object.values(board));
  if (!(takesPart(one) && takesPart(other)) || !(seated.includes(one) || seated.includes(other)))
    return refuse({ code: 'not-found', what: 'player' });
  const seatable = new Set(seatableIn(season, record, entries).map(({ player }) => player.id));
  if (!(seatable.has(one) && seatable.has(other)))
    return refuse({ code: 'not-allowed', why: { text: 'swapGotThrough' } });
  const [here, there] = [sectionOfPlayer(record, one), sectionOfPlayer(record, other)];
  const isMade = round > 1 && here !== undefined && there !== undefined;
  if (isMade && here.first !== there.first)
    return refuse({ code: 'not-allowed', why: { text: 'swapSections' } });
  const name = (id: string) => entries.find(({ player }) => player.id === id)?.player.name ?? id;
  // A swap would give both boards to a player who has not agreed to play two.
  const willing = playersTwice(record.boards).find((id) => id === one || id === other);
  if (willing !== undefined)
    return refuse({ code: 'not-allowed', why: { text: 'swapTwoBoards', with: { player: name(willing) } } });
  const swap = (id: string) => (id === one ? other : id === other ? one : id);
  const swapped = record.boards.map((board) =>
    Object.fromEntries(Object.entries(board).map(([seat, id]) => [seat, swap(id)])),
  );
  const problem = problemOf(
    ...([season, record.round, entries, boards] as const),
    [...new Set(seated.map(swap))],
    NOBODY_OUT,
  );
  const made = { seed: roundSeed(season, round), round, method: 'by-hand', cost: 0 } as const;
  const changed = {
    ...record,
    boards: swapped,
    sittingOut: record.sittingOut.map(swap),
    ...(record.sections !== undefined && {
      sections: record.sections.map((section) => ({ ...section, players: section.players.map(swap) })),
    }),
    ...(record.away !== undefined && { away: awayStill(record.away, record.sittingOut.map(swap)) }),
    certificate: { ...certify(problem, swapped, made) },
    problem: storedSeatingProblem({ ...problem, points: pointsBefore([record], round + 1).map(swap) }),
  };
  const after = message('log.swapped', { one: name(one), other: name(other) });
  const subject = message('log.round', { round });
  const act = await seasonAct(deps, caller, season, { kind: 'exchange', subject, after });
  return (await deps.store.changeRound(record, changed, act)) === 'changed'
    ? done({ ...changed, version: record.version + 1 })
    : refuse({ code: 'changed-meanwhile' });
}

/** The reasons of the players who still sit out. */
function awayStill(away: NonNullable<RoundRecord['away']>, sittingOut: readonly string[]) {
  return Object.fromEntries(Object.entries(away).filter(([id]) => sittingOut.includes(id)));
}

/** Those whom an organizer may seat in a planned round: all who are in; after the first stage of a cup, those who got through. */
export function seatableIn(
  { format }: SeasonRecord,
  { round, boards, sittingOut }: RoundRecord,
  entries: readonly EntryRecord[],
): readonly EntryRecord[] {
  const named = new Set([...boards.flatMap((board) => Object.values(board)), ...sittingOut]);
  const isLaterStage = knocksOut(format) && round > 1;
  return entries.filter(({ player, state }) => state === 'in' && (!isLaterStage || named.has(player.id)));
}

/**
 * Draws a planned round again for an organizer: later arrivals, confirmations and withdrawals count, manual swaps are
 * lost. The seed stays, so that the same players get the same boards.
 */
export async function redrawRound(
  deps: Deps,
  caller: Caller,
  seasonId: string,
  round: number,
  version: number | undefined,
): Promise<Outcome<RoundRecord>> {
  const found = await plannedRound(deps, caller, seasonId, { round, version });
  if (!found.ok) return found;
  const drawn = await drawRound(deps, found.value.season, round);
  if (drawn === 'over') return refuse({ code: 'format-impossible', why: { text: 'tooFewForBoard' } });
  const act = { kind: 'redraw', subject: message('log.round', { round }) } as const;
  const entry = await seasonAct(deps, caller, found.value.season, act);
  const { bots } = drawn;
  const { record } = found.value;
  const redrawn = { ...drawn.round, state: 'planned' } as const;
  return (await deps.store.changeRound(record, redrawn, entry, { bots })) === 'changed'
    ? done({ ...redrawn, version: record.version + 1 })
    : refuse({ code: 'changed-meanwhile' });
}

/** Releases a planned round for an organizer, and creates its boards. */
export async function releaseRound(
  deps: Deps,
  caller: Caller,
  seasonId: string,
  round: number,
  version: number | undefined,
): Promise<Outcome<null>> {
  const found = await plannedRound(deps, caller, seasonId, { round, version });
  if (!found.ok) return found;
  const { season, record } = found.value;
  const [gone] = goneFrom(record, await deps.store.entries(seasonId));
  if (gone !== undefined) return refuse(await planWithout(deps, seasonId, round, gone));
  const now = deps.clock();
  // If it is released on the day of its date it counts as opened at its date, so that later dates do not slip.
  const late = record.openedAt !== undefined && now - record.openedAt >= DAY_MS;
  const open = { ...record, state: 'open', ...(late ? { openedAt: now } : {}) } as const;
  const subject = message('log.round', { round });
  const act = await seasonAct(deps, caller, season, { kind: 'release', subject });
  const event = seasonChanged(deps, seasonId);
  if ((await deps.store.changeRound(record, open, act, { event })) !== 'changed')
    return refuse({ code: 'changed-meanwhile' });
  await reconcileSeason(deps, seasonId);
  return done(null);
}

/** Plans a round again that names a player who has left, and reports it; with too few players it stays as it is. */
async function planWithout(deps: Deps, seasonId: string, round: number, gone: EntryRecord): Promise<Refusal> {
  await reconcileSeason(deps, seasonId);
  const [again, entries] = await Promise.all([
    deps.store.round(seasonId, round),
    deps.store.entries(seasonId),
  ]);
  const named = { player: gone.player.name };
  return again !== undefined && goneFrom(again, entries).length > 0
    ? { code: 'format-impossible', why: { text: 'tooFewToDraw', with: named } }
    : { code: 'not-allowed', why: { text: 'drawnAgain', with: named } };
}

/** Finds a planned round for an organizer who may act on it, in the version that they saw if they name one. */
export async function plannedRound(
  deps: Deps,
  caller: Caller,
  seasonId: string,
  { round, version }: { readonly round: number; readonly version: number | undefined },
) {
  const [season, record] = await Promise.all([
    deps.store.season(seasonId),
    deps.store.round(seasonId, round),
  ]);
  if (season === undefined || record === undefined) return refuse({ code: 'not-found', what: 'round' });
  const organizer = await organizerOf(deps, caller, season.league.id, 'organizerChangesRound');
  if (!organizer.ok) return organizer;
  if ((await mayActOn(deps, season, caller)) === 'may-not') return refuse({ code: 'conflict-of-interest' });
  if (record.state !== 'planned') return refuse({ code: 'changed-meanwhile' });
  // A cancelled season opens no boards; once the cancellation is taken back, its plan is still there.
  if (season.status === 'finished') return refuse({ code: 'not-allowed', why: { text: 'seasonOver' } });
  if (version !== undefined && version !== record.version) return refuse({ code: 'changed-meanwhile' });
  return done({ season, record });
}
