import type { Metadata, Viewport } from 'next';
import { headers } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { EarlyActs } from '../components/frame/early-acts';
import { errorWords } from '../components/frame/error-words';
import { NewRelease } from '../components/frame/new-release';
import { ReaderProvider } from '../components/frame/reader';
import { Symbols } from '../components/frame/symbols';
import { outcomeWords } from '../components/offline/outcome-words';
import { SentLater } from '../components/offline/sent-later';
import { GameMarks } from '../games/faces';
import { platformTexts } from '../lib/i18n/platform-texts';
import { languageOfReader } from '../lib/language';
import { linkPreview, pageAddress } from '../lib/page-metadata';
import { themeOfReader, zoneOfReader } from '../lib/reader';
import { siteAddress } from '../lib/site-address';
import { LOADED_FONTS } from './fonts';
import './globals.css';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('frame');
  return {
    metadataBase: new URL(siteAddress() || 'http://localhost:3000'),
    title: { default: 'Turreton', template: '%s · Turreton' },
    description: t('siteDescription'),
    alternates: await pageAddress(),
    openGraph: await linkPreview('', t('pictureAlt')),
    twitter: { card: 'summary_large_image' },
  };
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#edf2f3' },
    { media: '(prefers-color-scheme: dark)', color: '#08141a' },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const t = await getTranslations('frame');
  const [theme, language, zone] = await Promise.all([themeOfReader(), languageOfReader(), zoneOfReader()]);
  return (
    <html
      lang={language}
      className={LOADED_FONTS}
      suppressHydrationWarning
      {...(theme === null ? {} : { 'data-theme': theme })}
    >
      <body>
        <EarlyActs nonce={(await headers()).get('x-nonce') ?? undefined} />
        <a className="skip" href="#main">
          {t('skip')}
        </a>
        <Symbols marks={<GameMarks />} />
        <ReaderProvider
          zone={zone}
          language={language}
          errorWords={errorWords(t)}
          platformWords={platformTexts(t)}
        >
          {children}
        </ReaderProvider>
        <NewRelease updated={t('updated')} reload={t('reload')} />
        <SentLater dismissWord={t('dismiss')} words={outcomeWords(await getTranslations('offline'))} />
      </body>
    </html>
  );
}
