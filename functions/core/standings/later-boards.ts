import { lossesOf, rankedSeats } from '../../../engine/tournament/knock-out';
import type { SectionKind } from '../../../engine/tournament/left-over';
import type { PersonRecord } from '../platform/common.records';
import type { BoardRecord } from '../result/results.records';
import { sectionOfBoard } from '../round/sections';
import type { EntryRecord, RoundRecord, SeasonRecord } from '../season/seasons.records';
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
 * who does not advance by it. None in other formats.
 */
export function laterBoardsOf({ season, entries, boards, rounds }: Cup, game: string): readonly LaterBoard[] {
  const cup = bracketOf(season, entries, boards, rounds);
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

/** Whether a player with so many lost boards belongs in a section of a double elimination. */
function fits(section: SectionKind | undefined, losses: number): boolean {
  if (section === 'winners') return losses === 0;
  return section === 'losers' ? losses === 1 : losses < 2;
}
