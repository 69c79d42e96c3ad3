import { useTranslations } from 'next-intl';
import type { PracticeBoard } from '../../../functions/core/practice/practice.schema';
import { Link } from '../frame/link';
import { BoardList } from './board-list';

/** The practice boards that the reader has not finished, those where friends wait first; nothing if there are none. */
export function PracticeBoards({ boards }: { readonly boards: readonly PracticeBoard[] }) {
  const t = useTranslations('practice');
  const running = boards
    .filter(({ status }) => status !== 'finished')
    .sort((one, other) => Number(waitsForReader(other)) - Number(waitsForReader(one)));
  if (running.length === 0) return null;
  return (
    <section className="section" aria-labelledby="practice">
      <div className="section-head">
        <h2 id="practice">{t('yourBoards')}</h2>
        <Link href="/practice">{t('all')}</Link>
      </div>
      <BoardList boards={running} />
    </section>
  );
}

/** Whether other people wait for the reader. */
function waitsForReader({ status, isMyTurn, others }: PracticeBoard): boolean {
  return status === 'asked' || (isMyTurn && others.length > 0);
}
