import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { QualificationView } from '../../../../../functions/core/qualification/qualification.schema';
import type { Season } from '../../../../../functions/core/season/seasons.schema';
import { InvitationOrder } from '../../../../components/circuit/invitation-order';
import { QualificationForm } from '../../../../components/circuit/qualification-form';
import { ClientTexts } from '../../../../components/frame/client-texts';
import { Link } from '../../../../components/frame/link';
import { Page } from '../../../../components/frame/page';
import type { PageOf } from '../../../../lib/page-of';
import { reader } from '../../../../lib/reader';
import { serverApi, valueFrom } from '../../../../lib/server-api';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('qualification'))('title') };
}

/** Who may enter a season: whom an earlier table invites, and what everyone else is asked. */
export default async function QualificationPage({ params }: PageOf<'id'>) {
  const { id } = await params;
  const [seasonAnswer, answer, player] = await Promise.all([
    serverApi('GET /seasons/{id}', { id }),
    serverApi('GET /seasons/{id}/qualification', { id }),
    reader(),
  ]);
  const season = valueFrom(seasonAnswer);
  const qualification = valueFrom(answer);
  const { invites } = qualification;
  const t = await getTranslations('qualification');
  const organizes = season.myRoles.includes('organizer');
  return (
    <Page here="leagues" above={<Link href={`/seasons/${id}`}>{season.name}</Link>} title={t('title')}>
      {season.qualification ? null : <p className="card empty">{t('everybody')}</p>}
      <Asks asks={qualification.asks} />
      {invites === null ? null : (
        <InvitationOrder invites={invites} league={season.league.id} me={player?.id ?? null} />
      )}
      {organizes ? <Change season={season} qualification={qualification} /> : null}
    </Page>
  );
}

function Asks({ asks: { games, rating, memberDays } }: Pick<QualificationView, 'asks'>) {
  const t = useTranslations('qualification');
  const said = [
    games === null ? null : t('asks.games', { games }),
    rating === null ? null : t('asks.rating', { rating: String(rating) }),
    memberDays === null ? null : t('asks.memberDays', { days: memberDays }),
  ].filter((one) => one !== null);
  if (said.length === 0) return null;
  return (
    <section className="section" aria-labelledby="conditions">
      <h2 id="conditions">{t('asks.title')}</h2>
      <p>{t('asks.about')}</p>
      <ul className="my-2 list-disc pl-6">
        {said.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </section>
  );
}

interface ChangeProps {
  readonly season: Season;
  readonly qualification: QualificationView;
}

async function Change({ season, qualification }: ChangeProps) {
  const t = await getTranslations('qualification');
  if (season.status !== 'registration') return <p className="muted mt-4">{t('form.started')}</p>;
  const [leagueAnswer, circuitsAnswer] = await Promise.all([
    serverApi('GET /leagues/{id}', { id: season.league.id }),
    serverApi('GET /leagues/{id}/circuits', { id: season.league.id }),
  ]);
  const others = valueFrom(leagueAnswer).seasons.filter(({ id }) => id !== season.id);
  return (
    <section className="section" aria-labelledby="change">
      <h2 id="change">{t('form.title')}</h2>
      <ClientTexts of={['qualification']}>
        <QualificationForm
          key={qualification.version}
          qualification={qualification}
          circuits={valueFrom(circuitsAnswer).circuits}
          seasons={others.map(({ id, name }) => ({ id, name }))}
        />
      </ClientTexts>
    </section>
  );
}
