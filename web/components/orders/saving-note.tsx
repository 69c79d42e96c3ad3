'use client';

import type { Saving } from './use-order-list';

const WORDS: Readonly<Record<Exclude<Saving, 'calm' | 'saving'>, string>> = {
  offline:
    'The platform is not reachable. Your orders stay drafts here; sending is tried again every few seconds.',
  'too-late': 'This reached us after the close. What was stored before the deadline counted.',
  elsewhere: 'Another tab or device stored a newer list. This is that list.',
  refused:
    'The platform refused this list, so what was stored before still counts. Load the page again and look at your orders.',
  'signed-out': 'You are logged out, so nothing was stored. Log in again and your orders can be sent.',
};

/** What the reader must know about sending, and only then. */
export function SavingNote({ saving }: { saving: Saving }) {
  if (saving === 'calm' || saving === 'saving') return null;
  return (
    <p className="saving-note" role="alert">
      {WORDS[saving]}
    </p>
  );
}
