import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Page } from '../../components/frame/page';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('measures'))('takenDownTitle') };
}

/** Pages of a league that a site administrator has hidden redirect here. */
export default async function HiddenPage() {
  const t = await getTranslations('measures');
  return (
    <Page title={t('takenDownTitle')}>
      <p className="reading">{t('takenDown')}</p>
    </Page>
  );
}
