import Link from 'next/link';
import type { PracticeBoard } from '../../../functions/api/schemas/practice';
import { Plate } from '../frame/plate';
import { When } from '../frame/when';
import { botsOf } from './levels';
import { RemoveBoard } from './remove-board';

interface BoardListProps {
  readonly boards: readonly PracticeBoard[];
  /** Whether each can be removed. */
  readonly removable?: boolean;
}

/** The reader's practice boards, and those that friends ask them to. */
export function BoardList({ boards, removable = false }: BoardListProps) {
  return (
    <ul className="rows card play-list">
      {boards.map((board) => (
        <li key={board.game}>
          <Plate system={board.system} small />
          <div className="grow">
            <h3>
              <Link href={addressOf(board)}>{board.systemTitle}</Link>
            </h3>
            <p className="small muted">
              {stateOf(board)}, {companyOf(board)}
              <Deadline board={board} />
            </p>
          </div>
          {removable ? <RemoveBoard board={board} /> : null}
        </li>
      ))}
    </ul>
  );
}

function addressOf({ game, status }: PracticeBoard): string {
  if (status === 'finished') return `/games/${game}/end`;
  return status === 'running' ? `/games/${game}` : `/games/${game}/friends`;
}

function stateOf({ status, label, isMyTurn, others }: PracticeBoard): string {
  switch (status) {
    case 'asked':
      return 'You are asked to play again';
    case 'waits':
      return 'Waiting for friends';
    case 'finished':
      return 'Finished';
    case 'running':
      return isMyTurn && others.length > 0 ? `${label}, your turn` : label;
  }
}

function companyOf({ others, level }: PracticeBoard): string {
  return others.length === 0
    ? `against ${botsOf(level)}`
    : `with ${others.map(({ name }) => name).join(', ')}`;
}

function Deadline({ board: { deadline } }: { readonly board: PracticeBoard }) {
  if (deadline === null) return null;
  return (
    <>
      , until <When at={deadline} as="short" />
    </>
  );
}
