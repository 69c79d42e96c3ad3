import { getTranslations } from 'next-intl/server';
import { FACES } from '../../../games/faces';
import { previewImage } from '../../../games/preview/preview-image';
import { startPosition } from '../../../lib/start-position';
import { type GameParams, gameNamed } from '../game-named';

/** The picture of links to a game: its board at the start. */
export async function GET(_request: Request, { params }: GameParams): Promise<Response> {
  const { id, title } = await gameNamed(params);
  return previewImage({
    system: id,
    position: startPosition(id),
    above: '',
    title,
    lines: [FACES[id].blurb(await getTranslations('game'))],
  });
}
