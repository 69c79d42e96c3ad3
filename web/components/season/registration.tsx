'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useCallback } from 'react';
import type { Season } from '../../../functions/core/season/seasons.schema';
import { api } from '../../lib/api';
import { type Mutation, useMutation } from '../../lib/mutate';
import type { Texts } from '../../lib/texts';
import { useSeen } from '../../lib/use-seen';
import { ActionButton } from '../forms/action-button';
import { Card } from '../forms/card';
import { Check } from '../forms/check';
import { ProblemNote } from '../forms/problem-note';
import { Link } from '../frame/link';
import { When } from '../frame/when';
import { lineInWords } from '../join/line-in-words';
import { AnswerFields, answersFrom, OwnAnswers } from './answer-fields';
import { CheckIn } from './check-in';
import { Wishes } from './wishes';

interface RegistrationProps {
  readonly season: Season;
  readonly loggedIn: boolean;
  /** The secret of the invitation link the reader followed. */
  readonly code: string | null;
  /** The reader's running boards of the season. */
  readonly boards: readonly { readonly game: string; readonly board: number }[];
  /** Whether the reader has just registered on another page. */
  readonly joined: boolean;
}

/** The reader's registration, and their possible actions. */
export function Registration({ season, loggedIn, code, boards, joined }: RegistrationProps) {
  const t = useTranslations('taking-part');
  const mutation = useMutation();
  const takesMore =
    season.status === 'registration' || (season.status === 'running' && season.registration.late);
  const state = season.mine?.state ?? 'withdrawn';
  const { id } = season;
  const report = useCallback(() => api('POST /seasons/{id}/invitation/opened', { id }), [id]);
  useSeen(loggedIn && state === 'invited' ? report : null);
  if (season.status === 'finished' || (state === 'withdrawn' && !takesMore)) return null;
  if (!loggedIn) return <LogIn season={season} code={code} />;
  return (
    <Card title={titleOf(state, t)}>
      <Registered state={state} boards={boards} isNew={joined || mutation.done} />
      <Window season={season} />
      <p className="muted">{aboutOf(season, state, code, t)}</p>
      <AnswerBy season={season} />
      <ProblemNote problem={mutation.problem} />
      {state === 'removed' ? null : state === 'withdrawn' ? (
        season.registrationOpen && <Register season={season} code={code} by={mutation} />
      ) : state === 'invited' ? (
        <>
          <Register season={season} code={code} by={mutation} />{' '}
          <ActionButton by={mutation} send={() => api('DELETE /seasons/{id}/entries/me', { id: season.id })}>
            {t('decline')}
          </ActionButton>
        </>
      ) : (
        <>
          {state === 'in' ? <NextRound season={season} /> : null}
          <OwnAnswers season={season} />
          <Wishes season={season} />
          <ActionButton by={mutation} send={() => api('DELETE /seasons/{id}/entries/me', { id: season.id })}>
            {t('withdraw')}
          </ActionButton>
        </>
      )}
    </Card>
  );
}

/** Until when a player can answer an invitation by an earlier table. */
function AnswerBy({ season }: { readonly season: Season }) {
  const t = useTranslations('taking-part');
  const answerBy = season.mine?.answerBy ?? null;
  if (answerBy === null) return null;
  return <p>{t.rich('about.answerBy', { time: () => <When at={answerBy} as="short" /> })}</p>;
}

/** The period in which players can register. */
function Window({ season: { status, schedule } }: { readonly season: Season }) {
  const t = useTranslations('taking-part');
  if (status !== 'registration' || (schedule?.opensAt ?? schedule?.closesAt ?? null) === null) return null;
  const { opensAt, closesAt } = { opensAt: null, closesAt: null, ...schedule };
  const from = () => opensAt && <When at={opensAt} as="short" />;
  const until = () => closesAt && <When at={closesAt} as="short" />;
  return (
    <p id="register">
      {!closesAt
        ? t.rich('openFrom', { from })
        : !opensAt
          ? t.rich('openUntil', { until })
          : t.rich('openFromUntil', { from, until })}
    </p>
  );
}

interface RegisteredProps extends Pick<RegistrationProps, 'boards'> {
  readonly state: State;
  readonly isNew: boolean;
}

