import type { RoundRecord, SeasonRecord } from '../season/seasons.records';
import { type StageOfBoard, stageOfBoard } from '../season/stages';
import { sectionOfBoard } from './sections';

/** The name of a board's part of the season, such as the final or the board for the third place; undefined without one. */
export function stageOfBoardIn(
  season: SeasonRecord,
  rounds: readonly Pick<RoundRecord, 'round' | 'sections'>[],
  { round, board }: { readonly round: number; readonly board: number },
): StageOfBoard | undefined {
  const drawn = rounds.find((one) => one.round === round);
  return stageOfBoard(season, round, drawn && sectionOfBoard(drawn, board)?.kind);
}
