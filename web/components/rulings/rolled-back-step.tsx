import { useTranslations } from 'next-intl';
import type { TakenSteps } from '../../../functions/core/ruling/rulings.schema';
import { When } from '../frame/when';

/** A step that a ruling rolled back, as it was played. */
export function RolledBackStep({ step }: { readonly step: TakenSteps['steps'][number] }) {
  const t = useTranslations('ruling');
  const title = `taken-${step.step}`;
  return (
    <section className="section" aria-labelledby={title}>
      <div className="section-head">
        <h2 id={title}>{step.label}</h2>
        <span className="small muted">
          {t.rich('taken.closed', { time: () => <When at={step.closedAt} as="long" /> })}
        </span>
      </div>
      <ul className="card rows">
        {step.sentences.map(({ text }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the sentences of a step never change
          <li key={at}>{text}</li>
        ))}
      </ul>
      <p className="mt-2 small muted">
        {t.rich('taken.receipt', {
          hash: step.hash,
          mono: (words) => <span className="mono break-all">{words}</span>,
        })}
      </p>
    </section>
  );
}
