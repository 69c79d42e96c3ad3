import { useTexts } from '#texts';
import { BUILDS, type Builds } from '../../../../engine/classic/variant/definition';
import { setFacts } from '../../../../engine/classic/variant/edits/powers';
import { Check } from '../../../components/forms/check';
import { SelectField } from '../../../components/forms/field';
import { CommitField } from './commit-field';
import { useEditing } from './editing';

const TEXTS = ['title', 'id', 'author', 'licence', 'about', 'source'] as const;
const NUMBERS = ['version', 'firstYear', 'centresToWin'] as const;

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
          value={String(definition[field])}
          inputMode="numeric"
          onCommit={(text) => change(setFacts(definition, { [field]: Number(text || Number.NaN) }))}
        />
      ))}
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
