import Link from 'next/link';
import { GameChoice } from './game-choice';

/** The games to play at once: on the pages of visitors, and where no turn waits. */
export function PlaySection() {
  return (
    <section className="section" aria-labelledby="play-now">
      <div className="section-head">
        <h2 id="play-now">Play now</h2>
        <Link prefetch={false} href="/practice/friends">
          With friends
        </Link>
      </div>
      <p className="small muted mb-3">
        Against bots and without an account. The board waits for you, the bots answer at once, and nothing
        counts in any rating.
      </p>
      <GameChoice />
    </section>
  );
}
