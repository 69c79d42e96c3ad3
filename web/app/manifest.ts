import type { MetadataRoute } from 'next';

/** What a browser needs to install the site as an app. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: '/',
    name: 'Turreton',
    short_name: 'Turreton',
    description: 'Leagues of deadline-driven strategy games.',
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
      { name: 'Today', url: '/' },
      { name: 'Join a game', url: '/join' },
    ],
    share_target: {
      action: '/share',
      method: 'GET',
      enctype: 'application/x-www-form-urlencoded',
      params: { title: 'title', text: 'text', url: 'url' },
    },
  };
}
