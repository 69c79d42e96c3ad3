import { usualAbsence } from '../../../engine/deadlines/usual-absence';
import { identityOf, RESULTS_ONLY, type SystemId } from '../../../engine/games';
import type { Definition } from '../../../engine/results-only/definition';
import { scoringFits } from '../../../engine/results-only/scoring';
import type { ScoringId } from '../../../engine/scoring-ids';
import type { Systems } from '../../../functions/core/game/systems.schema';
import type { Scorings } from '../../../functions/core/scoring/scoring.schema';
import type { CreateSeason } from '../../../functions/core/season/season-settings.schema';
import type { Season } from '../../../functions/core/season/seasons.schema';
import type { LeagueVariants } from '../../../functions/core/variant/variants.schema';
import type { Body } from '../../lib/api';
import { formReader } from '../../lib/form-reader';
import type { Schema, Values } from '../forms/parameter-schema';
import { byRoundFrom } from '../scoring/by-round-fields';
import { divisionFrom } from '../scoring/division-fields';
import { chosenOf, scoringOf } from '../scoring/scoring-of';
import type { ChosenScoring } from '../scoring/use-preview';
import { scheduleFrom } from './dates-from';
import { formatFrom } from './format-fields';
import type { PolicySchemas } from './policy-schemas';
import { type DraftQuestion, draftQuestions, questionsFrom } from './question-fields';
import { registrationFrom } from './registration-fields';
import { TEMPLATES, type Template } from './templates';

export type PresetId =
  | 'by-the-rules'
  | 'draw-size'
  | 'tournament'
  | 'solo'
  | 'gunboat'
  | 'seven-boards'
  | 'no-deadline'
  | 'silent'
  | 'anonymous'
  | 'stars-by-the-rules'
  | 'stars-tournament'
  | 'city-by-the-rules'
  | 'city-quick'
  | 'era-by-the-rules'
  | 'era-quick'
  | 'world-by-the-rules'
  | 'world-quick'
  | 'world-long';

/** The usual rules of a kind of league for a game: all its agreements, as a starting point. */
export interface Preset {
  readonly id: PresetId;
  readonly press: CreateSeason['press'];
  readonly anonymous?: boolean;
  readonly scoring: ScoringId;
  readonly options: Readonly<Record<string, unknown>>;
  readonly turns: Pick<SeasonDraft['deadlines'], 'orders' | 'adjustment' | 'waits'>;
  /** Its rounds and boards, if they are part of it. */
  readonly template?: Template;
}

/** The parts of the form that the organizer selects; the plain fields of the form keep their own values. */
export interface SeasonDraft {
  readonly template: Template | null;
  /** The rules of a kind of league for the game, if the form started from them. */
  readonly custom: Preset | null;
  readonly system: SystemId;
  readonly options: Values;
  readonly deadlines: CreateSeason['deadlines'];
  readonly absence: CreateSeason['absence'];
  readonly scoring: ChosenScoring;
  readonly totals: Values | null;
  readonly questions: readonly DraftQuestion[];
}

export interface SeasonFormProps {
  /** A new season's defaults, or the present settings of a season. */
  readonly start: CreateSeason;
  readonly systems: Systems;
  readonly scorings: Scorings;
  readonly policies: PolicySchemas;
  /** The last finished season, by game system, to try a scoring on. */
  readonly examples: Readonly<Record<string, string>>;
  /** The variants that the league brings; absent where a published season is changed, since its game stays. */
  readonly variants?: LeagueVariants['variants'];
  /** The league of a new season, or the season to change. */
  readonly target: Target;
}

/** The target that the form saves to: a new season of a league, a draft of one, or the settings of a season. */
export type Target = { readonly league: string; readonly draft?: string } | { readonly season: string };

/** The props of a part of the form. */
export interface SeasonPartProps extends SeasonFormProps {
  readonly draft: SeasonDraft;
  readonly choose: (part: Partial<SeasonDraft>) => void;
}

