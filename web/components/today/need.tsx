import Link from 'next/link';
import type { MyGame } from '../../../functions/api/schemas/me';
import { elapsed, urgency } from '../../lib/time';
import { Countdown } from '../frame/countdown';
import { Plate } from '../frame/plate';
import { type Reading, State } from '../frame/porthole';
import { RuleLink } from '../frame/rule-link';
import { SeatChip } from '../frame/seat-chip';
import { seatFullName } from '../frame/seats';
import { TideStaff } from '../frame/tide-staff';
import { ifSilent } from '../table/if-silent';

const READINGS: Readonly<Record<MyGame['mine'], { reading: Reading; words: string; action: string }>> = {
  nothing: { reading: 'nothing', words: 'Nothing stored', action: 'Give orders' },
  late: { reading: 'late', words: 'Late', action: 'Give orders' },
  stored: { reading: 'stored', words: 'Orders stored', action: 'Review and mark ready' },
  ready: { reading: 'ready', words: 'Ready', action: 'Open' },
  'none-owed': { reading: 'nothing', words: 'Nothing owed', action: 'Open' },
};

/** One turn that waits for the reader: what is asked, until when, and what happens in silence. */
export function Need({ game, now }: { game: MyGame; now: number }) {
  const { reading, words, action } = READINGS[game.mine];
  const left = game.deadline === null ? Number.POSITIVE_INFINITY : Date.parse(game.deadline) - now;
  const main = game.mine === 'nothing' && urgency(left) !== 'far';
  return (
    <li className="card need">
      <Plate system={game.system} />
      <div className="what">
        <p className="eyebrow">{game.systemTitle}</p>
        <h3>
          {game.season.name}, board {game.board}
        </h3>
        <p>
          <span className="seat">
            <SeatChip seat={game.seat} /> {seatFullName(game.seat)}
          </span>
          <span className="muted">{game.label}</span>
        </p>
      </div>
      {game.paused ? <p className="when muted">Paused by a moderator</p> : null}
      {game.deadline === null ? null : (
        <div className="when">
          <TideStaff level={elapsed(game.openedAt, game.deadline, now)} />
          <Countdown deadline={game.deadline} now={now} owing={game.mine !== 'ready'} league={game.zone} />
        </div>
      )}
      <div className="how">
        <State reading={reading}>{words}</State>
        <Question game={game} />
      </div>
      <Link className={main ? 'button main' : 'button'} href={`/games/${game.game}`}>
        {action}
      </Link>
    </li>
  );
}

function Question({ game: { decision, fallback, mine, system } }: { readonly game: MyGame }) {
  return (
    <p className="small muted">
      {decision === null ? '' : `Your decision: ${decision}. `}
      {mine === 'nothing' && fallback !== null ? (
        <>
          {ifSilent(fallback.text)} <RuleLink rule={fallback.rule} system={system} />
        </>
      ) : null}
    </p>
  );
}
