export type { DivisionRules } from './division-sizes';
export { type Move, nextDivisions } from './divisions';
export {
  clinches,
  type FinishRange,
  finishRanges,
  type Notice,
  type OpenSeason,
  type OpenSeat,
} from './finishes';
export type { EventBoard, EventInput, EventSeat } from './games';
export {
  AggregationRules,
  KNOWN_RULES,
  type OtherTies,
  TIE_BREAK_IDS,
  TIE_BREAKS_OF_DUELS,
  TIE_STAGES,
  TieBreakId,
  type TieStage,
  USUAL_RULES,
} from './rules';
export { type EventRow, eventTable, leadingEnd, tiesIn } from './table';
export { type Stint, type Team, type TeamRow, teamTable } from './teams';
export type { Separated } from './tie-breaks';
export { explainRules, otherTiesInRow, TIE_BREAK_WORDS, tieBreakInFull } from './words';
