import type { BySeat } from '../../game';
import { SCORING_IDS, type ScoringId } from '../../scoring-ids';
import type { ScoredBoard } from './board';
import { boundedRanges, boundedScores, tooLarge } from './bounds';
import { COMPOSED } from './composed';
import { dixie } from './dixie';
import { formula } from './formula';
import { type Scoring as Chosen, KeptScoring } from './kept';
import { leadingMeasure } from './plain';
import { type PropertyId, propertiesOf, type Verdict } from './properties';
import { SHARING } from './sharing';
import type { PointRange, ScoringSystem, SeatScore } from './system';
import { TRIBUTES } from './tribute';
import { WEIGHTED } from './weights';

export { SCORING_IDS, type ScoringId } from '../../scoring-ids';
export type { Ending, ScoredBoard } from './board';
export { FORMULA_NAMES, type FormulaPreview, type FormulaProblem, previewFormula } from './formula';
export { formulaFailure } from './formula-failure';
export { KNOWN_PROPERTIES } from './known-properties';
export { PROPERTY_IDS, PROPERTY_WORDS, type PropertyId, propertiesOf, type Verdict } from './properties';
export { CLASSIC, sampleBoard } from './sample-boards';
export type { Line, PointRange, ScoringSystem, SeatScore } from './system';
export { triedBoards } from './tried-boards';

const SYSTEMS: ReadonlyMap<string, ScoringSystem> = new Map(
  [...WEIGHTED, ...SHARING, dixie, leadingMeasure, ...COMPOSED, ...TRIBUTES, formula].map(
    (system: ScoringSystem) => [system.id, system],
  ),
);

/** All scoring systems by id. */
export const SCORINGS: Readonly<Record<ScoringId, ScoringSystem>> = Object.fromEntries(
  SCORING_IDS.flatMap((id) => {
    const system = SYSTEMS.get(id);
    return system === undefined ? [] : [[id, system]];
  }),
) as Record<ScoringId, ScoringSystem>;

/** A scoring system as a season chooses it. What is not valid is refused with the parameter that is wrong. */
export const Scoring = KeptScoring.superRefine((scoring, context) => {
  const { id, parameters } = parts(scoring);
  const refuse = (message: string, path: readonly PropertyKey[]) =>
    context.addIssue({ code: 'custom', message, path: ['parameters', ...path] });
  const large = tooLarge(parameters);
  if (large !== undefined) refuse(large.message, large.path);
  for (const { message, path } of SCORINGS[id].parameters.safeParse(parameters).error?.issues ?? [])
    refuse(message, path);
});
export type Scoring = Chosen;

function parts(scoring: Scoring): { id: ScoringId; parameters: Readonly<Record<string, unknown>> } {
  return typeof scoring === 'string' ? { id: scoring, parameters: {} } : scoring;
}

/** A scoring system with its parameters settled. */
export interface ChosenScoring {
  readonly id: ScoringId;
  readonly name: string;
  readonly source: string;
  readonly explanation: string;
  /** Whether boards need the measure of earlier years. */
  readonly readsHistory: boolean;
  score(board: ScoredBoard): BySeat<SeatScore>;
  range(board: ScoredBoard): BySeat<PointRange>;
  /** Tries the properties that organizers ask of a system on the boards. */
  properties(boards: readonly ScoredBoard[]): Readonly<Record<PropertyId, Verdict>>;
}

/** The system that a season has stored. Parameters that `Scoring` refuses are a bug here. */
export function chosenScoring(scoring: Scoring): ChosenScoring {
  const { id, parameters: given } = parts(scoring);
  const system = SCORINGS[id];
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
