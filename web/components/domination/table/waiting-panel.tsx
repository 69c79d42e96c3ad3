import Link from 'next/link';
import type { View } from '../../../../engine/domination/types';
import type { Game } from '../../../../functions/api/schemas/games';
import { nameOf, type People } from '../../frame/people';
import { Porthole, readingOf, STATE_WORDS } from '../../frame/porthole';
import { SeatChip } from '../../frame/seat-chip';
import { listed } from '../names';
import { DominationRule } from '../rule';

interface WaitingPanelProps {
  readonly game: Game;
  readonly view: View;
  readonly people: People;
}

/** Whose turn it is, for those who have nothing to decide now; how the game ended, once it has. */
export function WaitingPanel({ game, view, people }: WaitingPanelProps) {
  const seats = game.outcome === null ? view.order : game.outcome.placing.flat();
  return (
    <>
      <div className="panel-head">
        <h2 id="turn-title">{titleOf(game, view, people)}</h2>
      </div>
      <p className="panel-lead">{leadOf(game, view)}</p>
      <ul className="rows seats-list">
        {seats.map((seat) => {
          const one = game.seats.find((member) => member.seat === seat);
          const reading = one === undefined ? null : readingOf(one.state);
          return (
            <li key={seat} aria-current={view.active === seat ? 'step' : undefined}>
              <SeatChip seat={seat} player={people[seat]} size={28} />
              <span className="grow">
                <b>{people[seat]}</b>
                <span className="small muted block-line">{standingOf(view, seat)}</span>
              </span>
              <span className="numbers">{view.seats[seat]?.vp} VP</span>
              {one === undefined || reading === null ? null : (
                <span className={`state is-${reading}`}>
                  <Porthole reading={reading} /> {STATE_WORDS[one.state]}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {game.status === 'finished' ? (
        <p className="receipt tiny dim">
          <span>
            Every step can be played again from its orders.{' '}
            <Link prefetch={false} href={`/games/${game.id}/verify`}>
              Check it in this browser
            </Link>
          </span>
        </p>
      ) : null}
    </>
  );
}

function titleOf(game: Game, view: View, people: People): string {
  const { outcome } = game;
  if (outcome !== null) {
    const names = outcome.winners.map((seat) => nameOf(people, seat));
    return `${listed(names)} ${names.length === 1 ? 'wins' : 'win together'}`;
  }
  return view.active === null ? 'Before the scoring' : `${nameOf(people, view.active)} plays`;
}

function leadOf(game: Game, view: View) {
  if (game.outcome !== null)
    return (
      <>
        Most victory points win <DominationRule rule="10.2" />.
      </>
    );
  if (game.me.seat === null) return 'You are watching. Hands and standing orders stay secret.';
  if (view.active === null)
    return (
      <>
        Those who own Airborne Forces or Fog of War may play them now <DominationRule rule="8.1" />.
      </>
    );
  return 'Your standing orders answer for you meanwhile.';
}

function standingOf(view: View, seat: string): string {
  const own = view.seats[seat];
  if (own === undefined) return '';
  if (own.vacant) return 'is waiting for a substitute';
  if (own.passed) return 'has passed this game turn';
  return view.active === seat ? 'is on turn' : '';
}
