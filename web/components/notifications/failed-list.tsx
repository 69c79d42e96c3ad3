import { useTranslations } from 'next-intl';
import type { FailedDelivery } from '../../../functions/core/notification/notifications.schema';
import type { Answer } from '../../lib/ask';
import { useMutation } from '../../lib/mutate';
import { ActionButton } from '../forms/action-button';
import { ProblemNote } from '../forms/problem-note';
import { When } from '../frame/when';

interface FailedListProps {
  readonly failed: readonly FailedDelivery[];
  readonly again: (delivery: FailedDelivery) => Promise<Answer<unknown>>;
}

/** Failed deliveries, each with the reason and a way to try again. */
export function FailedList({ failed, again }: FailedListProps) {
  const t = useTranslations('notifications');
  const mutation = useMutation();
  if (failed.length === 0) return null;
  return (
    <section className="section" aria-labelledby="failed">
      <h2 id="failed">{t('failed')}</h2>
      <ProblemNote problem={mutation.problem} />
      <ul className="rows card mt-3">
        {failed.map((delivery) => (
          <li key={`${delivery.subject} ${delivery.channel}`}>
            <div className="grow">
              <p>
                {t.rich('failedBy', {
                  title: delivery.title,
                  channel: delivery.channel,
                  b: (words) => <b>{words}</b>,
                })}
              </p>
              <p className="small muted">
                <When at={delivery.at} as="long" />. {delivery.problem}
              </p>
            </div>
            <ActionButton by={mutation} className="button compact" send={() => again(delivery)}>
              {t('again')}
            </ActionButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
