import { fault } from '../../../engine/fault';
import type { Message, Problem } from '../../../engine/game';
import type { DivisionRules } from '../../../engine/tournament/aggregation';
import type { Division, SeasonRecord } from '../season/seasons.records';
import { settingProblem } from '../season/setting-problem';

/** A season that is a division. */
export type DivisionSeason = SeasonRecord & { readonly division: Division };

const RULES = ['up', 'down', 'target', 'least', 'most'] as const satisfies readonly (keyof DivisionRules)[];

/** The seasons of one ladder, the highest first. */
export function divisionsNamed(seasons: readonly SeasonRecord[], of: string): readonly DivisionSeason[] {
  return seasons
    .filter((season): season is DivisionSeason => season.division?.of === of)
    .sort((one, other) => one.division.level - other.division.level);
}

/** The promotion rules of the whole ladder: those of its highest division, unless an organizer chose others. */
export function ladderRules(
  ladder: readonly DivisionSeason[],
  chosen?: DivisionRules,
): DivisionRules | undefined {
  return chosen ?? ladder[0]?.division;
}

/** A rule that the divisions of one ladder state differently. */
export interface Disagreement {
  readonly rule: keyof DivisionRules;
  readonly why: Message;
}

/** The rules that divisions of one ladder state differently. */
export function disagreements(ladder: readonly DivisionSeason[]): readonly Disagreement[] {
  return RULES.filter((rule) => new Set(ladder.map(({ division }) => division[rule])).size > 1).map(
    (rule) => {
      const figures = ladder.map(({ division }) =>
        fault('setting.figureOfDivision', { figure: division[rule], level: division.level }),
      );
      return { rule, why: fault('setting.divisionDiffers', { rule, figures }) };
    },
  );
}

/** Levels without a season above one that has a season. */
export function missingLevels(ladder: readonly DivisionSeason[]): readonly number[] {
  const levels = ladder.map(({ division }) => division.level);
  const lowest = Math.max(0, ...levels);
  return Array.from({ length: lowest }, (_, at) => at + 1).filter((level) => !levels.includes(level));
}

/** The problems of a new division with the existing ones of its name. */
export function divisionProblems(seasons: readonly SeasonRecord[], division: Division): readonly Problem[] {
  const ladder = divisionsNamed(seasons, division.of);
  if (ladder.some((one) => one.division.level === division.level))
    return [settingProblem(['division', 'level'], fault('setting.divisionLevel'))];
  const [first] = ladder;
  if (first === undefined) return [];
  return RULES.filter((rule) => first.division[rule] !== division[rule]).map((rule) =>
    settingProblem(
      ['division', rule],
      fault('setting.divisionSame', { rule, figure: first.division[rule], level: first.division.level }),
    ),
  );
}

/** Checks whether these rules are consistent. */
export function rulesProblems({ least, target, most }: DivisionRules, at: string): readonly Problem[] {
  return least <= target && target <= most
    ? []
    : [settingProblem([at, 'target'], fault('setting.usualSize'))];
}
