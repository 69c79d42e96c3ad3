import { AbsencePolicy } from '../../../engine/deadlines/absence';
import { DeadlinePolicy } from '../../../engine/deadlines/policy';
import { QuietHours } from '../../../engine/deadlines/quiet-hours';
import { AggregationRules, TieBreakId } from '../../../engine/tournament/aggregation';
import { FORMAT } from '../../../engine/tournament/formats';
import { SCHEDULE } from '../../../engine/tournament/schedule';
import { Scoring } from '../../../engine/tournament/scoring';
import { KeptScoring, ScoringId } from '../../../engine/tournament/scoring/kept';

/** The rules of a season that the engine defines: several requests and replies contain them. */
export const RULES = {
  AbsencePolicy,
  AggregationRules,
  DeadlinePolicy,
  Format: FORMAT,
  KeptScoring,
  QuietHours,
  Schedule: SCHEDULE,
  Scoring,
  ScoringId,
  TieBreakId,
};
