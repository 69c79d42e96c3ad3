export {
  type Decided,
  isFinal,
  type KnockOut,
  type Losses,
  lossesOf,
  type RankedSeat,
  rankedSeats,
  type Stage,
  type StageBoard,
  stillIn,
} from './bracket';
export { type ConsolationState, type CupExtras, planCup } from './cup';
export { planDouble, roundsOfDouble } from './double';
export type { LastStage } from './plan';
export { stagesBeforeFinal } from './stages';
export { knockOutPlaces } from './table';
export { decidedWords } from './words';
