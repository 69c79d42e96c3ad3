import { Fingerprint, Hourglass, Scale } from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import type { Season } from '../../../functions/api/schemas/seasons';
import { BoardCards } from '../season/board-cards';

const PROMISES = [
  {
    Sign: Hourglass,
    title: 'Deadlines are deadlines',
    text: 'You always see which of your orders are stored, since when, and under which receipt. Every second counts, for everyone alike.',
  },
  {
    Sign: Scale,
    title: 'Every verdict has its rule',
    text: 'Each result names the rule that decided it, one tap away from its text. No dice, no hidden hand.',
  },
  {
    Sign: Fingerprint,
    title: 'Provable to the last step',
    text: 'You can replay a finished game in your own browser, hash by hash, from what was sealed at the start.',
  },
] as const;

interface WelcomeProps {
  /** One that is being played. */
  readonly season: Season | null;
  /** A picture of a game. */
  readonly children: ReactNode;
}

/** What a visitor sees: what this is, and boards that are being played now. */
export function Welcome({ season, children }: WelcomeProps) {
  return (
    <>
      <section className="pitch">
        <Pitch />
        {children}
      </section>
      <section className="promises" aria-label="What we promise">
        {PROMISES.map(({ Sign, title, text }) => (
          <div key={title}>
            <Sign size={24} />
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
      </section>
      {season === null ? null : <Live season={season} />}
    </>
  );
}

function Pitch() {
  return (
    <div>
      <h1>Strategy leagues that keep their hours</h1>
      <p className="lead">
        Each turn closes at a published hour. Orders stored by then count, and no one sees them earlier. The
        rules decide, and anyone can check every step afterwards.
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
  );
}

/** How many running boards a visitor sees. */
const LIVE = 12;

function Live({ season }: { readonly season: Season }) {
  return (
    <section className="section" aria-labelledby="live">
      <div className="section-head">
        <h2 id="live">
          On the water now:{' '}
          <Link href={`/seasons/${season.id}`}>
            {season.league.name}, {season.name}
          </Link>
        </h2>
      </div>
      <BoardCards
        season={season}
        boards={season.boards.filter(({ round }) => round === season.round).slice(0, LIVE)}
        me={null}
      />
    </section>
  );
}
