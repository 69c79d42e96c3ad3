import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Scorings } from '../../../functions/core/scoring/scoring.schema';
import type { CreateSeason } from '../../../functions/core/season/season-settings.schema';
import { NumberField, SelectField } from '../forms/field';

type ByRound = NonNullable<CreateSeason['scoringByRound']>;

interface ByRoundFieldsProps {
  readonly start: ByRound;
  readonly scorings: Scorings['scorings'];
  /** Whether a scoring suits the game. */
  readonly fits: (id: string) => boolean;
}

const idOf = ({ scoring }: ByRound[number]) => (typeof scoring === 'string' ? scoring : scoring.id);

/** Rounds that are scored by another system: a row each, and an empty one at a time. */
export function ByRoundFields({ start, scorings, fits }: ByRoundFieldsProps) {
  const t = useTranslations('scoring');
  const [rows, setRows] = useState(start.length);
  const options = scorings.filter(({ id }) => fits(id)).map(({ id, name }) => [id, name] as const);
  return (
    <details className="more" open={start.length > 0}>
      <summary>
        {t('byRound.title')}
        <small>{t('byRound.about')}</small>
      </summary>
      <div className="stack">
        {Array.from({ length: rows }, (_, at) => (
          // Rows are only added, and emptied to remove them: their number is what they are.
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name
          <div className="field-pair" key={at}>
            <NumberField
              id={`by-round-${at}`}
              name="roundScored"
              label={t('byRound.round')}
              min={1}
              max={100}
              defaultValue={start[at]?.round ?? ''}
              help={t('byRound.roundHelp')}
            />
            <SelectField
              id={`by-round-scoring-${at}`}
              name="roundScoring"
              label={t('byRound.scoring')}
              defaultValue={start[at] === undefined ? options[0]?.[0] : idOf(start[at])}
              options={options}
            />
          </div>
        ))}
        <button className="button" type="button" disabled={rows >= 20} onClick={() => setRows(rows + 1)}>
          {t('byRound.add')}
        </button>
      </div>
    </details>
  );
}

/** Reads them from the form; a row without a round is none. Parameters stay as long as the system stays. */
export function byRoundFrom(form: FormData, start: ByRound = []): Pick<CreateSeason, 'scoringByRound'> {
  const ids = form.getAll('roundScoring').map(String);
  const rows = form.getAll('roundScored').flatMap((round, at) => {
    if (String(round) === '') return [];
    const kept = start.find((one) => one.round === Number(round) && idOf(one) === ids[at]);
    return [kept ?? { round: Number(round), scoring: (ids[at] ?? '') as ByRound[number]['scoring'] }];
  });
  return rows.length === 0 ? {} : { scoringByRound: rows };
}
