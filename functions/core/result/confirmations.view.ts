import type { Caller } from '../access/caller';
import { rolesIn } from '../member/roles';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { iso } from '../platform/instants';
import { type ReportedBoard, reportedBoards } from './confirm-results';
import type { Confirmation, RequestedConfirmations } from './confirmations.schema';

/** Which boards of a season count only within its league, and the caller's answer. */
export async function confirmationView(
  deps: Deps,
  caller: Caller | null,
  id: string,
): Promise<Outcome<Confirmation>> {
  const season = await deps.store.season(id);
  if (season === undefined) return refuse({ code: 'not-found', what: 'season' });
  const boards = season.atTheTable === undefined ? [] : await reportedBoards(deps, id);
  const roles = await rolesIn(deps, season.league.id, caller);
  const own = boards.filter(({ people }) => people.some((one) => one.id === caller?.id));
  return done({
    season: { id, name: season.name },
    league: season.league,
    boards: boards.map((one) => boardView(one, caller)),
    mine: own.length === 0 || caller === null ? null : answerOf(own, caller.id),
    mayAsk: boards.length > 0 && roles.includes('organizer'),
  });
}

function answerOf(own: readonly ReportedBoard[], me: string): Confirmation['mine'] {
  if (own.every(({ confirmed }) => confirmed.includes(me))) return 'given';
  return own.every(({ declined }) => declined.includes(me)) ? 'declined' : 'asked';
}

function boardView(
  { result, people, confirmed, declined }: ReportedBoard,
  caller: Caller | null,
): Confirmation['boards'][number] {
  const { game, revision = 0, round, board, seats } = result;
  return {
    ...{ game, revision, round, board },
    seats: seats.map(({ seat, player, place, points }) => ({ seat, player, place, points })),
    ...{ people: people.length, confirmed: confirmed.length, declined: declined.length },
    mine: people.some(({ id }) => id === caller?.id),
  };
}

/** The seasons in which the caller is asked to confirm results. */
export async function requestedConfirmations(deps: Deps, caller: Caller): Promise<RequestedConfirmations> {
  const all = await deps.store.confirmationsOf(caller.id);
  const asked = all.filter(({ state }) => state === 'asked');
  return asked.map(({ season, league, at }) => ({ season, league, at: iso(at) }));
}
