import { carrierOf } from './carry-out';
import { cases } from './cases';
import { memberHistory } from './member-history';
import { notices } from './notices';
import { results } from './results';
import { roster } from './roster';
import { rulings } from './rulings';
import { scoring } from './scoring';
import { seasonLife } from './season-life';
import { seasons } from './seasons';
import { statements } from './statements';

/**
 * The groups with operations that may become proposals. They are separate from the others so that the sweep, which
 * finishes incomplete requests, loads no calendars, files or logins.
 */
export const PROPOSABLE = [
  ...seasons,
  ...roster,
  ...seasonLife,
  ...scoring,
  ...results,
  ...rulings,
  ...cases,
  ...memberHistory,
  ...notices,
  ...statements,
];

/** Carries out confirmed proposals. */
export const carryOut = carrierOf(PROPOSABLE);
