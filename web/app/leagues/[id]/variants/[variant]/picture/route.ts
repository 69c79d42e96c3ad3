import { setup } from '../../../../../../../engine/classic/rules/setup';
import type { Definition } from '../../../../../../../engine/classic/variant/definition';
import { atlasFor } from '../../../../../../games/classic/atlas-for';
import { FACES } from '../../../../../../games/faces';
import { boardSvg } from '../../../../../../games/preview/preview-image';
import type { PageOf } from '../../../../../../lib/page-of';
import { serverApi, valueFrom } from '../../../../../../lib/server-api';

/** The map of a league's variant as it begins: an SVG image, in which nothing runs and which loads nothing. */
export async function GET(_request: Request, { params }: PageOf<'id' | 'variant'>): Promise<Response> {
  const { file } = valueFrom(await serverApi('GET /leagues/{id}/variants/{variant}', await params));
  const variant = file as unknown as Definition;
  const { picture } = await FACES.classic.boards();
  const position = setup(
    atlasFor(variant),
    variant.powers.map(({ id }) => id),
  );
  const svg = await boardSvg('classic', picture?.(position, '', { options: { variant } }));
  return new Response(svg, {
    headers: {
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=604800, immutable',
    },
  });
}
