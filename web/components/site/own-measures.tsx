'use client';

import { useTranslations } from 'next-intl';
import type { OwnMeasure } from '../../../functions/core/site/site.schema';
import { api } from '../../lib/api';
import { SendText } from '../forms/send-text';
import { When } from '../frame/when';
import { kindInWords } from '../reports/target';

/** The decisions of site administrators about the reader and their texts, each with the one appeal. */
export function OwnMeasures({ measures }: { readonly measures: readonly OwnMeasure[] }) {
  const t = useTranslations('measures');
  if (measures.length === 0) return null;
  return (
    <section className="section mb-8" aria-labelledby="measures">
      <h2 id="measures">{t('title')}</h2>
      <ul className="card rows">
        {measures.map((measure) => (
          <li key={measure.id}>
            <div className="grow">
              <Measure measure={measure} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Measure({ measure }: { readonly measure: OwnMeasure }) {
  const t = useTranslations('measures');
  const kinds = useTranslations('report');
  const { id, kind, target, excerpt, why, until, inForce, appeal, mayAppeal } = measure;
  return (
    <>
      <h3 className="title-3">
        {kind === 'suspend' && until !== null
          ? t.rich('suspended', { time: () => <When at={until} as="long" /> })
          : t('hidden', { what: kindInWords(target, kinds) })}
      </h3>
      {kind === 'suspend' || excerpt === '' ? null : <p className="reported-text">{excerpt}</p>}
      <p>{t('why', { why })}</p>
      {inForce ? null : <p className="small muted">{t('over')}</p>}
      {appeal === null ? null : <p>{t('waiting', { text: appeal.text })}</p>}
      {appeal?.decision ? (
        <p>{t(appeal.decision.granted ? 'granted' : 'refused', { why: appeal.decision.why })}</p>
      ) : null}
      {mayAppeal ? (
        <div className="decide">
          <p className="small muted">{t('appealOnce')}</p>
          <SendText
            label={t('appeal')}
            rows={3}
            min={5}
            max={2000}
            action={t('send')}
            send={(text) => api('POST /me/measures/{id}/appeal', { id }, { text })}
          />
        </div>
      ) : null}
    </>
  );
}
