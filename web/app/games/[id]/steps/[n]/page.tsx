import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
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
  const boards = await FACES[game.system].boards();
  if (!/^\d+$/.test(n)) notFound();
  return boards.pastStep(
    game,
    valueFrom(await serverApi('GET /games/{id}/steps/{step}', { id, step: Number(n) })),
  );
}
