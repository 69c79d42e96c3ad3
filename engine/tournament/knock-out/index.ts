export {
  type Decided,
  isFinal,
  type KnockOut,
  type RankedSeat,
  rankedSeats,
  type Stage,
  type StageBoard,
  stillIn,
} from './bracket';
export { type LastStage, planStage } from './plan';
export { stagesBeforeFinal } from './stages';
export { knockOutPlaces } from './table';
export { decidedWords } from './words';
