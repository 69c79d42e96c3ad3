import { getTranslations } from 'next-intl/server';
import { seatName } from '../../../components/frame/seats';
import { PREVIEW_SIZE, previewImage } from '../../../games/preview/preview-image';
import { serverApi, valueFrom } from '../../../lib/server-api';

export const size = PREVIEW_SIZE;
export const contentType = 'image/png';
export const alt = 'The board, with the game’s name and moment';

/** What a link to a game looks like: the board as a visitor sees it. */
export default async function Image({ params }: { readonly params: Promise<{ id: string }> }) {
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
