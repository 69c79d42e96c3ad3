'use client';

import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import type { CardId } from '../../../engine/new-era/types';
import { CardFace } from './card-face';

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
          <CardFace card={card} />
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
