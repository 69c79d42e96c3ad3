import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { FACES } from '../../../../../games/faces';
import { serverApi, valueFrom } from '../../../../../lib/server-api';

interface Props {
  readonly params: Promise<{ id: string; n: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id, n } = await params;
  const answer = await serverApi('GET /games/{id}/steps/{step}', { id, step: Number(n) });
  return answer.ok ? { title: answer.value.label } : {};
}

export default async function StepPage({ params }: Props) {
  const { id, n } = await params;
  const game = valueFrom(await serverApi('GET /games/{id}', { id }));
  const boards = await FACES[game.system].boards();
  if (!/^\d+$/.test(n)) notFound();
  return boards.pastStep(
    game,
    valueFrom(await serverApi('GET /games/{id}/steps/{step}', { id, step: Number(n) })),
  );
}
