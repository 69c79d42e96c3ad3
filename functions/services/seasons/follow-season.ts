import type { BoardRecord, RoundRecord, SeasonChanged, SeasonRecord } from '../../store/records';
import type { Deps } from '../deps';
import { concludeSeason } from './conclude-season';
import { type Advance, advanceSeason, makeBoards } from './rounds';
import { moveUp } from './waiting-list';

/** Boards that a request makes itself: a second's work. What is left is made by the event that was posted with it. */
const IN_A_REQUEST = 8;

/** What is posted with a change of a season, so that what follows from it happens whatever becomes of the request. */
export function seasonChanged(
  deps: Deps,
  season: string,
  more: Pick<SeasonChanged, 'ends' | 'next'> = {},
): SeasonChanged {
  return { id: deps.newId(), kind: 'season-changed', at: deps.clock(), season, ...more };
}

/**
 * Brings a season to where its records say it should be: free places go to the waiting list, a round that is due is
 * planned, boards that a round lacks are made. It starts from what is there, so any run finishes what another began;
 * repeating it is harmless.
 */
export async function followSeason(
  deps: Deps,
  seasonId: string,
  { most = IN_A_REQUEST }: { readonly most?: number } = {},
): Promise<void> {
  const season = await deps.store.season(seasonId);
  if (season === undefined || season.status === 'finished') return;
  await moveUp(deps, season);
  if (season.status === 'running') await moveOn(deps, season, most);
}

async function moveOn(deps: Deps, season: SeasonRecord, most: number): Promise<Advance> {
  const rounds = await deps.store.rounds(season.id);
  const unmade = rounds.filter(({ state, round }) => state === 'open' && round > season.round);
  for (const round of unmade)
    if ((await makeBoards(deps, season, round, most)) === 'unfinished') return 'unfinished';
  await discardSpoiled(deps, season, rounds);
  const last = rounds.at(-1);
  if (season.format.kind === 'ladder') return advanceSeason(deps, season, rounds.length + 1, most);
  if (last?.state === 'planned') return advanceSeason(deps, season, last.round, most);
  if (last !== undefined && !roundFinished(last, await deps.store.boards(season.id))) return 'done';
  return advanceSeason(deps, season, (last?.round ?? 0) + 1, most);
}

/** A planned round that seats someone who was removed since, or lets them sit out, is planned again. */
async function discardSpoiled(
  deps: Deps,
  season: SeasonRecord,
  rounds: readonly RoundRecord[],
): Promise<void> {
  const planned = rounds.filter(({ state }) => state === 'planned');
  if (planned.length === 0) return;
  const entries = await deps.store.entries(season.id);
  const removed = entries.filter(({ state }) => state === 'removed').map(({ player }) => player.id);
  for (const { round, boards, sittingOut } of planned) {
    const named = new Set([...sittingOut, ...boards.flatMap((board) => Object.values(board))]);
    if (removed.some((player) => named.has(player))) await deps.store.discardPlan(season.id, round);
  }
}

/** Every board of the round has reported, and reported its end. */
function roundFinished(round: RoundRecord, boards: readonly BoardRecord[]): boolean {
  const finished = boards.filter((board) => board.round === round.round && board.status === 'finished');
  return finished.length === round.boards.length;
}

/** Ends a season for good, or brings its end in line with its results. Repeating it is harmless. */
export async function endSeason(deps: Deps, seasonId: string): Promise<void> {
  const season = await deps.store.season(seasonId);
  if (season !== undefined) await concludeSeason(deps, season);
}
