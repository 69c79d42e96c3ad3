import { Dices } from 'lucide-react';
import { useTexts } from '#texts';
import type { Plan } from './use-plan';

/** The main action of the turn: to send the first step, or the whole plan. Dice cannot be taken back. */
export function SendBar({ plan }: { plan: Plan }) {
  const t = useTexts('nyc-risk');
  const sendable = plan.orders.filter((_, index) => !plan.problems.has(index)).length;
  const first = plan.orders.findIndex((_, index) => !plan.problems.has(index)) + 1;
  const busy = plan.saving === 'saving';
  return (
    <div className="ready-bar send-bar">
      <button
        type="button"
        className="button main"
        disabled={busy || sendable === 0}
        onClick={() => plan.send(1)}
      >
        <Dices size={18} /> {sendable === 0 ? t('send.send') : t('send.step', { step: first })}
      </button>
      {sendable > 1 ? (
        <button type="button" className="button quiet" disabled={busy} onClick={() => plan.send(sendable)}>
          {t('send.all', { count: sendable })}
        </button>
      ) : (
        <p className="tiny muted">{t('send.atOnce')}</p>
      )}
    </div>
  );
}