/** Says that a registration worked, and leads to the boards as soon as there are some. */
function Registered({ state, boards, isNew }: RegisteredProps) {
  const t = useTranslations('taking-part');
  if (state !== 'in' && state !== 'waiting' && state !== 'asked') return null;
  return (
    <>
      <p role="status">{isNew ? t('worked', { state, boards: boards.length }) : null}</p>
      {boards.map(({ game, board }) => (
        <p key={game} className="mb-3">
          <Link className="button main" href={`/games/${game}`}>
            {t('toBoard', { board })}
          </Link>
        </p>
      ))}
    </>
  );
}

interface RegisterProps extends Omit<RegistrationProps, 'loggedIn' | 'boards' | 'joined'> {
  readonly by: Mutation;
}

function Register({ season: { id, absence, registration, mine, questions }, code, by }: RegisterProps) {
  const t = useTranslations('taking-part');
  const invited = mine?.state === 'invited';
  const body = {
    ...(code === null ? {} : { code }),
    ...(absence === null ? {} : { accepts: absence.version }),
  };
  const words = registration.mode === 'approval' && !invited ? t('askForPlace') : t('register');
  const accepted = absence === null ? null : <p className="mt-2">{t('accepts')}</p>;
  if (questions.length === 0)
    return (
      <>
        {accepted}
        <ActionButton
          by={by}
          className="button main"
          send={() => api('POST /seasons/{id}/entries', { id }, body)}
        >
          {words}
        </ActionButton>
      </>
    );
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answers = answersFrom(new FormData(event.currentTarget), questions);
    void by.run(() => api('POST /seasons/{id}/entries', { id }, { ...body, answers }));
  };
  return (
    <form className="form" onSubmit={send}>
      <AnswerFields questions={questions} answers={mine?.answers ?? []} wrongAt={by.wrongAt} />
      {accepted}
      <div className="form-actions">
        <button type="submit" className="button main" disabled={by.busy}>
          {words}
        </button>
      </div>
    </form>
  );
}

type State = NonNullable<Season['mine']>['state'];

type Words = Texts<'taking-part'>;

function titleOf(state: State, t: Words): string {
  return {
    in: t('title.in'),
    waiting: t('title.waiting'),
    asked: t('title.asked'),
    invited: t('title.invited'),
    withdrawn: t('title.withdrawn'),
    removed: t('title.removed'),
  }[state];
}

function aboutOf(season: Season, state: State, code: string | null, t: Words): string {
  const { status, registration, counts, line } = season;
  if (state === 'in') return status === 'registration' ? t('about.inBefore') : t('about.inRunning');
  if (state === 'removed') return t('about.removed');
  if (state === 'waiting') return t('about.waiting');
  if (state === 'invited') return season.mine?.qualified === true ? t('about.qualified') : t('about.invited');
  if (state === 'asked') return t('about.asked');
  if (registration.mode === 'invitation' && code === null) return t('about.byInvitation');
  const full = registration.capacity !== null && counts.in >= registration.capacity;
  if (line !== null && !full) return t('about.nextBoard');
  return full ? t('about.full') : t('about.everyRound');
}

/** Whether the reader plays the next round, if the season or the ladder asks. */
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

/** Confirms before the check-in opens that the reader plays the next round; on a ladder, that they want a board. */
function Confirm({ season }: { readonly season: Season }) {
  const t = useTranslations('taking-part');
  const join = useTranslations('join');
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
        title={ladder ? t('wantBoard') : t('playRound', { round: season.round + 1 })}
        about={season.line !== null ? lineInWords(season.line, season.boardSize, join, language) : t('told')}
      />
    </div>
  );
}

function LogIn({ season, code }: { readonly season: Season; readonly code: string | null }) {
  const t = useTranslations('taking-part');
  const back = `/seasons/${season.id}${code === null ? '' : `?code=${encodeURIComponent(code)}`}`;
  return (
    <Card title={t('title.withdrawn')}>
      <p className="muted">{t('logInFirst')}</p>
      <Link className="button main" href={`/signin?callbackUrl=${encodeURIComponent(back)}`}>
        {t('logIn')}
      </Link>
    </Card>
  );
}
