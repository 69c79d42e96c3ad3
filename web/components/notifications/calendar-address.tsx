'use client';

import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { ProblemNote } from '../forms/problem-note';
import { CopyText } from '../results/copy-text';

/** The secret address of the reader's deadlines for calendar programs. */
export function CalendarAddress({ address }: { address: string | null }) {
  const { busy, problem, run } = useMutation();
  return (
    <section className="section" aria-labelledby="calendar">
      <h2 id="calendar">Calendar</h2>
      <p className="reading mt-2">
        Your open deadlines for a calendar program, which asks for them again by itself. Whoever has the
        address can read them.
      </p>
      {address === null ? null : <CopyText label="Address" text={address} rows={2} />}
      <ProblemNote problem={problem} />
      <p className="form-actions mt-3">
        <button
          type="button"
          className="button"
          disabled={busy}
          onClick={() => void run(() => api('POST /me/notifications/calendar'))}
        >
          {address === null ? 'Make an address' : 'Make a new address'}
        </button>
        {address === null ? null : (
          <span className="small muted">The one above leads nowhere from then on.</span>
        )}
      </p>
    </section>
  );
}
