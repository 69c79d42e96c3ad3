'use client';

import { type FormEvent, useState } from 'react';
import type { GameSystemId } from '../../../engine/game';
import type { Scorings } from '../../../functions/api/schemas/scoring';
import type { Systems } from '../../../functions/api/schemas/systems';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { minutesInWords } from '../../lib/time';
import { ProblemNote } from '../forms/problem-note';
import { Radio } from '../forms/radio';
import { DivisionFields, divisionFrom } from '../scoring/division-fields';
import type { Values } from '../scoring/schema';
import { ScoringChoice } from '../scoring/scoring-choice';
import { scoringOf } from '../scoring/scoring-of';
import { TotalsChoice } from '../scoring/totals-choice';
import type { ChosenScoring } from '../scoring/use-preview';
import { FormatFields, formatFrom } from './format-fields';
import { OptionFields, type OptionSchema, optionsFrom } from './option-fields';
import { RegistrationFields, registrationFrom } from './registration-fields';
import { TEMPLATES, type Template } from './templates';

const DAY = 24 * 60;

/** Paces that leagues know, as minutes for orders and for adjustments. */
const PACES = [
  {
    id: 'slow',
    name: 'Three turns a week',
    about: '56 hours a turn, a day for adjustments',
    orders: 56 * 60,
    adjustment: DAY,
  },
  {
    id: 'steady',
    name: 'A turn every two days',
    about: '48 hours, 12 hours for adjustments',
    orders: 2 * DAY,
    adjustment: 12 * 60,
  },
  {
    id: 'daily',
    name: 'A turn a day',
    about: '24 hours, 8 hours for adjustments',
    orders: DAY,
    adjustment: 8 * 60,
  },
  {
    id: 'evening',
    name: 'A live evening',
    about: '10 minutes, 3 for adjustments',
    orders: 10,
    adjustment: 3,
  },
  { id: 'own', name: 'Your own', about: 'in minutes', orders: 0, adjustment: 0 },
] as const;

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
  const [pace, setPace] = useState<string>('steady');
  const [template, setTemplate] = useState<Template>(TEMPLATES[0]);
  const [system, setSystem] = useState<string>('ny2047');
  const [scoring, setScoring] = useState<ChosenScoring>({ id: 'sum-of-squares', parameters: {} });
  const [totals, setTotals] = useState<Values | null>(null);
  const chosen = systems.systems.find(({ id }) => id === system);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    void run(
      () =>
        api.createSeason(league, {
          ...seasonOf(form, chosen?.options ?? null),
          ...scoringOf(scoring, totals),
        }),
      (season) => `/seasons/${season.id}`,
    );
  };
  return (
    <form className="form" onSubmit={submit}>
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
      <div className="field-pair">
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
            <p className="help">Seats left over are filled with bots, if you choose so when you start.</p>
          </div>
        ) : null}
      </div>
      <FormatFields key={template.id} template={template} />
      <RegistrationFields key={`registration-${template.id}`} template={template} />
      <OptionFields key={chosen?.id} schema={chosen?.options ?? null} />
      <fieldset className="field">
        <legend>Deadlines</legend>
        <div className="choices">
          {PACES.map(({ id, name, about }) => (
            <Radio
              key={id}
              name="pace"
              value={id}
              checked={id === 'steady'}
              title={name}
              about={about}
              onPick={setPace}
            />
          ))}
        </div>
      </fieldset>
      {pace === 'own' ? <OwnPace /> : null}
      <label className="choice">
        <input type="checkbox" name="early" defaultChecked />
        <span>
          <b>Close early</b>
          <span>A turn closes as soon as every seat that owes orders is ready.</span>
        </span>
      </label>
      <ScoringChoice
        scorings={scorings}
        value={scoring}
        onChange={setScoring}
        example={examples[system] ?? null}
        seats={chosen?.seats?.usual ?? 7}
      />
      <TotalsChoice scorings={scorings} value={totals} onChange={setTotals} />
      <DivisionFields />
      <fieldset className="field">
        <legend>Press</legend>
        <div className="choices">
          {PRESS.map(({ id, name, about }) => (
            <Radio key={id} name="press" value={id} checked={id === 'full'} title={name} about={about} />
          ))}
        </div>
      </fieldset>
      <ProblemNote problem={problem} />
      <div className="form-actions">
        <button className="button main" type="submit" disabled={busy}>
          Open registration
        </button>
      </div>
    </form>
  );
}

function OwnPace() {
  const [orders, setOrders] = useState(90);
  const [adjustment, setAdjustment] = useState(30);
  return (
    <div className="field-pair">
      <div className="field">
        <label htmlFor="orders">Minutes for orders</label>
        <input
          id="orders"
          name="orders"
          type="number"
          className="input"
          min={1}
          max={43200}
          value={orders}
          onChange={(event) => setOrders(Number(event.target.value))}
        />
        <p className="help">{minutesInWords(orders)}</p>
      </div>
      <div className="field">
        <label htmlFor="adjustment">Minutes for adjustments</label>
        <input
          id="adjustment"
          name="adjustment"
          type="number"
          className="input"
          min={1}
          max={43200}
          value={adjustment}
          onChange={(event) => setAdjustment(Number(event.target.value))}
        />
        <p className="help">{minutesInWords(adjustment)}</p>
      </div>
    </div>
  );
}

function seasonOf(form: FormData, options: OptionSchema | null) {
  const text = (name: string) => String(form.get(name) ?? '');
  const pace = PACES.find(({ id }) => id === text('pace')) ?? PACES[1];
  const own = pace.id === 'own';
  return {
    name: text('name'),
    system: text('system') as GameSystemId,
    options: optionsFrom(form, options),
    ...(text('boardSize') === '' ? {} : { boardSize: Number(text('boardSize')) }),
    ...formatFrom(form),
    registration: registrationFrom(form),
    ...divisionFrom(form),
    press: text('press') as 'full' | 'public' | 'none',
    deadlines: {
      orders: own ? Number(text('orders')) : pace.orders,
      adjustment: own ? Number(text('adjustment')) : pace.adjustment,
      earlyClose: form.get('early') === 'on',
    },
  };
}

function seatsText(seats: { min: number; max: number } | null): string {
  if (seats === null) return '';
  return seats.min === seats.max
    ? `${seats.max} seats a board`
    : `${seats.min} to ${seats.max} seats a board`;
}
