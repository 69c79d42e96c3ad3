import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { peopleOf } from '../../../../components/frame/people';
import { TableTexts } from '../../../../components/frame/table-texts';
import { EmbeddedGame } from '../../../../components/watching/embedded-game';
import { FACES } from '../../../../games/faces';
import type { PageOf } from '../../../../lib/page-of';
import { valueFrom, visitorApi } from '../../../../lib/server-api';

interface Props extends PageOf<'id'> {
  readonly searchParams: Promise<{ show?: string | string[] }>;
}

/** How many of the last steps are played where the game is still moving. */
const LAST_STEPS = 4;

export async function generateMetadata({ params }: PageOf<'id'>): Promise<Metadata> {
  const answer = await visitorApi('GET /games/{id}', { id: (await params).id });
  if (!answer.ok) return {};
  const { season, board } = answer.value;
  const t = await getTranslations('replay');
  return { title: t('page', { season: season.name, board }), robots: { index: false } };
}

/**
 * The board of a game for a frame on any site, as every visitor sees it, whoever looks: `show=replay` begins at the start,
 * `show=latest` plays the last steps. The only pages that other sites may frame (web/proxy.ts): nothing on them changes
 * anything.
 */
export default async function EmbeddedGamePage({ params, searchParams }: Props) {
  const [{ id }, { show }] = await Promise.all([params, searchParams]);
  const game = valueFrom(await visitorApi('GET /games/{id}', { id }));
  const { steps } = game;
  const at =
    show === 'replay' ? 0 : show === 'latest' ? Math.max(0, steps.length - LAST_STEPS) : steps.length;
  const number = steps[Math.max(0, at - 1)]?.step;
  if (number === undefined) notFound();
  const first = valueFrom(await visitorApi('GET /games/{id}/steps/{step}', { id, step: number }));
  const boards = await FACES[game.system].boards();
  return (
    <TableTexts of={['table', 'map', 'replay']}>
      {boards.steps(
        { people: peopleOf(game.seats), own: null },
        <EmbeddedGame game={game} first={first} at={at} plays={show === 'latest'} />,
        game,
      )}
    </TableTexts>
  );
}
