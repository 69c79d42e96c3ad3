'use client';

import { type FormEvent, useRef, useState } from 'react';
import { usualAbsence } from '../../../engine/deadlines/absence';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { TextField } from '../forms/field';
import { FormPart } from '../forms/form-part';
import { ProblemNote } from '../forms/problem-note';
import { useZone } from '../frame/zone';
import { AbsenceFields } from './absence-fields';
import { CalendarField } from './calendar-field';
import { DeadlineFields } from './deadline-fields';
import { RegistrationFields } from './registration-fields';
import {
  calendarOf,
  draftOf,
  type SeasonDraft,
  type SeasonFormProps,
  settingsOf,
  withDeadlines,
} from './season-draft';
import { BoardsPart, GameChoice, RulesPart, ScoringPart, TemplateChoice } from './season-parts';
import { useCalendar } from './use-calendar';

/** All settings of a season, with defaults that suit most leagues. */
export function SeasonForm(props: SeasonFormProps) {
  const { start, policies, target } = props;
  const { busy, problem, part, calendar, form, submit } = useSeasonForm(props);
  const { draft, choose } = part;
  return (
    <form className="form" ref={form} onSubmit={submit} onChange={calendar.changed}>
      <TextField name="name" label="Name" required minLength={2} maxLength={60} defaultValue={start.name} />
      <TemplateChoice {...part} />
      <GameChoice {...part} />
      <DeadlineFields
        key={draft.template?.turns === undefined ? 'pace' : draft.template.id}
        schema={policies.deadlines}
        value={draft.deadlines}
        onChange={(deadlines) => choose(withDeadlines(draft, deadlines))}
      />
      <CalendarField {...calendar} />
      <BoardsPart {...part} />
      <FormPart title="Registration" hint="Who can register, places, confirmation, late arrivals">
        <RegistrationFields key={draft.template?.id} start={(draft.template ?? start).registration} />
      </FormPart>
      <RulesPart {...part} />
      <FormPart title="Missed turns" hint="Graces, holidays, substitutes, reliability">
        <AbsenceFields
          schema={policies.absence}
          value={draft.absence}
          usual={usualAbsence(draft.deadlines)}
          onChange={(absence) => choose({ absence })}
        />
      </FormPart>
      <ScoringPart {...part} />
      <ProblemNote problem={problem} />
      <div className="form-actions">
        <button className="button main" type="submit" disabled={busy}>
          {'league' in target ? 'Open registration' : 'Save the settings'}
        </button>
      </div>
    </form>
  );
}

/** The draft, its calendar, and a way to store it. */
function useSeasonForm(props: SeasonFormProps) {
  const { start, target } = props;
  const { busy, problem, run } = useMutation();
  const [chosen, setDraft] = useState(() => draftOf(props));
  const zone = useZone();
  const draft = { ...chosen, deadlines: { zone, ...chosen.deadlines } };
  const choose = (part: Partial<SeasonDraft>) => setDraft((before) => ({ ...before, ...part }));
  const form = useRef<HTMLFormElement>(null);
  const written = () => new FormData(form.current ?? undefined);
  const calendar = useCalendar(() => calendarOf(settingsOf(start, draft, written()), written()));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void run(
      () => store(target, settingsOf(start, draft, written())),
      (season) => `/seasons/${season.id}`,
    );
  };
  return { busy, problem, part: { ...props, draft, choose }, calendar, form, submit };
}

function store(target: SeasonFormProps['target'], settings: ReturnType<typeof settingsOf>) {
  return 'league' in target
    ? api('POST /leagues/{id}/seasons', { id: target.league }, settings)
    : api('PUT /seasons/{id}/settings', { id: target.season }, settings);
}
