import Link from 'next/link';
import type { PracticeBoard } from '../../../functions/api/schemas/practice';
import { BoardList } from './board-list';

/** The practice boards that the reader has not finished; nothing where there is none. */
export function PracticeBoards({ boards }: { readonly boards: readonly PracticeBoard[] }) {
  const running = boards.filter(({ status }) => status === 'running');
  if (running.length === 0) return null;
  return (
    <section className="section" aria-labelledby="practice">
      <div className="section-head">
        <h2 id="practice">Your practice boards</h2>
        <Link href="/practice">All of them</Link>
      </div>
      <BoardList boards={running} />
    </section>
  );
}
