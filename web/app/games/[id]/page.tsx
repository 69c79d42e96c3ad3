import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { LESSONS } from '../../../../engine/lessons/lessons';
import { TabReader } from '../../../components/frame/tab-reader';
import { TableTexts } from '../../../components/frame/table-texts';
import { MapLegend } from '../../../components/legend/map-legend';
import { FirstVisit } from '../../../components/lessons/first-visit';
import { CachePage } from '../../../components/offline/cache-page';
import { PracticeNote } from '../../../components/practice/practice-note';
import { stateSigns } from '../../../components/signs/state-signs';
import { GameRules } from '../../../components/table/game-rules';
import { WhoAndWhat } from '../../../components/table/who-and-what';
import { FACES } from '../../../games/faces';
import { learnedGames } from '../../../lib/learned';
import type { PageOf } from '../../../lib/page-of';
import { isGuest } from '../../../lib/reader';
import { serverApi, valueFrom } from '../../../lib/server-api';

export async function generateMetadata({ params }: PageOf<'id'>): Promise<Metadata> {
  const answer = await serverApi('GET /games/{id}/table', { id: (await params).id });
  if (!answer.ok) return {};
  const { label, season, board, practice, systemTitle } = answer.value.game;
  const t = await getTranslations('game-page');
  if (practice !== null) return { title: t('metaPractice', { label, game: systemTitle }) };
  return { title: t('metaBoard', { label, season: season.name, board }) };
}

export default async function GamePage({ params }: PageOf<'id'>) {
  const { id } = await params;
  const answer = await serverApi('GET /games/{id}/table', { id });
  if (!answer.ok && answer.problem.code === 'no-engine') redirect(`/games/${id}/result`);
  const first = valueFrom(answer);
  // Before it begins, there is only the page of its seats.
  if (first.game.friends?.begun === false) redirect(`/games/${id}/friends`);
  const face = FACES[first.game.system];
  const boards = await face.boards();
  const { game, absence } = first;
  const seeks = game.status === 'running' && (absence.policy?.substitutes ?? 'none') !== 'none';
  const found = seeks ? await serverApi('GET /games/{id}/substitutes', { id }) : null;
  const substitutes = found?.ok === true ? found.value : null;
  const known = await learnedGames();
  const lessons = LESSONS[game.system].length;
  const isNew = game.status === 'running' && lessons > 0 && !known.includes(game.system);
  const signs = [
    ...(await face.signs(getTranslations, first.game, await getLocale())),
    stateSigns(await getTranslations('signs')),
  ];
  const goal = face.goal(await getTranslations('game'), game.options);
  const said = game.me.seat === null ? undefined : await face.greeting?.(game.me.seat, getTranslations);
  const greeting = said !== undefined && first.stories === true ? said : null;
  const table = await boards.table(first, {
    rules: (
      <>
        {isNew && game.me.seat === null ? <FirstVisit system={game.system} lessons={lessons} /> : null}
        {game.practice === null ? null : (
          <PracticeNote game={game} isGuests={game.me.seat !== null && (await isGuest())} />
        )}
        <GameRules {...{ game, policy: absence.policy, own: absence.seat, substitutes }} />
      </>
    ),
    signs: <MapLegend groups={signs} />,
    about: (
      <WhoAndWhat game={game} goal={goal}>
        {greeting && (
          <p className="about-greeting">
            <q>{greeting}</q>
          </p>
        )}
      </WhoAndWhat>
    ),
    isNew: isNew && game.me.seat !== null,
    isHosted: true,
  });
  const { seat, keeper, player } = game.me;
  return (
    <TableTexts of={['table', 'map', 'press', 'catch-up']}>
      <TabReader id={player} />
      <CachePage
        keeper={seat === null ? null : keeper}
        at={game.now}
        game={id}
        lastSeen={(await getTranslations('offline'))('lastSeen', { time: '{time}' })}
      />
      {table}
    </TableTexts>
  );
}
