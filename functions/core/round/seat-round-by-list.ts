import { fault } from '../../../engine/fault';
import type { Problem } from '../../../engine/game';
import { inRound } from '../../../engine/games';
import { knocksOut } from '../../../engine/tournament/knocks-out';
import { NOBODY_OUT } from '../../../engine/tournament/left-over';
import { certify } from '../../../engine/tournament/seating/certificate';
import type { Caller } from '../access/caller';
import { newEntry } from '../entry/new-entry';
import { bots } from '../game/bots';
import { seasonAct } from '../league/log-act';
import type { PersonRecord } from '../platform/common.records';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { inSeries, message } from '../platform/message';
import { problemAt } from '../roster/lists/csv-lines';
import { pointsBefore } from '../scoring/design-points';
import type { RoundRecord, SeasonRecord } from '../season/seasons.records';
import { possibleSeats, seatsOf, sizesOf } from '../standings/season-seats';
import { whyAway } from './draw-round';
import { readSeating, type Seating } from './read-seating';
import { plannedRound, seatableIn } from './review-round';
import { roundSeed } from './round-seed';
import { problemOf, storedSeatingProblem } from './seating-problem';
import { sectionOfBoard, sectionOfPlayer } from './sections';
import { playersTwice, whyOneBoardEach } from './two-boards';

/**
 * Seats a planned round by an organizer's list, in place of its draw. Everyone who is entered occurs in the list: at a
 * board, at two if they agreed to play both, or without one to sit out. Empty seats get bots if the season has them. The round stays planned: nothing
 * is played before its release.
 */
export async function seatRoundByList(
  deps: Deps,
  caller: Caller,
  seasonId: string,
  {
    round,
    text,
    version,
  }: { readonly round: number; readonly text: string; readonly version?: number | undefined },
): Promise<Outcome<RoundRecord>> {
  const found = await plannedRound(deps, caller, seasonId, { round, version });
  if (!found.ok) return found;
  const { season, record } = found.value;
  const played = inRound(season, round);
  const [entries, boards] = await Promise.all([deps.store.entries(seasonId), deps.store.boards(seasonId)]);
  const players = seatableIn(season, record, entries).filter(({ player }) => player.kind === 'human');
  const read = await readSeating(text, {
    ...{ entries, players, seats: possibleSeats(played), round },
    whyOneBoardEach:
      season.atTheTable === undefined ? fault('seating.oneBoardHere') : whyOneBoardEach(season),
  });
  if (!read.ok) return read;
  const problems = [
    ...sizeProblems(played, read.value),
    ...stageProblems(season, record, read.value),
    ...botProblems(played, read.value),
  ];
  if (problems.length > 0) return refuse({ code: 'invalid', problems });
  const filled = withBots(played, read.value.boards);
  const seated = filled.boards.flatMap((board) => Object.values(board));
  const known = new Set(entries.map(({ player }) => player.id));
  const added = filled.bots
    .filter(({ id }) => !known.has(id))
    .map((bot) => newEntry(season, bot, deps.clock(), 'in'));
  const { sittingOut } = read.value;
  const away = whyAway(season, entries, round, sittingOut);
  const changed = byHand(season, { ...record, away }, { ...filled, sittingOut }, () =>
    problemOf(
      season,
      round,
      [...entries, ...added],
      boards.filter((board) => board.round < round),
      [...new Set(seated)],
      NOBODY_OUT,
    ),
  );
  const counts = message('log.seatedByList', { boards: filled.boards.length, out: sittingOut.length });
  const willing = playersTwice(filled.boards).map(
    (id) => entries.find(({ player }) => player.id === id)?.player.name ?? id,
  );
  const after =
    willing.length === 0
      ? counts
      : inSeries([counts, ...willing.map((name) => message('log.playsTwo', { name }))]);
  const act = await seasonAct(deps, caller, season, {
    ...{ kind: 'seat-round', subject: message('log.round', { round }), after },
  });
  return (await deps.store.changeRound(record, changed, act, { bots: added })) === 'changed'
    ? done({ ...changed, version: record.version + 1 })
    : refuse({ code: 'changed-meanwhile' });
}

