import { type ReactNode, useActionState, useEffect } from 'react';
import { useTexts } from '#texts';
import type { GameAbsence } from '../../../functions/core/absence/absence.schema';
import type { Game } from '../../../functions/core/game/games.schema';
import { minutesInWords } from '../../lib/time';
import { Alert } from '../frame/alert';
import { useLanguage } from '../frame/reader';
import { seatName } from '../frame/seats';
import { agreeToClose, type Counted, voteLonger } from './absence-actions';

interface TimeDetailsProps {
  readonly game: Game;
  readonly absence: GameAbsence;
  /** Requests the state of the votes again. */
  readonly refetch: () => Promise<unknown>;
}

/**
 * The things that move the end of a turn: a grace, votes for more time, consent to an early close; and the absent
 * players.
 */
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
  const t = useTexts('table');
  const language = useLanguage();
  if (vote === null || grace !== null) return null;
  const time = minutesInWords(policy?.vote?.minutes ?? 0, language);
  const { votes, needed, left } = vote;
  return (
    <div className="ruling small">
      <p>
        {votes >= needed ? t('time.longer', { time }) : t('time.votes', { votes, needed, time, left })}
        {vote.mine ? ` ${t('time.voted')}` : null}
      </p>
      <StepForm game={game.id} step={step} refetch={refetch} action={voteLonger}>
        {vote.may ? (
          <button type="submit" className="button compact">
            {t('time.vote')}
          </button>
        ) : null}
      </StepForm>
    </div>
  );
}

function Consent({ game, absence: { consent, step }, refetch }: TimeDetailsProps) {
  const t = useTexts('table');
  if (consent === null || consent.asked.length === 0) return null;
  const { mine, asked, agreed } = consent;
  return (
    <div className="ruling small">
      <p>{t('time.consent', { agreed: agreed.length, asked: asked.length })}</p>
      {mine === null ? null : (
        <StepForm game={game.id} step={step} refetch={refetch} action={agreeToClose}>
          <input type="hidden" name="agrees" value={mine ? 'no' : 'yes'} />
          <button type="submit" className="button compact">
            {t(mine ? 'time.takeBack' : 'time.agree')}
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

/** A form about one step, which also works if the browser runs no script. */
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
  const t = useTexts('table');
  if (grace === null) return null;
  const mine = seat !== null && grace.seats.includes(seat);
  const names = grace.seats.map((name) => nameOf(game, name)).join(', ');
  return (
    <p className="ruling small">
      {mine ? <b>{t('time.stillMine')} </b> : `${t('time.silent', { names })} `}
      {grace.frozen ? t('time.frozen') : null}
    </p>
  );
}

function Reserves({ game, absence: { reserve } }: TimeDetailsProps) {
  const t = useTexts('table');
  const language = useLanguage();
  if (reserve.length === 0) return null;
  const left = reserve.map(
    ({ seat, left }) => `${nameOf(game, seat)} ${minutesInWords(left / 60_000, language)}`,
  );
  return <p className="ruling small">{t('time.reserve', { reserves: left.join(', ') })}</p>;
}

function Missed({ game, absence: { misses } }: TimeDetailsProps) {
  const t = useTexts('table');
  const away = misses.filter(({ row }) => row > 0);
  if (away.length === 0) return null;
  return (
    <ul className="ruling small">
      {away.map(({ seat, row, disorder }) => (
        <li key={seat}>
          {t(disorder ? 'time.missedDisorder' : 'time.missed', { name: nameOf(game, seat), count: row })}
        </li>
      ))}
    </ul>
  );
}

function nameOf(game: Game, seat: string): string {
  const player = game.seats.find((one) => one.seat === seat)?.player.name;
  return player === undefined ? seatName(seat) : `${player} (${seatName(seat)})`;
}
