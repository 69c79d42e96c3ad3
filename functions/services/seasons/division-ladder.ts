import type { Problem } from '../../../engine/game';
import type { DivisionRules } from '../../../engine/tournament/aggregation';
import type { Division, SeasonRecord } from '../../store/records';

/** A season that is a division. */
export type DivisionSeason = SeasonRecord & { readonly division: Division };

const RULE_WORDS = {
  up: 'How many rise',
  down: 'How many fall',
  target: 'The usual size',
  least: 'The smallest size',
  most: 'The largest size',
} as const satisfies Record<keyof DivisionRules, string>;

const RULES = Object.keys(RULE_WORDS) as (keyof DivisionRules)[];

/** The seasons of one ladder, the highest first. */
export function divisionsNamed(seasons: readonly SeasonRecord[], of: string): readonly DivisionSeason[] {
  return seasons
    .filter((season): season is DivisionSeason => season.division?.of === of)
    .sort((one, other) => one.division.level - other.division.level);
}

/** The rules by which the whole ladder moves: those of its highest division, unless an organizer chose others. */
export function ladderRules(
  ladder: readonly DivisionSeason[],
  chosen?: DivisionRules,
): DivisionRules | undefined {
  return chosen ?? ladder[0]?.division;
}

/** A rule that the divisions of one ladder state differently. */
export interface Disagreement {
  readonly rule: keyof DivisionRules;
  readonly why: string;
}

/** The rules that divisions of one ladder state differently. */
export function disagreements(ladder: readonly DivisionSeason[]): readonly Disagreement[] {
  return RULES.filter((rule) => new Set(ladder.map(({ division }) => division[rule])).size > 1).map(
    (rule) => {
      const said = ladder.map(({ division }) => `${division[rule]} in division ${division.level}`);
      return { rule, why: `${RULE_WORDS[rule]} differs: ${said.join(', ')}. Choose one for all.` };
    },
  );
}

/** Levels that no season holds, though one below them does. */
export function missingLevels(ladder: readonly DivisionSeason[]): readonly number[] {
  const levels = ladder.map(({ division }) => division.level);
  const lowest = Math.max(0, ...levels);
  return Array.from({ length: lowest }, (_, at) => at + 1).filter((level) => !levels.includes(level));
}

/** Why a new division does not go with those of its name that are there. */
export function divisionClash(seasons: readonly SeasonRecord[], division: Division): readonly Problem[] {
  const ladder = divisionsNamed(seasons, division.of);
  if (ladder.some((one) => one.division.level === division.level))
    return [problem(['division', 'level'], 'There is already a division at this level.')];
  const [first] = ladder;
  if (first === undefined) return [];
  return RULES.filter((rule) => first.division[rule] !== division[rule]).map((rule) =>
    problem(
      ['division', rule],
      `${RULE_WORDS[rule]} is the same in all divisions: ${first.division[rule]} in division ${first.division.level}.`,
    ),
  );
}

/** Whether these rules can be kept at all. */
export function rulesProblems({ least, target, most }: DivisionRules, at: string): readonly Problem[] {
  return least <= target && target <= most
    ? []
    : [problem([at, 'target'], 'The usual size must lie between the smallest and the largest.')];
}

/** A setting of a division that cannot be. */
export function problem(path: readonly string[], message: string): Problem {
  return { code: 'bad-setting', path, rule: '', message };
}
