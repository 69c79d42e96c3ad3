import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { CountsFor } from '../../../../components/circuit/counts-for';
import { ClientTexts } from '../../../../components/frame/client-texts';
import { Link } from '../../../../components/frame/link';
import { AdjustPoints } from '../../../../components/season/adjust-points';
import { HowPointsAreMade } from '../../../../components/season/how-points-are-made';
import { SeasonCourse } from '../../../../components/season/season-course';
import { SeasonFrame } from '../../../../components/season/season-frame';
import { Standing } from '../../../../components/season/standings';
import { listQuery } from '../../../../lib/list-query';
import { reader } from '../../../../lib/reader';
import { serverApi, valueFrom } from '../../../../lib/server-api';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('standing'))('title') };
}

interface Props {
  readonly params: Promise<{ id: string }>;
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The most players with pictures below the table; larger standings have a separate page for them. */
const PICTURES_HERE = 50;

/** A season's standings, page by page, with the parts of each total. */
export default async function StandingPage({ params, searchParams }: Props) {
  const { id } = await params;
  const asked = listQuery(await searchParams);
  const [seasonAnswer, standing, me] = await Promise.all([
    serverApi('GET /seasons/{id}', { id }),
    serverApi('GET /seasons/{id}/standing', { id, ...asked }),
    reader(),
  ]);
  const season = valueFrom(seasonAnswer);
  if (season.status === 'registration') notFound();
  const t = await getTranslations('standing');
  const whole = season.counts.standing <= PICTURES_HERE && asked.search === '';
  const course = whole ? await serverApi('GET /seasons/{id}/course', { id }) : null;
  const circuits = await serverApi('GET /leagues/{id}/circuits', { id: season.league.id });
  return (
    <SeasonFrame season={season} here="standing">
      {circuits.ok ? <CountsFor season={id} circuits={circuits.value.circuits} /> : null}
      <Standing season={season} standing={valueFrom(standing)} search={asked.search} me={me?.id ?? null} />
      {course === null ? (
        <p className="section">
          <Link href={`/seasons/${id}/course`}>{t('pictures')}</Link>
        </p>
      ) : (
        <SeasonCourse season={id} course={valueFrom(course)} me={me?.id ?? null} />
      )}
      <div className="section">
        <HowPointsAreMade season={season} />
      </div>
      {season.myRoles.includes('organizer') ? <Adjusted season={id} /> : null}
    </SeasonFrame>
  );
}

/** Where organizers give bonus and penalty points. */
async function Adjusted({ season }: { readonly season: string }) {
  const { players } = valueFrom(await serverApi('GET /seasons/{id}/adjustments', { id: season }));
  return (
    <div className="section reading">
      <ClientTexts of={['standing']}>
        <AdjustPoints {...{ season, players }} />
      </ClientTexts>
    </div>
  );
}
