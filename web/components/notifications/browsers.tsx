'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { NotificationSettings } from '../../../functions/core/notification/notifications.schema';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { ProblemNote } from '../forms/problem-note';
import { When } from '../frame/when';
import { subscribed, subscribeHere, unsubscribeHere } from './push';

interface BrowsersProps {
  readonly pushKey: string | null;
  readonly browsers: NotificationSettings['browsers'];
}

/** The browsers that receive pushes. Only the button asks for permission. */
export function Browsers({ pushKey, browsers }: BrowsersProps) {
  const t = useTranslations('notifications');
  const { busy, problem, run } = useMutation();
  const [here, setHere] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [able, setAble] = useState(false);
  useEffect(() => {
    setAble('serviceWorker' in navigator && 'PushManager' in window);
    void subscribed().then(setHere);
  }, []);
  const known = browsers.some(({ endpoint }) => endpoint === here);
  const begin = async () => {
    const asked = await subscribeHere(pushKey ?? '');
    setRefused(
      asked.ok ? null : asked.why === 'notAllowed' ? t('browsers.notAllowed') : t('browsers.unreachable'),
    );
    if (!asked.ok) return;
    setHere(asked.subscription.endpoint);
    await run(() => api('PUT /me/notifications/browsers', {}, asked.subscription));
  };
  const end = async (endpoint: string) => {
    if (endpoint === here) await unsubscribeHere();
    await run(() => api('DELETE /me/notifications/browsers', {}, { endpoint }));
  };
  return (
    <section className="section" aria-labelledby="push">
      <h2 id="push">{t('browsers.title')}</h2>
      <BrowserList browsers={browsers} here={here} busy={busy} onStop={(endpoint) => void end(endpoint)} />
      <ProblemNote problem={refused ?? problem} />
      {pushKey === null || !able ? (
        <p className="muted mt-3">{t('browsers.unable')}</p>
      ) : known ? null : (
        <p className="mt-3">
          <button type="button" className="button" disabled={busy} onClick={() => void begin()}>
            {t('browsers.here')}
          </button>
        </p>
      )}
    </section>
  );
}

interface BrowserListProps extends Pick<BrowsersProps, 'browsers'> {
  /** The endpoint of this browser. */
  readonly here: string | null;
  readonly busy: boolean;
  readonly onStop: (endpoint: string) => void;
}

function BrowserList({ browsers, here, busy, onStop }: BrowserListProps) {
  const t = useTranslations('notifications');
  if (browsers.length === 0) return <p className="muted mt-2">{t('browsers.noneYet')}</p>;
  return (
    <ul className="rows card mt-3">
      {browsers.map(({ endpoint, since }) => (
        <li key={endpoint}>
          <p className="grow">
            {t.rich(endpoint === here ? 'browsers.thisSince' : 'browsers.otherSince', {
              time: () => <When at={since} as="date" />,
            })}
          </p>
          <button type="button" className="button compact" disabled={busy} onClick={() => onStop(endpoint)}>
            {t('browsers.stop')}
          </button>
        </li>
      ))}
    </ul>
  );
}
