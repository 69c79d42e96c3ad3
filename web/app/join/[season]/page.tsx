import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import type { Season } from '../../../../functions/core/season/seasons.schema';
import { Card } from '../../../components/forms/card';
import { ClientTexts } from '../../../components/frame/client-texts';
import { Link } from '../../../components/frame/link';
import { Page } from '../../../components/frame/page';
import { seatFullName } from '../../../components/frame/seats';
import { JoinSeason } from '../../../components/join/join-season';
import { lineInWords } from '../../../components/join/line-in-words';
import { TakeSeat } from '../../../components/join/take-seat';
import { absenceInWords } from '../../../lib/absence';
import { languageOfReader } from '../../../lib/language';
import type { PageOf } from '../../../lib/page-of';
import { reader } from '../../../lib/reader';
import { serverApi, valueFrom } from '../../../lib/server-api';
import type { Texts } from '../../../lib/texts';
import { Facts } from '../../seasons/[id]/facts';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('join-season'))('page') };
}

interface Props extends PageOf<'season'> {
  readonly searchParams: Promise<{ game?: string | string[]; seat?: string | string[] }>;
}

/** A login leads here for a person who wanted to join: it shows the season, and the one button that joins it. */
export default async function JoinSeasonPage({ params, searchParams }: Props) {
  const { season: id } = await params;
  const { game, seat } = await searchParams;
  const season = valueFrom(await serverApi('GET /seasons/{id}', { id }));
  const wantsSeat = typeof game === 'string' && typeof seat === 'string';
  if (season.entered && !wantsSeat) redirect(`/seasons/${id}`);
  const loggedIn = (await reader()) !== null;
  const words = { t: await getTranslations('absence'), language: await languageOfReader() };
  const t = await getTranslations('join-season');
  const about = { season: { id, name: season.name } };
  return (
    <Page
      here="join"
      above={<Link href={`/leagues/${season.league.id}`}>{season.league.name}</Link>}
      title={t(wantsSeat ? 'takeOver' : 'register', { season: season.name })}
      lead={wantsSeat ? t('seat', { seat: seatFullName(seat) }) : await leadOf(season, t)}
    >
      <ClientTexts of={['join']}>
        {wantsSeat ? (
          <TakeSeat seat={{ ...about, game, seat }} loggedIn={loggedIn} main />
        ) : (
          <JoinSeason season={{ ...about, ...termsOf(season) }} loggedIn={loggedIn} termsShown />
        )}
      </ClientTexts>
      <Facts season={season} />
      <div className="mt-6">
        <Card title={t('missed')}>
          <ul className="absence-rules">
            {absenceInWords(season.absence, words).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          {season.absence === null ? null : <p className="muted">{t('accepts')}</p>}
        </Card>
      </div>
      <p className="section">
        <Link href={`/seasons/${id}`}>{t('see')}</Link>
      </p>
    </Page>
  );
}

async function leadOf({ line, boardSize, status }: Season, t: Texts<'join-season'>): Promise<string> {
  if (line !== null)
    return lineInWords(line, boardSize, await getTranslations('join'), await languageOfReader());
  return status === 'registration' ? t('atStart') : t('fromNext');
}

function termsOf({ registration, absence, line, questions }: Season) {
  return {
    asksQuestions: questions.length > 0,
    approval: registration.mode === 'approval',
    accepts: absence?.version ?? null,
    mine: null,
    line,
  };
}