/** The draft with which the form begins. */
export function draftOf({ start, target }: SeasonFormProps): SeasonDraft {
  const { system, options, deadlines, absence, scoring, aggregation } = start;
  const isBlank = 'league' in target && target.draft === undefined && start.template === undefined;
  return {
    template: isBlank ? TEMPLATES[0] : null,
    custom: null,
    ...{ system, options, deadlines, absence },
    scoring: chosenOf(scoring ?? identityOf(start).scoring),
    totals: aggregation ?? null,
    questions: draftQuestions(start.questions),
  };
}

/**
 * The draft with other deadlines; rules for missed turns that were the default of the old pace become those of the new
 * one.
 */
export function withDeadlines(
  { deadlines, absence }: SeasonDraft,
  next: SeasonDraft['deadlines'],
): Pick<SeasonDraft, 'deadlines' | 'absence'> {
  const text = (policy: SeasonDraft['absence']) => JSON.stringify({ ...policy, version: 1 });
  const wasUsual = absence !== undefined && text(absence) === text(usualAbsence(deadlines));
  return { deadlines: next, absence: wasUsual ? usualAbsence(next) : absence };
}

/** The draft from a template: with its pace, if it has one. */
export function withTemplate(
  draft: SeasonDraft,
  template: Template | null,
  start: CreateSeason,
): Partial<SeasonDraft> {
  const hadPace = draft.template?.turns !== undefined;
  const { orders, adjustment } = start.deadlines;
  const turns = template?.turns ?? (hadPace ? { orders, adjustment } : {});
  return { template, ...withDeadlines(draft, { ...draft.deadlines, ...turns }) };
}

/**
 * The draft of another game, with its options. A scoring that was the default of the old game becomes that of the new
 * one.
 */
export function withGame(draft: SeasonDraft, system: SystemId, start: CreateSeason): Partial<SeasonDraft> {
  const options = system === start.system ? start.options : {};
  return { system, custom: null, options, scoring: scoringAfter(draft, { system, options }) };
}

/** The draft with another definition of a game without an engine, and the scoring that is usual for it. */
export function withOwnGame(draft: SeasonDraft, game: Definition): Partial<SeasonDraft> {
  const { games, ...usual } = game;
  const options: Values = games.length === 0 ? { ...usual } : { ...usual, games: [...games] };
  return { options, scoring: scoringAfter(draft, { system: RESULTS_ONLY, options }) };
}

/** Whether the season's game has no engine: nobody plays it here. */
export function isOwnGame({ system }: Pick<SeasonDraft, 'system'>): boolean {
  return system === RESULTS_ONLY;
}

/** A scoring that was usual for the game, or that the next one cannot have, becomes the usual one of the next. */
function scoringAfter(draft: SeasonDraft, next: Pick<SeasonDraft, 'system' | 'options'>): ChosenScoring {
  const wasUsual = JSON.stringify(draft.scoring) === JSON.stringify(usualScoring(draft));
  const { results } = identityOf(next);
  const fits = results === undefined || scoringFits(results, draft.scoring.id as ScoringId);
  return wasUsual || !fits ? usualScoring(next) : draft.scoring;
}

function usualScoring(game: Pick<SeasonDraft, 'system' | 'options'>): ChosenScoring {
  return chosenOf(identityOf(game).scoring);
}

/** The chosen game, with the seats of its variant, or of its definition if it has no engine. */
export function systemOf({ systems: { systems }, draft }: SeasonPartProps) {
  const found = systems.find(({ id }) => id === draft.system);
  if (found === undefined) return found;
  const { min, max, usual } = identityOf(draft).seats;
  return { ...found, seats: { min, max, usual } };
}

/**
 * The options that get a field. Options by seat and fixed ones get none, nor has a variant of one's own: the API accepts
 * them.
 */
export function optionFields(schema: Readonly<Record<string, unknown>> | null | undefined): Schema {
  const { properties = {}, ...rest }: Schema = schema ?? {};
  const simple = Object.entries(properties)
    .map(([name, option]) => [name, asChoice(option)] as const)
    .filter(([, option]) => option.type !== 'object' && option.const === undefined);
  return { ...rest, properties: Object.fromEntries(simple) };
}

