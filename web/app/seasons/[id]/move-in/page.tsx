import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { isGameSystem } from '../../../../../engine/games';
import { MOST_GAMES } from '../../../../../functions/core/move-in/move-in.schema';
import { ClientTexts } from '../../../../components/frame/client-texts';
import { Link } from '../../../../components/frame/link';
import { Page } from '../../../../components/frame/page';
import { TableTexts } from '../../../../components/frame/table-texts';
import { MoveInForm } from '../../../../components/move-in/move-in-form';
import type { PageOf } from '../../../../lib/page-of';
import { reader } from '../../../../lib/reader';
import { serverApi, valueFrom } from '../../../../lib/server-api';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('move-in'))('page') };
}

/** Moves games that run elsewhere into a season that has not started. */
export default async function MoveInPage({ params }: PageOf<'id'>) {
  const season = valueFrom(await serverApi('GET /seasons/{id}', { id: (await params).id }));
  if ((await reader()) === null) redirect(`/signin?callbackUrl=/seasons/${season.id}/move-in`);
  const t = await getTranslations('move-in');
  const { id, name, system, status, myRoles } = season;
  return (
    <Page
      here="leagues"
      above={<Link href={`/seasons/${id}`}>{name}</Link>}
      title={t('page')}
      lead={t('lead')}
    >
      {!myRoles.includes('organizer') ? (
        <p className="card empty">{t('onlyOrganizers', { season: name })}</p>
      ) : status !== 'registration' || !isGameSystem(system) ? (
        <p className="card empty">{t('hasBegun')}</p>
      ) : (
        <ClientTexts of={['move-in', 'lists']}>
          <TableTexts of={['paste-game', `says-${system}`, 'says-labels', 'says-notation']}>
            <MoveInForm season={id} system={system} most={MOST_GAMES} />
          </TableTexts>
        </ClientTexts>
      )}
    </Page>
  );
}
