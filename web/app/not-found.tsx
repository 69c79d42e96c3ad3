import { useTranslations } from 'next-intl';
import { PlainHeader } from '../components/frame/plain-header';

/** Simple on purpose, because every page includes it: it needs no script. */
export default function NotFound() {
  const t = useTranslations('frame');
  return (
    <>
      <PlainHeader />
      <main id="main" className="wrap error-page">
        <h1>{t('notFound.title')}</h1>
        <p className="lead">{t('notFound.text')}</p>
        <p>
          <a className="button" href="/">
            {t('goToToday')}
          </a>
        </p>
      </main>
    </>
  );
}