/** The round with these boards, and the certificate of their repetitions. Players keep their points of a design. */
function byHand(
  season: SeasonRecord,
  record: RoundRecord,
  { boards, sittingOut }: Pick<Seating, 'boards' | 'sittingOut'>,
  asProblem: () => ReturnType<typeof problemOf>,
): RoundRecord {
  const problem = asProblem();
  const { round } = record;
  const made = { seed: roundSeed(season, round), round, method: 'by-hand', cost: 0 } as const;
  return {
    ...record,
    boards: boards.map((board) => ({ ...board })),
    sittingOut: [...sittingOut],
    certificate: { ...certify(problem, boards, made) },
    problem: storedSeatingProblem({ ...problem, points: pointsBefore([record], round + 1) }),
  };
}

/** Boards of sizes that the season does not allow, each at its first line. */
function sizeProblems(season: SeasonRecord, { boards, lines }: Seating): readonly Problem[] {
  const { boardSize, smallest, leftOver, withoutBots } = sizesOf(season);
  const atTable = withoutBots === true;
  const least = atTable
    ? smallest
    : { bots: 1, byes: boardSize, 'smaller-boards': Math.min(smallest, boardSize) }[leftOver];
  const most = atTable ? possibleSeats(season).length : boardSize;
  if (boards.length === 0) return [problemAt(1, fault('seating.nobody'))];
  return boards.flatMap((board, at) => {
    const size = Object.keys(board).length;
    if (size >= least && size <= most) return [];
    const has = { board: at + 1, size };
    const why =
      least === most
        ? fault('seating.size', { ...has, wanted: most })
        : fault('seating.sizeBetween', { ...has, least, most });
    return [problemAt(lines[at] ?? 1, why)];
  });
}

/** In a knock-out the stage determines the number of boards and the byes; a list determines the pairings. */
function stageProblems(
  season: SeasonRecord,
  record: RoundRecord,
  { boards, sittingOut, lines }: Seating,
): readonly Problem[] {
  if (!knocksOut(season.format)) return [];
  const { leftOver } = sizesOf(season);
  const sizes = (list: readonly Readonly<Record<string, string>>[]) =>
    leftOver === 'bots'
      ? `${list.length}`
      : list
          .map((board) => Object.keys(board).length)
          .sort()
          .join(' ');
  const same = sizes(boards) === sizes(record.boards) && sittingOut.length === record.sittingOut.length;
  if (same) return sectionProblems(record, boards, lines);
  const why = fault('seating.stage', { boards: record.boards.length, out: record.sittingOut.length });
  return [{ code: 'bad-list', path: ['text'], rule: '', message: why }];
}

/** Players at boards of another group or bracket than theirs. */
function sectionProblems(
  record: RoundRecord,
  boards: Seating['boards'],
  lines: Seating['lines'],
): readonly Problem[] {
  return boards.flatMap((board, at) => {
    const here = sectionOfBoard(record, at + 1);
    const strays = Object.values(board).some((player) => {
      const own = sectionOfPlayer(record, player);
      return here !== undefined && own !== undefined && own.first !== here.first;
    });
    return strays ? [problemAt(lines[at] ?? 1, fault('seating.section', { board: at + 1 }))] : [];
  });
}

/** Boards whose empty seats are filled by bots, if the season has bots, each bot once. */
function withBots(
  season: SeasonRecord,
  boards: Seating['boards'],
): { readonly boards: Seating['boards']; readonly bots: readonly PersonRecord[] } {
  const empty = emptySeats(season, boards);
  const taken = bots().slice(0, empty.flat().length);
  const waiting = taken.map(({ id }) => id);
  const filled = boards.map((board, at) => ({
    ...board,
    ...Object.fromEntries((empty[at] ?? []).map((seat) => [seat, waiting.shift() ?? ''])),
  }));
  return { boards: filled, bots: taken };
}

/** The seats of each board that bots would fill. */
function emptySeats(season: SeasonRecord, boards: Seating['boards']): readonly (readonly string[])[] {
  if (sizesOf(season).leftOver !== 'bots') return boards.map(() => []);
  return boards.map((board) => seatsOf(season).filter((seat) => board[seat] === undefined));
}

function botProblems(season: SeasonRecord, { boards }: Seating): readonly Problem[] {
  const needed = emptySeats(season, boards).flat().length;
  if (needed <= bots().length) return [];
  const why = fault('seating.bots', { seats: needed, bots: bots().length });
  return [{ code: 'bad-list', path: ['text'], rule: '', message: why }];
}
