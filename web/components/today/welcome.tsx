import { Fingerprint, Hourglass, Scale } from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { GAME_SYSTEM_IDS, GAMES } from '../../../engine/games';
import { hasLessons } from '../../../engine/lessons/lessons';
import type { JoinableSeason } from '../../../functions/api/schemas/joinable';
import type { PracticeBoard } from '../../../functions/api/schemas/practice';
import type { Season } from '../../../functions/api/schemas/seasons';
import { PracticeBoards } from '../practice/practice-boards';
import { BoardCards } from '../season/board-cards';
import { OpenSeasons } from './open-seasons';

const PROMISES = [
  {
    Sign: Hourglass,
    title: 'Deadlines are deadlines',
    text: 'You always see which of your orders are stored, since when, and under which receipt. Every second counts, for everyone alike.',
  },
  {
    Sign: Scale,
    title: 'Every verdict has its rule',
    text: 'Each result names the rule that decided it, one tap away from its text. Dice and shuffles can be checked once the game is over.',
  },
  {
    Sign: Fingerprint,
    title: 'Provable to the last step',
    text: 'You can replay a finished game in your own browser, hash by hash, from what was sealed at the start.',
  },
] as const;

interface WelcomeProps {
  /** What can be joined now. */
  readonly open: readonly JoinableSeason[];
  /** One to watch, where there is none to join. */
  readonly watch: Season | null;
  /** The reader's practice boards, who is a guest; none for others. */
  readonly boards: readonly PracticeBoard[];
  /** The games to play at once. */
  readonly play: ReactNode;
  /** A picture of a game. */
  readonly children: ReactNode;
}

/** What a visitor sees: what this is, games to play now, and seasons to join, or else boards that are being played. */
export function Welcome({ open, watch, boards, play, children }: WelcomeProps) {
  return (
    <>
      <section className="pitch">
        <Pitch />
        {children}
      </section>
      <PracticeBoards boards={boards} />
      {play}
      <section className="promises" aria-label="What we promise">
        {PROMISES.map(({ Sign, title, text }) => (
          <div key={title}>
            <Sign size={24} />
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
      </section>
      <OpenSeasons seasons={open} />
      {watch === null ? null : <Live season={watch} />}
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
        <a className="button main" href="#play-now">
          Play now
        </a>
        <Link prefetch={false} className="button" href="/signin">
          Log in
        </Link>
        <Link prefetch={false} className="button" href="/games">
          The games
        </Link>
      </div>
      <p className="learn-links">
        Learn one on its own table, without an account:{' '}
        {GAME_SYSTEM_IDS.filter(hasLessons).map((id, at) => (
          <span key={id}>
            {at === 0 ? '' : ', '}
            <Link prefetch={false} href={`/${id}/learn`}>
              {GAMES[id].title}
            </Link>
          </span>
        ))}
        .
      </p>
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
