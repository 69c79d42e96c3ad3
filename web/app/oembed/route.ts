import { getTranslations } from 'next-intl/server';
import { AskedEmbed, gameOfLink, oEmbedOf } from '../../lib/oembed';
import { visitorApi } from '../../lib/server-api';
import { siteAddress } from '../../lib/site-address';

/** How other pages show a link to a game (https://oembed.com): what every visitor may see, and nothing else. */
export async function GET(request: Request): Promise<Response> {
  const asked = AskedEmbed.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!asked.success) return refusal(400, 'url: the address of a page of this site; format: json');
  if (asked.data.format !== 'json') return refusal(501, 'format: json');
  const site = siteAddress() || new URL(request.url).origin;
  const linked = gameOfLink(site, asked.data.url);
  const game = linked === undefined ? undefined : await visitorApi('GET /games/{id}', { id: linked.id });
  if (linked === undefined || game?.ok !== true || game.value.steps.length === 0)
    return refusal(404, 'No game that everyone can watch has this address.');
  const { season, board } = game.value;
  const t = await getTranslations('game-page');
  const title = t('pictureTitle', { season: season.name, board });
  return Response.json(oEmbedOf(site, game.value, title, { ...asked.data, ...linked }), {
    headers: { 'cache-control': 'public, max-age=300', 'x-content-type-options': 'nosniff' },
  });
}

function refusal(status: number, detail: string): Response {
  return Response.json({ status, detail }, { status, headers: { 'cache-control': 'no-store' } });
}
