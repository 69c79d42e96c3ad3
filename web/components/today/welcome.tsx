import { Fingerprint, Hourglass, Scale } from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import type { Season } from '../../../functions/api/schemas/seasons';
import { BoardCards } from '../season/board-cards';

/** What a visitor sees: what this is, and boards that are being played now. */
export function Welcome({ season, picture }: { season: Season | null; picture: ReactNode }) {
  return (
    <>
      <section className="pitch">
        <div>
          <h1>Strategy leagues that keep their hours</h1>
          <p className="lead">
            A turn closes at a published hour. Orders that are stored by then count, and nobody sees them
            before. The rules decide, step by step, and everybody can check every step afterwards.
          </p>
          <div className="form-actions">
            <Link className="button main" href="/signin">
              Log in
            </Link>
            <Link className="button" href="/games">
              The games
            </Link>
          </div>
        </div>
        {picture}
      </section>
      <section className="promises" aria-label="What holds here">
        <div>
          <Hourglass size={24} />
          <h3>Deadlines are deadlines</h3>
          <p>
            You always see which of your orders are stored, since when, and under which receipt. Seconds
            count, for all alike.
          </p>
        </div>
        <div>
          <Scale size={24} />
          <h3>Every verdict has its rule</h3>
          <p>
            Each result names the rule that decided it, one tap away from its text. No dice, no hidden hand.
          </p>
        </div>
        <div>
          <Fingerprint size={24} />
          <h3>Provable to the last step</h3>
          <p>
            Finished games can be played again in your own browser, hash by hash, from what was sealed at the
            start.
          </p>
        </div>
      </section>
      {season === null ? null : (
        <section className="section" aria-labelledby="live">
          <div className="section-head">
            <h2 id="live">
              On the water now:{' '}
              <Link href={`/seasons/${season.id}`}>
                {season.league.name}, {season.name}
              </Link>
            </h2>
          </div>
          <BoardCards season={season} me={null} />
        </section>
      )}
    </>
  );
}
