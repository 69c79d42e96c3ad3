import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { CardId } from '../../../engine/new-era/types';

// Most cards are known by their miniatures.
const CardFace = lazy(async () => ({ default: (await import('./card-face')).CardFace }));

const Reader = createContext<(card: CardId) => void>(() => undefined);

/** Opens a card at full size. */
export function useCardReader(): (card: CardId) => void {
  return useContext(Reader);
}

/** Around a table: any card of it opens in a dialog, so nothing has to be read in miniature. */
export function CardReader({ children }: { readonly children: ReactNode }) {
  const [card, setCard] = useState<CardId | null>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (card !== null && dialog.current?.open === false) dialog.current.showModal();
  }, [card]);
  return (
    <Reader value={setCard}>
      {children}
      {card === null ? null : (
        <dialog
          ref={dialog}
          className="card-dialog"
          data-game="new-era"
          aria-label="Card"
          onClose={() => setCard(null)}
        >
          <Suspense>
            <CardFace card={card} />
          </Suspense>
          <form method="dialog">
            <button type="submit" className="button">
              Close
            </button>
          </form>
        </dialog>
      )}
    </Reader>
  );
}
