'use client';

import { createContext, type ReactNode, use, useActionState, useEffect } from 'react';
import type { GameAbsence } from '../../../functions/api/schemas/absence';
import type { Game } from '../../../functions/api/schemas/games';
import { counted, minutesInWords, numberWord } from '../../lib/time';
import { BothTimes } from '../frame/both-times';
import { seatName } from '../frame/seats';
import { agreeToClose, type Counted, voteLonger } from './absence-actions';

interface TimeProps {
  readonly game: Game;
  readonly absence: GameAbsence;
}

interface TimeCardProps extends TimeProps {
  /** Asks for all this again. */
  readonly refetch: () => Promise<void>;
  /** The season's rules for missed turns and the game's papers, made on the server. */
  readonly rules: ReactNode;
}

const Refetch = createContext<() => Promise<void>>(async () => undefined);

/** How the open turn stands with its time: deadline, grace, votes, who is away. */
export function TimeCard({ game, absence, refetch, rules }: TimeCardProps) {
  const { deadline, closesAt, grace, zone } = absence;
  if (game.status === 'finished')
    return (
      <>
        <div className="panel-head">
          <h2 id="absence-title">Papers</h2>
        </div>
        {rules}
      </>
    );
  return (
    <Refetch value={refetch}>
      <div className="panel-head">
        <h2 id="absence-title">Time</h2>
      </div>
      {deadline === null ? null : (
        <p className="ruling small">
          {grace === null ? 'Closes' : 'Closes, after a grace,'} <BothTimes at={deadline} zone={zone} />
        </p>
      )}
      {closesAt === null ? null : (
        <p className="ruling small">
          Everyone is ready. The turn closes <BothTimes at={closesAt} zone={zone} />, unless somebody takes it
          back.
        </p>
      )}
      <Grace game={game} absence={absence} />
      <Vote game={game} absence={absence} />
      <Consent game={game} absence={absence} />
      <Reserves game={game} absence={absence} />
      <Missed game={game} absence={absence} />
      {rules}
    </Refetch>
  );
}

function Grace({ game, absence: { grace, seat } }: TimeProps) {
  if (grace === null) return null;
  const mine = seat !== null && grace.seats.includes(seat);
  const names = grace.seats.map((name) => nameOf(game, name)).join(', ');
  return (
    <p className="ruling small">
      {mine ? <b>You can still send your orders. </b> : `${names} had no orders at the deadline. `}
      {grace.frozen ? 'Press and everybody else’s orders rest until then.' : null}
    </p>
  );
}

function Vote({ game, absence: { vote, policy, step, grace } }: TimeProps) {
  if (vote === null || grace !== null) return null;
  const more = minutesInWords(policy?.vote?.minutes ?? 0);
  return (
    <div className="ruling small">
      <p>
        {vote.votes >= vote.needed
          ? `A vote made this turn ${more} longer.`
          : `${vote.votes} of ${vote.needed} votes for ${more} more. ${vote.left === 0 ? 'This game has used all its extra time' : `This game can do that ${counted(vote.left, 'more time')}`}.`}
        {vote.mine ? ' You have voted for it.' : null}
      </p>
      <StepForm game={game.id} step={step} action={voteLonger}>
        {vote.may ? (
          <button type="submit" className="button compact">
            Vote for more time
          </button>
        ) : null}
      </StepForm>
    </div>
  );
}

function Consent({ game, absence: { consent, step } }: TimeProps) {
  if (consent === null || consent.asked.length === 0) return null;
  const { mine, asked, agreed } = consent;
  return (
    <div className="ruling small">
      <p>
        The turn closes early if everyone agrees. Of those who owe nothing,{' '}
        {numberWord(agreed.length).toLowerCase()} of {asked.length} {agreed.length === 1 ? 'does' : 'do'}.
      </p>
      {mine === null ? null : (
        <StepForm game={game.id} step={step} action={agreeToClose}>
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
  readonly children: ReactNode;
}

/** A form about one step, which also works where the browser runs no script. */
function StepForm({ game, step, action, children }: StepFormProps) {
  const [reply, send] = useActionState(action, null);
  const refetch = use(Refetch);
  useEffect(() => {
    if (reply !== null) void refetch();
  }, [reply, refetch]);
  return (
    <form action={send} className="mt-2">
      <input type="hidden" name="game" value={game} />
      <input type="hidden" name="step" value={step} />
      {children}
      {reply === null || reply.refusal === null ? null : (
        <p className="saving-note" role="alert">
          {reply.refusal}
        </p>
      )}
    </form>
  );
}

function Reserves({ game, absence: { reserve } }: TimeProps) {
  if (reserve.length === 0) return null;
  const left = reserve.map(({ seat, left }) => `${nameOf(game, seat)} ${minutesInWords(left / 60_000)}`);
  return <p className="ruling small">Reserve left: {left.join(', ')}.</p>;
}

function Missed({ game, absence: { misses } }: TimeProps) {
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
