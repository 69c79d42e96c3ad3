'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import type { Circuit, WantedCircuit } from '../../../functions/core/circuit/circuits.schema';
import { api } from '../../lib/api';
import { formReader } from '../../lib/form-reader';
import { useMutation } from '../../lib/mutate';
import { NumberField, SelectField, TextField } from '../forms/field';
import { numbersFrom, numbersText } from '../forms/number-list';
import { ProblemNote } from '../forms/problem-note';
import { RadioField } from '../forms/radio-field';
import { hidden } from '../frame/hidden';
import { tieWords } from './tie-words';

type Tie = Circuit['tieBreaks'][number];
type Kind = Circuit['points']['kind'];
type Event = WantedCircuit['events'][number];

interface CircuitFormProps {
  readonly league: string;
  /** The seasons of the league that may be events. */
  readonly seasons: readonly { readonly id: string; readonly name: string }[];
  /** Left out for a new one. */
  readonly circuit?: Circuit;
}

const USUAL_POINTS = [25, 18, 15, 12, 10, 8, 6, 4, 2, 1];
const USUAL_TIES: readonly Tie[] = ['best-results', 'latest-events'];

/** Opens a circuit, or changes its events and rules. */
export function CircuitForm({ league, seasons, circuit }: CircuitFormProps) {
  const t = useTranslations('circuit');
  const { busy, problem, run } = useMutation();
  const [kind, setKind] = useState<Kind>(circuit?.points.kind ?? 'places');
  const [events, setEvents] = useState<readonly Event[]>(eventsOf(circuit));
  const [wrong, setWrong] = useState<string | null>(null);
  const submit = (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault();
    const form = new FormData(submitted.currentTarget);
    const byPlace = numbersFrom(String(form.get('byPlace') ?? ''));
    const isWrong = kind === 'places' && (byPlace === null || byPlace.length === 0);
    setWrong(isWrong ? t('form.byPlaceWrong') : null);
    if (isWrong) return;
    const body = wantedIn(form, events, kind === 'places' ? [...(byPlace ?? [])] : null);
    void run(
      () =>
        circuit === undefined
          ? api('POST /leagues/{id}/circuits', { id: league }, body)
          : api(
              'PUT /leagues/{id}/circuits/{circuit}',
              { id: league, circuit: circuit.id },
              { ...body, version: circuit.version },
            ),
      ({ id }) => `/leagues/${league}/circuits/${id}`,
    );
  };
  const points = circuit?.points;
  return (
    <form className="form" onSubmit={submit}>
      <TextField
        label={t('form.name')}
        name="name"
        required
        minLength={2}
        maxLength={60}
        defaultValue={circuit?.name}
      />
      <EventFields seasons={seasons} events={events} onChange={setEvents} />
      <NumberField
        label={t('form.best')}
        help={t('form.bestHelp')}
        name="best"
        min={1}
        max={30}
        defaultValue={circuit?.best ?? ''}
      />
      <RadioField<Kind>
        legend={t('form.points')}
        name="points"
        chosen={kind}
        onPick={setKind}
        options={[
          { id: 'places', name: t('form.pointsByPlace'), about: t('form.pointsByPlaceAbout') },
          { id: 'season', name: t('form.pointsOfSeason'), about: t('form.pointsOfSeasonAbout') },
        ]}
      />
      {kind === 'places' ? (
        <TextField
          label={t('form.byPlace')}
          help={t('form.byPlaceHelp')}
          name="byPlace"
          required
          maxLength={1500}
          wrong={wrong}
          defaultValue={numbersText(points?.kind === 'places' ? points.byPlace : USUAL_POINTS)}
        />
      ) : null}
      <TieFields ties={circuit?.tieBreaks ?? USUAL_TIES} />
      <ProblemNote problem={problem} />
      <div className="form-actions">
        <button className="button main" type="submit" disabled={busy}>
          {circuit === undefined ? t('form.open') : t('form.save')}
        </button>
      </div>
    </form>
  );
}

function eventsOf(circuit: Circuit | undefined): readonly Event[] {
  return (circuit?.events ?? []).map(({ season, weight }) => ({ season: season.id, weight }));
}

function wantedIn(form: FormData, events: readonly Event[], byPlace: number[] | null): WantedCircuit {
  const { text, number } = formReader(form);
  const ties = form.getAll('tie').flatMap((chosen) => TIES.find((id) => id === chosen) ?? []);
  return {
    name: text('name'),
    events: [...events],
    best: number('best'),
    points: byPlace === null ? { kind: 'season' } : { kind: 'places', byPlace },
    tieBreaks: [...new Set(ties)],
  };
}

interface EventFieldsProps {
  readonly seasons: CircuitFormProps['seasons'];
  readonly events: readonly Event[];
  readonly onChange: (events: readonly Event[]) => void;
}

/** The events in order, each with its weight. */
function EventFields({ seasons, events, onChange }: EventFieldsProps) {
  const t = useTranslations('circuit');
  const nameOf = (id: string) => seasons.find((season) => season.id === id)?.name ?? id;
  const rest = seasons.filter(({ id }) => events.every(({ season }) => season !== id));
  return (
    <fieldset className="field">
      <legend>{t('form.eventsTitle')}</legend>
      <p className="help">{t('form.eventsHelp')}</p>
      {events.map(({ season, weight }) => (
        <div key={season} className="mb-4">
          <NumberField
            label={t('form.weightOf', { season: nameOf(season) })}
            required
            step="any"
            min={0.01}
            max={1000}
            value={Number.isNaN(weight) ? '' : weight}
            onChange={({ target }) =>
              onChange(
                events.map((one) => (one.season === season ? { season, weight: target.valueAsNumber } : one)),
              )
            }
          />
          <button
            type="button"
            className="button compact mt-2"
            onClick={() => onChange(events.filter((one) => one.season !== season))}
          >
            {t.rich('form.removeEvent', { season: nameOf(season), hidden })}
          </button>
        </div>
      ))}
      {rest.length === 0 ? (
        <p className="help">{t('form.noneLeft')}</p>
      ) : (
        <SelectField
          label={t('form.addEvent')}
          value=""
          onChange={({ target }) => onChange([...events, { season: target.value, weight: 1 }])}
          options={rest.map(({ id, name }) => [id, name])}
        >
          <option value="" disabled>
            {t('form.chooseSeason')}
          </option>
        </SelectField>
      )}
    </fieldset>
  );
}

const TIES: readonly Tie[] = ['best-results', 'first-places', 'dropped-results', 'latest-events'];

function TieFields({ ties }: { readonly ties: readonly Tie[] }) {
  const t = useTranslations('circuit');
  const words = tieWords(t);
  return (
    <fieldset className="field">
      <legend>{t('form.ties')}</legend>
      <p className="help">{t('form.tiesHelp')}</p>
      {TIES.map((id, at) => (
        <SelectField
          key={id}
          label={t('form.tie', { number: at + 1 })}
          name="tie"
          defaultValue={ties[at] ?? ''}
          options={TIES.map((tie) => [tie, words[tie]])}
        >
          <option value="">{t('form.noTie')}</option>
        </SelectField>
      ))}
    </fieldset>
  );
}
