'use client';

import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import type { Season } from '../../../functions/api/schemas/seasons';
import { api } from '../../lib/api';
import { type Mutation, useMutation } from '../../lib/mutate';
import { ActionButton } from '../forms/action-button';
import { Card } from '../forms/card';
import { Check } from '../forms/check';
import { ProblemNote } from '../forms/problem-note';
import { When } from '../frame/when';
import { lineInWords } from '../join/line-in-words';
import { CheckIn } from './check-in';
import { Wishes } from './wishes';

interface RegistrationProps {
  readonly season: Season;
  readonly loggedIn: boolean;
  /** The secret of the invitation link the reader followed. */
  readonly code: string | null;
}

/** The reader's registration, and what they can do about it. */
export function Registration({ season, loggedIn, code }: RegistrationProps) {
  const mutation = useMutation();
  const takesMore =
    season.status === 'registration' || (season.status === 'running' && season.registration.late);
  const state = season.mine?.state ?? 'withdrawn';
  if (season.status === 'finished' || (state === 'withdrawn' && !takesMore)) return null;
  if (!loggedIn) return <LogIn season={season} code={code} />;
  return (
    <Card title={TITLES[state]}>
      <Window season={season} />
      <p className="muted">{aboutOf(season, state, code)}</p>
      <ProblemNote problem={mutation.problem} />
      {state === 'removed' ? null : state === 'withdrawn' ? (
        season.registrationOpen && <Register season={season} code={code} by={mutation} />
      ) : state === 'invited' ? (
        <>
          <Register season={season} code={code} by={mutation} />{' '}
          <ActionButton by={mutation} send={() => api('DELETE /seasons/{id}/entries/me', { id: season.id })}>
            Decline
          </ActionButton>
        </>
      ) : (
        <>
          {state === 'in' ? <NextRound season={season} /> : null}
          <Wishes season={season} />
          <ActionButton by={mutation} send={() => api('DELETE /seasons/{id}/entries/me', { id: season.id })}>
            Withdraw
          </ActionButton>
        </>
      )}
    </Card>
  );
}

/** From when to when one can register. */
function Window({ season: { status, schedule } }: { readonly season: Season }) {
  if (status !== 'registration' || (schedule?.opensAt ?? schedule?.closesAt ?? null) === null) return null;
  return (
    <p id="register">
      Registration
      {schedule?.opensAt ? (
        <>
          {' '}
          from <When at={schedule.opensAt} as="short" />
        </>
      ) : null}
      {schedule?.closesAt ? (
        <>
          {' '}
          until <When at={schedule.closesAt} as="short" />
        </>
      ) : null}
      .
    </p>
  );
}

interface RegisterProps extends Omit<RegistrationProps, 'loggedIn'> {
  readonly by: Mutation;
}

function Register({ season: { id, absence, registration, mine }, code, by }: RegisterProps) {
  const invited = mine?.state === 'invited';
  const body = {
    ...(code === null ? {} : { code }),
    ...(absence === null ? {} : { accepts: absence.version }),
  };
  return (
    <>
      {absence === null ? null : (
        <p className="mt-2">By registering you accept the rules for missed turns below.</p>
      )}
      <ActionButton
        by={by}
        className="button main"
        send={() => api('POST /seasons/{id}/entries', { id }, body)}
      >
        {registration.mode === 'approval' && !invited ? 'Ask for a place' : 'Register'}
      </ActionButton>
    </>
  );
}

type State = NonNullable<Season['mine']>['state'];

const TITLES: Readonly<Record<State, string>> = {
  in: 'You are registered',
  waiting: 'You are on the waiting list',
  asked: 'You have asked for a place',
  invited: 'You are invited',
  withdrawn: 'Take part',
  removed: 'Your entry was removed',
};

function aboutOf({ status, registration, counts, line }: Season, state: State, code: string | null): string {
  if (state === 'in')
    return status === 'registration'
      ? 'You can withdraw until the season starts, and later before any round.'
      : 'If you withdraw, you get no more seats. Your open board goes on without your orders.';
  if (state === 'removed')
    return 'An organizer ruled that this account and another one in this season belong to one person. The reason is in the log below.';
  if (state === 'waiting') return 'When a player withdraws, the first on the list moves up automatically.';
  if (state === 'invited') return 'An organizer of the league invites you to play. You decide.';
  if (state === 'asked') return 'An organizer of the league decides.';
  if (registration.mode === 'invitation' && code === null)
    return 'This season is by invitation. Open it with the link you were sent.';
  const full = registration.capacity !== null && counts.in >= registration.capacity;
  if (line !== null && !full)
    return 'You are put on the next board. Registering makes you a member of the league.';
  return full
    ? 'All places are taken. Register to join the waiting list.'
    : 'You will have a seat in every round. Registering makes you a member of the league.';
}

/** Whether the reader plays the next round, where the season or the ladder asks. */
function NextRound({ season }: { readonly season: Season }) {
  const { mine, checkIn, format, registration } = season;
  if (checkIn !== null)
    return (
      <div className="mb-3" id="check-in">
        <CheckIn
          season={season.id}
          checkIn={checkIn}
          said={mine?.confirmed === true ? 'plays' : mine?.declined === true ? 'sits-out' : null}
        />
      </div>
    );
  return format.kind === 'ladder' || registration.confirm ? <Confirm season={season} /> : null;
}

/** Says before the check-in opens that one plays the next round; on a ladder, that one wants a board. */
function Confirm({ season }: { readonly season: Season }) {
  const t = useTranslations('join');
  const language = useLocale();
  const { busy, problem, run } = useMutation();
  const confirmed = season.mine?.confirmed === true;
  const ladder = season.format.kind === 'ladder';
  return (
    <div className="mb-3">
      <ProblemNote problem={problem} />
      <Check
        checked={confirmed}
        disabled={busy}
        onChange={() =>
          run(() => api('PUT /seasons/{id}/entries/me', { id: season.id }, { confirm: !confirmed }))
        }
        title={ladder ? 'I want the next board' : `I play round ${season.round + 1}`}
        about={
          season.line !== null
            ? lineInWords(season.line, season.boardSize, t, language)
            : 'You are told when the check-in opens, and reminded before it closes.'
        }
      />
    </div>
  );
}

function LogIn({ season, code }: { readonly season: Season; readonly code: string | null }) {
  const back = `/seasons/${season.id}${code === null ? '' : `?code=${encodeURIComponent(code)}`}`;
  return (
    <Card title="Take part">
      <p className="muted">Log in to register.</p>
      <Link className="button main" href={`/signin?callbackUrl=${encodeURIComponent(back)}`}>
        Log in
      </Link>
    </Card>
  );
}
