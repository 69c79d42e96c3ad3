'use client';

import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { ActionButton } from '../forms/action-button';
import { CopyText } from '../forms/copy-text';
import { ProblemNote } from '../forms/problem-note';

/** The secret address of the reader's deadlines for calendar programs. */
export function CalendarAddress({ address }: { address: string | null }) {
  const mutation = useMutation();
  return (
    <section className="section" aria-labelledby="calendar">
      <h2 id="calendar">Calendar</h2>
      <p className="reading mt-2">
        Your open deadlines, for a calendar program that refreshes them by itself. Anyone with the address can
        read them.
      </p>
      {address === null ? null : <CopyText label="Address" text={address} rows={2} />}
      <ProblemNote problem={mutation.problem} />
      <p className="form-actions mt-3">
        <ActionButton by={mutation} send={() => api('POST /me/notifications/calendar')}>
          {address === null ? 'Make an address' : 'Make a new address'}
        </ActionButton>
        {address === null ? null : <span className="small muted">The address above then stops working.</span>}
      </p>
    </section>
  );
}
