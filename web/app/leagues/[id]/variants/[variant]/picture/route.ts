import { FACES } from '../../../../../../games/faces';
import { boardSvg, svgResponse } from '../../../../../../games/preview/preview-image';
import type { PageOf } from '../../../../../../lib/page-of';
import { serverApi, valueFrom } from '../../../../../../lib/server-api';

/** The map of a league's variant as it begins: an SVG image, in which nothing runs and which loads nothing. */
export async function GET(_request: Request, { params }: PageOf<'id' | 'variant'>): Promise<Response> {
  const { system, file } = valueFrom(await serverApi('GET /leagues/{id}/variants/{variant}', await params));
  const game = { options: { variant: file } };
  const { picture, opening } = await FACES[system].boards();
  const svg = await boardSvg(system, picture?.(opening?.(game), '', game));
  return svgResponse(svg, 'private, max-age=604800, immutable');
}
