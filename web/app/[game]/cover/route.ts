import { notFound } from 'next/navigation';
import { FACES } from '../../../games/faces';
import { boardSvg, svgResponse } from '../../../games/preview/preview-image';
import { playedPosition } from '../../../lib/played-position';
import { type GameParams, gameNamed } from '../game-named';

/** After so many steps a board whose game names no position for its picture is worth looking at. */
const STEPS = 14;

/** The board of a game in the middle of play: an SVG image for the game's card. */
export async function GET(_request: Request, { params }: GameParams): Promise<Response> {
  const { id } = await gameNamed(params);
  const { picture, midGame } = await FACES[id].boards();
  if (picture === undefined) notFound();
  const svg = await boardSvg(id, picture(midGame ?? playedPosition(id, STEPS), ''));
  return svgResponse(svg, 'public, max-age=86400');
}
