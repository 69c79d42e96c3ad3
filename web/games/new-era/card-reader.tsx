import { createContext, type ReactNode, Suspense, useContext, useEffect, useRef, useState } from 'react';
import { useTexts } from '#texts';
import type { CardId } from '../../../engine/new-era/types';
import { useLanguage } from '../../components/frame/reader';
import { lazily } from '../../lib/lazily';

// Most cards can be recognized by their miniatures.
const CardFace = lazily(async () => (await import('./card-face')).CardFace);

/** A reader's choice among cards, which an open card also offers. */
export interface CardChoice {
  readonly words: string;
  /** Whether this card can be chosen now. */
  readonly isOpen: (card: CardId) => boolean;
  readonly choose: (card: CardId) => void;
}

interface CardReaderProps {
  /** Absent while there is no choice. */
  readonly choice?: CardChoice | undefined;
  readonly children: ReactNode;
}

const Reader = createContext<(card: CardId) => void>(() => undefined);

/** Opens a card at full size. */
export function useCardReader(): (card: CardId) => void {
  return useContext(Reader);
}

/** Around a table: any card of it opens in a dialog, so that no text must be read in miniature. */
export function CardReader({ choice, children }: CardReaderProps) {
  const t = useTexts('new-era');
  const language = useLanguage();
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
          aria-label={t('card.title')}
          onClose={() => setCard(null)}
        >
          <Suspense>
            <CardFace card={card} language={language} />
          </Suspense>
          <form method="dialog" className="form-actions">
            {choice?.isOpen(card) ? (
              <button type="submit" className="button main" onClick={() => choice.choose(card)}>
                {choice.words}
              </button>
            ) : null}
            <button type="submit" className="button">
              {t('card.close')}
            </button>
          </form>
        </dialog>
      )}
    </Reader>
  );
}
