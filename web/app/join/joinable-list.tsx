import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { capitalized } from '../../../engine/core/capitalized';
import { isGameSystem } from '../../../engine/games';
import type { Joinable, JoinableSeason, JoinableSeat } from '../../../functions/core/entry/joinable.schema';
import { ClientTexts } from '../../components/frame/client-texts';
import { Link } from '../../components/frame/link';
import { SeatChip } from '../../components/frame/seat-chip';
import { seatFullName } from '../../components/frame/seats';
import { TitlePlate } from '../../components/frame/title-plate';
import { When } from '../../components/frame/when';
import { JoinSeason } from '../../components/join/join-season';
import { lineInWords } from '../../components/join/line-in-words';
import { TakeSeat } from '../../components/join/take-seat';
import { FACES } from '../../games/faces';
import { turnsInWords } from '../../lib/deadlines';

interface JoinableListProps {
  readonly seasons: readonly JoinableSeason[];
  readonly loggedIn: boolean;
}

/** Seasons that can be entered now, each with its button. */
export function JoinableSeasons({ seasons, loggedIn }: JoinableListProps) {
  return (
    <ClientTexts of={['join']}>
      <ul className="rows card join-list">
        {seasons.map((row) => (
          <li key={row.season.id}>
            <TitlePlate system={row.system} small />
            <div className="grow">
              <h3>
                <Link href={`/seasons/${row.season.id}`}>{row.season.name}</Link>
              </h3>
              <p className="small muted">
                {row.systemTitle}, <Link href={`/leagues/${row.league.id}`}>{row.league.name}</Link>
              </p>
              <p className="small">
                <Waits row={row} />
              </p>
              <p className="small muted">
                <Turns row={row} />
              </p>
            </div>
            <JoinSeason season={row} loggedIn={loggedIn} />
          </li>
        ))}
      </ul>
    </ClientTexts>
  );
}

/** When a player who joins now begins to play, and who else is entered: one sentence after the other. */
function Waits({ row }: { readonly row: JoinableSeason }) {
  const t = useTranslations('join');
  const language = useLocale();
  const { line, boardSize, players, places, closes, starts, fromRound, checkIn } = row;
  if (line !== null) return lineInWords(line, boardSize, t, language);
  const sentences: readonly (readonly [name: string, said: ReactNode])[] = [
    ['players', places === null ? t('players', { players }) : t('playersAndPlaces', { players, places })],
    ['from', fromRound === null ? null : t('fromRound', { round: fromRound })],
    [
      'check-in',
      checkIn &&
        t.rich('checkIn', { round: checkIn.round, time: () => <When at={checkIn.until} as="short" /> }),
    ],
    ['closes', closes && t.rich('closes', { time: () => <When at={closes} as="short" /> })],
    ['starts', starts && t.rich('starts', { time: () => <When at={starts} as="short" /> })],
  ];
  return sentences
    .filter(([, said]) => said !== null)
    .map(([name, said], at) => (
      <span key={name}>
        {at === 0 ? '' : ' '}
        {said}
      </span>
    ));
}

/** The length of turns. */
function Turns({ row: { deadlines, system } }: { readonly row: JoinableSeason }) {
  const t = useTranslations('deadlines');
  const inJoin = useTranslations('join');
  const inGame = useTranslations('game');
  const language = useLocale();
  if (!isGameSystem(system)) return inJoin('realTable');
  const shortSteps = FACES[system].shortSteps(inGame);
  return `${capitalized(turnsInWords(deadlines, { t, language, shortSteps }))}.`;
}

interface JoinableSeatsProps {
  readonly seats: Joinable['seats'];
  readonly loggedIn: boolean;
}

/** Vacant seats, each with the button that takes it. */
export function JoinableSeats({ seats, loggedIn }: JoinableSeatsProps) {
  const t = useTranslations('join');
  return (
    <ClientTexts of={['join']}>
      <ul className="rows card join-list">
        {seats.map((row) => (
          <li key={`${row.game} ${row.seat}`}>
            <TitlePlate system={row.system} small />
            <div className="grow">
              <h3>
                <Link href={`/games/${row.game}`}>
                  {t('seatAt', { season: row.season.name, round: row.round, board: row.board })}
                </Link>
              </h3>
              <SeatLine row={row} />
            </div>
            <TakeSeat seat={row} loggedIn={loggedIn} />
          </li>
        ))}
      </ul>
    </ClientTexts>
  );
}

function SeatLine({ row }: { readonly row: JoinableSeat }) {
  return (
    <p className="small muted line">
      <span className="seat">
        <SeatChip seat={row.seat} /> {seatFullName(row.seat)}
      </span>{' '}
      {row.systemTitle}, {row.label}
    </p>
  );
}
