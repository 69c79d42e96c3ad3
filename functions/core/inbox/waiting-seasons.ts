import type { Caller } from '../access/caller';
import { mayActOn } from '../access/conflicts';
import type { Role } from '../account/people.records';
import type { Deps } from '../platform/deps';
import { message } from '../platform/message';
import { isWaiting } from '../proposal/decide';
import { stageOfBoardIn } from '../round/stage-of-board';
import type { SeasonRecord } from '../season/seasons.records';
import { stageInSentence, stageOf } from '../season/stages';
import type { Waiting, WaitingInSeason } from './kinds';
import { waitingBoards } from './waiting-boards';

/** The inbox items of a season. Moderators see its boards and proposals; organizers see everything. */
export async function waitingInSeason(
  deps: Deps,
  caller: Caller,
  season: SeasonRecord,
  roles: readonly Role[],
): Promise<readonly WaitingInSeason[]> {
  const organizes = roles.includes('organizer');
  const freedom = await mayActOn(deps, season, caller);
  const free = freedom === 'acts';
  const may = freedom !== 'may-not';
  const [requests, rounds, proposals, boards, reports] = await Promise.all([
    organizes ? requestsIn(deps, season, { free, may }) : [],
    organizes && season.status === 'running' ? plannedIn(deps, season, may) : [],
    proposalsIn(deps, caller, season, free),
    season.status === 'running' ? waitingBoards(deps, caller, season, roles) : [],
    organizes && season.status === 'running' && season.atTheTable !== undefined
      ? reportsIn(deps, season)
      : [],
  ]);
  const named = { id: season.id, name: season.name };
  return [...requests, ...rounds, ...proposals, ...boards, ...reports].map((one) => ({
    ...one,
    season: named,
  }));
}

/**
 * `free`: the caller may act without a confirmation. `may`: the caller may act at all, which players of an anonymous
 * season may not.
 */
interface Freedoms {
  readonly free: boolean;
  readonly may: boolean;
}

async function requestsIn(
  deps: Deps,
  season: SeasonRecord,
  { free, may }: Freedoms,
): Promise<readonly Waiting[]> {
  const asked = (await deps.store.entries(season.id)).filter(({ state }) => state === 'asked');
  return asked.map(({ player, at }) => ({
    ...{ id: `request-${season.id}-${player.id}`, kind: 'request', since: at, game: null, settles: may },
    text: free
      ? message('waits.request', { player: player.name, season: season.name })
      : message('waits.requestOfSomebody', { season: season.name }),
    path: `/seasons/${season.id}`,
  }));
}

async function plannedIn(deps: Deps, season: SeasonRecord, may: boolean): Promise<readonly Waiting[]> {
  const planned = (await deps.store.rounds(season.id)).filter(({ state }) => state === 'planned');
  // The platform itself releases a round that no one has to review.
  if (!season.registration.review) return [];
  return planned.map(({ round, plannedAt }) => ({
    ...{ id: `round-${season.id}-${round}`, kind: 'round', since: plannedAt, game: null, settles: may },
    text: message('waits.round', {
      ...{ round, season: season.name, stage: stageInSentence(stageOf(season, round)) },
    }),
    path: `/seasons/${season.id}`,
  }));
}

/** Results that players have reported and that do not count yet. They name no player: seats may be anonymous. */
async function reportsIn(deps: Deps, season: SeasonRecord): Promise<readonly Waiting[]> {
  const { id, name } = season;
  const reports = await deps.store.tableReportsOf(id);
  const rounds = reports.length === 0 ? [] : await deps.store.rounds(id);
  return reports.map(({ game, round, board, at, answers }) => {
    const stage = stageInSentence(stageOfBoardIn(season, rounds, { round, board }));
    const named = { round, board, season: name, stage };
    return {
      ...{ id: `result-${game}`, kind: 'result', since: at, game, settles: true },
      text: answers.some(({ confirms }) => !confirms)
        ? message('waits.resultDisputed', named)
        : message('waits.resultReported', named),
      path: `/seasons/${id}/rounds?round=${round}`,
    };
  });
}

async function proposalsIn(
  deps: Deps,
  caller: Caller,
  season: SeasonRecord,
  free: boolean,
): Promise<readonly Waiting[]> {
  const waiting = (await deps.store.proposalsOf(season.id)).filter((one) => isWaiting(one, deps.clock()));
  return waiting
    .filter(({ by }) => by.id !== caller.id)
    .map(({ id, by, at }) => ({
      ...{ id: `proposal-${id}`, kind: 'proposal', since: at, game: null, settles: free },
      text: free
        ? message('waits.proposal', { player: by.name, season: season.name })
        : message('waits.proposalForOthers', { season: season.name }),
      path: `/seasons/${season.id}`,
    }));
}
