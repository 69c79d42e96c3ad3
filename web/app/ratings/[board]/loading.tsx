import { useTranslations } from 'next-intl';
import { PlainHeader } from '../../../components/frame/plain-header';

/** The layout, with blocks in place of the text to come. */
export default function Loading() {
  const t = useTranslations('frame');
  return (
    <>
      <PlainHeader />
      <main id="main" className="wrap" aria-busy="true">
        <div className="page-head">
          <p className="hidden-text">{t('loading')}</p>
          <p className="sunken-block h-5 w-40" />
          <p className="sunken-block mt-3 block h-11 w-80 max-w-full" />
        </div>
        <p className="sunken-block block h-64 w-full" />
      </main>
    </>
  );
}
