import { type ReactNode, useState } from 'react';
import { useTexts } from '#texts';

interface ResignProps {
  /** Whether the stored orders resign already. */
  readonly resigned: boolean;
  readonly busy: boolean;
  readonly onResign: () => void;
  /** The consequence for the seat. */
  readonly children: ReactNode;
}

/** Leaving the game, with a second click to confirm. */
export function Resign({ resigned, busy, onResign, children }: ResignProps) {
  const t = useTexts('table');
  const [asked, setAsked] = useState(false);
  if (resigned) return <p className="panel-lead">{t('resign.done')}</p>;
  return (
    <details className="typed">
      <summary>{t('resign.resign')}</summary>
      <div className="resign">
        <p className="small">{children}</p>
        {asked ? (
          <p className="resign-buttons">
            <button type="button" className="button" disabled={busy} onClick={onResign}>
              {t('resign.yes')}
            </button>
            <button type="button" className="button quiet" onClick={() => setAsked(false)}>
              {t('resign.no')}
            </button>
          </p>
        ) : (
          <button type="button" className="button compact" onClick={() => setAsked(true)}>
            {t('resign.resign')}
          </button>
        )}
      </div>
    </details>
  );
}
