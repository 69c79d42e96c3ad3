import type { Metadata, Viewport } from 'next';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { EarlyActs } from '../components/frame/early-acts';
import { NewRelease } from '../components/frame/new-release';
import { Symbols } from '../components/frame/symbols';
import { ZoneProvider } from '../components/frame/zone';
import { SentLater } from '../components/offline/sent-later';
import { GameMarks } from '../games/faces';
import { themeOfReader, zoneOfReader } from '../lib/reader';
import { siteAddress } from '../lib/site-address';
import { LOADED_FONTS } from './fonts';
import './globals.css';

export const metadata: Metadata = {
  metadataBase: new URL(siteAddress() || 'http://localhost:3000'),
  title: { default: 'Turreton', template: '%s · Turreton' },
  description:
    'Leagues of deadline-driven strategy games: send orders by the deadline, and check every adjudication.',
};

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
  const theme = await themeOfReader();
  return (
    <html
      lang="en"
      className={LOADED_FONTS}
      suppressHydrationWarning
      {...(theme === null ? {} : { 'data-theme': theme })}
    >
      <body>
        <EarlyActs nonce={(await headers()).get('x-nonce') ?? undefined} />
        <a className="skip" href="#main">
          Skip to content
        </a>
        <Symbols marks={<GameMarks />} />
        <ZoneProvider zone={await zoneOfReader()}>{children}</ZoneProvider>
        <NewRelease />
        <SentLater />
      </body>
    </html>
  );
}
