import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { Page } from '../../../components/frame/page';
import { LeagueForm } from '../../../components/season/league-form';
import { reader } from '../../../lib/reader';

export const metadata: Metadata = { title: 'Open a league' };

export default async function NewLeaguePage() {
  if ((await reader()) === null) redirect('/signin?callbackUrl=/leagues/new');
  return (
    <Page
      here="leagues"
      title="Open a league"
      lead="You become its organizer: you open seasons, start them, and name moderators."
    >
      <LeagueForm />
    </Page>
  );
}
