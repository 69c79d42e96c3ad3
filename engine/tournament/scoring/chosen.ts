import type { BySeat } from '../../game';
import type { Message } from '../../game/message';
import type { ScoringId } from '../../scoring-ids';
import type { ScoredBoard } from './board';
import { boundedRanges, boundedScores } from './bounds';
import type { Scoring } from './kept';
import { type PropertyId, propertiesOf, type Verdict } from './properties';
import type { PointRange, ScoringSystem, SeatScore } from './system';

/** A scoring system with its parameters settled. */
export interface ChosenScoring {
  readonly id: ScoringId;
  /** A proper name that is the same in every language, or a message. */
  readonly name: Message | string;
  readonly source: string;
  /** A description of its payments, in sentences for players. */
  readonly explanation: readonly Message[];
  /** Whether boards need the measure of earlier years. */
  readonly readsHistory: boolean;
  score(board: ScoredBoard): BySeat<SeatScore>;
  range(board: ScoredBoard): BySeat<PointRange>;
  /** Tests the properties that organizers ask of a system on the boards. */
  properties(boards: readonly ScoredBoard[]): Readonly<Record<PropertyId, Verdict>>;
}

/** The id of a scoring, and the parameters that differ from its defaults. */
export function partsOf(scoring: Scoring): {
  readonly id: ScoringId;
  readonly parameters: Readonly<Record<string, unknown>>;
} {
  return typeof scoring === 'string' ? { id: scoring, parameters: {} } : scoring;
}

/** A system with the parameters of a scoring. Parameters that `Scoring` would refuse are a bug here. */
export function settledBy(scoring: Scoring, system: ScoringSystem): ChosenScoring {
  const { id, parameters: given } = partsOf(scoring);
  const parameters = system.parameters.parse(given);
  return {
    id,
    name: system.name,
    source: system.source,
    explanation: system.explain(parameters),
    readsHistory: system.readsHistory?.(parameters) ?? false,
    score: (board) => boundedScores(system.score(board, parameters)),
    range: (board) => boundedRanges(system.range(board, parameters)),
    properties: (boards) => propertiesOf(system, parameters, boards),
  };
}
