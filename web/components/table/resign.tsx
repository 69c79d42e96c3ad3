import { type ReactNode, useState } from 'react';

interface ResignProps {
  /** Whether the orders that are stored say so already. */
  readonly resigned: boolean;
  readonly busy: boolean;
  readonly onResign: () => void;
  /** What becomes of the seat. */
  readonly children: ReactNode;
}

/** Leaving the game, with a second click to confirm. */
export function Resign({ resigned, busy, onResign, children }: ResignProps) {
  const [asked, setAsked] = useState(false);
  if (resigned) return <p className="panel-lead">You have resigned. It takes effect with the next step.</p>;
  return (
    <details className="typed">
      <summary>Resign</summary>
      <div className="resign">
        <p className="small">{children}</p>
        {asked ? (
          <p className="resign-buttons">
            <button type="button" className="button" disabled={busy} onClick={onResign}>
              Yes, resign this seat
            </button>
            <button type="button" className="button quiet" onClick={() => setAsked(false)}>
              Keep playing
            </button>
          </p>
        ) : (
          <button type="button" className="button compact" onClick={() => setAsked(true)}>
            Resign
          </button>
        )}
      </div>
    </details>
  );
}
