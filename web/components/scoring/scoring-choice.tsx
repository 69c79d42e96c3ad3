import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { Scorings } from '../../../functions/core/scoring/scoring.schema';
import { api } from '../../lib/api';
import { askUntilAnswered } from '../../lib/ask-until-answered';
import { defaultsOf, differing, type Schema, type Values } from '../forms/parameter-schema';
import { SchemaFields } from '../forms/schema-field';
import { SpokenGame } from '../forms/schema-words';
import { FormulaEditor } from './formula-editor';
import { PreviewBoards } from './preview-boards';
import { KnownProperties } from './properties';
import { type ChosenScoring, type Preview, usePreview } from './use-preview';

interface ScoringChoiceProps {
  readonly scorings: Scorings;
  /** The game, whose terms the parameters use. */
  readonly system: string;
  readonly value: ChosenScoring;
  readonly onChange: (value: ChosenScoring) => void;
  /** A season to try the scoring on; null for sample boards. */
  readonly example: string | null;
  readonly seats: number;
  /** Whether a scoring can be paid from what the game counts. Absent: all can. */
  readonly fits?: (scoring: string) => boolean;
}

/** A scoring system with its parameters or a formula, and the points that it gives on some boards. */
export function ScoringChoice(props: ScoringChoiceProps) {
  const { scorings, system, value, onChange, example, seats, fits = () => true } = props;
  const t = useTranslations('scoring');
  const preview = usePreview(value, system, example, seats);
  const chosen = scorings.scorings.find(({ id }) => id === value.id);
  const changed = Object.keys(value.parameters).length > 0;
  return (
    <>
      <div className="field">
        <label htmlFor="scoring">{t('label')}</label>
        <SystemSelect
          scorings={scorings.scorings.filter(({ id }) => fits(id))}
          value={value.id}
          onPick={(id) => onChange({ id, parameters: {} })}
        />
        <p className="help">
          {value.id === 'formula'
            ? t('formulaHelp')
            : ((changed ? preview.shown?.explanation : undefined) ?? chosen?.explanation)}
        </p>
        {chosen === undefined ? null : (
          <p className="help">
            {t('source', { source: chosen.source })}
            {changed && value.id !== 'formula' ? ` ${t('unchanged')}` : ''}
          </p>
        )}
        {chosen === undefined || value.id === 'formula' ? null : (
          <KnownProperties all={scorings.properties} has={chosen.properties} />
        )}
      </div>
      <SpokenGame value={system}>
        <Parameters key={value.id} {...{ scorings, value, onChange, preview }} />
      </SpokenGame>
      <Trial preview={preview} example={example} open={value.id === 'formula'} />
    </>
  );
}

/** Systems that the organizer writes. */
const OWN: readonly string[] = ['own', 'formula'];

interface SystemSelectProps {
  readonly scorings: Scorings['scorings'];
  readonly value: string;
  readonly onPick: (id: string) => void;
}

function SystemSelect({ scorings, value, onPick }: SystemSelectProps) {
  const t = useTranslations('scoring');
  const options = (own: boolean) =>
    scorings
      .filter(({ id }) => OWN.includes(id) === own)
      .map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ));
  return (
    <select
      id="scoring"
      name="scoring"
      className="input"
      value={value}
      onChange={(event) => onPick(event.target.value)}
    >
      <optgroup label={t('known')}>{options(false)}</optgroup>
      <optgroup label={t('own')}>{options(true)}</optgroup>
    </select>
  );
}

type ParametersProps = Pick<ScoringChoiceProps, 'scorings' | 'value' | 'onChange'> & {
  readonly preview: Preview;
};

/** The fields of the chosen system's parameters. */
function Parameters({ scorings, value, onChange, preview }: ParametersProps) {
  const t = useTranslations('scoring');
  const schema = useParameters(value.id);
  if (schema === null) return null;
  const values = { ...defaultsOf(schema), ...value.parameters };
  const change = (next: Values) => onChange({ id: value.id, parameters: differing(schema, next) });
  if (value.id === 'formula')
    return (
      <FormulaEditor
        names={scorings.names}
        value={String(values.expression)}
        problem={preview.problem}
        onChange={(expression) => change({ expression })}
      />
    );
  const count = Object.keys(value.parameters).length;
  return (
    <details className="more" open={value.id === 'own' ? true : undefined}>
      <summary>
        {count === 0 ? t('parameters.title') : t('parameters.changed', { count })}
        <small>{t('parameters.about')}</small>
      </summary>
      <SchemaFields
        id="parameters"
        schema={schema}
        value={values}
        onChange={(next) => change(next as Values)}
      />
      {preview.problem === null ? null : (
        <p className="wrong" role="status">
          {preview.problem.problems?.[0]?.message ?? preview.problem.detail}
        </p>
      )}
    </details>
  );
}

/** The platform's schema of a system's parameters; null until it is loaded. */
function useParameters(scoring: string): Schema | null {
  const [schema, setSchema] = useState<Schema | null>(null);
  useEffect(
    () =>
      askUntilAnswered(
        () => api('GET /scorings/{scoring}', { scoring }),
        (answer) => answer.ok && setSchema(answer.value.parameters),
      ),
    [scoring],
  );
  return schema;
}

interface TrialProps {
  readonly preview: Preview;
  readonly example: string | null;
  readonly open: boolean;
}

function Trial({ preview, example, open }: TrialProps) {
  const t = useTranslations('scoring');
  return (
    <details className="more" open={open ? true : undefined}>
      <summary>
        {t('trial.title')}
        <small>{example === null ? t('trial.samples') : t('trial.games')}</small>
      </summary>
      {preview.shown === null ? (
        <p className="muted">{preview.problem === null ? t('trial.working') : t('trial.wrong')}</p>
      ) : (
        <PreviewBoards boards={preview.shown.boards} />
      )}
    </details>
  );
}
