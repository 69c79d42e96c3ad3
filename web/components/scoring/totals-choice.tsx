import { useTranslations } from 'next-intl';
import type { Scorings } from '../../../functions/core/scoring/scoring.schema';
import type { Messages } from '../../../messages/en';
import { SelectField } from '../forms/field';
import { defaultsOf, type Schema, type Values } from '../forms/parameter-schema';
import { SchemaFields } from '../forms/schema-field';
import { SpokenGame } from '../forms/schema-words';
import { TieList } from '../forms/tie-list';
import { OtherTiesFields, otherTiesIn } from './other-ties-fields';

interface TotalsChoiceProps {
  readonly scorings: Scorings;
  /** Rules for totals; null for the usual ones. */
  readonly value: Values | null;
  readonly onChange: (value: Values | null) => void;
  readonly open?: boolean;
}

/** How games become totals, and in which order ties are broken. */
export function TotalsChoice({ scorings, value, onChange, open }: TotalsChoiceProps) {
  const t = useTranslations('scoring');
  const schema: Schema = scorings.aggregation;
  const { tieBreaks: ties, otherTieBreaks: _, ...rules } = schema.properties ?? {};
  const values: Values = { ...defaultsOf(schema), ...value };
  const known = knownAs(scorings, value);
  return (
    <SpokenGame value={scorings.system}>
      <details className="more" open={open}>
        <summary>
          {t('totals.title')}
          <small>{known?.words ?? t('totals.own')}</small>
        </summary>
        <div className="stack">
          <KnownRules scorings={scorings} known={known} onChange={onChange} />
          {/* Another set of rules has other values, so its fields start afresh. */}
          <SchemaFields
            key={known?.id ?? 'own'}
            id="totals"
            schema={{ ...schema, properties: rules }}
            value={values}
            ties={scorings.tieBreaks}
            onChange={(next) => onChange(next as Values)}
          />
          <TieList
            id="ties"
            title={t('totals.ties')}
            help={ties?.description}
            all={scorings.tieBreaks}
            value={Array.isArray(values.tieBreaks) ? values.tieBreaks : []}
            onChange={(tieBreaks) => onChange({ ...values, tieBreaks })}
          />
          <OtherTiesFields
            all={scorings.tieBreaks}
            value={otherTiesIn(values)}
            onChange={(next) => onChange({ ...values, otherTieBreaks: next.length === 0 ? undefined : next })}
          />
        </div>
      </details>
    </SpokenGame>
  );
}

interface KnownRulesProps extends Pick<TotalsChoiceProps, 'scorings' | 'onChange'> {
  readonly known: Scorings['known'][number] | undefined;
}

function KnownRules({ scorings, known, onChange }: KnownRulesProps) {
  const t = useTranslations('scoring');
  const pick = (id: string) =>
    onChange(id === USUAL ? null : { ...scorings.known.find((one) => one.id === id)?.rules });
  return (
    <SelectField
      label={t('totals.startFrom')}
      id="known"
      value={known?.id ?? ''}
      onChange={(event) => pick(event.target.value)}
      options={scorings.known.map(({ id }) => [id, EVENTS[id] ?? t(`knownRules.${id as OwnNamed}`)])}
    >
      {known === undefined ? <option value="">{t('totals.ownRules')}</option> : null}
    </SelectField>
  );
}

/** Rules named after an event, the same in every language. */
const EVENTS: Readonly<Record<string, string>> = {
  'wdc-2025': 'WDC 2025',
  'wdc-2019': 'WDC 2019',
  'dipcon-2019': 'DipCon 2019',
};

type OwnNamed = keyof Messages['scoring']['knownRules'];

const USUAL = 'sum-of-all';

/** The known rules that equal these; undefined for an organizer's own. */
function knownAs({ known }: Scorings, value: Values | null) {
  if (value === null) return known.find(({ id }) => id === USUAL);
  const text = stable(value);
  return known.find(({ rules }) => stable(rules) === text);
}

/** The same text for the same rules, regardless of the order of their parts. */
function stable(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(stable).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${parts.map(([key, part]) => `${key}:${stable(part)}`).join()}}`;
}
