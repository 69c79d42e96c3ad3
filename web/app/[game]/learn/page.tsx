import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { LESSONS } from '../../../../engine/lessons/lessons';
import { ClientTexts } from '../../../components/frame/client-texts';
import { Link } from '../../../components/frame/link';
import { Page } from '../../../components/frame/page';
import { LessonList } from '../../../components/lessons/lesson-list';
import { lessonWords } from '../../../lib/lesson-words';
import { type GameParams, gameNamed } from '../game-named';

export async function generateMetadata({ params }: GameParams): Promise<Metadata> {
  const { title } = await gameNamed(params);
  const t = await getTranslations('learn');
  return { title: t('title', { game: title }), description: t('description', { game: title }) };
}

/** The lessons of a game. */
export default async function LearnPage({ params }: GameParams) {
  const { id, title } = await gameNamed(params);
  const all = LESSONS[id];
  if (all.length === 0) notFound();
  const wordsOf = await lessonWords(id);
  const t = await getTranslations('learn');
  const lessons = all
    .map(wordsOf)
    .map(({ id: name, title: called, asks }) => ({ id: name, title: called, asks }));
  return (
    <Page
      here="game"
      above={<Link href={`/${id}`}>{title}</Link>}
      title={t('title', { game: title })}
      lead={t('lead')}
    >
      <ClientTexts of={['lesson-list']}>
        <LessonList system={id} lessons={lessons} />
      </ClientTexts>
    </Page>
  );
}
