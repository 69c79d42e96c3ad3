'use client';

import { type FormEvent, useRef, useState } from 'react';
import type { GameSystemId } from '../../../engine/game';
import type { Scorings } from '../../../functions/api/schemas/scoring';
import type { CreateSeason, Season } from '../../../functions/api/schemas/seasons';
import type { Systems } from '../../../functions/api/schemas/systems';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { FormPart } from '../forms/form-part';
import { ProblemNote } from '../forms/problem-note';
import { Radio } from '../forms/radio';
import { RadioField } from '../forms/radio-field';
import { DivisionFields, divisionFrom } from '../scoring/division-fields';
import type { Values } from '../scoring/schema';
import { ScoringChoice } from '../scoring/scoring-choice';
import { chosenOf, scoringOf } from '../scoring/scoring-of';
import { TotalsChoice } from '../scoring/totals-choice';
import type { ChosenScoring } from '../scoring/use-preview';
import { AbsenceFields, absenceFrom } from './absence-fields';
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
  {
    id: 'gunboat',
    name: 'Gunboat',
    about: 'none, and nobody knows who holds which seat until the game is over',
  },
  { id: 'rulebook', name: 'Rulebook', about: 'private and public, but none during adjustments' },
  { id: 'delayed', name: 'Delayed', about: 'what is said arrives when the turn closes' },
  { id: 'none', name: 'None', about: 'orders speak' },
] as const;

const DISPUTES = [
  { id: 'run', name: 'The game goes on', about: 'a ruling can still take steps back' },
  { id: 'hold', name: 'The game waits', about: 'its clock stands until the dispute is answered' },
] as const;

interface SeasonFormProps {
  /** What it begins with: a new season's defaults, or the settings of the one that is changed. */
  readonly start: CreateSeason;
  readonly systems: Systems;
  readonly scorings: Scorings;
  /** The last season that has ended, by game system: what a scoring is shown on. */
  readonly examples: Readonly<Record<string, string>>;
  /** The league in which it is announced, or the season that is changed. */
  readonly target: { readonly league: string } | { readonly season: string };
}

/** Everything a season is made of, with choices that suit most leagues already made. */
export function SeasonForm({ start, systems, scorings, examples, target }: SeasonFormProps) {
  const { busy, problem, run } = useMutation();
  const [template, setTemplate] = useState<Template | null>('league' in target ? TEMPLATES[0] : null);
  const base = template ?? start;
  const [system, setSystem] = useState<string>(start.system);
  const [scoring, setScoring] = useState<ChosenScoring>(chosenOf(start.scoring));
  const [totals, setTotals] = useState<Values | null>(start.aggregation ?? null);
  const chosen = systems.systems.find(({ id }) => id === system);
  const form = useRef<HTMLFormElement>(null);
  const written = () => seasonOf(new FormData(form.current ?? undefined), chosen?.options ?? null);
  const calendar = useCalendar(() => calendarOf(written(), form.current));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // What the form does not ask for, such as teams, stays as it is.
    const { aggregation: _, division: __, absence: ___, ...kept } = start;
    const settings = { ...kept, ...written(), ...scoringOf(scoring, totals) };
    void run(
      () =>
        'league' in target
          ? api.createSeason(target.league, settings)
          : api.changeSettings(target.season, settings),
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
          defaultValue={start.name}
        />
      </div>
      {'season' in target ? null : (
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
      )}
      <fieldset className="field">
        <legend>Game</legend>
        <div className="choices">
          {systems.systems.map(({ id, title, seats }) => (
            <Radio
              key={id}
              name="system"
              value={id}
              checked={id === system}
              onPick={setSystem}
              disabled={'season' in target && id !== system}
              title={title}
              about={seatsText(seats)}
            />
          ))}
        </div>
      </fieldset>
      <DeadlineFields start={start.deadlines} />
      <CalendarField {...calendar} />
      <FormPart title="Rounds and boards" hint={template?.about ?? 'Format, seats, players left over'}>
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
              defaultValue={
                chosen.id === start.system ? (start.boardSize ?? chosen.seats.usual) : chosen.seats.usual
              }
            />
          </div>
        ) : null}
        <FormatFields key={template?.id} start={base} />
      </FormPart>
      <FormPart title="Registration" hint="Who may register, places, confirmation, late arrivals">
        <RegistrationFields key={template?.id} start={base.registration} />
      </FormPart>
      <FormPart title="Rules and press" hint="Options of the game, who may talk to whom, disputes">
        <OptionFields
          key={chosen?.id}
          schema={chosen?.options ?? null}
          start={chosen?.id === start.system ? start.options : {}}
        />
        <RadioField legend="Press" name="press" options={PRESS} chosen={start.press} />
        <RadioField legend="Disputes" name="disputes" options={DISPUTES} chosen={start.disputes ?? 'run'} />
      </FormPart>
      <FormPart title="When people fail" hint="Missed turns, holidays, substitutes, reliability">
        <AbsenceFields start={start.absence} />
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
        <DivisionFields start={start.division} />
      </FormPart>
      <ProblemNote problem={problem} />
      <div className="form-actions">
        <button className="button main" type="submit" disabled={busy}>
          {'league' in target ? 'Open registration' : 'Save the settings'}
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
    press: text('press') as Season['press'],
    disputes: text('disputes') === 'hold' ? ('hold' as const) : ('run' as const),
    deadlines: deadlinesFrom(form),
    ...absenceFrom(form),
  };
}

function seatsText(seats: { min: number; max: number }): string {
  return seats.min === seats.max
    ? `${seats.max} seats a board`
    : `${seats.min} to ${seats.max} seats a board`;
}
