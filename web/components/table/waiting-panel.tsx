import type { ReactNode } from 'react';
import type { Game } from '../../../functions/api/schemas/games';
import { peopleOf } from '../frame/people';
import { Porthole, readingOf, STATE_WORDS } from '../frame/porthole';
import { ProgramMark } from '../frame/program-mark';
import { SeatChip } from '../frame/seat-chip';
import { SoftLink } from '../frame/soft-link';

interface WaitingPanelProps {
  readonly game: Game;
  readonly title: string;
  readonly lead: ReactNode;
  /** In turn order while the game goes on; after the end the best stand first. */
  readonly seats: readonly string[];
  readonly active: string | null;
  /** What a seat is called; its player's name where nothing is said. */
  readonly nameOf?: (seat: string) => string;
  /** How a seat stands, in words: "has passed". */
  readonly standingOf: (seat: string) => string;
  /** The figure that leads the game: "12 VP"; empty where there is none. */
  readonly figureOf: (seat: string) => string;
  /** What stands between the title and the lead: the phases of a turn. */
  readonly children?: ReactNode;
}

/** Whose turn it is, for readers with nothing to decide; once the game is over, how it ended. */
export function WaitingPanel({ game, seats, active, ...props }: WaitingPanelProps) {
  const people = peopleOf(game.seats);
  const shown = game.outcome === null ? seats : game.outcome.placing.flat();
  return (
    <>
      <div className="panel-head">
        <h2 id="turn-title">{props.title}</h2>
      </div>
      {props.children}
      {props.lead === null ? null : <p className="panel-lead">{props.lead}</p>}
      <ul className="rows seats-list">
        {shown.map((seat) => (
          <li key={seat} aria-current={active === seat ? 'step' : undefined}>
            <SeatChip seat={seat} player={people[seat]} size={28} />
            <span className="grow">
              <b>{props.nameOf?.(seat) ?? people[seat]}</b>
              {hasProgram(game, seat) ? <ProgramMark /> : null}
              <span className="small muted block-line">{props.standingOf(seat)}</span>
            </span>
            <span className="numbers">{props.figureOf(seat)}</span>
            <Owing game={game} seat={seat} />
          </li>
        ))}
      </ul>
      {game.status === 'finished' ? (
        <p className="receipt tiny dim">
          <span>
            You can replay every step from its orders.{' '}
            <SoftLink href={`/games/${game.id}/verify`}>Check it in this browser</SoftLink>
          </span>
        </p>
      ) : null}
    </>
  );
}

function hasProgram({ seats }: Game, seat: string): boolean {
  return seats.some((one) => one.seat === seat && one.program);
}

function Owing({ game, seat }: { readonly game: Game; readonly seat: string }) {
  const found = game.seats.find((one) => one.seat === seat);
  const reading = found === undefined || game.status === 'finished' ? null : readingOf(found.state);
  if (found === undefined || reading === null) return null;
  return (
    <span className={`state is-${reading}`}>
      <Porthole reading={reading} /> {found.eliminated ? 'out' : STATE_WORDS[found.state]}
    </span>
  );
}

/** "Ines wins", "Ines and Kenji win together". */
export function winText(winners: readonly string[]): string {
  const [last = 'No one', ...others] = [...winners].reverse();
  return others.length === 0 ? `${last} wins` : `${others.reverse().join(', ')} and ${last} win together`;
}
