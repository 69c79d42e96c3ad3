import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { MemberHistory } from '../../../functions/core/member/member-history.schema';
import { Link } from '../frame/link';
import { seatFullName } from '../frame/seats';

interface OpenBoardsProps {
  readonly open: MemberHistory['open'];
  readonly name: string;
}

/** The boards on which a member plays now, each with a link to the page on which another player takes the seat. */
export function OpenBoards({ open, name }: OpenBoardsProps) {
  const t = useTranslations('rule-member');
  if (open.length === 0) return <p>{t('boards.none', { name })}</p>;
  return (
    <>
      <p>{t('boards.some', { name })}</p>
      <ul>
        {open.map(({ game: id, season, round, board, seat, mayRule }) => {
          const game = (words: ReactNode) => <Link href={`/games/${id}`}>{words}</Link>;
          const where = { season: season.name, round, board, seat: seatFullName(seat), game };
          const replace = (words: ReactNode) => <Link href={`/games/${id}/ruling`}>{words}</Link>;
          return (
            <li key={`${id} ${seat}`}>
              {mayRule ? t.rich('boards.board', { ...where, replace }) : t.rich('boards.boardOther', where)}
            </li>
          );
        })}
      </ul>
    </>
  );
}
