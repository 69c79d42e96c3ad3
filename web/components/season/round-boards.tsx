import Link from 'next/link';
import type { SeasonBoards } from '../../../functions/api/schemas/season-pages';
import type { Season } from '../../../functions/api/schemas/seasons';
import { counted } from '../../lib/time';
import { BoardCards } from './board-cards';
import { ListPages, ListSearch } from './list-search';

interface RoundBoardsProps {
  readonly season: Season;
  readonly shown: SeasonBoards;
  /** The name that is looked for. */
  readonly search: string;
  readonly me: string | null;
}

/** A page of the boards of one round, and the way to the other rounds. */
export function RoundBoards({ season, shown, search, me }: RoundBoardsProps) {
  const { round, rounds, boards, page, pages, count } = shown;
  const address = `/seasons/${season.id}/rounds`;
  const here = rounds.find((one) => one.round === round);
  if (here === undefined) return <p className="card empty section">No boards have been drawn yet.</p>;
  const kept = { round: String(round) };
  return (
    <section className="section" aria-labelledby={`round-${round}`}>
      {rounds.length < 2 ? null : (
        <nav className="filters" aria-label="Round">
          {rounds.map((one) => (
            <Link
              key={one.round}
              className="filter-link"
              href={`${address}?round=${one.round}`}
              {...(one.round === round ? { 'aria-current': 'page' as const } : {})}
            >
              Round {one.round}
            </Link>
          ))}
        </nav>
      )}
      <div className="section-head">
        <h2 id={`round-${round}`}>Boards of round {round}</h2>
        <span className="small muted">
          {season.measures[0]?.name} {here.running === 0 ? 'at the end' : 'today'}.{' '}
          <Link href={`${address}/${round}`}>The draw</Link>,{' '}
          <Link href={`${address}/${round}/report`}>the report</Link>
        </span>
      </div>
      {here.boards > boards.length || search !== '' ? (
        <div className="list-bar">
          <ListSearch {...{ address, search, kept }} label="Find a player" />
        </div>
      ) : null}
      {boards.length === 0 ? (
        <p className="card empty">No board of this round has a player of such a name.</p>
      ) : null}
      <BoardCards
        {...{ season, boards, me }}
        entersFor={season.myRoles.includes('organizer') ? season.id : undefined}
      />
      <ListPages {...{ address, page, pages }} holds={counted(count, 'board')} asked={{ ...kept, search }} />
    </section>
  );
}
