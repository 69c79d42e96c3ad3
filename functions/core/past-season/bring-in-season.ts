import { identityOf } from '../../../engine/games';
import { certify } from '../../../engine/tournament/seating/certificate';
import { newEntry } from '../entry/new-entry';
import type { Deps } from '../platform/deps';
import { requestRecomputation } from '../rating/recompute-ratings';
import { askForConfirmation } from '../result/confirm-results';
import { concludeSeason } from '../season/conclude-season';
import type { EntryRecord, RoundRecord, SeasonRecord } from '../season/seasons.records';
import { firstSeasons } from './first-seasons';
import { openPastAccounts } from './open-past-accounts';
import { pastBoard } from './past-boards';
import type { PastSeasonRecord } from './past-seasons.records';

/**
 * Completes an import that has begun: players, rounds, boards with their results, and everything that depends on the
 * record. It starts from the current state, so any run finishes what another began; repeating it is harmless.
 */
export async function bringInSeason(deps: Deps, seasonId: string): Promise<void> {
  const [past, season] = await Promise.all([deps.store.pastSeason(seasonId), deps.store.season(seasonId)]);
  if (past === undefined || season === undefined) return;
  await openPastAccounts(deps, past.players);
  await deps.store.enterPast(season.league.id, entriesOf(season, past), past.endedAt);
  for (const round of roundsOf(season, past)) await deps.store.planRound(round, []);
  const there = new Set((await deps.store.boards(seasonId)).map(({ round, board }) => `${round} ${board}`));
  for (const board of past.boards)
    if (!there.has(`${board.round} ${board.board}`))
      await deps.store.importBoard(await pastBoard(deps, season, past, board));
  await askForConfirmation(deps, seasonId);
  await concludeSeason(deps, season);
  const first = await firstSeasons(deps, season, past);
  for (const one of first) await concludeSeason(deps, one);
  // Awards that depend on ratings are recomputed with these.
  await requestRecomputation(deps, { seasons: [season, ...first].map(({ id }) => id) });
  await deps.store.endImport(seasonId);
}

/** Entries for the people who played, entered by the organizer who imports. */
export function entriesOf(
  season: SeasonRecord,
  { players, by, endedAt }: PastSeasonRecord,
): readonly EntryRecord[] {
  return players.map(({ id, name, kind }) => ({
    ...newEntry({ ...season, round: 0 }, { id, name, kind }, endedAt, 'in'),
    enteredBy: by,
  }));
}

/** The rounds as seated by an organizer, with the seating that their boards repeat. */
export function roundsOf(
  season: SeasonRecord,
  { players, boards, endedAt }: Pick<PastSeasonRecord, 'players' | 'boards' | 'endedAt'>,
): readonly RoundRecord[] {
  const seats = identityOf(season).seats.names;
  const seatedIn = (round: number) =>
    boards
      .filter((one) => one.round === round)
      .map((one) =>
        Object.fromEntries(one.seats.map(({ seat, player }) => [seat, players[player]?.id ?? ''])),
      );
  return Array.from({ length: season.rounds }, (_, at) => {
    const round = at + 1;
    const earlier = Array.from({ length: at }, (_before, index) => seatedIn(index + 1)).flat();
    const seated = seatedIn(round);
    const playing = seated.flatMap((board) => Object.values(board));
    const made = { seed: season.id, round, method: 'by-hand', cost: 0 } as const;
    const problem = { players: playing.map((id) => ({ id })), seats, earlier };
    return {
      ...{ season: season.id, round, state: 'open' as const, boards: seated },
      sittingOut: players.map(({ id }) => id).filter((id) => !playing.includes(id)),
      certificate: { ...certify(problem, seated, made) },
      ...{ plannedAt: endedAt, version: 0 },
    };
  });
}
