import { useTranslations } from 'next-intl';
import type { FormEvent } from 'react';
import type { Season } from '../../../functions/core/season/seasons.schema';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { Check } from '../forms/check';
import { SelectField } from '../forms/field';
import { ProblemNote } from '../forms/problem-note';
import { useZone } from '../frame/reader';
import { seatFullName } from '../frame/seats';
import { PlayerSelect } from './player-select';

/** The players that can be avoided on the page; the API accepts more. */
const AVOIDED = ['one', 'two', 'three'] as const;

/** The reader's wishes for the draw: seats, players not to meet, time zones. Draws honour them where possible. */
export function Wishes({ season }: { readonly season: Season }) {
  const t = useTranslations('taking-part');
  const { busy, done, problem, run } = useMutation();
  const reader = useZone();
  const { mine } = season;
  if (mine === null) return null;
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wishes = wishesFrom(new FormData(event.currentTarget), mine.zone ?? reader);
    void run(() => api('PUT /seasons/{id}/entries/me', { id: season.id }, wishes));
  };
  return (
    <details className="more">
      <summary>{t('wishes.title')}</summary>
      <form className="form" onSubmit={save}>
        <SeatChoices seats={season.seats} prefers={mine.prefers} />
        {AVOIDED.map((number, at) => (
          <PlayerSelect
            key={number}
            season={season}
            name="avoids"
            label={at === 0 ? t('wishes.avoid') : t('wishes.avoidToo')}
            find={t('wishes.find', { wish: at === 0 ? t('wishes.avoid') : t('wishes.avoidToo') })}
            defaultValue={mine.avoids[at] ?? ''}
          >
            <option value="">{t('wishes.none')}</option>
          </PlayerSelect>
        ))}
        <Check
          name="near"
          defaultChecked={mine.zone !== null}
          title={t('wishes.near')}
          about={t('wishes.zone', { zone: mine.zone ?? reader })}
        />
        <ProblemNote problem={problem} />
        <div className="form-actions">
          <button type="submit" className="button" disabled={busy}>
            {t('wishes.save')}
          </button>
          <span className="small muted" role="status">
            {done ? t('wishes.saved') : ''}
          </span>
        </div>
      </form>
    </details>
  );
}

interface SeatChoicesProps {
  readonly seats: Season['seats'];
  readonly prefers: readonly string[];
}

function SeatChoices({ seats, prefers }: SeatChoicesProps) {
  const t = useTranslations('taking-part');
  if (seats.length === 0) return null;
  const choices = [t('wishes.first'), t('wishes.second'), t('wishes.third')];
  const from = seats.map((seat) => [seat, seatFullName(seat)] as const);
  return choices.map((label, at) => (
    <Choice key={label} name="prefers" label={label} chosen={prefers[at]} from={from} />
  ));
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly chosen: string | undefined;
  readonly from: readonly (readonly [id: string, name: string])[];
}

function Choice({ name, label, chosen = '', from }: ChoiceProps) {
  const t = useTranslations('taking-part');
  return (
    <SelectField label={label} name={name} defaultValue={chosen} options={from}>
      <option value="">{t('wishes.none')}</option>
    </SelectField>
  );
}

function wishesFrom(form: FormData, zone: string) {
  const named = (name: string) => [...new Set(form.getAll(name).map(String))].filter((id) => id !== '');
  return {
    prefers: named('prefers'),
    avoids: named('avoids'),
    zone: form.get('near') === 'on' ? zone : null,
  };
}
