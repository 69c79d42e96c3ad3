import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { BareHeader } from '../../components/frame/bare-header';
import { OfflinePages } from '../../components/offline/offline-pages';
import { TryAgain } from '../../components/offline/try-again';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('offline'))('page'), robots: { index: false } };
}

/** Shown if a page cannot be loaded and this device has not cached it. It has no reader. */
export default function OfflinePage() {
  const t = useTranslations('offline');
  const board = t('board', { season: '{season}', board: '{board}' });
  return (
    <>
      <BareHeader t={useTranslations('frame')} />
      <main id="main" className="wrap error-page">
        <h1>{t('title')}</h1>
        <p className="lead">{t('lead')}</p>
        <OfflinePages words={{ title: t('kept'), board, draft: t('draft') }} />
        <p>
          <TryAgain>{t('tryAgain')}</TryAgain>
        </p>
      </main>
    </>
  );
}
