import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { peopleOf } from '../../../../../components/frame/people';
import { TableTexts } from '../../../../../components/frame/table-texts';
import { MapLegend } from '../../../../../components/legend/map-legend';
import { notationOf } from '../../../../../components/table/notation-of';
import { OrdersAsText } from '../../../../../components/table/orders-as-text';
import { ordersInNotation } from '../../../../../components/table/orders-in-notation';
import { PastStep } from '../../../../../components/table/past-step';
import { FACES } from '../../../../../games/faces';
import type { PageOf } from '../../../../../lib/page-of';
import { serverApi, valueFrom } from '../../../../../lib/server-api';

export async function generateMetadata({ params }: PageOf<'id' | 'n'>): Promise<Metadata> {
  const { id, n } = await params;
  const answer = await serverApi('GET /games/{id}/steps/{step}', { id, step: Number(n) });
  return answer.ok ? { title: answer.value.label } : {};
}

export default async function StepPage({ params }: PageOf<'id' | 'n'>) {
  const { id, n } = await params;
  const game = valueFrom(await serverApi('GET /games/{id}', { id }));
  const face = FACES[game.system];
  const boards = await face.boards();
  if (!/^\d+$/.test(n)) notFound();
  const step = valueFrom(await serverApi('GET /games/{id}/steps/{step}', { id, step: Number(n) }));
  const seats = { people: peopleOf(game.seats), own: game.me.seat };
  const notation = await notationOf(game);
  const texts = notation === undefined ? [] : ordersInNotation(step, notation);
  const page = boards.steps(
    seats,
    <PastStep
      game={game}
      step={step}
      signKey={<MapLegend groups={await face.signs(getTranslations, game, await getLocale())} />}
      asText={texts.length === 0 ? null : <OrdersAsText game={game} texts={texts} />}
    />,
    game,
  );
  return <TableTexts of={['table', 'map']}>{page}</TableTexts>;
}
