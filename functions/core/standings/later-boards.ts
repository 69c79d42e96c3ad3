import { lossesOf, rankedSeats } from '../../../engine/tournament/knock-out';
import type { SectionKind } from '../../../engine/tournament/left-over';
import type { PersonRecord } from '../platform/common.records';
import type { BoardRecord } from '../result/results.records';
import { sectionOfBoard } from '../round/sections';
import type { EntryRecord, RoundRecord, SeasonRecord } from '../season/seasons.records';
import { groupTables } from './group-tables';
import { bracketOf } from './season-table';

/** A board of a later stage that seats a player who does not advance from an earlier board's present result. */
export interface LaterBoard {
  readonly round: number;
  readonly board: number;
  /** Null while the round is planned. */
  readonly game: string | null;
  /** The players who would not have a seat there. */
  readonly players: readonly PersonRecord[];
}

/** The present state of a season's boards, or the state after a ruling. */
interface Cup {
  readonly season: SeasonRecord;
  readonly entries: readonly EntryRecord[];
  readonly boards: readonly BoardRecord[];
  readonly rounds: readonly RoundRecord[];
}

/**
 * The boards of later stages of a knock-out, drawn or planned, that a result affects: they seat a player of this board
 * who does not advance by it, or of its group who is not among its first any more. None in other formats.
 */
export function laterBoardsOf(given: Cup, game: string): readonly LaterBoard[] {
  const { season, entries, boards, rounds } = given;
  const cup = bracketOf(season, entries, boards, rounds);
  const ofGroup = boardsAfterGroup(given, cup, game);
  if (ofGroup !== undefined) return ofGroup;
  const stage = cup?.stages.find((one) => one.boards.some(({ id }) => id === game));
  const board = stage?.boards.find(({ id }) => id === game);
  if (cup === undefined || stage === undefined || board?.finished !== true) return [];
  const people = new Map(entries.map(({ player }) => [player.id, player]));
  const ranked = rankedSeats(cup, stage, board);
  const out = new Set(ranked.slice(cup.advance).map(({ player }) => player));
  const playedHere = new Set(ranked.map(({ player }) => player));
  return rounds
    .filter(({ round }) => round > stage.round)
    .flatMap((later) => {
      const { round, boards: drawn } = later;
      const losses = lossesOf(
        cup,
        cup.stages.filter((one) => one.round < round),
      );
      return drawn.flatMap((seats, at) => {
        const section = sectionOfBoard(later, at + 1)?.kind;
        const isWrong = (id: string) =>
          cup.isDouble === true
            ? playedHere.has(id) && !fits(section, losses.get(id)?.count ?? 0)
            : // Who misses the final plays for the third place, or in the consolation cup.
              out.has(id) && section !== 'third-place' && section !== 'consolation';
        const players = Object.values(seats).flatMap((id) => (isWrong(id) ? (people.get(id) ?? []) : []));
        const played = boards.find((one) => one.round === round && one.board === at + 1);
        return players.length === 0 ? [] : [{ round, board: at + 1, game: played?.game ?? null, players }];
      });
    });
}

/** The boards of the cup that seat a player of the group of this board who would not be in the cup; undefined for others. */
function boardsAfterGroup(
  { season, entries, boards, rounds }: Cup,
  cup: ReturnType<typeof bracketOf>,
  game: string,
): readonly LaterBoard[] | undefined {
  const { format } = season;
  const groups = groupTables(season, entries, boards, rounds);
  const board = boards.find((one) => one.game === game);
  if (format.kind !== 'groups' || groups === undefined || board === undefined) return undefined;
  if (board.round > groups.rounds) return undefined;
  const entered = cup?.stages[0]?.entered ?? new Set<string>();
  const able = new Set(entries.filter(({ state }) => state === 'in').map(({ player }) => player.id));
  const seatedHere = new Set(board.seats.map(({ player }) => player.id));
  const table = groups.tables.find((rows) => rows.some(({ player }) => seatedHere.has(player))) ?? [];
  // Who has left since the draw was able then.
  const ranked = table.map(({ player }) => player).filter((id) => able.has(id) || entered.has(id));
  const wrong = new Set(ranked.slice(format.through).filter((id) => entered.has(id)));
  return boardsThatSeat(wrong, {
    boards,
    entries,
    rounds: rounds.filter(({ round }) => round > groups.rounds),
  });
}

/** The drawn boards of these rounds that seat one of these players. */
function boardsThatSeat(
  wrong: ReadonlySet<string>,
  { boards, entries, rounds }: Pick<Cup, 'boards' | 'entries' | 'rounds'>,
): readonly LaterBoard[] {
  const people = new Map(entries.map(({ player }) => [player.id, player]));
  return rounds.flatMap(({ round, boards: drawn }) =>
    drawn.flatMap((seats, at) => {
      const players = Object.values(seats).flatMap((id) => (wrong.has(id) ? (people.get(id) ?? []) : []));
      const played = boards.find((one) => one.round === round && one.board === at + 1);
      return players.length === 0 ? [] : [{ round, board: at + 1, game: played?.game ?? null, players }];
    }),
  );
}

/** Whether a player with so many lost boards belongs in a section of a double elimination. */
function fits(section: SectionKind | undefined, losses: number): boolean {
  if (section === 'winners') return losses === 0;
  return section === 'losers' ? losses === 1 : losses < 2;
}