/** Of a choice between names and something of one's own, the names; the first of them where nothing is chosen. */
function asChoice(option: Schema): Schema {
  const { anyOf = [], ...about } = option;
  const names = anyOf.find(({ enum: named }) => named !== undefined);
  const isOpen = anyOf.some(({ type }) => type === 'object');
  return names === undefined || !isOpen ? option : { ...names, ...about, default: names.enum?.[0] };
}

/** The settings from the form. Settings without a field, such as teams, stay unchanged. */
export function settingsOf(
  start: CreateSeason,
  draft: SeasonDraft,
  form: FormData,
): Body<'POST /leagues/{id}/seasons'> {
  const { aggregation: _, division: __, absence: ___, atTheTable: ____, schedule, ...others } = start;
  const { scoringByRound, questions: _____, boardSize: ______, ...kept } = others;
  const { text, number, oneOf } = formReader(form);
  const { zone, ...deadlines } = draft.deadlines;
  const [boardSize, played] = [number('boardSize'), oneOf('atTheTable', ['unrated', 'here', 'rated'])];
  return {
    ...kept,
    name: text('name'),
    system: draft.system,
    options: draft.options,
    ...(boardSize === null ? {} : { boardSize }),
    ...formatFrom(form),
    registration: registrationFrom(form),
    ...divisionFrom(form),
    ...(isOwnGame(draft) ? ({ press: 'none', anonymous: false } as const) : talkFrom(form)),
    deadlines: zone ? { ...deadlines, zone } : deadlines,
    ...(draft.absence === undefined || isOwnGame(draft) ? {} : { absence: draft.absence }),
    ...scoringOf(draft.scoring, draft.totals),
    ...byRoundFrom(form, scoringByRound),
    ...(played === 'here' ? {} : { atTheTable: { rated: played === 'rated', ...tablesFrom(form) } }),
    ...(draft.questions.length === 0 ? {} : { questions: questionsFrom(draft.questions) }),
    ...scheduleFrom(form, zone ?? 'UTC', schedule),
  };
}

/** When reported results count, and how long the last one leaves. */
function tablesFrom(form: FormData) {
  const { number, oneOf } = formReader(form);
  return {
    reports: oneOf('reports', ['one', 'all', 'organizer', 'never']),
    waitMinutes: number('waitMinutes') ?? 0,
  };
}

/** Whether the form begins with hidden names, as gunboat has them in any case. */
export function hasAnonymousSeats({
  press,
  anonymous = false,
}: Pick<CreateSeason, 'press' | 'anonymous'>): boolean {
  return anonymous || press === 'gunboat';
}

/** The choices about talk and programs, which a game without an engine does not have. */
function talkFrom(form: FormData) {
  const { text, number, oneOf } = formReader(form);
  return {
    press: text('press') as Season['press'],
    anonymous: oneOf('anonymous', ['named', 'hidden']) === 'hidden',
    pressAtEnd: text('pressAtEnd') as Season['pressAtEnd'],
    disputes: oneOf('disputes', ['run', 'hold']),
    programs: oneOf('programs', ['refused', 'allowed']),
    watchDelay: number('watchDelay') ?? 0,
  };
}

/** The request for the calendar of these settings. */
export function calendarOf(
  { system, options, boardSize, format, leftOver, deadlines, schedule }: Body<'POST /leagues/{id}/seasons'>,
  form: FormData,
): Body<'POST /calendar'> {
  const players = formReader(form).number('expected');
  return {
    ...{ system, options, format, leftOver, deadlines },
    ...(schedule === undefined ? {} : { schedule }),
    ...(schedule?.startsAt ? { start: schedule.startsAt } : {}),
    ...(boardSize === undefined ? {} : { boardSize }),
    ...(players === null ? {} : { players }),
  } as Body<'POST /calendar'>;
}
