import { parseDocument } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import type { Season } from '../core/season/seasons.schema';
import { seasonFeed } from './season-feed';

const SITE = 'https://turreton.example';

const BOARD = {
  ...{ round: 1, board: 1, status: 'finished', result: 'as-played', label: 'Fall 1908' },
  updatedAt: '2026-02-01T20:00:00.000Z',
  seats: [{ place: 1, points: 3, player: { id: 'ann', name: '<b>Ann</b> & \u0007co', kind: 'human' } }],
};

const season = (boards: readonly object[]) =>
  ({
    ...{ id: 's1', name: 'Rock & \u0000Roll <3', createdAt: '2026-01-01T00:00:00.000Z' },
    league: { id: 'l1', name: 'The "Thursday" Club\u001B' },
    boards,
  }) as unknown as Season;

const SEVERAL = season([
  { ...BOARD, game: 'g1' },
  { ...BOARD, game: 'g2', board: 2, updatedAt: '2026-02-03T20:00:00.000Z' },
  { ...BOARD, game: 'g3', board: 3, status: 'running' },
]);

type Node = ReturnType<typeof parseDocument>['children'][number];

const elements = (nodes: readonly Node[]) =>
  nodes.flatMap((node) => (node.type === 'tag' && 'attribs' in node ? [node] : []));
type Element = ReturnType<typeof elements>[number];

const childrenOf = (parent: Element, name: string) =>
  elements(parent.children).filter((one) => one.name === name);
const textOf = (node: Element): string =>
  node.children
    .map((one) => ('data' in one ? one.data : 'children' in one ? textOf(one as Element) : ''))
    .join('');
const only = (parent: Element, name: string): string => {
  const found = childrenOf(parent, name);
  expect(found, name).toHaveLength(1);
  return found.map(textOf).join('');
};

async function feedOf(shown: Season): Promise<Element> {
  const text = await seasonFeed(shown, SITE, 'de');
  // XML 1.0 allows no other control characters, not even escaped ones.
  expect(text).not.toMatch(/[^\P{C}\n\r\t]/u);
  const [feed] = elements(parseDocument(text, { xmlMode: true }).children);
  if (feed?.name !== 'feed') throw new Error('no feed');
  return feed;
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
const linkOf = (parent: Element, relation: string) =>
  childrenOf(parent, 'link')
    .filter(({ attribs }) => (attribs.rel ?? 'alternate') === relation)
    .map(({ attribs }) => attribs.href);

/** RFC 4287, and what the W3C's feed validator asks for besides. */
describe('the feed of a season', () => {
  test('has an id, a title, a time, an author and a link to itself (4.1.1)', async () => {
    const feed = await feedOf(SEVERAL);
    expect(feed.attribs.xmlns).toBe('http://www.w3.org/2005/Atom');
    expect(only(feed, 'id')).toBe(`${SITE}/seasons/s1`);
    expect(only(feed, 'title')).toBe('Rock & Roll <3, The "Thursday" Club');
    expect(only(feed, 'updated')).toBe('2026-02-03T20:00:00.000Z');
    const [author] = childrenOf(feed, 'author');
    expect(author && only(author, 'name')).toBe('The "Thursday" Club');
    expect(linkOf(feed, 'self')).toEqual([`${SITE}/v1/seasons/s1/feed.atom?language=de`]);
    expect(linkOf(feed, 'alternate')).toEqual([`${SITE}/seasons/s1`]);
  });

  test('has an entry for each finished board, with its own id, title, time, link and summary (4.1.2)', async () => {
    const entries = childrenOf(await feedOf(SEVERAL), 'entry');
    expect(entries.map((one) => only(one, 'id'))).toEqual([`${SITE}/games/g2`, `${SITE}/games/g1`]);
    for (const entry of entries) {
      expect(only(entry, 'updated')).toMatch(INSTANT);
      expect(linkOf(entry, 'alternate')).toEqual([only(entry, 'id')]);
      expect(only(entry, 'summary')).not.toBe('');
    }
  });

  test('text of type html is escaped once more, so that a name is no markup (3.1.1.2)', async () => {
    const [entry] = childrenOf(await feedOf(SEVERAL), 'entry');
    const [title] = entry ? childrenOf(entry, 'title') : [];
    expect(title?.attribs.type).toBe('html');
    expect(title && textOf(title)).toContain('&lt;b&gt;Ann&lt;/b&gt; &amp; co');
  });

  test('is valid before any board has ended: it changed when the season was made', async () => {
    const feed = await feedOf(season([]));
    expect(only(feed, 'updated')).toBe('2026-01-01T00:00:00.000Z');
    expect(childrenOf(feed, 'entry')).toEqual([]);
  });
});
