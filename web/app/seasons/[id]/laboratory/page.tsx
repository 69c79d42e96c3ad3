import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { identityOf } from '../../../../../engine/games';
import type { Values } from '../../../../components/forms/parameter-schema';
import { ClientTexts } from '../../../../components/frame/client-texts';
import { Link } from '../../../../components/frame/link';
import { Page } from '../../../../components/frame/page';
import { LaboratoryForm } from '../../../../components/scoring/laboratory-form';
import { LaboratoryResult } from '../../../../components/scoring/laboratory-result';
import { chosenOf } from '../../../../components/scoring/scoring-of';
import { reader } from '../../../../lib/reader';
import { serverApi, valueFrom } from '../../../../lib/server-api';

interface Props {
  readonly params: Promise<{ id: string }>;
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('scoring'))('title') };
}

/** A season under another scoring. The address contains the trial, so readers can share it. */
export default async function LaboratoryPage({ params, searchParams }: Props) {
  const { id } = await params;
  if ((await reader()) === null) redirect(`/signin?callbackUrl=/seasons/${id}/laboratory`);
  const query = queryOf(await searchParams);
  const [season, settings, scorings, replay] = await Promise.all([
    serverApi('GET /seasons/{id}', { id }),
    serverApi('GET /seasons/{id}/settings', { id }),
    serverApi('GET /scorings'),
    serverApi('GET /seasons/{id}/laboratory', { id, ...Object.fromEntries(query) }),
  ]);
  const { name, system, boardSize } = valueFrom(season);
  const stored = valueFrom(settings);
  const own = chosenOf(stored.scoring ?? identityOf(stored).scoring);
  const tried = query.get('scoring');
  const t = await getTranslations('scoring');
  return (
    <Page
      here="leagues"
      above={<Link href={`/seasons/${id}`}>{name}</Link>}
      title={t('title')}
      lead={t('lead')}
    >
      <div className="laboratory">
        <ClientTexts of={['scoring', 'schema-fields', 'schema-titles', 'says-measures']}>
          <LaboratoryForm
            key={query.toString()}
            season={id}
            system={system}
            seats={boardSize}
            scorings={valueFrom(scorings)}
            scoring={
              tried === null ? own : { id: tried, parameters: valuesFrom(query.get('parameters')) ?? {} }
            }
            totals={valuesFrom(query.get('aggregation')) ?? stored.aggregation ?? null}
          />
        </ClientTexts>
        <LaboratoryResult answer={replay} />
      </div>
    </Page>
  );
}

function queryOf(given: Record<string, string | string[] | undefined>): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of ['scoring', 'parameters', 'aggregation']) {
    const value = given[name];
    if (typeof value === 'string') query.set(name, value);
  }
  return query;
}

/** JSON values in the address; the platform reports problems in anything else. */
function valuesFrom(text: string | null): Values | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null ? (value as Values) : null;
  } catch {
    return null;
  }
}
