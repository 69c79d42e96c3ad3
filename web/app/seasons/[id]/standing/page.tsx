import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { HowPointsAreMade } from '../../../../components/season/how-points-are-made';
import { SeasonCourse } from '../../../../components/season/season-course';
import { SeasonFrame } from '../../../../components/season/season-frame';
import { Standing } from '../../../../components/season/standing';
import { listAsked, valueIn } from '../../../../lib/list-asked';
import { reader } from '../../../../lib/reader';
import { serverApi, valueFrom } from '../../../../lib/server-api';

export const metadata: Metadata = { title: 'Standing' };

interface Props {
  readonly params: Promise<{ id: string }>;
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** A season's standing, page by page, with what each total is made of. */
export default async function StandingPage({ params, searchParams }: Props) {
  const { id } = await params;
  const query = await searchParams;
  const asked = listAsked(query);
  const lines = valueIn(query, 'lines') === 'all' ? Number(asked.page ?? 1) : null;
  const [seasonAnswer, standingAnswer, course, me] = await Promise.all([
    serverApi('GET /seasons/{id}', { id }),
    serverApi('GET /seasons/{id}/standing', { id, ...asked }),
    serverApi('GET /seasons/{id}/course', { id, ...(lines === null ? {} : { page: lines }) }),
    reader(),
  ]);
  const standing = valueFrom(standingAnswer);
  const season = valueFrom(seasonAnswer);
  if (season.status === 'registration') notFound();
  return (
    <SeasonFrame season={season} here="standing">
      <Standing season={season} standing={standing} search={asked.search} me={me?.id ?? null} />
      <SeasonCourse
        course={valueFrom(course)}
        me={me?.id ?? null}
        page={lines}
        here={standing.page}
        address={`/seasons/${id}/standing`}
      />
      <div className="section">
        <HowPointsAreMade season={season} />
      </div>
    </SeasonFrame>
  );
}
