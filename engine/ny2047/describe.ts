import type { Sentence, StepResult } from '../game';
import type { Position } from './types';

/** The step's story in plain sentences. */
export function describe(_before: Position, _result: StepResult<Position>): readonly Sentence[] {
  return [];
}
