'use client';

import { useTranslations } from 'next-intl';
import type { FormEvent } from 'react';
import type { Circuits } from '../../../functions/core/circuit/circuits.schema';
import type {
  ChangeQualification,
  QualificationView,
} from '../../../functions/core/qualification/qualification.schema';
import { api } from '../../lib/api';
import { formReader } from '../../lib/form-reader';
import { useMutation } from '../../lib/mutate';
import { NumberField, SelectField } from '../forms/field';
import { ProblemNote } from '../forms/problem-note';

interface QualificationFormProps {
  readonly qualification: QualificationView;
  readonly circuits: Circuits['circuits'];
  /** The other seasons of the league. */
  readonly seasons: readonly { readonly id: string; readonly name: string }[];
}

/** Who may enter a season, for its organizers. */
export function QualificationForm({ qualification, circuits, seasons }: QualificationFormProps) {
  const t = useTranslations('qualification');
  const { busy, problem, run } = useMutation();
  const { season, invites, asks, version } = qualification;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = wantedIn(new FormData(event.currentTarget));
    void run(() => api('PUT /seasons/{id}/qualification', { id: season.id }, { ...body, version }));
  };
  return (
    <form className="form" onSubmit={submit}>
      <SelectField
        label={t('form.from')}
        name="from"
        defaultValue={invites === null ? '' : `${invites.from.kind} ${invites.from.id}`}
        options={[
          ...circuits.map(({ id, name }) => [`circuit ${id}`, t('form.circuit', { name })] as const),
          ...seasons.map(({ id, name }) => [`season ${id}`, t('form.season', { name })] as const),
        ]}
      >
        <option value="">{t('form.nobody')}</option>
      </SelectField>
      <div className="field-pair">
        <NumberField
          label={t('form.places')}
          name="places"
          required
          min={1}
          max={200}
          defaultValue={invites?.places ?? 8}
        />
        <NumberField
          label={t('form.answerDays')}
          help={t('form.answerDaysHelp')}
          name="answerDays"
          min={1}
          max={90}
          defaultValue={invites === null ? 7 : (invites.answerDays ?? '')}
        />
      </div>
      <NumberField
        label={t('form.games')}
        help={t('form.leftEmpty')}
        name="games"
        min={1}
        max={200}
        defaultValue={asks.games ?? ''}
      />
      <NumberField
        label={t('form.rating')}
        help={t('form.leftEmpty')}
        name="rating"
        min={1}
        max={5000}
        defaultValue={asks.rating ?? ''}
      />
      <NumberField
        label={t('form.memberDays')}
        help={t('form.leftEmpty')}
        name="memberDays"
        min={1}
        max={3650}
        defaultValue={asks.memberDays ?? ''}
      />
      <p className="muted">{t('form.about')}</p>
      <ProblemNote problem={problem} />
      <div className="form-actions">
        <button className="button main" type="submit" disabled={busy}>
          {t('form.save')}
        </button>
      </div>
    </form>
  );
}

function wantedIn(form: FormData): Omit<ChangeQualification, 'version'> {
  const { text, number } = formReader(form);
  const [kind, id = ''] = text('from').split(' ');
  return {
    invites:
      kind !== 'season' && kind !== 'circuit'
        ? null
        : { from: { kind, id }, places: number('places') ?? 1, answerDays: number('answerDays') },
    asks: { games: number('games'), rating: number('rating'), memberDays: number('memberDays') },
  };
}
