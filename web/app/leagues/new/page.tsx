import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ClientTexts } from '../../../components/frame/client-texts';
import { Page } from '../../../components/frame/page';
import { FoundLeague } from '../../../components/league/found-league';
import { LeagueForm } from '../../../components/season/league-form';
import { reader } from '../../../lib/reader';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('league-settings'))('new.title') };
}

export default async function NewLeaguePage() {
  const me = await reader();
  if (me === null) redirect('/signin?callbackUrl=/leagues/new');
  const t = await getTranslations('league-settings');
  return (
    <Page here="leagues" title={t('new.title')} lead={t('new.lead')}>
      <ClientTexts of={['league-settings']}>
        <LeagueForm />
      </ClientTexts>
      <ClientTexts of={['league-file']}>
        <FoundLeague reader={me.name} />
      </ClientTexts>
    </Page>
  );
}
