import { useTexts } from '#texts';
import type { Sent } from './order-sender';

/** A note about sending, shown only when the reader must know. */
export function SavingNote({ sent: { saving, message } }: { sent: Pick<Sent, 'saving' | 'message'> }) {
  const t = useTexts('table');
  if (saving === 'calm' || saving === 'saving') return null;
  return (
    <p className="saving-note" role="alert">
      {t(`saving.${saving}`)} {message}
    </p>
  );
}
