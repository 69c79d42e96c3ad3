import { useEffect, useMemo, useState } from 'react';
import { useTexts } from '#texts';
import { CLASSIC } from '../../../../engine/classic/data/standard';
import { RULES } from '../../../../engine/classic/variant/chosen';
import { type Definition, withMap } from '../../../../engine/classic/variant/definition';
import { Link } from '../../../components/frame/link';
import { useLanguage } from '../../../components/frame/reader';
import { seatFullName } from '../../../components/frame/seats';
import type { StudySource } from '../../../components/what-if/use-study';
import { WhatIf } from '../../../components/what-if/what-if';
import { WithCorrections } from '../lazy';
import { OnVariant } from '../on-variant';
import { partsOf } from '../parts-of';
import { Steps } from '../steps';
import { variantInLanguage } from '../variant-in-language';
import { draftProblems, keptDraft } from './device-draft';
import { EXAMPLE } from './example';

/** Orders for every power of the variant that the reader's device keeps, or of the example. */
export function WhatIfOnDraft() {
  const t = useTexts('maps');
  const [draft, setDraft] = useState<Definition | null>(null);
  useEffect(() => setDraft(keptDraft() ?? EXAMPLE), []);
  const problems = useMemo(() => (draft === null ? [] : draftProblems(draft)), [draft]);
  if (draft === null)
    return (
      <main id="main" className="page">
        <p className="empty" role="status">
          {t('reading')}
        </p>
      </main>
    );
  if (problems.length > 0) return <Unplayable title={draft.title} problems={problems.length} />;
  return <Study definition={draft} />;
}

function Unplayable({ title, problems }: { readonly title: string; readonly problems: number }) {
  const t = useTexts('maps');
  return (
    <main id="main" className="page">
      <h1>{title}</h1>
      <p>{t('tryProblems', { count: problems })}</p>
      <p>
        <Link href="/maps">{t('title')}</Link>
      </p>
    </main>
  );
}

function Study({ definition }: { readonly definition: Definition }) {
  const t = useTexts('maps');
  const back = useTexts('what-if');
  const language = useLanguage();
  const shown = useMemo(() => variantInLanguage(definition, language), [definition, language]);
  const whole = useMemo(() => withMap(shown, CLASSIC), [shown]);
  const parts = useMemo(() => partsOf(shown), [shown]);
  const source = useMemo(
    (): StudySource => ({
      system: 'classic',
      rulesVersion: RULES,
      options: { variant: definition },
      seats: definition.powers.map(({ id }) => id),
      view: null,
      given: {},
      revealed: null,
      noteOn: null,
      isOnDevice: true,
    }),
    [definition],
  );
  const people = useMemo(
    () => Object.fromEntries(source.seats.map((seat) => [seat, seatFullName(seat)])),
    [source],
  );
  const place = { name: definition.title, back: '/maps', backTo: back('backTo', { place: t('title') }) };
  return (
    <WithCorrections variant={shown}>
      <OnVariant variant={whole}>
        <Steps own={null} parts={parts}>
          <WhatIf {...{ source, people, place }} own={null} label={null} />
        </Steps>
      </OnVariant>
    </WithCorrections>
  );
}
