import type { MetadataRoute } from 'next';
import { getTranslations } from 'next-intl/server';

/** Shared content of another app arrives in the address of its page, under these names. */
const SHARED = ['title', 'text', 'url'] as const;

/** The data that a browser needs to install the site as an app, in its reader's language. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const t = await getTranslations('frame');
  return {
    id: '/',
    name: 'Turreton',
    short_name: 'Turreton',
    description: t('siteDescription'),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#edf2f3',
    theme_color: '#edf2f3',
    categories: ['games'],
    icons: [
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: t('today'), url: '/' },
      { name: t('join'), url: '/join' },
    ],
    share_target: {
      action: '/share',
      method: 'GET',
      enctype: 'application/x-www-form-urlencoded',
      params: Object.fromEntries(SHARED.map((name) => [name, name])),
    },
  };
}
