import { type APIRequestContext, expect } from '@playwright/test';
import { addresses } from './addresses';
import { test } from './test';

/** Pages that people share: each has a title, a text and a picture of its own. */
const SHARED = [
  'a league',
  'a running season',
  'a player',
  'the game table',
  'the table of the Risk',
  'a finished game',
] as const;
const SAME_FOR_ALL = ['/', '/ny2047', '/nyc-risk/rules', '/new-era/learn', '/domination/gallery', '/classic'];

/** The contents of a page's `meta` elements and links, as a program reads them that runs no script. */
async function headOf(request: APIRequestContext, address: string) {
  // A program that reads links gets the whole head in the first bytes.
  const answer = await request.get(address, { headers: { 'user-agent': 'Twitterbot/1.0' } });
  const html = await answer.text();
  const tags = [...html.matchAll(/<(?:meta|link)\s[^>]*>/g)].map(([tag]) => attributesOf(tag));
  const meta = (name: string) =>
    tags.find((tag) => tag.property === name || tag.name === name)?.content?.replaceAll('&amp;', '&');
  return {
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1],
    meta,
    links: tags.filter(({ rel, hreflang }) => rel === 'canonical' || hreflang !== undefined),
    feeds: tags.flatMap(({ type, href }) => (type === 'application/atom+xml' ? [href] : [])),
  };
}

function attributesOf(tag: string): Readonly<Record<string, string | undefined>> {
  const pairs = [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
    name.toLowerCase(),
    value,
  ]);
  return Object.fromEntries(pairs);
}

test('links of every kind unfold with a title, a text and a picture of their own', async ({
  page,
  request,
}) => {
  const all = await addresses(page);
  const shared = [...SAME_FOR_ALL, ...SHARED.map((kind) => all[kind] ?? '')];
  const heads = await Promise.all(shared.map((address) => headOf(request, address)));
  const seen = heads.map(({ title, meta }) => [title, meta('og:title'), meta('og:image')] as const);
  for (const [at, { title, meta }] of heads.entries()) {
    expect(title, shared[at]).toBeTruthy();
    for (const name of ['description', 'og:title', 'og:description', 'og:image', 'og:image:alt', 'og:url'])
      expect(meta(name), `${name} of ${shared[at]}`).toBeTruthy();
    expect(meta('og:site_name')).toBe('Turreton');
    expect(meta('twitter:card')).toBe('summary_large_image');
  }
  expect(new Set(seen.map(([, title]) => title)).size).toBe(shared.length);
  expect(new Set(seen.map(([, , picture]) => picture)).size).toBe(shared.length);
  for (const [, , picture] of seen) {
    const { pathname, search } = new URL(picture ?? '');
    const answer = await request.get(pathname + search);
    expect(answer.status(), pathname).toBe(200);
    const body = await answer.body();
    // The size stands in the header of a PNG.
    expect([body.readUInt32BE(16), body.readUInt32BE(20)], pathname).toEqual([1200, 630]);
    expect(body.length, pathname).toBeGreaterThan(10_000);
  }
});

test('feed readers find the feed of a season on each of its pages', async ({ page, request }) => {
  const season = (await addresses(page))['a running season'] ?? '';
  for (const path of ['', '/standing?language=de']) {
    const { feeds, links } = await headOf(request, `${season}${path}`);
    expect(feeds).toHaveLength(1);
    expect(links.some(({ rel }) => rel === 'canonical')).toBe(true);
    const answer = await request.get(new URL(feeds[0]?.replaceAll('&amp;', '&') ?? '').pathname);
    expect(answer.headers()['content-type']).toContain('application/atom+xml');
  }
});

test('a page names its own address, and the same page in every language', async ({ request }) => {
  for (const [address, canonical] of [
    ['/ny2047', '/ny2047'],
    ['/ny2047?ref=a-friend', '/ny2047'],
    ['/ny2047?language=de', '/ny2047?language=de'],
    ['/games', '/games'],
  ] as const) {
    const { links } = await headOf(request, address);
    const path = (href: string | undefined) => {
      const { pathname, search } = new URL((href ?? '').replaceAll('&amp;', '&'));
      return pathname + search;
    };
    expect(links.filter(({ rel }) => rel === 'canonical').map(({ href }) => path(href))).toEqual([canonical]);
    const [plain] = canonical.split('?');
    expect(
      Object.fromEntries(
        links
          .filter(({ hreflang }) => hreflang !== undefined)
          .map(({ hreflang, href }) => [hreflang, path(href)]),
      ),
    ).toEqual({
      en: `${plain}?language=en`,
      de: `${plain}?language=de`,
      es: `${plain}?language=es`,
      'x-default': plain,
    });
  }
});

test('the site map lists pages that answer, in every language', async ({ request }) => {
  const answer = await request.get('/sitemap.xml');
  expect(answer.headers()['content-type']).toContain('xml');
  const xml = await answer.text();
  const found = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  expect(found).toContain('/ny2047/rules');
  expect(found.some((path) => path.startsWith('/leagues/'))).toBe(true);
  expect(xml.match(/hreflang="de"/g)).toHaveLength(found.length);
  for (const path of found.filter((_, at) => at % 7 === 0))
    expect((await request.get(path)).status(), path).toBe(200);
});

test('pages below a league or a season name it in their titles, and the main pages describe themselves', async ({
  page,
  request,
}) => {
  const all = await addresses(page);
  const titleOf = async (address: string) => (await headOf(request, address)).title ?? '';
  const [league, season] = [all['a league'] ?? '', all['a running season'] ?? ''];
  const leagueName = (await titleOf(league)).replace(' · Turreton', '');
  expect(await titleOf(`${league}/members`)).toBe(`Members · ${leagueName} · Turreton`);
  const [seasonName = ''] = (await titleOf(season)).split(', ');
  expect(await titleOf(`${season}/players`)).toBe(`Players · ${seasonName} · Turreton`);
  const pages = [
    '/',
    '/leagues',
    '/games',
    '/join',
    '/live',
    '/practice',
    '/practice/friends',
    league,
    season,
  ];
  const described = await Promise.all(
    pages.map(async (address) => (await headOf(request, address)).meta('description')),
  );
  expect(new Set(described).size).toBe(pages.length);
});
