import { useTranslations } from 'next-intl';
import type { Scorings } from '../../../functions/core/scoring/scoring.schema';
import type { CreateSeason } from '../../../functions/core/season/season-settings.schema';
import { NumberField, SelectField } from '../forms/field';
import type { Values } from '../forms/parameter-schema';
import { TieList } from '../forms/tie-list';

type OtherTies = NonNullable<NonNullable<CreateSeason['aggregation']>['otherTieBreaks']>;
type Other = OtherTies[number];

interface OtherTiesFieldsProps {
  readonly all: Scorings['tieBreaks'];
  readonly value: OtherTies;
  readonly onChange: (value: OtherTies) => void;
}

/** Stages and rounds with tie-breaks of their own: a row each. */
export function OtherTiesFields({ all, value, onChange }: OtherTiesFieldsProps) {
  const t = useTranslations('scoring');
  const put = (at: number, one: Other) => onChange(value.map((other, index) => (index === at ? one : other)));
  return (
    <details className="more" open={value.length > 0}>
      <summary>
        {t('otherTies.title')}
        <small>{t('otherTies.about')}</small>
      </summary>
      <div className="stack">
        {value.map((one, at) => (
          <OtherTiesRow
            // Two rows may name the same round until one is changed: their number is what they are.
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name
            key={at}
            id={`other-ties-${at}`}
            all={all}
            value={one}
            onChange={(next) => put(at, next)}
            onRemove={() => onChange(value.filter((_, index) => index !== at))}
          />
        ))}
        <button
          className="button"
          type="button"
          disabled={value.length >= MOST}
          onClick={() => onChange([...value, { round: value.length + 1, tieBreaks: [] }])}
        >
          {t('otherTies.add')}
        </button>
      </div>
    </details>
  );
}

const MOST = 20;

interface OtherTiesRowProps extends Pick<OtherTiesFieldsProps, 'all'> {
  readonly id: string;
  readonly value: Other;
  readonly onChange: (value: Other) => void;
  readonly onRemove: () => void;
}

function OtherTiesRow({ id, all, value, onChange, onRemove }: OtherTiesRowProps) {
  const t = useTranslations('scoring');
  const { tieBreaks } = value;
  const place = (where: string) =>
    onChange(where === 'groups' || where === 'cup' ? { stage: where, tieBreaks } : { round: 1, tieBreaks });
  return (
    <>
      <div className="field-pair">
        <SelectField
          id={`${id}-where`}
          label={t('otherTies.where')}
          value={'stage' in value ? value.stage : 'round'}
          onChange={(event) => place(event.target.value)}
          options={[
            ['groups', t('otherTies.groups')],
            ['cup', t('otherTies.cup')],
            ['round', t('otherTies.round')],
          ]}
        />
        {'round' in value ? (
          <NumberField
            id={`${id}-round`}
            label={t('otherTies.round')}
            min={1}
            max={100}
            value={value.round}
            onChange={(event) => onChange({ round: event.target.valueAsNumber || 1, tieBreaks })}
          />
        ) : null}
      </div>
      <TieList
        id={id}
        title={t('otherTies.ties')}
        all={all}
        value={tieBreaks}
        onChange={(ties) => onChange({ ...value, tieBreaks: ties as Other['tieBreaks'] })}
      />
      <button className="button quiet" type="button" onClick={onRemove}>
        {t('otherTies.remove')}
      </button>
    </>
  );
}

/** Those of the form's values. */
export function otherTiesIn({ otherTieBreaks }: Values): OtherTies {
  return Array.isArray(otherTieBreaks) ? (otherTieBreaks as OtherTies) : [];
}
