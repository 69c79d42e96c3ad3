import { getTranslations } from 'next-intl/server';
import { previewImage } from '../../../../games/preview/preview-image';
import type { PageOf } from '../../../../lib/page-of';
import { serverApi, valueFrom } from '../../../../lib/server-api';

/** The picture of links to a season: its first board, or the plate of its game. */
export async function GET(_request: Request, { params }: PageOf<'id'>): Promise<Response> {
  const season = valueFrom(await serverApi('GET /seasons/{id}', { id: (await params).id }));
  const t = await getTranslations('season');
  const [board] = season.boards;
  const game = board === undefined ? null : await serverApi('GET /games/{id}', { id: board.game });
  return previewImage({
    system: season.system,
    ...(game?.ok === true && { position: game.value.position }),
    above: season.systemTitle,
    title: season.name,
    lines: [
      season.league.name,
      ...(season.boards.length > 0 ? [t('roundBoards.count', { boards: season.boards.length })] : []),
    ],
  });
}
