import { useTranslations } from 'next-intl';
import type { PracticeBoard } from '../../../functions/core/practice/practice.schema';
import type { Texts } from '../../lib/texts';
import { ClientTexts } from '../frame/client-texts';
import { Link } from '../frame/link';
import { TitlePlate } from '../frame/title-plate';
import { When } from '../frame/when';
import { RemoveBoard } from './remove-board';

interface BoardListProps {
  readonly boards: readonly PracticeBoard[];
  /** Whether each can be removed. */
  readonly removable?: boolean;
}

/** The reader's practice boards, and the boards to which friends invite them. */
export function BoardList({ boards, removable = false }: BoardListProps) {
  const list = (
    <ul className="rows card play-list">
      {boards.map((board) => (
        <li key={board.game}>
          <TitlePlate system={board.system} small />
          <div className="grow">
            <h3>
              <Link href={addressOf(board)}>{board.systemTitle}</Link>
            </h3>
            <p className="small muted">
              <About board={board} />
            </p>
          </div>
          {removable ? <RemoveBoard board={board} /> : null}
        </li>
      ))}
    </ul>
  );
  return removable ? <ClientTexts of={['practice']}>{list}</ClientTexts> : list;
}

function addressOf({ game, status }: PracticeBoard): string {
  if (status === 'finished') return `/games/${game}/end`;
  return status === 'running' ? `/games/${game}` : `/games/${game}/friends`;
}

/** The state of the board and its players, with its deadline if it has one. */
function About({ board }: { readonly board: PracticeBoard }) {
  const t = useTranslations('practice');
  const { others, level, deadline } = board;
  const state = stateOf(board, t);
  const players = others.map(({ name }) => name).join(', ');
  if (deadline === null)
    return others.length === 0 ? t('againstBots', { state, level }) : t('withPlayers', { state, players });
  const time = () => <When at={deadline} as="short" />;
  return others.length === 0
    ? t.rich('againstBotsUntil', { state, level, time })
    : t.rich('withPlayersUntil', { state, players, time });
}

function stateOf({ status, label, isMyTurn, others }: PracticeBoard, t: Texts<'practice'>): string {
  switch (status) {
    case 'asked':
      return t('asked');
    case 'waits':
      return t('waits');
    case 'finished':
      return t('finished');
    case 'running':
      return isMyTurn && others.length > 0 ? t('yourTurn', { label }) : label;
  }
}
