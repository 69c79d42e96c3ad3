'use client';

import { type FormEvent, useRef, useState } from 'react';
import type { GameSystemId } from '../../../engine/game';
import type { Scorings } from '../../../functions/api/schemas/scoring';
import type { Systems } from '../../../functions/api/schemas/systems';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { FormPart } from '../forms/form-part';
import { ProblemNote } from '../forms/problem-note';
import { Radio } from '../forms/radio';
import { DivisionFields, divisionFrom } from '../scoring/division-fields';
import type { Values } from '../scoring/schema';
import { ScoringChoice } from '../scoring/scoring-choice';
import { scoringOf } from '../scoring/scoring-of';
import { TotalsChoice } from '../scoring/totals-choice';
import type { ChosenScoring } from '../scoring/use-preview';
import { CalendarPreview } from './calendar-preview';
import { DeadlineFields, deadlinesFrom } from './deadline-fields';
import { FormatFields, formatFrom } from './format-fields';
import { OptionFields, type OptionSchema, optionsFrom } from './option-fields';
import { RegistrationFields, registrationFrom } from './registration-fields';
import { TEMPLATES, type Template } from './templates';
import { useCalendar } from './use-calendar';

const PRESS = [
  { id: 'full', name: 'Private and public', about: 'any circle of seats can talk' },
  { id: 'public', name: 'Public only', about: 'what is said, everybody reads' },
  { id: 'none', name: 'None', about: 'orders speak' },
] as const;

interface SeasonFormProps {
  readonly league: string;
  readonly systems: Systems;
  readonly scorings: Scorings;
  /** The last season that has ended, by game system: what a scoring is shown on. */
  readonly examples: Readonly<Record<string, string>>;
  readonly suggested: string;
}

/** Everything a season is made of, with choices that suit most leagues already made. */
export function SeasonForm({ league, systems, scorings, examples, suggested }: SeasonFormProps) {
  const { busy, problem, run } = useMutation();
  const [template, setTemplate] = useState<Template>(TEMPLATES[0]);
  const [system, setSystem] = useState<string>('ny2047');
  const [scoring, setScoring] = useState<ChosenScoring>({ id: 'sum-of-squares', parameters: {} });
  const [totals, setTotals] = useState<Values | null>(null);
  const chosen = systems.systems.find(({ id }) => id === system);
  const form = useRef<HTMLFormElement>(null);
  const settings = () => seasonOf(new FormData(form.current ?? undefined), chosen?.options ?? null);
  const calendar = useCalendar(() => calendarOf(settings(), form.current));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void run(
      () => api.createSeason(league, { ...settings(), ...scoringOf(scoring, totals) }),
      (season) => `/seasons/${season.id}`,
    );
  };
  return (
    <form className="form" ref={form} onSubmit={submit} onChange={calendar.changed}>
      <div className="field">
        <label htmlFor="name">Name</label>
        <input
          id="name"
          name="name"
          className="input"
          required
          minLength={2}
          maxLength={60}
          defaultValue={suggested}
        />
      </div>
      <fieldset className="field">
        <legend>Start from</legend>
        <div className="choices">
          {TEMPLATES.map((one) => (
            <Radio
              key={one.id}
              name="template"
              value={one.id}
              checked={one === template}
              title={one.name}
              about={one.about}
              onPick={() => setTemplate(one)}
            />
          ))}
        </div>
      </fieldset>
      <fieldset className="field">
        <legend>Game</legend>
        <div className="choices">
          {systems.systems.map(({ id, title, available, seats }) => (
            <Radio
              key={id}
              name="system"
              value={id}
              checked={id === system}
              onPick={setSystem}
              disabled={!available}
              title={title}
              about={
                available ? seatsText(seats) : 'Not available yet. Its rules are written, its engine is not.'
              }
            />
          ))}
        </div>
      </fieldset>
      <DeadlineFields />
      <CalendarField {...calendar} />
      <FormPart title="Rounds and boards" hint={template.about}>
        {chosen?.seats && chosen.seats.min < chosen.seats.max ? (
          <div className="field">
            <label htmlFor="boardSize">Seats a board</label>
            <input
              key={chosen.id}
              id="boardSize"
              name="boardSize"
              type="number"
              className="input"
              min={chosen.seats.min}
              max={chosen.seats.max}
              defaultValue={chosen.seats.usual}
            />
          </div>
        ) : null}
        <FormatFields key={template.id} template={template} />
      </FormPart>
      <FormPart title="Registration" hint="Who may register, places, confirmation, late arrivals">
        <RegistrationFields key={`registration-${template.id}`} template={template} />
      </FormPart>
      <FormPart title="Rules and press" hint="Options of the game, who may talk to whom">
        <OptionFields key={chosen?.id} schema={chosen?.options ?? null} />
        <fieldset className="field">
          <legend>Press</legend>
          <div className="choices">
            {PRESS.map(({ id, name, about }) => (
              <Radio key={id} name="press" value={id} checked={id === 'full'} title={name} about={about} />
            ))}
          </div>
        </fieldset>
      </FormPart>
      <FormPart
        title="Scoring"
        hint={`${scorings.scorings.find(({ id }) => id === scoring.id)?.name ?? ''}; totals, tie-breaks, divisions`}
      >
        <ScoringChoice
          scorings={scorings}
          value={scoring}
          onChange={setScoring}
          example={examples[system] ?? null}
          seats={chosen?.seats?.usual ?? 7}
        />
        <TotalsChoice scorings={scorings} value={totals} onChange={setTotals} />
        <DivisionFields />
      </FormPart>
      <ProblemNote problem={problem} />
      <div className="form-actions">
        <button className="button main" type="submit" disabled={busy}>
          Open registration
        </button>
      </div>
    </form>
  );
}

/** What the settings come to on a calendar, if the season starts today. */
function CalendarField({ rounds, problem }: Pick<ReturnType<typeof useCalendar>, 'rounds' | 'problem'>) {
  return (
    <fieldset className="field">
      <legend>Calendar</legend>
      <div className="field">
        <label htmlFor="expected">Players you expect</label>
        <input id="expected" name="expected" type="number" className="input" min={1} max={10_000} />
        <p className="help">
          If it starts today and games are as long as usual. It does not bind you: nothing starts before you
          say so.
        </p>
      </div>
      <ProblemNote problem={problem} />
      <CalendarPreview rounds={rounds} />
    </fieldset>
  );
}

function calendarOf(
  { system, options, boardSize, format, deadlines }: ReturnType<typeof seasonOf>,
  form: HTMLFormElement | null,
) {
  const expected = String(new FormData(form ?? undefined).get('expected') ?? '');
  return {
    system,
    options,
    ...(boardSize === undefined ? {} : { boardSize }),
    format,
    deadlines,
    ...(expected === '' ? {} : { players: Number(expected) }),
  };
}

function seasonOf(form: FormData, options: OptionSchema | null) {
  const text = (name: string) => String(form.get(name) ?? '');
  return {
    name: text('name'),
    system: text('system') as GameSystemId,
    options: optionsFrom(form, options),
    ...(text('boardSize') === '' ? {} : { boardSize: Number(text('boardSize')) }),
    ...formatFrom(form),
    registration: registrationFrom(form),
    ...divisionFrom(form),
    press: text('press') as 'full' | 'public' | 'none',
    deadlines: deadlinesFrom(form),
  };
}

function seatsText(seats: { min: number; max: number } | null): string {
  if (seats === null) return '';
  return seats.min === seats.max
    ? `${seats.max} seats a board`
    : `${seats.min} to ${seats.max} seats a board`;
}
