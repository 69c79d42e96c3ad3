import type * as z from 'zod';
import { fault } from '../../../engine/fault';
import type { Problem } from '../../../engine/game';
import { identityOf } from '../../../engine/games';
import { loadGameSystem } from '../../../engine/load-system';
import { pageProblems } from '../../../engine/page-problems';
import { messageForIssue } from '../../../engine/schema-problems';
import { NO_DATES } from '../../../engine/tournament/no-dates';
import type { Schedule } from '../../../engine/tournament/schedule';
import { done, type Outcome, refuse } from '../platform/errors';
import { withUsualByes } from '../round/usual-byes';
import { dateProblems } from './date-problems';
import { realTablesOf } from './real-tables';
import { choiceProblems } from './season-choices';
import type { Registration, SeasonRecord } from './seasons.records';
import { settingProblem } from './setting-problem';

/** All settings of a season that an organizer decides. */
export type SeasonInput = Pick<
  SeasonRecord,
  | 'name'
  | 'system'
  | 'options'
  | 'press'
  | 'anonymous'
  | 'pressAtEnd'
  | 'boardSize'
  | 'format'
  | 'leftOver'
  | 'scoring'
  | 'scoringByRound'
  | 'aggregation'
  | 'teams'
  | 'division'
  | 'disputes'
  | 'programs'
  | 'watchDelay'
  | 'deadlines'
  | 'absence'
  | 'atTheTable'
  | 'schedule'
  | 'questions'
> & { readonly registration: Omit<Registration, 'code'> };

/** An organizer's request; without a scoring, the game's usual one is taken. */
export type SeasonWish = Omit<SeasonInput, 'scoring'> & {
  readonly scoring?: SeasonInput['scoring'] | undefined;
  /** The version that was read; left out, nothing is compared. */
  readonly version?: number | undefined;
  /** The organizer's template that a new season is made from, for the texts that it has beside its settings. */
  readonly template?: string | undefined;
};

export type Settings = Omit<SeasonInput, 'registration'>;

function withoutRegistration({
  registration: _,
  version: __,
  template: ___,
  ...settings
}: SeasonInput & Pick<SeasonWish, 'version' | 'template'>): Settings {
  return settings;
}

/** A season's settings with every default filled in, or all their problems. */
export async function checkedSettings(
  wish: SeasonWish,
  now: number,
  {
    started = false,
    dates = NO_DATES,
    rules,
  }: {
    readonly started?: boolean;
    readonly dates?: Schedule | undefined;
    /** The rules for totals of a season that has started. */
    readonly rules?: SeasonInput['aggregation'];
  } = {},
): Promise<Outcome<Settings & { readonly boardSize: number }>> {
  const input = { ...wish, scoring: wish.scoring ?? identityOf(wish).scoring };
  const checked = await checkedGame(withoutRegistration(input));
  // Checks that do not depend on the size are made even if the game has no boards of this size.
  const boardSize = checked.ok ? checked.value.boardSize : identityOf(input).seats.usual;
  const choices = [
    ...(await choiceProblems(input, { boardSize, capacity: input.registration.capacity, started })),
    ...dateProblems(input, dates, now),
  ];
  if (choices.length === 0 && checked.ok) {
    const byes = await withUsualByes(checked.value, started ? { aggregation: rules } : undefined);
    return done({ ...checked.value, ...byes });
  }
  if (choices.length === 0) return checked;
  const problems = !checked.ok && checked.refusal.code === 'invalid' ? checked.refusal.problems : [];
  return refuse({ code: 'invalid', problems: [...problems, ...choices] });
}

/** Settings with every default of the game system filled in, or the problems of its options and seats. */
export async function checkedGame<Input extends Pick<Settings, 'system' | 'options' | 'boardSize'>>(
  input: Input,
): Promise<Outcome<Input & { readonly boardSize: number }>> {
  const system = await loadGameSystem(input);
  const { min, max, usual } = system.seats;
  const boardSize = input.boardSize ?? usual;
  const options = system.options.safeParse(input.options);
  const problems = [
    ...(boardSize < min || boardSize > max
      ? [settingProblem(['boardSize'], fault('setting.boardSize', { game: system.title, min, max }))]
      : []),
    ...(options.success ? [] : options.error.issues.map(optionProblem)),
    ...(options.success
      ? pageProblems(input).map(({ path, message }) =>
          settingProblem(['options', 'variant', ...path], message),
        )
      : []),
  ];
  if (problems.length > 0 || !options.success) return refuse({ code: 'invalid', problems });
  return done({ ...input, boardSize, options: { ...input.options, ...(options.data as object) } });
}

function optionProblem(issue: z.core.$ZodIssue): Problem {
  const path = issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part));
  return settingProblem(['options', ...path], messageForIssue(issue));
}

/** An organizer's settings of a season, without the secret of its invitation link. */
export function inputOf(season: SeasonRecord): SeasonInput {
  const { name, system, options, press, boardSize, format, leftOver, scoring } = season;
  const { aggregation, teams, division, pressAtEnd, disputes, programs, deadlines } = season;
  const { absence, atTheTable, schedule, scoringByRound, questions, anonymous, watchDelay } = season;
  const { code: _, ...registration } = season.registration;
  return {
    ...{ name, system, options, press, format, leftOver, scoring, deadlines, registration },
    ...(anonymous === undefined ? {} : { anonymous }),
    ...(boardSize === undefined ? {} : { boardSize }),
    ...(scoringByRound === undefined ? {} : { scoringByRound }),
    ...(aggregation === undefined ? {} : { aggregation }),
    ...(teams === undefined ? {} : { teams }),
    ...(division === undefined ? {} : { division }),
    ...(pressAtEnd === undefined ? {} : { pressAtEnd }),
    ...(disputes === undefined ? {} : { disputes }),
    ...(programs === undefined ? {} : { programs }),
    ...(watchDelay === undefined ? {} : { watchDelay }),
    ...(absence === undefined ? {} : { absence }),
    ...(atTheTable === undefined ? {} : { atTheTable: realTablesOf(atTheTable) }),
    ...(schedule === undefined ? {} : { schedule }),
    ...(questions === undefined ? {} : { questions }),
  };
}
