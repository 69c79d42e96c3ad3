import { inRound } from '../../../engine/games';
import { opensWithLast } from '../../../engine/tournament/formats';
import { createGame, gameIdOf } from '../game/create-game';
import type { MoveInRecord } from '../move-in/move-in.records';
import type { Deps } from '../platform/deps';
import { concludeSeason } from '../season/conclude-season';
import { roundFinished } from '../season/season-state';
import type { RoundRecord, SeasonRecord } from '../season/seasons.records';
import { possibleSeats } from '../standings/season-seats';
import { drawRound } from './draw-round';
import { sectionOfBoard } from './sections';

/**
 * Plans the next round and creates its boards, or ends the season if the format has no further round. The plan is
 * written before its boards are created, so running it again finishes an interrupted run.
 */
export async function advanceSeason(
  deps: Deps,
  season: SeasonRecord,
  round: number,
  work: Work,
): Promise<Advance> {
  const kept = await deps.store.round(season.id, round);
  if (kept === undefined && isLeftToEvent(season, work)) return leave(work);
  const planned = kept ?? (await planOf(deps, season, round));
  if (planned === 'waits') return 'done';
  if (planned === 'over') {
    if (season.format.kind !== 'ladder') await concludeSeason(deps, season);
    return 'done';
  }
  return planned.state === 'open' ? makeBoards(deps, season, planned, work) : 'done';
}

const ATTEMPTS = 12;

/**
 * The plan of a round: the stored one, or a new one. It is drawn again if its players have changed meanwhile: somebody
 * has answered, registered or left, or no longer waits for a board of a ladder. It waits if a result was emptied.
 */
async function planOf(
  deps: Deps,
  season: SeasonRecord,
  round: number,
): Promise<RoundRecord | 'over' | 'waits'> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const kept = await deps.store.round(season.id, round);
    if (kept !== undefined) return kept;
    if (attempt > 1 && (await isPlayedAgain(deps, season, round))) return 'waits';
    const answers = season.format.kind === 'ladder' ? undefined : await answersSoFar(deps, season);
    // What kept it from being stored may be another number of rounds.
    const current = attempt === 1 ? season : ((await deps.store.season(season.id)) ?? season);
    const drawn = await drawRound(deps, current, round);
    if (drawn === 'over') return 'over';
    const planned = await deps.store.planRound(drawn.round, drawn.bots, answers);
    if (planned !== 'changed-meanwhile') return planned;
  }
  throw new Error(`the players of round ${round} of season ${season.id} kept changing`);
}

/** Whether a result of the round before has been emptied since this one was to be drawn. */
async function isPlayedAgain(deps: Deps, season: SeasonRecord, round: number): Promise<boolean> {
  if (season.format.kind === 'ladder' || opensWithLast(season.format, round)) return false;
  const [last, boards] = await Promise.all([
    deps.store.round(season.id, round - 1),
    deps.store.boards(season.id),
  ]);
  return last !== undefined && !roundFinished(last, boards);
}

/** The season's count of answers, read before the players whom a draw reads. */
async function answersSoFar(deps: Deps, season: SeasonRecord): Promise<number> {
  return (await deps.store.season(season.id))?.answers ?? 0;
}

/** The remaining work of one run: how many boards it may create, and whether a request waits for its answer. */
export interface Work {
  boards: number;
  readonly inRequest: boolean;
  /** Whether something was left to another run. */
  isUnfinished?: boolean;
}

/** The number of players for which a request draws boards: half a second's work. */
const DRAWN_IN_A_REQUEST = 350;

function isLeftToEvent({ format, players }: SeasonRecord, { inRequest }: Work): boolean {
  // A ladder draws one board at a time.
  return inRequest && format.kind !== 'ladder' && players > DRAWN_IN_A_REQUEST;
}

function leave(work: Work): Advance {
  work.isUnfinished = true;
  return 'unfinished';
}

/** Whether all boards of a round exist; "unfinished" if more were missing than were to be created. */
export type Advance = 'done' | 'unfinished';

/**
 * Creates missing boards of an open round, up to a number. The season is in the round once all exist; any run continues
 * where another one was interrupted.
 */
export async function makeBoards(
  deps: Deps,
  season: SeasonRecord,
  { round, boards, plannedAt, wishes, sections }: RoundRecord,
  work: Work,
): Promise<Advance> {
  const there = new Set(
    (await deps.store.gates(boards.map((_, at) => gameIdOf(season.id, round, at + 1)))).map(
      ({ game }) => game,
    ),
  );
  const moved = await movedInto(deps, season, round);
  // Few seasons move in, and rulings are much to load.
  const moving = moved && (await import('../move-in/bring-in-games'));
  if (moved !== undefined) await moving?.enterMovedIn(deps, season, moved);
  const missing = [...boards.entries()].filter(([at]) => !there.has(gameIdOf(season.id, round, at + 1)));
  const entries = await deps.store.entries(season.id);
  const people = new Map(entries.map(({ player }) => [player.id, player]));
  const made = missing.slice(0, work.boards);
  work.boards -= made.length;
  for (const [at, board] of made) {
    const seats = possibleSeats(inRound(season, round)).flatMap((seat) => {
      const player = people.get(board[seat] ?? '');
      return player === undefined ? [] : [{ seat, player }];
    });
    const section = sectionOfBoard({ sections }, at + 1)?.kind;
    if (moved === undefined) await createGame(deps, season, round, at + 1, seats, section);
    else await moving?.createMovedBoard(deps, season, moved, at + 1, seats);
  }
  if (missing.length > made.length) return leave(work);
  // A player who got a board on a ladder gets another one only on request.
  if (season.format.kind === 'ladder')
    for (const player of new Set(boards.flatMap((board) => Object.values(board))))
      await deps.store.noteSeated(season.id, player, wishes?.[player] ?? plannedAt);
  if (moved !== undefined) await deps.store.endMoveIn(season.id);
  await deps.store.openRound(season.id, round);
  return 'done';
}

/** The games that an open round still has to create from elsewhere; undefined for a round that was drawn. */
async function movedInto(deps: Deps, season: SeasonRecord, round: number): Promise<MoveInRecord | undefined> {
  return season.movedIn === undefined || round !== 1 ? undefined : deps.store.moveIn(season.id);
}
