import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import type { Game } from '../../../../../functions/core/game/games.schema';
import { peopleOf } from '../../../../components/frame/people';
import { TableTexts } from '../../../../components/frame/table-texts';
import { sourceOfOpenStep, sourceOfPastStep } from '../../../../components/what-if/source';
import { WhatIf } from '../../../../components/what-if/what-if';
import { FACES } from '../../../../games/faces';
import { serverApi, valueFrom } from '../../../../lib/server-api';

interface Props {
  readonly params: Promise<{ id: string }>;
  readonly searchParams: Promise<{ step?: string | string[] }>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('what-if'))('page') };
}

/** A position of a game, open or past, for trying out orders. */
export default async function WhatIfPage({ params, searchParams }: Props) {
  const [{ id }, { step }] = await Promise.all([params, searchParams]);
  const game = valueFrom(await serverApi('GET /games/{id}', { id }));
  const number = step === undefined ? stepInPlay(game) : Number(step);
  const { source, label } = await startOf(game, number);
  const boards = await FACES[game.system].boards();
  const seats = { people: peopleOf(game.seats), own: game.me.seat };
  const t = await getTranslations('what-if');
  const name = t('board', { season: game.season.name, board: game.board });
  const place = { name, back: `/games/${id}`, backTo: t('backToTable') };
  const page = boards.ruling(
    boards.steps(seats, <WhatIf {...seats} {...{ source, place, label }} />, game),
    game,
  );
  return (
    <TableTexts of={['table', 'map', 'what-if', 'verdicts', 'paste-game', 'order-rows', 'says-labels']}>
      {page}
    </TableTexts>
  );
}

/** The open step; after the end the last one. */
function stepInPlay({ status, step, steps }: Game): number {
  return status === 'running' ? step : (steps.at(-1)?.step ?? step);
}

async function startOf(game: Game, number: number) {
  if (!Number.isInteger(number) || number < 1) notFound();
  if (game.status === 'running' && number === game.step)
    return { source: sourceOfOpenStep(game), label: game.label };
  const step = valueFrom(await serverApi('GET /games/{id}/steps/{step}', { id: game.id, step: number }));
  return { source: sourceOfPastStep(game, step), label: step.label };
}
