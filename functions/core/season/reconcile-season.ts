import { alwaysOpen } from '../../../engine/tournament/always-open';
import { opensWithLast } from '../../../engine/tournament/formats';
import { checkInHours, opening, roundEnd } from '../../../engine/tournament/season-schedule';
import { fillDivision } from '../division/fill-division';
import { expireAnswers } from '../entry/answers';
import { saveJoinable } from '../entry/joinable';
import { promoteFromWaitList } from '../entry/waiting-list';
import {
  notifyCancelledSeason,
  notifyCheckIn,
  notifyNextSeason,
  notifyPostponedStart,
  notifyRoundEnd,
  notifyTooFewPlayers,
} from '../notification/notify-season';
import type { Deps } from '../platform/deps';
import { fillQualified } from '../qualification/fill-qualified';
import { isShort } from '../round/draw-round';
import { type Advance, advanceSeason, makeBoards, type Work } from '../round/rounds';
import { discardStaleDraw } from '../round/stale-draw';
import { concludeSeason } from './conclude-season';
import { partsOf, saveNextRun } from './next-run';
import { startIfDue } from './scheduled-start';
import {
  answered,
  askable,
  isScheduled,
  roundFinished,
  type SeasonParts,
  stateOf,
  takenBackUntil,
} from './season-state';
import type { RoundRecord, SeasonRecord } from './seasons.records';

/** Boards that a request creates itself: a second's work. The event that was posted with it creates the rest. */
const IN_A_REQUEST = 8;
/** Boards that an event creates, out of the minute that its run has; then the rest is passed on. */
const IN_A_RUN = 100;

/**
 * Brings a season to the state that its records and the time require: free places are filled from the wait list, a
 * season that is due starts, a round that is due is planned, missing boards of a round are created. It starts from the
 * existing records, so any run finishes the work of another; repeating it is harmless.
 * @returns whether there is more to do, for which a run had no time
 */
export async function reconcileSeason(
  deps: Deps,
  seasonId: string,
  work: Work = { boards: IN_A_REQUEST, inRequest: true },
): Promise<Advance> {
  const notified = await advance(deps, seasonId, work);
  await saveNextRun(deps, { season: seasonId }, notified);
  await saveJoinable(deps, seasonId);
  return work.isUnfinished === true ? 'unfinished' : 'done';
}

/** The amount of work that the run of an event may do. */
export function workOfEvent(): Work {
  return { boards: IN_A_RUN, inRequest: false };
}

/** @returns the notifications that its players have just received */
async function advance(deps: Deps, seasonId: string, work: Work): Promise<readonly string[]> {
  const season = await deps.store.season(seasonId);
  if (season === undefined) return [];
  if (season.status === 'finished') {
    // They are needed again if the cancellation is taken back.
    if (season.cancelled !== undefined && (takenBackUntil(season) ?? 0) <= deps.clock())
      await expireAnswers(deps, season);
    return notifyCancelledSeason(deps, season);
  }
  await promoteFromWaitList(deps, season);
  if (season.after !== undefined) await deps.store.noteNextSeason(season.after, season.id);
  await fillDivision(deps, season);
  await fillQualified(deps, season);
  const started = season.status === 'registration' ? await startIfDue(deps, season) : season;
  if (started?.status === 'running') return advanceRunning(deps, started, work);
  return [
    ...(await notifyNextSeason(deps, season)),
    ...(await notifyPostponedStart(deps, started ?? season)),
  ];
}

async function advanceRunning(deps: Deps, season: SeasonRecord, work: Work): Promise<readonly string[]> {
  const rounds = await deps.store.rounds(season.id);
  const unmade = rounds.filter(({ state, round }) => state === 'open' && round > season.round);
  for (const round of unmade) if ((await makeBoards(deps, season, round, work)) === 'unfinished') return [];
  if (await discardStaleDraw(deps, season, rounds)) return advanceRunning(deps, season, work);
  const last = rounds.at(-1);
  if (season.format.kind === 'ladder')
    return withoutNotices(openLadderBoards(deps, season, (last?.round ?? 0) + 1, work));
  if (last?.state === 'planned') return withoutNotices(advanceSeason(deps, season, last.round, work));
  if (last !== undefined && opensWithLast(season.format, last.round + 1))
    return openTogether(deps, season, last.round + 1, work);
  const parts = await endedRound(deps, season, await partsOf(deps, season));
  // Another run has planned a round since: the one read before is no longer the last.
  if (parts.rounds.at(-1)?.round !== last?.round) return advanceRunning(deps, season, work);
  if (last !== undefined && isPlayed(season, last, parts)) return whilePlayed(deps, season, parts, last);
  return betweenRounds(deps, season, parts, work);
}

