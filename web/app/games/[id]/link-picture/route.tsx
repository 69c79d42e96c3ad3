import { getTranslations } from 'next-intl/server';
import { seatName } from '../../../../components/frame/seats';
import { previewImage } from '../../../../games/preview/preview-image';
import type { PageOf } from '../../../../lib/page-of';
import { serverApi, valueFrom } from '../../../../lib/server-api';

/** The picture of links to a game: the board as a visitor sees it. */
export async function GET(_request: Request, { params }: PageOf<'id'>): Promise<Response> {
  const game = valueFrom(await serverApi('GET /games/{id}', { id: (await params).id }));
  const t = await getTranslations('game-page');
  const winners = game.outcome?.winners ?? [];
  const names = game.seats
    .filter(({ seat }) => winners.includes(seat))
    .map(({ seat, player }) => t('won', { name: seatName(seat, player.name) }));
  return previewImage({
    system: game.system,
    position: game.position,
    above: game.systemTitle,
    title: t('pictureTitle', { season: game.season.name, board: game.board }),
    lines: [game.label, ...names.slice(0, 2)],
  });
}
