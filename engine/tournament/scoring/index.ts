import { issueFor } from '../../fault';
import type { Message } from '../../game/message';
import { messageForIssue } from '../../schema-problems';
import { tooLarge } from './bounds';
import { type ChosenScoring, partsOf, settledBy } from './chosen';
import { type Scoring as Chosen, KeptScoring } from './kept';
import type { ScoringSystem } from './system';
import { loadSystem, writtenSystem } from './systems';

export { SCORING_IDS } from '../../scoring-ids';
export type { Ending, ScoredBoard } from './board';
export type { ChosenScoring } from './chosen';
export { FORMULA_NAMES } from './formula/variables';
export { ScoringId } from './kept';
export { KNOWN_PROPERTIES } from './known-properties';
export { PROPERTY_IDS, PROPERTY_WORDS, type PropertyId, propertiesOf, type Verdict } from './properties';
export { CLASSIC, sampleBoard } from './sample-boards';
export type { Line, PointRange, ScoringSystem, SeatScore } from './system';
export { loadSystem } from './systems';
export { triedBoards } from './tried-boards';
export { winWorth } from './win-worth';

/**
 * A season's choice of a scoring system. Invalid choices are refused with the wrong parameter. A formula is parsed
 * asynchronously (`parseAsync`), because its language is loaded for it.
 */
export const Scoring = KeptScoring.superRefine((scoring, context) => {
  const { id, parameters } = partsOf(scoring);
  const refuse = (problem: Message, path: readonly PropertyKey[]) =>
    context.addIssue(issueFor(problem, ['parameters', ...path]));
  const large = tooLarge(parameters);
  if (large !== undefined) refuse(large.problem, large.path);
  const judge = (system: ScoringSystem) => {
    for (const issue of system.parameters.safeParse(parameters).error?.issues ?? [])
      refuse(messageForIssue(issue), issue.path);
  };
  const written = writtenSystem(id);
  return written === undefined ? loadSystem(id).then(judge) : judge(written);
});
export type Scoring = Chosen;

/** The system that a season has stored. */
export async function loadScoring(scoring: Scoring): Promise<ChosenScoring> {
  return settledBy(scoring, await loadSystem(partsOf(scoring).id));
}
