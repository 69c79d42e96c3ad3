import { notFound } from 'next/navigation';
import { FACES } from '../../../../games/faces';
import { letteredSvg, svgResponse } from '../../../../games/preview/preview-image';
import type { PageOf } from '../../../../lib/page-of';
import { gameNamed } from '../../game-named';

/** The board on pages about a game, in the colours of a theme: an SVG image. */
export async function GET(_request: Request, { params }: PageOf<'game' | 'theme'>): Promise<Response> {
  const { theme } = await params;
  if (theme !== 'light' && theme !== 'dark') notFound();
  const { id } = await gameNamed(params);
  const { introduction } = await FACES[id].boards();
  if (introduction === undefined) notFound();
  return svgResponse(await letteredSvg(id, introduction, theme), 'public, max-age=86400');
}
