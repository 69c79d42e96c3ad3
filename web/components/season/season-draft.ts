import type { GameSystemId } from '../../../engine/games';
import type { Scorings } from '../../../functions/api/schemas/scoring';
import type { CreateSeason, Season } from '../../../functions/api/schemas/seasons';
import type { Systems } from '../../../functions/api/schemas/systems';
import type { Body } from '../../lib/api';
import type { Schema, Values } from '../forms/schema';
import { divisionFrom } from '../scoring/division-fields';
import { chosenOf, scoringOf } from '../scoring/scoring-of';
import type { ChosenScoring } from '../scoring/use-preview';
import { formatFrom } from './format-fields';
import type { PolicySchemas } from './policy-schemas';
import { registrationFrom } from './registration-fields';
import { TEMPLATES, type Template } from './templates';

/** What is chosen step by step; the plain fields of the form keep their own values. */
export interface SeasonDraft {
  readonly template: Template | null;
  readonly system: string;
  readonly options: Values;
  readonly deadlines: CreateSeason['deadlines'];
  readonly absence: CreateSeason['absence'];
  readonly scoring: ChosenScoring;
  readonly totals: Values | null;
}

export interface SeasonFormProps {
  /** What it begins with: a new season's defaults, or the settings of the one that is changed. */
  readonly start: CreateSeason;
  readonly systems: Systems;
  readonly scorings: Scorings;
  readonly policies: PolicySchemas;
  /** The last season that has ended, by game system: what a scoring is shown on. */
  readonly examples: Readonly<Record<string, string>>;
  /** The league in which it is announced, or the season that is changed. */
  readonly target: { readonly league: string } | { readonly season: string };
}

/** A part of the form: what it begins with, what is chosen so far, and a way to choose. */
export interface SeasonPartProps extends SeasonFormProps {
  readonly draft: SeasonDraft;
  readonly choose: (part: Partial<SeasonDraft>) => void;
}

/** The draft with which the form begins. */
export function draftOf({ start, target }: SeasonFormProps): SeasonDraft {
  const { system, options, deadlines, absence, scoring, aggregation } = start;
  return {
    template: 'league' in target ? TEMPLATES[0] : null,
    ...{ system, options, deadlines, absence },
    scoring: chosenOf(scoring),
    totals: aggregation ?? null,
  };
}

/** The chosen game. */
export function systemOf({ systems: { systems }, draft }: SeasonPartProps) {
  return systems.find(({ id }) => id === draft.system);
}

/** The options that have a field: none by seat, and none that leaves no choice; the API takes both. */
export function optionFields(schema: Readonly<Record<string, unknown>> | null | undefined): Schema {
  const { properties = {}, ...rest }: Schema = schema ?? {};
  const simple = Object.entries(properties).filter(
    ([, option]) => option.type !== 'object' && option.const === undefined,
  );
  return { ...rest, properties: Object.fromEntries(simple) };
}

/** The settings that the form comes to. What it does not ask for, such as teams, stays as it is. */
export function settingsOf(
  start: CreateSeason,
  draft: SeasonDraft,
  form: FormData,
): Body<'POST /leagues/{id}/seasons'> {
  const { aggregation: _, division: __, absence: ___, ...kept } = start;
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
    disputes: text('disputes') === 'hold' ? 'hold' : 'run',
    deadlines: zone ? { ...deadlines, zone } : deadlines,
    ...(draft.absence === undefined ? {} : { absence: draft.absence }),
    ...scoringOf(draft.scoring, draft.totals),
  };
}

/** What the calendar is asked with. */
export function calendarOf(
  { system, options, boardSize, format, deadlines }: Body<'POST /leagues/{id}/seasons'>,
  form: FormData,
): Body<'POST /calendar'> {
  const expected = String(form.get('expected') ?? '');
  return {
    ...{ system, options, format, deadlines },
    ...(boardSize === undefined ? {} : { boardSize }),
    ...(expected === '' ? {} : { players: Number(expected) }),
  } as Body<'POST /calendar'>;
}
