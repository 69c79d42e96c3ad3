'use client';

import type { OpenCheckIn } from '../../../functions/api/schemas/season-entries';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { counted } from '../../lib/time';
import { ProblemNote } from '../forms/problem-note';
import { When } from '../frame/when';

interface CheckInProps {
  readonly season: string;
  readonly checkIn: OpenCheckIn;
  /** What the reader has said. */
  readonly said: 'plays' | 'sits-out' | null;
}

/** Asks a player whether they play a round: one click answers, another one changes it until the check-in closes. */
export function CheckIn({ season, checkIn, said }: CheckInProps) {
  const { round, until, assume, playing, out, silent } = checkIn;
  const { busy, problem, run } = useMutation();
  const say = (confirm: boolean) =>
    run(() => api('PUT /seasons/{id}/entries/me', { id: season }, { confirm }));
  return (
    <>
      <p>
        <b>{SAID[said ?? 'nothing']}</b> Say until <When at={until} as="long" />.{' '}
        {said === null ? SILENCE[assume] : null}
      </p>
      <ProblemNote problem={problem} />
      <p className="form-actions">
        <button
          type="button"
          className={said === 'plays' ? 'button' : 'button main'}
          disabled={busy || said === 'plays'}
          onClick={() => say(true)}
        >
          I play round {round}
        </button>
        <button
          type="button"
          className="button"
          disabled={busy || said === 'sits-out'}
          onClick={() => say(false)}
        >
          I sit it out
        </button>
      </p>
      <p className="small muted">
        {counted(playing, 'player')} checked in, {out} sit out, {silent} have not answered.
      </p>
    </>
  );
}

const SAID = {
  plays: 'You play.',
  'sits-out': 'You sit this round out.',
  nothing: 'Do you play?',
} as const;

const SILENCE = {
  plays: 'If you say nothing, you play.',
  'sits-out': 'If you say nothing, you sit the round out, unless too few have answered.',
} as const;