/**
 * Opens the rounds that belong together with the last one; a request opens one, and the event that was posted with it
 * the rest.
 */
async function openTogether(
  deps: Deps,
  season: SeasonRecord,
  first: number,
  work: Work,
): Promise<readonly string[]> {
  for (let round = first; opensWithLast(season.format, round); round += 1) {
    const advance = await advanceSeason(deps, season, round, work);
    const opened = await deps.store.round(season.id, round);
    if (advance === 'unfinished' || opened?.state !== 'open' || work.inRequest) break;
  }
  return [];
}

/** Whether boards of the last round are running, or of one that opened together with it. */
function isPlayed(season: SeasonRecord, last: RoundRecord, { rounds, boards }: SeasonParts): boolean {
  let first = last.round;
  while (opensWithLast(season.format, first)) first -= 1;
  return rounds.some((round) => round.round >= first && !roundFinished(round, boards));
}

/**
 * Opens boards of a ladder as long as enough players wait; a request opens one, and the event that was posted with it
 * the rest. An always-open season that has had all its boards ends, and its running ones continue.
 */
async function openLadderBoards(deps: Deps, season: SeasonRecord, first: number, work: Work): Promise<void> {
  const { endsAfter = Number.POSITIVE_INFINITY } = alwaysOpen(season.format) ?? {};
  for (let round = first; ; round += 1) {
    if (round > endsAfter) return concludeSeason(deps, season);
    await advanceSeason(deps, season, round, work);
    const opened = await deps.store.round(season.id, round);
    if (opened?.state !== 'open' || work.inRequest) return;
  }
}

async function withoutNotices(advance: Promise<unknown>): Promise<readonly string[]> {
  await advance;
  return [];
}

/** The same parts with the end of the last round recorded, if something waits for it. */
async function endedRound(deps: Deps, season: SeasonRecord, parts: SeasonParts): Promise<SeasonParts> {
  const last = parts.rounds.at(-1);
  if (last === undefined || last.endedAt !== undefined || !isScheduled(season)) return parts;
  if (!roundFinished(last, parts.boards)) return parts;
  await deps.store.noteRoundEnd(season.id, last.round, deps.clock());
  return { ...parts, rounds: await deps.store.rounds(season.id) };
}

/** During a round its players are notified when it ends, and when they are asked for the next one. */
async function whilePlayed(
  deps: Deps,
  season: SeasonRecord,
  parts: SeasonParts,
  { round }: RoundRecord,
): Promise<readonly string[]> {
  const state = stateOf(season, parts);
  const end = state.last === null ? null : roundEnd(state, state.last);
  const running = parts.boards.filter((board) => board.round === round && board.status === 'running');
  return [
    ...(await notifyRoundEnd(deps, season, running, { state, end, round })),
    ...(await askPlayers(deps, season, parts, round + 1)),
  ];
}

/** No round is in progress: the next one opens at its scheduled time. */
async function betweenRounds(
  deps: Deps,
  season: SeasonRecord,
  parts: SeasonParts,
  work: Work,
): Promise<readonly string[]> {
  const state = stateOf(season, parts);
  const round = (parts.rounds.at(-1)?.round ?? 0) + 1;
  const opens = opening(state, round);
  // Without scheduled runs the season is not checked again: a clock behind that of the host that ended the round must
  // not hold it up.
  if (isScheduled(season) && round <= season.rounds && opens !== null && opens > deps.clock())
    return askPlayers(deps, season, parts, round);
  if (isShort(season, parts, round)) return notifyTooFewPlayers(deps, season, round);
  const advance = await advanceSeason(deps, season, round, work);
  const isOpen = (await deps.store.round(season.id, round))?.state === 'open';
  if (advance === 'unfinished' || !isOpen || work.inRequest) return [];
  return openTogether(deps, season, round + 1, work);
}

function askPlayers(deps: Deps, season: SeasonRecord, parts: SeasonParts, round: number) {
  const hours = round <= season.rounds ? checkInHours(stateOf(season, parts), round) : null;
  const silent = askable(parts.entries, round).filter((entry) => !answered(entry, round));
  return hours === null ? [] : notifyCheckIn(deps, season, silent, round, hours);
}

/** Ends a season permanently, or brings its end in line with its results. Repeating it is harmless. */
export async function endSeason(deps: Deps, seasonId: string): Promise<void> {
  const season = await deps.store.season(seasonId);
  if (season === undefined || season.cancelled !== undefined) return;
  await concludeSeason(deps, season);
  await saveJoinable(deps, seasonId);
}
