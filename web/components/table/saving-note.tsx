import type { Saving, Sent } from './order-sender';

const WORDS: Readonly<Record<Exclude<Saving, 'calm' | 'saving'>, string>> = {
  offline:
    'The platform cannot be reached. Your orders stay on this device as drafts and are sent when it can be reached again. They count if that is before the deadline.',
  arrived: 'The platform can be reached again. Your orders are stored.',
  'too-late': 'This arrived after the turn closed. The orders stored before the deadline counted.',
  elsewhere: 'Another tab or device stored a newer list, shown here.',
  refused: 'The platform refused this list. The orders stored before still count.',
  'logged-out': 'You are logged out, so nothing was stored. Log in again to send your orders.',
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
