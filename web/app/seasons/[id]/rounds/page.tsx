import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { Season } from '../../../../../functions/core/season/seasons.schema';
import { Card } from '../../../../components/forms/card';
import { ClientTexts } from '../../../../components/frame/client-texts';
import { Link } from '../../../../components/frame/link';
import { StartClocks } from '../../../../components/move-in/start-clocks';
import { SeasonClocks } from '../../../../components/rulings/season-clocks';
import { CalendarPreview } from '../../../../components/season/calendar-preview';
import { PlannedRound } from '../../../../components/season/planned-round';
import { RoundBoards } from '../../../../components/season/round-boards';
import { Rounds } from '../../../../components/season/rounds';
import { SeasonFrame } from '../../../../components/season/season-frame';
import { stageOfRound } from '../../../../components/season/stage-words';
import { gameOfRound } from '../../../../lib/in-round';
import { listQuery, valueIn } from '../../../../lib/list-query';
import { reader } from '../../../../lib/reader';
import { serverApi, valueFrom } from '../../../../lib/server-api';
import { tableReportsOf } from '../../../../lib/table-reports';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('season'))('rounds.label') };
}

interface Props {
  readonly params: Promise<{ id: string }>;
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** A season's rounds: future ones, the planned one for its organizers, and the boards of one of them. */
export default async function RoundsPage({ params, searchParams }: Props) {
  const { id } = await params;
  const query = await searchParams;
  const asked = listQuery(query);
  const wanted = valueIn(query, 'round');
  const round = wanted !== undefined && /^[1-9]\d{0,3}$/.test(wanted) ? wanted : undefined;
  const [seasonAnswer, boards, me] = await Promise.all([
    serverApi('GET /seasons/{id}', { id }),
    serverApi('GET /seasons/{id}/boards', { id, ...asked, round }),
    reader(),
  ]);
  const season = valueFrom(seasonAnswer);
  const reports = await tableReportsOf(season, me?.id ?? null);
  const t = await getTranslations('season');
  const calendar = await getTranslations('calendar');
  const inSections = await getTranslations('sections');
  return (
    <SeasonFrame season={season} here="rounds">
      {season.status === 'registration' ? null : <Rounds season={season} />}
      <RoomLinks season={season} />
      <WaitingClocks season={season} />
      {season.planned.map((one) => (
        <div key={one.round} className="section">
          <ClientTexts of={['lists', 'season-desk', 'sections']}>
            <PlannedRound
              season={season.id}
              round={one}
              note={gameOfRound(season, one.round) ?? stageOfRound(inSections, season, one.round)}
            />
          </ClientTexts>
        </div>
      ))}
      <RoundBoards
        {...{ season, reports, search: asked.search }}
        shown={valueFrom(boards)}
        me={me?.id ?? null}
      />
      <SeasonClocks season={season} rounds={valueFrom(boards).rounds} />
      {season.status === 'registration' && season.calendar.length > 0 ? (
        <section className="section" aria-labelledby="calendar">
          <h2 id="calendar">{calendar('title')}</h2>
          <p className="muted">{calendar(season.schedule?.startsAt ? 'ifAtDate' : 'ifToday')}</p>
          <CalendarPreview rounds={season.calendar} />
        </section>
      ) : null}
      {season.drawSeed === null ? null : (
        <div className="section">
          <Card title={t('draw.title')}>
            <p className="muted">
              {t('draw.seed')} <span className="mono break-all">{season.drawSeed}</span>
            </p>
            <p>
              <Link href={`/seasons/${season.id}/rounds/${Math.max(1, season.round)}`}>
                {t('draw.how', { round: Math.max(1, season.round) })}
              </Link>
            </p>
          </Card>
        </div>
      )}
    </SeasonFrame>
  );
}

/** What those who run a season at real tables show and print. */
function RoomLinks({ season: { id, atTheTable, myRoles, status } }: { readonly season: Season }) {
  const t = useTranslations('room');
  if (atTheTable === null || status === 'finished' || !myRoles.includes('organizer')) return null;
  return (
    <p className="form-actions mt-3">
      <Link className="button" href={`/seasons/${id}/room`}>
        {t('link')}
      </Link>
      {status === 'running' ? (
        <Link className="button" href={`/seasons/${id}/slips`}>
          {t('papers.link')}
        </Link>
      ) : null}
    </p>
  );
}

/** The boards that moved in and whose clocks have not been started, for the season's organizers. */
async function WaitingClocks({ season: { id, movedIn, myRoles, boards } }: { readonly season: Season }) {
  const waiting = boards.filter(
    ({ round, status, paused, step }) => round === 1 && status === 'running' && paused && step === 0,
  );
  if (!movedIn || waiting.length === 0 || !myRoles.includes('organizer')) return null;
  const t = await getTranslations('move-in');
  return (
    <section className="section reading" aria-labelledby="waiting-clocks">
      <h2 id="waiting-clocks">{t('clocks.title')}</h2>
      <ClientTexts of={['move-in']}>
        <StartClocks season={id} boards={waiting.map(({ board, label }) => ({ board, label }))} />
      </ClientTexts>
    </section>
  );
}
