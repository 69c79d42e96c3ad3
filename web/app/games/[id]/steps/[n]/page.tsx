import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { chartParts } from '../../../../../components/ny2047/chart';
import { PLACES } from '../../../../../components/ny2047/map/shapes';
import { PastStep } from '../../../../../components/ny2047/past-step';
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
  if (game.system !== 'ny2047' || !/^\d+$/.test(n)) notFound();
  const step = valueFrom(await serverApi.step(id, Number(n)));
  return <PastStep game={game} step={step} chart={chartParts()} places={PLACES} />;
}
