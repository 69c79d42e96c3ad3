import * as z from 'zod';
import type { Game } from '../../functions/core/game/games.schema';
import { PREVIEW_SIZE } from './preview-size';

/** The size of a frame unless its page has less room. */
const SIZE = { width: 640, height: 640 };
const SMALLEST = 240;

const Room = z.coerce.number().int().min(1).max(10_000).optional();

/** What a page asks that wants to show the content of a link (https://oembed.com). */
export const AskedEmbed = z.object({
  url: z.url().max(2000),
  format: z.enum(['json', 'xml']).default('json'),
  maxwidth: Room,
  maxheight: Room,
});
export type AskedEmbed = z.infer<typeof AskedEmbed>;

const GAME = /^\/games\/([\w-]{1,64})(?:\/(replay|end|progress|result))?\/?$/;

/** The game that a link of this site leads to, and whether its frame begins at the start; undefined for other links. */
export function gameOfLink(site: string, link: string): { id: string; replays: boolean } | undefined {
  const { origin, pathname } = new URL(link);
  const found = GAME.exec(pathname);
  if (origin !== new URL(site).origin || found?.[1] === undefined) return undefined;
  return { id: found[1], replays: found[2] === 'replay' };
}

/** Where a page finds how to show a link to a game. */
export function oEmbedAddress(site: string, path: string): string {
  return `${site}/oembed?format=json&url=${encodeURIComponent(`${site}${path}`)}`;
}

/** The answer for a page that shows a game: its frame, in the room that the page has. */
export function oEmbedOf(
  site: string,
  game: Pick<Game, 'id' | 'systemTitle'>,
  title: string,
  asked: Pick<AskedEmbed, 'maxwidth' | 'maxheight'> & { readonly replays: boolean },
) {
  const within = (size: number, most: number | undefined) => Math.max(SMALLEST, Math.min(size, most ?? size));
  const [width, height] = [within(SIZE.width, asked.maxwidth), within(SIZE.height, asked.maxheight)];
  const address = `${site}/embed/games/${game.id}${asked.replays ? '?show=replay' : ''}`;
  return {
    version: '1.0',
    type: 'rich',
    provider_name: 'Turreton',
    provider_url: site,
    title,
    author_name: game.systemTitle,
    cache_age: 300,
    thumbnail_url: `${site}/games/${game.id}/link-picture`,
    thumbnail_width: PREVIEW_SIZE.width,
    thumbnail_height: PREVIEW_SIZE.height,
    width,
    height,
    html: `<iframe src="${address}" width="${width}" height="${height}" title="${escaped(title)}" style="border:0" loading="lazy" allowfullscreen></iframe>`,
  };
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
