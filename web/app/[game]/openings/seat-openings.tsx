import { useLocale, useTranslations } from 'next-intl';
import type { ReactElement } from 'react';
import type { GameSystemId } from '../../../../engine/games';
import type { GameOpenings } from '../../../../functions/core/result/results.schema';
import { DataTable } from '../../../components/frame/data-table';
import { SeatChip } from '../../../components/frame/seat-chip';
import { seatName } from '../../../components/frame/seats';
import type { Diagrams } from '../../../games/diagrams';
import { FACES } from '../../../games/faces';
import { placeText } from '../../../lib/figures';
import { counted, type ReadOpening, readOpening } from '../../../lib/openings';

/** With fewer games than this, the figures of an opening mean little. */
const FEW = 20;

type Board = GameOpenings['boards'][number];
type Seat = Board['seats'][number];

interface OfGame {
  readonly system: GameSystemId;
  readonly diagrams: Diagrams;
}

interface SeatOpeningsProps extends OfGame {
  readonly board: Board;
}

/** The seats of boards of one size, each with its most frequent openings and their results. */
export function SeatOpenings({ board: { players, games, seats }, ...game }: SeatOpeningsProps) {
  const t = useTranslations('openings');
  return (
    <section className="section" aria-labelledby={`boards-of-${players}`}>
      <div className="section-head">
        <h2 id={`boards-of-${players}`}>{t('boards', { players })}</h2>
        <span className="small muted">{t('games', { games })}</span>
      </div>
      {games < FEW ? <p className="small muted mb-3">{t('few', { games })}</p> : null}
      <ul className="opening-seats" data-game={game.system}>
        {seats.map((seat) => (
          <li key={seat.seat} className="card">
            <OneSeat seat={seat} {...game} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A seat: how it fares, a picture of what it opened with most often, and its openings in words. */
function OneSeat({ seat, system, diagrams }: OfGame & { readonly seat: Seat }) {
  const t = useTranslations('openings');
  const name = seatName(seat.seat);
  const read = seat.openings.map(({ words }) => readOpening(system, seat.seat, words));
  const [first, ...others] = seat.openings;
  const picture = pictureOf(seat.seat, read[0] ?? null, diagrams);
  return (
    <article className={picture === null ? 'opening' : 'opening drawn'}>
      <header>
        <SeatChip seat={seat.seat} size={30} />
        <div>
          <h3>{name}</h3>
          <p className="small muted">{useFared(seat)}</p>
        </div>
      </header>
      {picture}
      {first === undefined ? null : others.length === 0 ? (
        <div className="opening-only">
          <Words words={first.words} read={read[0] ?? null} {...{ system, diagrams }} />
          <p className="small muted">
            {first.games === seat.games
              ? t('always', { games: first.games })
              : t('some', { games: first.games, all: seat.games })}
          </p>
        </div>
      ) : (
        <div className="opening-table">
          <DataTable
            caption={t('caption', { seat: name })}
            className="statistics"
            columns={[
              [t('columns.opening')],
              [t('columns.games'), 'right'],
              [t('columns.won'), 'right'],
              [t('columns.place'), 'right'],
            ]}
          >
            {seat.openings.map((opening, at) => (
              <Row key={opening.words} fared={opening}>
                <Words words={opening.words} read={read[at] ?? null} {...{ system, diagrams }} />
              </Row>
            ))}
          </DataTable>
          {picture === null ? null : <p className="small muted">{t('mostOften')}</p>}
        </div>
      )}
    </article>
  );
}

type Fared = Pick<Seat, 'games' | 'wins' | 'winShare' | 'meanPlace'>;

/** "2 games, won 1 (50 %), mean place 2.00." */
function useFared({ games, wins, winShare, meanPlace }: Fared): string {
  const t = useTranslations('openings');
  const language = useLocale();
  return t('fared', {
    games,
    wins,
    share: Math.round(100 * winShare),
    place: placeText(meanPlace, language),
  });
}

function Row({
  fared: { games, wins, winShare, meanPlace },
  children,
}: {
  readonly fared: Fared;
  readonly children: ReactElement;
}) {
  const language = useLocale();
  return (
    <tr>
      <th scope="row">{children}</th>
      <td className="right numbers">{games}</td>
      <td className="right numbers">
        {Math.round(100 * winShare)} % <small className="muted">{wins}</small>
      </td>
      <td className="right numbers">{placeText(meanPlace, language)}</td>
    </tr>
  );
}

interface WordsProps extends OfGame {
  readonly words: string;
  readonly read: ReadOpening | null;
}

/** An opening in words: each order on a line of its own, or the first things done in their order. */
function Words({ words, read, system, diagrams }: WordsProps) {
  const t = useTranslations('openings');
  const game = useTranslations('game');
  const { opened } = FACES[system];
  if (read === null) {
    const [first = words, second] = words
      .split(', then ')
      .map((one) => (opened === undefined ? one : opened(one, game)));
    return <p className="opening-words">{second === undefined ? first : t('then', { first, second })}</p>;
  }
  return (
    <ul className="opening-words">
      {counted(read.orders.map((order) => lineOf(order, read.before, diagrams))).map(([line, count]) => (
        <li key={line}>{count === 1 ? line : t('units', { words: line, count })}</li>
      ))}
    </ul>
  );
}

/** "The Cloisters to Upper Hudson": units of a space have numbers in orders, which say nothing about an opening. */
function lineOf(order: object, before: unknown, { words }: Diagrams): string {
  const [what, does] = words(order, before, {});
  return `${what.replace(/ \d+$/, '')} ${does}`.trim();
}

/** The orders of an opening, drawn on the board; null where they cannot be. */
function pictureOf(seat: string, read: ReadOpening | null, { picture }: Diagrams): ReactElement | null {
  if (read === null) return null;
  const { before, orders } = read;
  const verdicts = orders.map((order) => ({ seat, order, result: 'succeeded', reason: '' }));
  const step = { before, position: before, orders: verdicts, events: [], sentences: [] };
  return <div className="opening-picture">{picture({ step, isAfter: false, around: [] })}</div>;
}
