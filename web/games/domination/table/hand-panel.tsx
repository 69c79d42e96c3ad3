import type { ReactNode } from 'react';
import { useTexts } from '#texts';
import type { CardId } from '../../../../engine/domination/card-ids';
import { cardOf } from '../../../../engine/domination/data/cards';
import type { Order } from '../../../../engine/domination/orders/order-types';
import type { SeatView } from '../../../../engine/domination/types';
import { hidden } from '../../../components/frame/hidden';
import { useLanguage } from '../../../components/frame/reader';
import type { Texts } from '../../../lib/texts';
import { cardText } from '../card-text';
import { cardTitle, listedOften } from '../names';
import { cardOfOrder } from '../targets';

interface HandPanelProps {
  readonly own: SeatView;
  readonly orders: readonly Order[];
  /** Whether a card can be played now. */
  readonly active: boolean;
  readonly playable: (card: CardId) => boolean;
  readonly onPlay: (card: CardId) => void;
}

/** The reader's hand as a row of narrow cards, with their uses in the list. */
export function HandPanel({ own, orders, active, playable, onPlay }: HandPanelProps) {
  const t = useTexts('domination');
  const language = useLanguage();
  const hand = own.hand ?? [];
  return (
    <>
      <div className="panel-head">
        <h2 id="hand-title">{t('hand.title')}</h2>
        <span className="piles">
          <span>
            <i className="pile" /> {t.rich('hand.draw', { count: own.drawCount, b: figure })}
          </span>
          <span>
            <i className="pile" /> {t.rich('hand.discard', { count: own.discard.length, b: figure })}
          </span>
        </span>
      </div>
      {hand.length === 0 ? <p className="empty small">{t('hand.none')}</p> : null}
      <ul className="narrow-cards">
        {[...new Set(hand)].map((card) => (
          <li key={card}>
            <HandCard
              card={card}
              copies={hand.filter((one) => one === card).length}
              uses={usesOf(orders, card, t)}
              disabled={!active || !playable(card)}
              onPlay={() => onPlay(card)}
            />
          </li>
        ))}
      </ul>
      {own.discard.length === 0 ? null : (
        <p className="panel-lead">
          {t('hand.discarded', { cards: listedOften(own.discard.map(cardTitle), t, language) })}
        </p>
      )}
    </>
  );
}

const figure = (words: ReactNode) => <b className="numbers">{words}</b>;

interface HandCardProps {
  readonly card: CardId;
  readonly copies: number;
  readonly uses: readonly string[];
  readonly disabled: boolean;
  readonly onPlay: () => void;
}

function HandCard({ card, copies, uses, disabled, onPlay }: HandCardProps) {
  const t = useTexts('domination');
  const text = cardText(card, useTexts('domination-cards'));
  return (
    <button
      type="button"
      className={uses.length > 0 ? 'narrow-card used' : 'narrow-card'}
      disabled={disabled}
      onClick={onPlay}
    >
      <span className="narrow-card-head">
        <b>{cardTitle(card)}</b>
        {copies > 1 ? <b className="numbers copies">×{copies}</b> : null}
        <Values card={card} />
      </span>
      <span className="narrow-card-text">{text ?? t('hand.noText')}</span>
      {uses.length === 0 ? null : <span className="narrow-card-use">{uses.join('; ')}</span>}
    </button>
  );
}

/** The printed values of a card: Builds and Reductions. */
export function Values({ card }: { card: CardId }) {
  const t = useTexts('domination');
  const { build, reduce } = cardOf(card);
  return (
    <span className="card-values numbers">
      <span>{t.rich('hand.build', { count: build, hidden })}</span>
      <span>{t.rich('hand.attack', { count: reduce, hidden })}</span>
    </span>
  );
}

function usesOf(orders: readonly Order[], card: CardId, t: Texts<'domination'>): readonly string[] {
  return orders.flatMap((order, at) => {
    const uses = cardOfOrder(order) === card || (order.type === 'discard2' && order.cards.includes(card));
    return uses ? [t('hand.use', { place: at + 1, use: order.type })] : [];
  });
}
