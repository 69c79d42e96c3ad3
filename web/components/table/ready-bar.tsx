import { Check, Undo2 } from 'lucide-react';

interface ReadyBarProps {
  readonly ready: boolean;
  readonly saving: boolean;
  readonly earlyClose: boolean;
  /** Whether the turn has no deadline, and waits for all. */
  readonly waits?: boolean;
  /** Whether the others are bots, which answer at once. */
  readonly isPractice: boolean;
  readonly readySeats: number;
  readonly owingSeats: number;
  readonly onReady: (ready: boolean) => void;
}

/** The one main action of the table, always in reach: to be ready, and to take that back. */
export function ReadyBar(props: ReadyBarProps) {
  const { ready, saving, readySeats, owingSeats, onReady } = props;
  return (
    <div className="ready-bar">
      {ready ? (
        <button type="button" className="button" disabled={saving} onClick={() => onReady(false)}>
          <Undo2 size={18} /> Take “ready” back
        </button>
      ) : (
        <button type="button" className="button main" disabled={saving} onClick={() => onReady(true)}>
          <Check size={18} /> Mark ready
        </button>
      )}
      <p className="tiny muted">
        {ready ? `You are ready: ${readySeats} of ${owingSeats} players so far. ` : ''}
        {closing(props)}
      </p>
    </div>
  );
}

function closing({
  earlyClose,
  waits = false,
  isPractice,
}: Pick<ReadyBarProps, 'earlyClose' | 'waits' | 'isPractice'>): string {
  if (isPractice) return 'The turn closes as soon as you are ready.';
  if (waits) return 'The turn closes when all are ready. You can change your mind until then.';
  return earlyClose
    ? 'The turn closes early when all are ready. You can change your mind until then.'
    : 'The turn closes at its deadline. You can change your mind until then.';
}
