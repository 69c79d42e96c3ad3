import type { ReactNode } from 'react';
import type { GameAbsence as Absence } from '../../../functions/api/schemas/absence';
import type { Game } from '../../../functions/api/schemas/games';
import { agreeToClose, voteLonger } from '../../app/games/[id]/absence-actions';
import { absenceInWords } from '../../lib/absence';
import { counted, minutesInWords, numberWord } from '../../lib/time';
import { BothTimes } from '../frame/both-times';
import { seatName } from '../frame/seats';

interface GameAbsenceProps {
  readonly game: Game;
  readonly absence: Absence;
}

/** How the season's rules for missed turns stand in this turn, made on the server: deadline, grace, votes, who is away. */
export function GameAbsence({ game, absence }: GameAbsenceProps) {
  const { policy, deadline, closesAt, zone } = absence;
  return (
    <>
      <div className="panel-head">
        <h2 id="absence-title">Time</h2>
      </div>
      {deadline === null ? null : (
        <p className="ruling small">
          {absence.grace === null ? 'Closes' : 'Closes, after a grace,'}{' '}
          <BothTimes at={deadline} zone={zone} />
        </p>
      )}
      {closesAt === null ? null : (
        <p className="ruling small">
          All are ready: it closes <BothTimes at={closesAt} zone={zone} />, unless somebody takes it back.
        </p>
      )}
      <Grace game={game} absence={absence} />
      <Vote game={game} absence={absence} />
      <Consent game={game} absence={absence} />
      <Reserves game={game} absence={absence} />
      <Missed game={game} absence={absence} />
      {policy === null ? null : (
        <details className="ruling small">
          <summary>What happens to missed turns</summary>
          <ul className="absence-rules">
            {absenceInWords(policy).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function Grace({ game, absence: { grace, seat } }: GameAbsenceProps) {
  if (grace === null) return null;
  const mine = seat !== null && grace.seats.includes(seat);
  const names = grace.seats.map((name) => nameOf(game, name)).join(', ');
  return (
    <p className="ruling small">
      {mine ? <b>You can still send your orders. </b> : `${names} had no orders at the deadline. `}
      {grace.frozen ? 'Press and the orders of everybody else rest meanwhile.' : null}
    </p>
  );
}

function Vote({ game, absence: { vote, policy, step, grace } }: GameAbsenceProps) {
  if (vote === null || grace !== null) return null;
  const more = minutesInWords(policy?.vote?.minutes ?? 0);
  return (
    <div className="ruling small">
      <p>
        {vote.votes >= vote.needed
          ? `This turn was made ${more} longer by a vote.`
          : `${vote.votes} of ${vote.needed} votes for ${more} more. This game can have that ${vote.left === 0 ? 'no more' : `${counted(vote.left, 'time')} yet`}.`}
        {vote.mine ? ' You have voted for it.' : null}
      </p>
      {vote.may ? (
        <StepForm game={game.id} step={step} action={voteLonger}>
          <button type="submit" className="button compact">
            Vote for more time
          </button>
        </StepForm>
      ) : null}
    </div>
  );
}

function Consent({ game, absence: { consent, step } }: GameAbsenceProps) {
  if (consent === null || consent.asked.length === 0) return null;
  const { mine, asked, agreed } = consent;
  return (
    <div className="ruling small">
      <p>
        It closes early if all agree. Of those who owe nothing, {numberWord(agreed.length).toLowerCase()} of{' '}
        {asked.length} {agreed.length === 1 ? 'does' : 'do'}.
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
  readonly action: (form: FormData) => Promise<void>;
  readonly children: ReactNode;
}

/** A form that also works where the browser runs no script. */
function StepForm({ game, step, action, children }: StepFormProps) {
  return (
    <form action={action} className="mt-2">
      <input type="hidden" name="game" value={game} />
      <input type="hidden" name="step" value={step} />
      {children}
    </form>
  );
}

function Reserves({ game, absence: { reserve } }: GameAbsenceProps) {
  if (reserve.length === 0) return null;
  const left = reserve.map(({ seat, left }) => `${nameOf(game, seat)} ${minutesInWords(left / 60_000)}`);
  return <p className="ruling small">Reserve left: {left.join(', ')}.</p>;
}

function Missed({ game, absence: { misses } }: GameAbsenceProps) {
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
