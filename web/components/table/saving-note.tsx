'use client';

import type { Saving, Sent } from './order-sender';

const WORDS: Readonly<Record<Exclude<Saving, 'calm' | 'saving'>, string>> = {
  offline:
    'The platform is not reachable. Your orders stay drafts here, and this page keeps trying to send them.',
  'too-late': 'This reached us after the close. What was stored before the deadline counted.',
  elsewhere: 'Another tab or device stored a newer list. This is that list.',
  refused: 'The platform refused this list. What was stored before still counts.',
  'signed-out': 'You are logged out, so nothing was stored. Log in again and your orders can be sent.',
};

/** What the reader must know about sending, and only then. */
export function SavingNote({ sent: { saving, message } }: { sent: Pick<Sent, 'saving' | 'message'> }) {
  if (saving === 'calm' || saving === 'saving') return null;
  return (
    <p className="saving-note" role="alert">
      {WORDS[saving]} {message}
    </p>
  );
}
