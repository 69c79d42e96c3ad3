import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import * as z from 'zod';
import type { Game } from '../../../../../functions/core/game/games.schema';
import { seatName } from '../../../../components/frame/seats';
import { endTitle } from '../../../../components/game-end/words';
import { previewImage } from '../../../../games/preview/preview-image';
import { languageOfReader } from '../../../../lib/language';
import type { PageOf } from '../../../../lib/page-of';
import { serverApi, valueFrom, visitorApi } from '../../../../lib/server-api';

/** A step, and the beginning of its hash: the address of another result of that step, after a ruling, is another one. */
const OneStep = z.object({
  step: z.coerce.number().int().min(1).max(9999),
  of: z.string().regex(/^[\da-f]{8,64}$/),
});

/**
 * The picture of links to a game: the board as its reader sees it. With a step, the board after that step as every
 * visitor sees it: posts and mails show it, so the address always shows the same board.
 */
export async function GET(request: Request, { params }: PageOf<'id'>): Promise<Response> {
  const { id } = await params;
  const { searchParams } = new URL(request.url);
  if (searchParams.has('step')) {
    const asked = OneStep.safeParse(Object.fromEntries(searchParams));
    return asked.success ? pictureOfStep(id, asked.data) : notFound();
  }
  const game = valueFrom(await serverApi('GET /games/{id}', { id }));
  if (game.status === 'finished') return pictureOfEnd(game);
  const t = await getTranslations('game-page');
  return previewImage({
    system: game.system,
    position: game.position,
    game,
    above: game.systemTitle,
    title: t('pictureTitle', { season: game.season.name, board: game.board }),
    lines: [game.label],
  });
}

/** How many places the picture of a finished game names. */
const PLACES = 3;

/** The last board of a game, with its winner in large letters and the places of the best. */
async function pictureOfEnd(game: Game): Promise<Response> {
  const { id, system, position, season, board } = game;
  const end = valueFrom(await serverApi('GET /games/{id}/end', { id }));
  const [t, ofEnd] = [await getTranslations('game-page'), await getTranslations('game-end')];
  const [measure] = end.measures;
  const places = end.state === 'void' ? [] : end.seats.filter(({ place }) => place !== null).slice(0, PLACES);
  const figure = ({ figures }: (typeof places)[number]) =>
    measure === undefined ? '' : `, ${figures[measure.id] ?? 0} ${measure.name}`;
  return previewImage({
    system,
    position,
    game,
    above: `${end.systemTitle}, ${end.label}`,
    title: endTitle(end, ofEnd, await languageOfReader()),
    lines: [
      ...places.map((one) => `${one.place}. ${seatName(one.seat, one.player.name)}${figure(one)}`),
      t('pictureTitle', { season: season.name, board }),
    ],
  });
}

async function pictureOfStep(id: string, { step: number, of }: z.infer<typeof OneStep>): Promise<Response> {
  const [game, step] = await Promise.all([
    visitorApi('GET /games/{id}', { id }),
    visitorApi('GET /games/{id}/steps/{step}', { id, step: number }),
  ]);
  const shown = valueFrom(step);
  if (!shown.hash.startsWith(of)) notFound();
  const played = valueFrom(game);
  const { system, systemTitle, season, board } = played;
  const t = await getTranslations('game-page');
  return previewImage({
    system,
    position: shown.position,
    game: played,
    above: systemTitle,
    title: t('pictureTitle', { season: season.name, board }),
    lines: [shown.label],
    lasts: true,
  });
}
