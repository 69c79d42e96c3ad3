import Link from 'next/link';
import type { MemberHistory } from '../../../functions/api/schemas/member-history';
import { seatFullName } from '../frame/seats';

interface OpenBoardsProps {
  readonly open: MemberHistory['open'];
  readonly name: string;
}

/** The boards on which a member plays now, each with the way to where somebody else takes the seat. */
export function OpenBoards({ open, name }: OpenBoardsProps) {
  if (open.length === 0) return <p>{name} plays on no open board that you may see.</p>;
  return (
    <>
      <p>{name} plays on these boards, which go on:</p>
      <ul>
        {open.map(({ game, season, round, board, seat, mayRule }) => (
          <li key={`${game} ${seat}`}>
            <Link href={`/games/${game}`}>
              {season.name}, round {round}, board {board}
            </Link>
            , {seatFullName(seat)}.{' '}
            {mayRule ? (
              <Link href={`/games/${game}/ruling`}>Replace them there</Link>
            ) : (
              'You play there, so another moderator replaces them.'
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
