import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { LESSONS } from '../../../../../engine/lessons/lessons';
import { beginLesson } from '../../../../../engine/lessons/play-lesson';
import { SYSTEMS } from '../../../../../engine/systems';
import { TableTexts } from '../../../../components/frame/table-texts';
import { MapLegend } from '../../../../components/legend/map-legend';
import { tableOfLesson } from '../../../../components/lessons/lesson-game';
import { LessonPage } from '../../../../components/lessons/lesson-page';
import { WhoAndWhat } from '../../../../components/table/who-and-what';
import { FACES } from '../../../../games/faces';
import { gameTranslator } from '../../../../lib/i18n/game-translator';
import { learnedGames } from '../../../../lib/learned';
import { lessonWords } from '../../../../lib/lesson-words';
import { gameNamed } from '../../game-named';

interface Props {
  readonly params: Promise<{ game: string; lesson: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id, title, lesson } = await named(params);
  const wordsOf = await lessonWords(id);
  const t = await getTranslations('learn');
  return { title: t('lessonPage', { lesson: wordsOf(lesson).title, game: title }) };
}

/** One lesson on the game's own table. */
export default async function OneLessonPage({ params }: Props) {
  const { id, title, lesson, lessons, at } = await named(params);
  const following = lessons[at + 1];
  const face = FACES[id];
  const [boards, signs, known, wordsOf, words, t] = await Promise.all([
    face.boards(),
    face.signs(getTranslations),
    learnedGames(),
    lessonWords(id),
    getTranslations('game'),
    getTranslations('learn'),
  ]);
  const first = tableOfLesson(beginLesson(SYSTEMS[id], lesson), await gameTranslator(id));
  const table = await boards.table(first, {
    rules: <p className="ruling small">{t('lessonNote')}</p>,
    signs: <MapLegend groups={signs} />,
    about: <WhoAndWhat game={first.game} goal={face.goal(words, first.game.options)} />,
  });
  return (
    <TableTexts of={['table', 'map', 'press', 'lesson', `says-${id}`, 'says-labels']}>
      <LessonPage
        key={lesson.id}
        {...{ system: id, game: title, lesson: wordsOf(lesson), number: at + 1, of: lessons.length, known }}
        shows={lesson.shows}
        next={following === undefined ? null : `/${id}/learn/${following.id}`}
      >
        {table}
      </LessonPage>
    </TableTexts>
  );
}

async function named(params: Props['params']) {
  const { id, title } = await gameNamed(params);
  const lessons = LESSONS[id];
  const { lesson: name } = await params;
  const at = lessons.findIndex((one) => one.id === name);
  const lesson = lessons[at];
  if (lesson === undefined) notFound();
  return { id, title, lesson, lessons, at };
}
