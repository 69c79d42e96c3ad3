import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Link } from '../../../../components/frame/link';
import { SeasonCourse } from '../../../../components/season/season-course';
import { SeasonFrame } from '../../../../components/season/season-frame';
import { listQuery } from '../../../../lib/list-query';
import { reader } from '../../../../lib/reader';
import { serverApi, valueFrom } from '../../../../lib/server-api';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('course'))('title') };
}

interface Props {
  readonly params: Promise<{ id: string }>;
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** How a season's standings developed, for the leaders or for everyone, page by page. */
export default async function CoursePage({ params, searchParams }: Props) {
  const { id } = await params;
  const { page } = listQuery(await searchParams);
  const [seasonAnswer, course, me] = await Promise.all([
    serverApi('GET /seasons/{id}', { id }),
    serverApi('GET /seasons/{id}/course', { id, page }),
    reader(),
  ]);
  const t = await getTranslations('course');
  const season = valueFrom(seasonAnswer);
  if (season.status === 'registration') notFound();
  return (
    <SeasonFrame season={season} here="standing">
      <SeasonCourse season={id} course={valueFrom(course)} me={me?.id ?? null} />
      <p className="section">
        <Link href={`/seasons/${id}/standing`}>{t('standing')}</Link>
      </p>
    </SeasonFrame>
  );
}
