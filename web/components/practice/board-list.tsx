import Link from 'next/link';
import type { PracticeBoard } from '../../../functions/api/schemas/practice';
import { Plate } from '../frame/plate';
import { botsOf } from './levels';
import { RemoveBoard } from './remove-board';

interface BoardListProps {
  readonly boards: readonly PracticeBoard[];
  /** Whether each can be removed. */
  readonly removable?: boolean;
}

/** The reader's practice boards. */
export function BoardList({ boards, removable = false }: BoardListProps) {
  return (
    <ul className="rows card play-list">
      {boards.map(({ game, system, systemTitle, level, label, status }) => (
        <li key={game}>
          <Plate system={system} small />
          <div className="grow">
            <h3>
              <Link href={`/games/${game}`}>{systemTitle}</Link>
            </h3>
            <p className="small muted">
              {status === 'finished' ? 'Finished' : label}, against {botsOf(level)}
            </p>
          </div>
          {removable ? <RemoveBoard game={game} title={systemTitle} /> : null}
        </li>
      ))}
    </ul>
  );
}
