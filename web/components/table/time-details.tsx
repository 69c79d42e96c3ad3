import { type ReactNode, useActionState, useEffect } from 'react';
import type { GameAbsence } from '../../../functions/api/schemas/absence';
import type { Game } from '../../../functions/api/schemas/games';
import { counted, minutesInWords, numberWord } from '../../lib/time';
import { Alert } from '../frame/alert';
import { seatName } from '../frame/seats';
import { agreeToClose, type Counted, voteLonger } from './absence-actions';

interface TimeDetailsProps {
  readonly game: Game;
  readonly absence: GameAbsence;
  /** Asks for the state of the votes again. */
  readonly refetch: () => Promise<unknown>;
}

/** What moves the end of a turn: a grace, votes for more time, consent to an early close; and who is away. */
export function TimeDetails(props: TimeDetailsProps) {
  return (
    <>
      <Grace {...props} />
      <Vote {...props} />
      <Consent {...props} />
      <Reserves {...props} />
      <Missed {...props} />
    </>
  );
}

function Vote({ game, absence: { vote, policy, step, grace }, refetch }: TimeDetailsProps) {
  if (vote === null || grace !== null) return null;
  const more = minutesInWords(policy?.vote?.minutes ?? 0);
  return (
    <div className="ruling small">
      <p>
        {vote.votes >= vote.needed
          ? `A vote made this turn ${more} longer.`
          : `${vote.votes} of ${vote.needed} votes for ${more} more. ${vote.left === 0 ? 'This game has used all its extra time' : `This game can be extended ${counted(vote.left, 'more time')}`}.`}
        {vote.mine ? ' You have voted for it.' : null}
      </p>
      <StepForm game={game.id} step={step} refetch={refetch} action={voteLonger}>
        {vote.may ? (
          <button type="submit" className="button compact">
            Vote for more time
          </button>
        ) : null}
      </StepForm>
    </div>
  );
}

function Consent({ game, absence: { consent, step }, refetch }: TimeDetailsProps) {
  if (consent === null || consent.asked.length === 0) return null;
  const { mine, asked, agreed } = consent;
  return (
    <div className="ruling small">
      <p>
        The turn closes early if everyone agrees. Of the players who owe nothing,{' '}
        {numberWord(agreed.length).toLowerCase()} of {asked.length}{' '}
        {agreed.length === 1 ? 'agrees.' : 'agree.'}
      </p>
      {mine === null ? null : (
        <StepForm game={game.id} step={step} refetch={refetch} action={agreeToClose}>
          <input type="hidden" name="agrees" value={mine ? 'no' : 'yes'} />
          <button type="submit" className="button compact">
            {mine ? 'Take my agreement back' : 'I agree to close early'}
          </button>
        </StepForm>
      )}
    </div>
  );
}

interface StepFormProps {
  readonly game: string;
  readonly step: number;
  readonly action: (before: Counted | null, form: FormData) => Promise<Counted>;
  readonly refetch: () => Promise<unknown>;
  readonly children: ReactNode;
}

/** A form about one step, which also works where the browser runs no script. */
function StepForm({ game, step, action, refetch, children }: StepFormProps) {
  const [reply, send] = useActionState(action, null);
  useEffect(() => {
    if (reply !== null) void refetch();
  }, [reply, refetch]);
  return (
    <form action={send} className="mt-2">
      <input type="hidden" name="game" value={game} />
      <input type="hidden" name="step" value={step} />
      {children}
      <Alert>{reply?.refusal}</Alert>
    </form>
  );
}

function Grace({ game, absence: { grace, seat } }: TimeDetailsProps) {
  if (grace === null) return null;
  const mine = seat !== null && grace.seats.includes(seat);
  const names = grace.seats.map((name) => nameOf(game, name)).join(', ');
  return (
    <p className="ruling small">
      {mine ? <b>You can still send your orders. </b> : `${names} had no orders at the deadline. `}
      {grace.frozen ? 'Press and all other orders are frozen until then.' : null}
    </p>
  );
}

function Reserves({ game, absence: { reserve } }: TimeDetailsProps) {
  if (reserve.length === 0) return null;
  const left = reserve.map(({ seat, left }) => `${nameOf(game, seat)} ${minutesInWords(left / 60_000)}`);
  return <p className="ruling small">Reserve left: {left.join(', ')}.</p>;
}

function Missed({ game, absence: { misses } }: TimeDetailsProps) {
  const away = misses.filter(({ row }) => row > 0);
  if (away.length === 0) return null;
  return (
    <ul className="ruling small">
      {away.map(({ seat, row, disorder }) => (
        <li key={seat}>
          {nameOf(game, seat)}: {counted(row, 'turn')} missed in a row
          {disorder ? ', in civil disorder' : ''}
        </li>
      ))}
    </ul>
  );
}

function nameOf(game: Game, seat: string): string {
  const player = game.seats.find((one) => one.seat === seat)?.player.name;
  return player === undefined ? seatName(seat) : `${player} (${seatName(seat)})`;
}
