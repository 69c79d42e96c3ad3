import { Check, Undo2 } from 'lucide-react';
import { useTexts } from '#texts';

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

/** The one main action of the table, always in reach: to be ready, and to undo it. */
export function ReadyBar(props: ReadyBarProps) {
  const t = useTexts('table');
  const { ready, saving, readySeats, owingSeats, onReady } = props;
  return (
    <div className="ready-bar">
      {ready ? (
        <button type="button" className="button" disabled={saving} onClick={() => onReady(false)}>
          <Undo2 size={18} /> {t('ready.takeBack')}
        </button>
      ) : (
        <button type="button" className="button main" disabled={saving} onClick={() => onReady(true)}>
          <Check size={18} /> {t('ready.mark')}
        </button>
      )}
      <p className="tiny muted">
        {ready ? `${t('ready.soFar', { ready: readySeats, owing: owingSeats })} ` : ''}
        {t(`closes.${closing(props)}`)}
      </p>
    </div>
  );
}

function closing({
  earlyClose,
  waits = false,
  isPractice,
}: Pick<ReadyBarProps, 'earlyClose' | 'waits' | 'isPractice'>) {
  if (isPractice) return 'practice';
  if (waits) return 'waits';
  return earlyClose ? 'early' : 'deadline';
}
