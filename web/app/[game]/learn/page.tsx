import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { LESSONS } from '../../../../engine/lessons/lessons';
import { Page } from '../../../components/frame/page';
import { LessonList } from '../../../components/lessons/lesson-list';
import { type GameParams, gameNamed } from '../game-named';

export async function generateMetadata({ params }: GameParams): Promise<Metadata> {
  const { title } = await gameNamed(params);
  return { title: `Learn ${title}`, description: `Short lessons of ${title} on a real table.` };
}

/** The lessons of a game. */
export default async function LearnPage({ params }: GameParams) {
  const { id, title } = await gameNamed(params);
  const lessons = LESSONS[id].map(({ id: name, title: called, asks }) => ({ id: name, title: called, asks }));
  if (lessons.length === 0) notFound();
  return (
    <Page
      here="game"
      above={<Link href={`/${id}`}>{title}</Link>}
      title={`Learn ${title}`}
      lead="Short lessons on the real table, one idea each. You need no account, and nothing counts."
    >
      <LessonList system={id} lessons={lessons} />
    </Page>
  );
}
