import { useTexts } from '#texts';
import { MOVING_SEASONS, type MovingSeason } from '../../../../engine/classic/types';
import { BUILDS, type Builds, USUAL_SEASONS } from '../../../../engine/classic/variant/definition';
import { setFacts } from '../../../../engine/classic/variant/edits/powers';
import { Check } from '../../../components/forms/check';
import { SelectField } from '../../../components/forms/field';
import { CommitField } from './commit-field';
import { useEditing } from './editing';

const TEXTS = ['title', 'id', 'author', 'licence', 'about', 'source'] as const;
const NUMBERS = ['version', 'firstYear', 'yearsApart', 'centresToWin'] as const;

/** The seasons that a year can have, from one to three, each list with the name of its choice: "spring fall". */
const YEARS: ReadonlyMap<string, readonly MovingSeason[]> = new Map(
  [0b101, 0b111, 0b001, 0b010, 0b100, 0b011, 0b110].map((bits) => {
    const seasons = MOVING_SEASONS.filter((_, at) => bits & (1 << at));
    return [seasons.join(' '), seasons] as const;
  }),
);

/** What the variant says of itself, how it is won, and its switches. */
export function FactsPanel() {
  const t = useTexts('maps');
  const { definition, change } = useEditing();
  return (
    <div className="form map-form">
      {TEXTS.map((field) => (
        <CommitField
          key={field}
          label={t(`facts.${field}`)}
          value={definition[field] ?? ''}
          onCommit={(text) => change(setFacts(definition, { [field]: text }))}
        />
      ))}
      {NUMBERS.map((field) => (
        <CommitField
          key={field}
          label={t(`facts.${field}`)}
          value={String(definition[field] ?? 1)}
          inputMode="numeric"
          onCommit={(text) => change(setFacts(definition, { [field]: Number(text || Number.NaN) }))}
        />
      ))}
      <SelectField
        label={t('facts.seasons')}
        value={(definition.seasons ?? USUAL_SEASONS).join(' ')}
        options={[...YEARS].map(
          ([id, seasons]) => [id, seasons.map((one) => t(`seasons.${one}`)).join(', ')] as const,
        )}
        onChange={({ currentTarget }) =>
          void change(setFacts(definition, { seasons: YEARS.get(currentTarget.value) }))
        }
      />
      <SelectField
        label={t('facts.builds')}
        value={definition.builds}
        options={BUILDS.map((one) => [one, t(`builds.${one}`)] as const)}
        onChange={({ currentTarget }) =>
          void change(setFacts(definition, { builds: currentTarget.value as Builds }))
        }
      />
      <Check
        title={t('facts.convoys')}
        checked={definition.convoys}
        onChange={({ currentTarget }) =>
          void change(setFacts(definition, { convoys: currentTarget.checked }))
        }
      />
      <Check
        title={t('facts.fog')}
        checked={definition.fog === true}
        onChange={({ currentTarget }) => void change(setFacts(definition, { fog: currentTarget.checked }))}
      />
    </div>
  );
}
