import { alwaysOpen, boardsAtATime } from '../../../engine/tournament/always-open';
import type { BoardRecord } from '../result/results.records';
import type { EntryRecord, RoundRecord, SeasonRecord } from '../season/seasons.records';
import { sizesOf } from '../standings/season-seats';

/** The data of a season for finding the players who wait for a board. */
interface Boards {
  readonly entries: readonly EntryRecord[];
  readonly boards: readonly BoardRecord[];
  readonly rounds: readonly RoundRecord[];
}

/** Players who want a board of a ladder and sit on fewer than they may, the longest wait first. */
export function waitingForBoard(
  season: Pick<SeasonRecord, 'format'>,
  { entries, boards, rounds }: Boards,
): readonly EntryRecord[] {
  const most = boardsAtATime(season.format);
  const busy = boardsInPlay(boards, rounds);
  return entries
    .filter(
      ({ state, confirmed, player }) => state === 'in' && confirmed > 0 && (busy.get(player.id) ?? 0) < most,
    )
    .sort((one, other) => one.confirmed - other.confirmed || (one.player.id < other.player.id ? -1 : 1));
}

/** The number of running boards of each player; for boards that have not reported yet, as they were drawn. */
function boardsInPlay(
  boards: readonly BoardRecord[],
  rounds: readonly RoundRecord[],
): ReadonlyMap<string, number> {
  const reported = new Set(boards.map(({ round, board }) => `${round} ${board}`));
  const drawn = rounds.flatMap(({ round, boards: seated }) =>
    seated.filter((_, at) => !reported.has(`${round} ${at + 1}`)).flatMap((board) => Object.values(board)),
  );
  const seated = boards
    .filter(({ status }) => status === 'running')
    .flatMap(({ seats }) => seats.map(({ player }) => player.id));
  const counts = new Map<string, number>();
  for (const player of [...drawn, ...seated]) counts.set(player, (counts.get(player) ?? 0) + 1);
  return counts;
}

/**
 * When the next board of an always-open season is filled although too few players wait: the player who has waited
 * longest has then waited as long as the organizer chose. Null while no players wait, or too few for the smallest
 * board.
 */
export function fillsAt(
  season: Pick<SeasonRecord, 'format' | 'system' | 'boardSize' | 'leftOver' | 'status'>,
  parts: Boards,
): number | null {
  const fill = alwaysOpen(season.format)?.fill;
  if (fill === undefined || season.status !== 'running') return null;
  const waiting = waitingForBoard(season, parts);
  const [first] = waiting;
  if (first === undefined || (fill.with === 'fewer' && waiting.length < sizesOf(season).smallest))
    return null;
  return first.confirmed + fill.afterMinutes * MINUTE;
}

/** How the next board is filled by now; undefined while it waits for players. */
export function filledBy(season: SeasonRecord, parts: Boards, now: number) {
  const at = fillsAt(season, parts);
  return at === null || at > now ? undefined : alwaysOpen(season.format)?.fill?.with;
}

const MINUTE = 60_000;
