import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { AbsencePolicy } from '../../../engine/deadlines/absence';
import { absenceInWords } from '../../lib/absence';
import type { Texts } from '../../lib/texts';
import { pick, type Schema } from '../forms/parameter-schema';
import { RadioField } from '../forms/radio-field';
import { SchemaFields } from '../forms/schema-field';

const policies = (t: Texts<'season-form'>) => [
  { id: 'none', name: t('missed.none'), about: t('missed.noneAbout') },
  { id: 'usual', name: t('missed.usual'), about: t('missed.usualAbout') },
  { id: 'own', name: t('missed.own'), about: t('missed.ownAbout') },
];

const RULES = [
  'grace',
  'holidays',
  'disorder',
  'substitutes',
  'botAfter',
  'abandoned',
  'agreeToDraws',
  'vote',
  'seatPoints',
  'forfeits',
  'makeGood',
  'reliability',
];
const AFTER_DISORDER = ['substitutes', 'botAfter'];

interface AbsenceFieldsProps {
  readonly schema: Schema;
  /** Undefined: defaults only. */
  readonly value: AbsencePolicy | undefined;
  /** The usual policy for turns of this length. */
  readonly usual: AbsencePolicy;
  readonly onChange: (value: AbsencePolicy | undefined) => void;
}

/** The rules for players who send no orders. */
export function AbsenceFields({ schema, value, usual, onChange }: AbsenceFieldsProps) {
  const [first] = useState(policyOf(value, usual));
  const [policy, setPolicy] = useState(first);
  const form = useTranslations('season-form');
  const words = { t: useTranslations('absence'), language: useLocale() };
  const choose = (next: string) => {
    setPolicy(next);
    onChange(next === 'none' ? undefined : next === 'usual' ? usual : (value ?? usual));
  };
  return (
    <>
      <RadioField
        legend={form('missed.question')}
        name="absence"
        options={policies(form)}
        chosen={first}
        onPick={choose}
      >
        <p className="help">{form('missed.help')}</p>
      </RadioField>
      {policy === 'usual' ? (
        <ul className="plain-list small">
          {absenceInWords(usual, words).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      ) : null}
      {policy === 'own' && value !== undefined ? (
        <OwnPolicy schema={schema} value={value} onChange={onChange} />
      ) : null}
    </>
  );
}

interface OwnPolicyProps extends Omit<AbsenceFieldsProps, 'usual' | 'value'> {
  readonly value: AbsencePolicy;
}

function OwnPolicy({ schema, value, onChange }: OwnPolicyProps) {
  const rules = RULES.filter((rule) => value.disorder !== null || !AFTER_DISORDER.includes(rule)).filter(
    (rule) => rule !== 'forfeits' || value.seatPoints === 'holder',
  );
  return (
    <SchemaFields
      id="absence"
      schema={pick(schema, rules)}
      value={value}
      onChange={(next) => onChange(consistent(next as AbsencePolicy))}
    />
  );
}

/**
 * Without civil disorder no seat becomes vacant, so none needs a substitute or a bot. If points are shared, a lost
 * board gives its share.
 */
function consistent(policy: AbsencePolicy): AbsencePolicy {
  return {
    ...policy,
    ...(policy.disorder === null && { substitutes: 'none' as const, botAfter: null }),
    ...(policy.seatPoints === 'share' && { forfeits: false }),
  };
}

function policyOf(start: AbsencePolicy | undefined, usual: AbsencePolicy): string {
  if (start === undefined) return 'none';
  const plain = (policy: AbsencePolicy) => JSON.stringify({ ...policy, version: 1 });
  return plain(start) === plain(usual) ? 'usual' : 'own';
}
