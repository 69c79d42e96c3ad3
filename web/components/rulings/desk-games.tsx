import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { DeskGame } from '../../../functions/api/schemas/desk';
import { ShortDeadline } from '../frame/countdown';
import { countdownWords } from '../frame/countdown-words';
import { Plate } from '../frame/plate';
import { type Reading, State } from '../frame/porthole';
import { seatFullName } from '../frame/seats';

/** Running games that need a look, the most urgent first, each with the reason and a link to rule on it. */
export function DeskGames({ games, now }: { readonly games: readonly DeskGame[]; readonly now: number }) {
  return (
    <section aria-labelledby="games">
      <div className="section-head">
        <h2 id="games">Games that need a look</h2>
      </div>
      {games.length === 0 ? (
        <p className="card empty">No game is stuck or paused, lacks orders or has a silent player.</p>
      ) : (
        <ul className="card rows desk-rows">
          {games.map((game) => (
            <DeskRow key={game.game} game={game} now={now} />
          ))}
        </ul>
      )}
    </section>
  );
}

function DeskRow({ game, now }: { readonly game: DeskGame; readonly now: number }) {
  const countdown = countdownWords(useTranslations('countdown'));
  const { reading, words } = stateOf(game);
  return (
    <li>
      <Plate system={game.system} small />
      <div className="grow">
        <h3>
          <Link href={`/games/${game.game}`}>
            {game.season.name}, round {game.round}, board {game.board}
          </Link>
        </h3>
        <p className="small muted">
          {game.label}
          {game.deadline === null ? null : (
            <>
              , <ShortDeadline deadline={game.deadline} now={now} league={game.zone} words={countdown} />
            </>
          )}
        </p>
        <Seats words="No orders yet" seats={game.missing} />
        <Seats words="Silent for two turns" seats={game.silent} />
        {game.plays ? (
          <p className="small muted">You play in it, so another moderator has to rule on it.</p>
        ) : null}
      </div>
      <State reading={reading}>{words}</State>
      {game.plays ? null : (
        <Link className="button compact" href={`/games/${game.game}/ruling`}>
          Rule
          <span className="hidden-text">
            {' '}
            on {game.season.name}, board {game.board}
          </span>
        </Link>
      )}
    </li>
  );
}

function Seats({ words, seats }: { readonly words: string; readonly seats: DeskGame['missing'] }) {
  if (seats.length === 0) return null;
  const names = seats.map(({ seat, player }) => `${player.name} (${seatFullName(seat)})`);
  return (
    <p className="small">
      <b>{words}:</b> {names.join(', ')}
    </p>
  );
}

function stateOf({ stuck, deadline, missing }: DeskGame): {
  readonly reading: Reading;
  readonly words: string;
} {
  if (stuck) return { reading: 'late', words: 'Stuck' };
  if (deadline === null) return { reading: 'stored', words: 'Paused' };
  if (missing.length > 0) return { reading: 'late', words: 'Orders missing' };
  return { reading: 'nothing', words: 'Silent player' };
}
