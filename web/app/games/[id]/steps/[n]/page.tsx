import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { boardsOf } from '../../../../../games/boards';
import { serverApi, valueFrom } from '../../../../../lib/server-api';

interface Props {
  readonly params: Promise<{ id: string; n: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id, n } = await params;
  const answer = await serverApi.step(id, Number(n));
  return answer.ok ? { title: answer.value.label } : {};
}

export default async function StepPage({ params }: Props) {
  const { id, n } = await params;
  const game = valueFrom(await serverApi.game(id));
  const boards = await boardsOf(game.system);
  if (!/^\d+$/.test(n)) notFound();
  return boards.pastStep(game, valueFrom(await serverApi.step(id, Number(n))));
}
