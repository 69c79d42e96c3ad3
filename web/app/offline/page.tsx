import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { BareHeader } from '../../components/frame/bare-header';
import { KeptList } from '../../components/offline/kept-list';
import { TryAgain } from '../../components/offline/try-again';

export const metadata: Metadata = { title: 'Offline', robots: { index: false } };

/** Shown where a page cannot be loaded and this device has not kept it. It is nobody's page. */
export default function OfflinePage() {
  const t = useTranslations('frame');
  return (
    <>
      <BareHeader t={t} />
      <main id="main" className="wrap error-page">
        <h1>You are offline</h1>
        <p className="lead">
          This page is not on this device. Orders that you have stored are safe, and deadlines still hold.
        </p>
        <KeptList />
        <p>
          <TryAgain />
        </p>
      </main>
    </>
  );
}
