import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Page } from '../../components/frame/page';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('credits'))('title') };
}

export default function CreditsPage() {
  const t = useTranslations('credits');
  return (
    <Page>
      <article className="document pt-9">
        <h1>{t('title')}</h1>
        <p>{t('licence')}</p>
        <ul>
          <li>{t('typefaces')}</li>
          <li>{t('icons')}</li>
          <li>{t('chart')}</li>
          <li>{t('maps')}</li>
        </ul>
        <h2>{t('sources')}</h2>
        <ul>
          <li>{t('rules')}</li>
          <li>{t('risk')}</li>
          <li>{t('newEra')}</li>
          <li>{t('domination')}</li>
        </ul>
        <p>{t('ours')}</p>
      </article>
    </Page>
  );
}
