import type { Metadata } from 'next';
import Link from 'next/link';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import type { Season } from '../../../../functions/api/schemas/seasons';
import { Card } from '../../../components/forms/card';
import { ClientTexts } from '../../../components/frame/client-texts';
import { Page } from '../../../components/frame/page';
import { seatFullName } from '../../../components/frame/seats';
import { JoinSeason } from '../../../components/join/join-season';
import { lineInWords } from '../../../components/join/line-in-words';
import { TakeSeat } from '../../../components/join/take-seat';
import { Facts } from '../../../components/season/facts';
import { absenceInWords } from '../../../lib/absence';
import { languageOfReader } from '../../../lib/language';
import type { PageOf } from '../../../lib/page-of';
import { reader } from '../../../lib/reader';
import { serverApi, valueFrom } from '../../../lib/server-api';

export const metadata: Metadata = { title: 'Join' };

interface Props extends PageOf<'season'> {
  readonly searchParams: Promise<{ game?: string | string[]; seat?: string | string[] }>;
}

/** Where a login leads somebody who wanted to join: what they join, and the one button that does it. */
export default async function JoinSeasonPage({ params, searchParams }: Props) {
  const { season: id } = await params;
  const { game, seat } = await searchParams;
  const season = valueFrom(await serverApi('GET /seasons/{id}', { id }));
  const wantsSeat = typeof game === 'string' && typeof seat === 'string';
  if (season.entered && !wantsSeat) redirect(`/seasons/${id}`);
  const loggedIn = (await reader()) !== null;
  const words = { t: await getTranslations('absence'), language: await languageOfReader() };
  const about = { season: { id, name: season.name } };
  return (
    <Page
      here="join"
      above={<Link href={`/leagues/${season.league.id}`}>{season.league.name}</Link>}
      title={wantsSeat ? `Take over a seat in ${season.name}` : `Register for ${season.name}`}
      lead={wantsSeat ? seatLead(seat) : await leadOf(season)}
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
        <Card title="Missed turns">
          <ul className="absence-rules">
            {absenceInWords(season.absence, words).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          {season.absence === null ? null : <p className="muted">By registering you accept these rules.</p>}
        </Card>
      </div>
      <p className="section">
        <Link href={`/seasons/${id}`}>See the season first</Link>
      </p>
    </Page>
  );
}

function seatLead(seat: string): string {
  return `Nobody plays ${seatFullName(seat)} any more. It is yours as soon as you take it, and you go on the season’s list of substitutes. If somebody else is faster, you get the next vacant seat.`;
}

async function leadOf({ line, boardSize, status }: Season): Promise<string> {
  if (line !== null)
    return lineInWords(line, boardSize, await getTranslations('join'), await languageOfReader());
  return status === 'registration'
    ? 'You get a seat when the season starts.'
    : 'The season has begun: you play from its next round on.';
}

function termsOf({ registration, absence, line }: Season) {
  return {
    approval: registration.mode === 'approval',
    accepts: absence?.version ?? null,
    mine: null,
    line,
  };
}
