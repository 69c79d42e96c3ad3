import { usualAbsence } from '../../../engine/deadlines/absence';
import { GAMES, type GameSystemId } from '../../../engine/games';
import type { ScoringId } from '../../../engine/scoring-ids';
import type { Systems } from '../../../functions/core/game/systems.schema';
import type { Scorings } from '../../../functions/core/scoring/scoring.schema';
import type { CreateSeason } from '../../../functions/core/season/season-settings.schema';
import type { Season } from '../../../functions/core/season/seasons.schema';
import type { Body } from '../../lib/api';
import type { Schema, Values } from '../forms/schema';
import { divisionFrom } from '../scoring/division-fields';
import { chosenOf, scoringOf } from '../scoring/scoring-of';
import type { ChosenScoring } from '../scoring/use-preview';
import { scheduleFrom } from './dates-from';
import { formatFrom } from './format-fields';
import type { PolicySchemas } from './policy-schemas';
import { registrationFrom } from './registration-fields';
import { TEMPLATES, type Template } from './templates';

export type PresetId =
  | 'by-the-rules'
  | 'draw-size'
  | 'tournament'
  | 'solo'
  | 'gunboat'
  | 'seven-boards'
  | 'no-deadline';

/** The usual rules of a kind of league for a game: all its agreements, as a starting point. */
export interface Preset {
  readonly id: PresetId;
  readonly press: CreateSeason['press'];
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
  readonly system: string;
  readonly options: Values;
  readonly deadlines: CreateSeason['deadlines'];
  readonly absence: CreateSeason['absence'];
  readonly scoring: ChosenScoring;
  readonly totals: Values | null;
}

export interface SeasonFormProps {
  /** A new season's defaults, or the present settings of a season. */
  readonly start: CreateSeason;
  readonly systems: Systems;
  readonly scorings: Scorings;
  readonly policies: PolicySchemas;
  /** The last finished season, by game system, to try a scoring on. */
  readonly examples: Readonly<Record<string, string>>;
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
  return {
    template: 'league' in target && target.draft === undefined ? TEMPLATES[0] : null,
    custom: null,
    ...{ system, options, deadlines, absence },
    scoring: chosenOf(scoring ?? GAMES[system].scoring),
    totals: aggregation ?? null,
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
export function withGame(
  draft: SeasonDraft,
  system: GameSystemId,
  start: CreateSeason,
): Partial<SeasonDraft> {
  const usual = usualScoring(draft.system);
  const { id, parameters } = draft.scoring;
  const wasUsual = id === usual.id && Object.keys(parameters).length === 0;
  const options = system === start.system ? start.options : {};
  return { system, custom: null, options, scoring: wasUsual ? usualScoring(system) : draft.scoring };
}

function usualScoring(system: string): ChosenScoring {
  return chosenOf(GAMES[system as GameSystemId].scoring);
}

/** The chosen game. */
export function systemOf({ systems: { systems }, draft }: SeasonPartProps) {
  return systems.find(({ id }) => id === draft.system);
}

/** The options that get a field. Options by seat and fixed ones get none; the API accepts both. */
export function optionFields(schema: Readonly<Record<string, unknown>> | null | undefined): Schema {
  const { properties = {}, ...rest }: Schema = schema ?? {};
  const simple = Object.entries(properties).filter(
    ([, option]) => option.type !== 'object' && option.const === undefined,
  );
  return { ...rest, properties: Object.fromEntries(simple) };
}

/** The settings from the form. Settings without a field, such as teams, stay unchanged. */
export function settingsOf(
  start: CreateSeason,
  draft: SeasonDraft,
  form: FormData,
): Body<'POST /leagues/{id}/seasons'> {
  const { aggregation: _, division: __, absence: ___, atTheTable: ____, schedule, ...kept } = start;
  const text = (name: string) => String(form.get(name) ?? '');
  const { zone, ...deadlines } = draft.deadlines;
  return {
    ...kept,
    name: text('name'),
    system: draft.system as GameSystemId,
    options: draft.options,
    ...(text('boardSize') === '' ? {} : { boardSize: Number(text('boardSize')) }),
    ...formatFrom(form),
    registration: registrationFrom(form),
    ...divisionFrom(form),
    press: text('press') as Season['press'],
    pressAtEnd: text('pressAtEnd') as Season['pressAtEnd'],
    disputes: text('disputes') === 'hold' ? 'hold' : 'run',
    programs: text('programs') === 'allowed' ? 'allowed' : 'refused',
    deadlines: zone ? { ...deadlines, zone } : deadlines,
    ...(draft.absence === undefined ? {} : { absence: draft.absence }),
    ...scoringOf(draft.scoring, draft.totals),
    ...(text('atTheTable') === 'here' ? {} : { atTheTable: { rated: text('atTheTable') === 'rated' } }),
    ...scheduleFrom(form, zone ?? 'UTC', schedule),
  };
}

/** The request for the calendar of these settings. */
export function calendarOf(
  { system, options, boardSize, format, leftOver, deadlines, schedule }: Body<'POST /leagues/{id}/seasons'>,
  form: FormData,
): Body<'POST /calendar'> {
  const expected = String(form.get('expected') ?? '');
  return {
    ...{ system, options, format, leftOver, deadlines },
    ...(schedule === undefined ? {} : { schedule }),
    ...(schedule?.startsAt ? { start: schedule.startsAt } : {}),
    ...(boardSize === undefined ? {} : { boardSize }),
    ...(expected === '' ? {} : { players: Number(expected) }),
  } as Body<'POST /calendar'>;
}
