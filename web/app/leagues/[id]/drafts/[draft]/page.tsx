import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientTexts } from '../../../../../components/frame/client-texts';
import { Link } from '../../../../../components/frame/link';
import { Page } from '../../../../../components/frame/page';
import { DeleteDraft } from '../../../../../components/season/delete-draft';
import { POLICY_SCHEMAS } from '../../../../../components/season/policy-schemas';
import { SeasonForm } from '../../../../../components/season/season-form';
import { SeasonFormTexts } from '../../../../../components/season/season-form-texts';
import type { PageOf } from '../../../../../lib/page-of';
import { serverApi, valueFrom } from '../../../../../lib/server-api';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('open-season'))('draft.page') };
}

/** A draft of a season, which its organizers change, announce or delete. */
export default async function DraftPage({ params }: PageOf<'id' | 'draft'>) {
  const { id, draft } = await params;
  const [answer, systems, scorings, variants] = await Promise.all([
    serverApi('GET /leagues/{id}/drafts/{draft}', { id, draft }),
    serverApi('GET /systems'),
    serverApi('GET /scorings'),
    serverApi('GET /leagues/{id}/variants', { id }),
  ]);
  const { league, settings } = valueFrom(answer);
  const t = await getTranslations('open-season');
  return (
    <Page
      here="leagues"
      above={<Link href={`/leagues/${id}`}>{league.name}</Link>}
      title={t('draft.title', { name: settings.name })}
      lead={t('draft.lead')}
    >
      <SeasonFormTexts>
        <SeasonForm
          start={settings}
          target={{ league: id, draft }}
          policies={POLICY_SCHEMAS}
          systems={valueFrom(systems)}
          scorings={valueFrom(scorings)}
          variants={valueFrom(variants).variants}
          examples={{}}
        />
      </SeasonFormTexts>
      <ClientTexts of={['season-settings']}>
        <DeleteDraft league={id} draft={draft} />
      </ClientTexts>
    </Page>
  );
}
