import type { Game } from '../../../functions/api/schemas/games';
import { duration, moment, urgency } from '../../lib/time';
import { SoftLink } from '../frame/soft-link';
import { useZone } from '../frame/zone';

interface TableClockProps {
  readonly game: Pick<
    Game,
    'id' | 'status' | 'practice' | 'deadline' | 'paused' | 'waits' | 'state' | 'seats' | 'me'
  >;
  readonly now: number;
}

/** How long the open turn has, or why it has no deadline. */
export function TableClock({ game, now }: TableClockProps) {
  const zone = useZone();
  if (game.status === 'finished')
    return (
      <p className="table-clock">
        <b>Finished</b>
        <SoftLink href={`/games/${game.id}/end`}>How it ended</SoftLink>
      </p>
    );
  if (game.practice !== null && game.deadline === null)
    return (
      <p className="table-clock">
        <b>No deadline</b>
      </p>
    );
  if (game.deadline === null)
    return (
      <p className="table-clock">
        {game.paused !== null ? <b>Paused</b> : game.waits ? <b>No deadline</b> : null}
        {game.paused === null && game.waits ? <span>closes when all are ready</span> : null}
      </p>
    );
  const deadline = Date.parse(game.deadline);
  const left = deadline - now;
  const mine = game.seats.find(({ seat }) => seat === game.me.seat)?.state;
  const owing = mine === 'nothing' || mine === 'stored' || mine === 'late';
  const word = owing && urgency(left) !== 'far' ? 'near' : mine === 'ready' ? 'calm' : '';
  return (
    <p className={`table-clock ${word}`}>
      <b className="numbers">{left > 0 && game.state === 'open' ? duration(left) : 'Closing'}</b>
      <span>until {moment(deadline, now, zone)}</span>
      <span className="hidden-text" aria-live="polite">
        {announcement(left)}
      </span>
    </p>
  );
}

const ANNOUNCED = [10, 5, 1] as const;

/** Screen readers hear of the deadline at ten, five and one minute, and not each second. */
function announcement(left: number): string {
  const minutes = ANNOUNCED.find((mark) => left <= mark * 60_000 && left > (mark - 0.5) * 60_000);
  return minutes === undefined ? '' : `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} to the deadline`;
}
