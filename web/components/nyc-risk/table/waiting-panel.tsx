import Link from 'next/link';
import type { View } from '../../../../engine/nyc-risk/types';
import type { Game } from '../../../../functions/api/schemas/games';
import { nameOf, type People } from '../../frame/people';
import { Porthole, readingOf, STATE_WORDS } from '../../frame/porthole';
import { SeatChip } from '../../frame/seat-chip';
import { listed } from '../names';
import { RiskRule } from '../rule';
import { Phases } from './phases';

interface WaitingPanelProps {
  readonly game: Game;
  readonly view: View;
  readonly people: People;
}

/** Whose turn it is, for those who have nothing to decide now; how the game ended, once it has. */
export function WaitingPanel({ game, view, people }: WaitingPanelProps) {
  return (
    <>
      <div className="panel-head">
        <h2 id="turn-title">{titleOf(game, view, people)}</h2>
      </div>
      {view.phase === 'over' || view.turn === 0 ? null : <Phases phase={view.phase} />}
      <p className="panel-lead">{leadOf(game, view)}</p>
      <ul className="rows seats-list">
        {ranked(game, view).map((seat) => {
          const one = game.seats.find((member) => member.seat === seat);
          const reading = one === undefined ? null : readingOf(one.state);
          return (
            <li key={seat} aria-current={view.active === seat ? 'step' : undefined}>
              <SeatChip seat={seat} player={people[seat]} size={28} />
              <span className="grow">
                <b>{people[seat]}</b>
                <span className="small muted block-line">{standingWord(view, seat)}</span>
              </span>
              {game.outcome === null ? null : <span className="numbers">{one?.figures.points} points</span>}
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

/** In turn order; after the end the best first. */
function ranked({ outcome }: Game, { order }: View): readonly string[] {
  return outcome === null ? order : outcome.placing.flat();
}

function titleOf(game: Game, view: View, people: People): string {
  const { outcome } = game;
  if (outcome !== null) {
    const names = outcome.winners.map((seat) => nameOf(people, seat));
    return `${listed(names)} ${names.length === 1 ? 'wins' : 'win together'}`;
  }
  if (view.active === null) return 'Everybody answers';
  return `${nameOf(people, view.active)} ${view.phase === 'draft' ? 'picks' : 'plays'}`;
}

function leadOf(game: Game, view: View) {
  if (game.outcome !== null)
    return game.outcome.type === 'train' ? (
      <>
        The A-train reached Inwood, and the game ended at once <RiskRule rule="11.1" />.
      </>
    ) : (
      <>
        Nobody else is in play <RiskRule rule="7.6" />.
      </>
    );
  if (game.me.seat === null) return 'You are watching. Hands and standing orders stay secret.';
  if (view.active === null) return 'You have answered. The answers are opened when all are in.';
  return 'Your standing orders defend you meanwhile.';
}

function standingWord(view: View, seat: string): string {
  switch (view.status[seat]) {
    case 'resigned':
      return 'has resigned';
    case 'eliminated':
      return 'is out of play';
    case 'vacant':
      return 'is waiting for a substitute';
    default:
      return view.active === seat ? 'is on turn' : '';
  }
}
