import type { Metadata } from 'next';
import { useLocale, useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { Season } from '../../../../../functions/core/season/seasons.schema';
import { ClientTexts } from '../../../../components/frame/client-texts';
import { Link } from '../../../../components/frame/link';
import { QrCode } from '../../../../components/frame/qr-code';
import { RefreshPage } from '../../../../components/frame/refresh-page';
import { seatFullName } from '../../../../components/frame/seats';
import { stageOfRound } from '../../../../components/season/stage-words';
import { pointsInColumn } from '../../../../lib/figures';
import { gameOfRound } from '../../../../lib/in-round';
import { listInWords } from '../../../../lib/lists';
import type { PageOf } from '../../../../lib/page-of';
import { namesWithoutTable, tablesOfRound } from '../../../../lib/round-tables';
import { serverApi, valueFrom } from '../../../../lib/server-api';
import { siteAddress } from '../../../../lib/site-address';
import { RoundClock } from './round-clock';

const REFRESH_SECONDS = 15;
/** The rows of the standings that fit beside the tables. */
const LEADERS = 12;

export async function generateMetadata({ params }: PageOf<'id'>): Promise<Metadata> {
  const answer = await serverApi('GET /seasons/{id}', { id: (await params).id });
  if (!answer.ok) return {};
  const t = await getTranslations('room');
  return { title: { absolute: `${t('page', { season: answer.value.name })} · Turreton` } };
}

/** A season at real tables on the screen of the room: who sits where, the clock, the standings, and how to join. */
export default async function RoomPage({ params }: PageOf<'id'>) {
  const { id } = await params;
  const season = valueFrom(await serverApi('GET /seasons/{id}', { id }));
  const t = await getTranslations('room');
  const { name, status, round } = season;
  const note = gameOfRound(season, round) ?? stageOfRound(await getTranslations('sections'), season, round);
  const hasBegun = status !== 'registration' && round > 0;
  const [boards, sittingOut] = hasBegun
    ? await Promise.all([tablesOfRound(id, round), namesWithoutTable(id, round)])
    : [[], []];
  const isPlaying = boards.some((board) => board.status === 'running');
  const clock =
    isPlaying && season.atTheTable !== null ? await serverApi('GET /seasons/{id}/clock', { id }) : null;
  return (
    <main id="main" className="room">
      <header className="room-head">
        <div>
          <p className="muted">
            <Link href={`/seasons/${id}`}>{t('back')}</Link>
          </p>
          <h1>{name}</h1>
          {hasBegun ? (
            <p className="room-lead">
              {t('round', { round, rounds: season.rounds })}
              {note === null ? null : `: ${note}`}
            </p>
          ) : null}
          <CheckIn season={season} />
        </div>
        {clock?.ok ? (
          <ClientTexts of={['room']}>
            <RoundClock
              key={clock.value.round}
              season={id}
              first={clock.value}
              mayChange={season.myRoles.includes('organizer')}
            />
          </ClientTexts>
        ) : null}
        <figure className="room-code">
          <QrCode address={addressFor(season)} label={t('code.label')} />
          <figcaption>{t(hasBegun ? 'code.table' : 'code.join')}</figcaption>
        </figure>
      </header>
      <div className="room-columns">
        {hasBegun ? <Tables boards={boards} sittingOut={sittingOut} /> : <Registered season={season} />}
        {hasBegun ? <Leaders season={season} /> : null}
      </div>
      <RefreshPage seconds={REFRESH_SECONDS} />
    </main>
  );
}

/** Where a camera leads: to the season, with its invitation if the reader may see it. */
function addressFor({ id, registration: { code } }: Season): string {
  const invitation = code === null ? '' : `?code=${code}`;
  return `${siteAddress()}/seasons/${id}${invitation}`;
}

function CheckIn({ season: { checkIn } }: { readonly season: Season }) {
  const t = useTranslations('check-in');
  if (checkIn === null) return null;
  const { playing, out, silent } = checkIn;
  return <p className="room-lead">{t('counts', { playing, out, silent })}</p>;
}

interface TablesProps {
  readonly boards: Season['boards'];
  readonly sittingOut: readonly string[];
}

function Tables({ boards, sittingOut }: TablesProps) {
  const t = useTranslations('room');
  const language = useLocale();
  return (
    <section aria-labelledby="tables">
      <h2 id="tables">{t('tables')}</h2>
      <ol className="room-tables">
        {boards.map(({ game, board, status, seats }) => (
          <li key={game} className={status === 'finished' ? 'card padded done' : 'card padded'}>
            <h3>
              {t('table', { board })}
              {status === 'finished' ? <small className="muted">{t('finished')}</small> : null}
            </h3>
            <ul>
              {seats.map(({ seat, player }) => (
                <li key={seat}>
                  {player.name} <small className="muted">{seatFullName(seat)}</small>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {sittingOut.length === 0 ? null : (
        <p className="room-lead">{t('sittingOut', { names: listInWords(sittingOut, language) })}</p>
      )}
    </section>
  );
}

/** Before the first round: who is there. */
function Registered({ season: { entries, counts } }: { readonly season: Season }) {
  const t = useTranslations('room');
  const players = entries.filter(({ state }) => state === 'in');
  return (
    <section aria-labelledby="registered">
      <h2 id="registered">{t('registered', { count: counts.in })}</h2>
      <ul className="room-names">
        {players.map(({ player }) => (
          <li key={player.id}>{player.name}</li>
        ))}
      </ul>
    </section>
  );
}

function Leaders({ season: { standing } }: { readonly season: Season }) {
  const t = useTranslations('room');
  const language = useLocale();
  if (standing.length === 0) return null;
  return (
    <section aria-labelledby="leaders">
      <h2 id="leaders">{t('standing')}</h2>
      <ol className="room-leaders">
        {standing.slice(0, LEADERS).map(({ place, player, total }) => (
          <li key={player.id}>
            <span className="numbers">{place}</span> <b>{player.name}</b>{' '}
            <span className="numbers">{pointsInColumn(total, language)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
