import { isGameSystem } from '../../../engine/games';
import type { Caller } from '../access/caller';
import { firstSeasons } from '../past-season/first-seasons';
import { addressNowhere } from '../platform/addresses.schema';
import type { PersonRecord } from '../platform/common.records';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { requestRecomputation } from '../rating/recompute-ratings';
import { seasonChanged } from '../season/season-changed';
import type { SeasonRecord } from '../season/seasons.records';
import type { AnswerConfirmation } from './confirmations.schema';
import type { ConfirmationRecord, ResultApproval, ResultRecord } from './results.records';
import { revisionsOf, unseen } from './seen-results';

/** A board whose result an organizer reported, with its answers, which decide whether it counts on the whole site. */
export interface ReportedBoard {
  readonly result: ResultRecord;
  readonly people: readonly PersonRecord[];
  /** Ids of those who have confirmed this result. */
  readonly confirmed: readonly string[];
  /** Ids of those who have declined it. */
  readonly declined: readonly string[];
  /** The user who reported it; their own confirmation is not sufficient. */
  readonly reportedBy: string | undefined;
}

/** Everyone named in a result, each once, without bots. */
export function peopleIn({
  seats,
  left = [],
}: Pick<ResultRecord, 'seats' | 'left'>): readonly PersonRecord[] {
  const all = [...seats, ...left].map(({ player }) => player).filter(({ kind }) => kind === 'human');
  return all.filter((one, at) => all.findIndex(({ id }) => id === one.id) === at);
}

/**
 * The boards of a season that count only within its league, with the answers of the people named in them. Nobody is
 * asked about a game without an engine, which never counts elsewhere.
 */
export async function reportedBoards(deps: Deps, season: string): Promise<readonly ReportedBoard[]> {
  const results = (await deps.store.resultsOfSeason(season)).filter(
    ({ unconfirmed, system }) => unconfirmed === true && isGameSystem(system),
  );
  const named = [...new Set(results.flatMap(peopleIn).map(({ id }) => id))];
  const answers = await deps.store.confirmationsIn(season, named);
  const answerOf = new Map(answers.map((one) => [one.player, one]));
  return Promise.all(
    results.map(async (result) => {
      const people = peopleIn(result);
      const rulings = await deps.store.rulings(result.game);
      return {
        ...{ result, people },
        confirmed: people.map(({ id }) => id).filter((id) => confirms(answerOf.get(id), result)),
        declined: people.map(({ id }) => id).filter((id) => declines(answerOf.get(id), result)),
        reportedBy: rulings.find(({ number }) => number === (result.revision ?? 0))?.by.id,
      };
    }),
  );
}

function confirms(answer: ConfirmationRecord | undefined, { game, revision = 0 }: ResultRecord): boolean {
  return answer !== undefined && answer.state !== 'declined' && answer.boards[game] === revision;
}

function declines(answer: ConfirmationRecord | undefined, { game, revision = 0 }: ResultRecord): boolean {
  if (answer?.state !== 'declined') return false;
  return Object.keys(answer.boards).length === 0 || answer.boards[game] === revision;
}

/** Whether everyone named in a board has confirmed it, including someone other than the user who reported it. */
export function isConfirmed({ people, confirmed, reportedBy: saidBy }: ReportedBoard): boolean {
  const byOthers = confirmed.some((id) => id !== saidBy);
  return byOthers && people.every(({ id }) => confirmed.includes(id));
}

/** Asks the people named in results that count only within a league, and who have not answered for these results. */
export async function askForConfirmation(deps: Deps, season: string): Promise<void> {
  const boards = await reportedBoards(deps, season);
  const asked = new Map<string, ReportedBoard>();
  for (const board of boards)
    for (const { id } of board.people)
      if (!board.confirmed.includes(id) && !board.declined.includes(id)) asked.set(id, board);
  for (const [player, { result }] of asked) {
    const { season: about, league } = result;
    await deps.store.askConfirmation({ player, season: about, league, at: deps.clock() });
  }
}

/**
 * Makes results count on the whole site that everyone named has confirmed, or that a site administrator has approved in
 * their present form. Updates ratings, statistics and halls of fame. Repeating it is harmless.
 */
export async function countConfirmed(deps: Deps, season: SeasonRecord): Promise<void> {
  if (season.atTheTable === undefined) return;
  const [boards, approval] = await Promise.all([
    reportedBoards(deps, season.id),
    deps.store.approvalOf(season.id),
  ]);
  const counting = boards.filter((board) => isConfirmed(board) || isApproved(approval, board.result));
  for (const { result } of counting) {
    const { unconfirmed: _, ...confirmed } = result;
    await deps.store.replaceResult(confirmed);
  }
  const earliest = counting.map(({ result }) => result.id).sort()[0];
  if (earliest === undefined) return;
  const first = await firstSeasons(deps, season, { players: counting.flatMap(({ people }) => people) });
  // A season is concluded again once its ratings count.
  const seasons = [season, ...first].map(({ id }) => id);
  await requestRecomputation(deps, { changed: earliest, seasons });
}

/**
 * Stores whether a player confirms their boards in a season: in their present form, and as long as they do not count
 * yet. Refused if one of them is not in the form that the player saw, and for accounts that others can log in to by a
 * personal link: their organizer would confirm the organizer's own report.
 */
export async function answerConfirmation(
  deps: Deps,
  caller: Caller,
  seasonId: string,
  { confirms, boards: seen }: AnswerConfirmation,
): Promise<Outcome<null>> {
  const season = await deps.store.season(seasonId);
  if (season === undefined) return refuse({ code: 'not-found', what: 'season' });
  const login = await deps.store.loginOf(caller.id);
  if (login?.address === addressNowhere(caller.id))
    return refuse({ code: 'not-allowed', why: { text: 'confirmationNeedsAddress' } });
  const named = (await reportedBoards(deps, seasonId)).filter(({ people }) =>
    people.some(({ id }) => id === caller.id),
  );
  if (named.length === 0) return refuse({ code: 'not-allowed', why: { text: 'nothingToConfirm' } });
  const results = named.map(({ result }) => result);
  const changed = seen === undefined ? [] : unseen(revisionsOf(seen), results);
  if (changed.length > 0) return refuse({ code: 'results-changed', since: 'seen', results: changed });
  const answer: ConfirmationRecord = {
    ...{ player: caller.id, season: { id: season.id, name: season.name }, league: season.league },
    ...{ state: confirms ? 'given' : 'declined', at: deps.clock() },
    boards: revisionsOf(results),
  };
  await deps.store.saveConfirmation(answer, seasonChanged(deps, seasonId));
  return done(null);
}

/** Whether a site administrator has approved a result in its present form. */
function isApproved(
  approval: ResultApproval | undefined,
  { game, revision = 0 }: Pick<ResultRecord, 'game' | 'revision'>,
): boolean {
  return approval !== undefined && approval.boards[game] === revision;
}
