import type { Metadata } from 'next';
import Link from 'next/link';
import { Alert } from '../../components/frame/alert';
import { Page } from '../../components/frame/page';
import { BoardList } from '../../components/practice/board-list';
import { GameChoice } from '../../games/game-choice';
import { isGuest } from '../../lib/reader';
import { serverApi } from '../../lib/server-api';

export const metadata: Metadata = { title: 'Practice' };

interface Props {
  readonly searchParams: Promise<{ refused?: string | string[] }>;
}

const REFUSED: Readonly<Record<string, string>> = {
  'not-allowed': 'You have as many practice boards as one player may have. Remove one of them first.',
  'too-many': 'You, or others in your network, opened many boards today. Try again tomorrow.',
};
const OTHERWISE = 'The board could not be opened. Try again.';

/** The reader's practice boards, and new ones. */
export default async function PracticePage({ searchParams }: Props) {
  const { refused } = await searchParams;
  const [answer, guest] = await Promise.all([serverApi('GET /me/practice'), isGuest()]);
  const boards = answer.ok ? answer.value.boards : [];
  return (
    <Page here="game" title="Practice" lead="Boards against bots or with friends. They count in no rating.">
      {refused === undefined ? null : <Alert>{REFUSED[String(refused)] ?? OTHERWISE}</Alert>}
      {boards.length === 0 ? null : (
        <section className="section" aria-labelledby="boards">
          <div className="section-head">
            <h2 id="boards">Your boards</h2>
          </div>
          <BoardList boards={boards} removable />
          {guest ? (
            <p className="small muted mt-3">
              This browser keeps them for 30 days after your last visit.{' '}
              <Link href="/signin?callbackUrl=/practice">Log in</Link> to keep them in an account.
            </p>
          ) : null}
        </section>
      )}
      <section className="section" aria-labelledby="new">
        <div className="section-head">
          <h2 id="new">A new board</h2>
          <Link href="/practice/friends">With friends</Link>
        </div>
        <GameChoice />
      </section>
    </Page>
  );
}
