import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { USUAL_ABSENCE } from '../../../../../../engine/deadlines/usual-absence';
import { FLAGSHIP, GAMES } from '../../../../../../engine/games';
import type { League } from '../../../../../../functions/core/league/leagues.schema';
import type { CreateSeason } from '../../../../../../functions/core/season/season-settings.schema';
import { ClientTexts } from '../../../../../components/frame/client-texts';
import { Link } from '../../../../../components/frame/link';
import { Page } from '../../../../../components/frame/page';
import { POLICY_SCHEMAS } from '../../../../../components/season/policy-schemas';
import { SeasonForm } from '../../../../../components/season/season-form';
import { SeasonFormTexts } from '../../../../../components/season/season-form-texts';
import { TEMPLATES } from '../../../../../components/season/templates';
import { OwnTemplates } from '../../../../../components/template/own-templates';
import type { PageOf } from '../../../../../lib/page-of';
import { reader } from '../../../../../lib/reader';
import { serverApi, valueFrom } from '../../../../../lib/server-api';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('open-season'))('title') };
}

interface Props extends PageOf<'id'> {
  readonly searchParams: Promise<{ template?: string | string[] }>;
}

export default async function NewSeasonPage({ params, searchParams }: Props) {
  const league = valueFrom(await serverApi('GET /leagues/{id}', { id: (await params).id }));
  if ((await reader()) === null) redirect(`/signin?callbackUrl=/leagues/${league.id}/seasons/new`);
  if (!league.myRoles.includes('organizer')) return <OrganizersOnly league={league} />;
  const t = await getTranslations('open-season');
  const form = await getTranslations('season-form');
  const { template: named } = await searchParams;
  const [systems, scorings, templates, variants, template] = await Promise.all([
    serverApi('GET /systems'),
    serverApi('GET /scorings'),
    serverApi('GET /me/templates'),
    serverApi('GET /leagues/{id}/variants', { id: league.id }),
    typeof named === 'string' ? serverApi('GET /me/templates/{template}', { template: named }) : null,
  ]);
  const own = valueFrom(templates).templates;
  const chosen = template === null ? null : valueFrom(template);
  const name = form('newName', { number: league.seasons.length + 1 });
  return (
    <Page
      here="leagues"
      above={<Link href={`/leagues/${league.id}`}>{league.name}</Link>}
      title={t('title')}
      lead={t('lead')}
    >
      {own.length === 0 ? null : (
        <ClientTexts of={['templates']}>
          <OwnTemplates league={league.id} templates={own} chosen={chosen?.id ?? null} />
        </ClientTexts>
      )}
      <SeasonFormTexts>
        <SeasonForm
          key={chosen?.id}
          start={chosen === null ? startOf(name) : { ...chosen.settings, name, template: chosen.id }}
          target={{ league: league.id }}
          policies={POLICY_SCHEMAS}
          systems={valueFrom(systems)}
          scorings={valueFrom(scorings)}
          variants={valueFrom(variants).variants}
          examples={lastEnded(league)}
        />
      </SeasonFormTexts>
    </Page>
  );
}

/** Settings that suit most leagues; a template changes some of them. */
function startOf(name: string): CreateSeason {
  const { format, leftOver, registration } = TEMPLATES[0];
  return {
    name,
    format,
    leftOver,
    registration,
    system: FLAGSHIP,
    options: {},
    scoring: GAMES[FLAGSHIP].scoring,
    press: 'full',
    deadlines: { orders: 48 * 60, adjustment: 12 * 60, earlyClose: 'allowed' },
    absence: USUAL_ABSENCE,
  };
}

/** The last season of each game that has ended here; seasons come newest first. */
function lastEnded({ seasons }: League): Record<string, string> {
  const ended = seasons.filter(({ status }) => status === 'finished');
  return Object.fromEntries([...ended].reverse().map(({ system, id }) => [system, id]));
}

/** For readers who may not open a season: who may, and what to do instead. */
function OrganizersOnly({ league }: { league: League }) {
  const t = useTranslations('open-season');
  return (
    <Page
      here="leagues"
      above={<Link href={`/leagues/${league.id}`}>{league.name}</Link>}
      title={t('onlyOrganizers')}
      lead={t('onlyOrganizersLead', { league: league.name, organizer: league.organizer.name })}
    >
      <p className="form-actions">
        <Link className="button main" href={`/leagues/${league.id}`}>
          {t('toLeague')}
        </Link>
        <Link className="button" href="/leagues/new">
          {t('openLeague')}
        </Link>
      </p>
    </Page>
  );
}
