import type { CardId } from '../../../../engine/domination/card-ids';
import { cardOf } from '../../../../engine/domination/data/cards';
import type { Order } from '../../../../engine/domination/orders/order-types';
import type { SeatView } from '../../../../engine/domination/types';
import { cardTitle, listedOften } from '../names';
import { orderTitle } from '../order-text';
import { cardOfOrder } from '../targets';

interface HandPanelProps {
  readonly own: SeatView;
  readonly orders: readonly Order[];
  /** Whether a card can be played now. */
  readonly active: boolean;
  readonly playable: (card: CardId) => boolean;
  readonly onPlay: (card: CardId) => void;
}

/** The reader's hand as a row of narrow cards, with what the list does with each. */
export function HandPanel({ own, orders, active, playable, onPlay }: HandPanelProps) {
  const hand = own.hand ?? [];
  return (
    <>
      <div className="panel-head">
        <h2 id="hand-title">Your hand</h2>
        <span className="piles">
          <span>
            <i className="pile" /> Draw <b className="numbers">{own.drawCount}</b>
          </span>
          <span>
            <i className="pile" /> Discard <b className="numbers">{own.discard.length}</b>
          </span>
        </span>
      </div>
      {hand.length === 0 ? <p className="empty small">No cards until the next game turn.</p> : null}
      <ul className="narrow-cards">
        {[...new Set(hand)].map((card) => (
          <li key={card}>
            <HandCard
              card={card}
              copies={hand.filter((one) => one === card).length}
              uses={usesOf(orders, card)}
              disabled={!active || !playable(card)}
              onPlay={() => onPlay(card)}
            />
          </li>
        ))}
      </ul>
      {own.discard.length === 0 ? null : (
        <p className="panel-lead">Discarded: {listedOften(own.discard.map(cardTitle))}.</p>
      )}
    </>
  );
}

interface HandCardProps {
  readonly card: CardId;
  readonly copies: number;
  readonly uses: readonly string[];
  readonly disabled: boolean;
  readonly onPlay: () => void;
}

function HandCard({ card, copies, uses, disabled, onPlay }: HandCardProps) {
  const { title, text } = cardOf(card);
  return (
    <button
      type="button"
      className={uses.length > 0 ? 'narrow-card used' : 'narrow-card'}
      disabled={disabled}
      onClick={onPlay}
    >
      <span className="narrow-card-head">
        <b>{title}</b>
        {copies > 1 ? <b className="numbers copies">×{copies}</b> : null}
        <Values card={card} />
      </span>
      <span className="narrow-card-text">{text ?? 'No text. Build or attack.'}</span>
      {uses.length === 0 ? null : <span className="narrow-card-use">{uses.join('; ')}</span>}
    </button>
  );
}

/** The printed values of a card: Builds and Reductions. */
export function Values({ card }: { card: CardId }) {
  const { build, reduce } = cardOf(card);
  return (
    <span className="card-values numbers">
      <span>
        <span className="hidden-text">build </span>+{build}
      </span>
      <span>
        <span className="hidden-text">attack </span>−{reduce}
      </span>
    </span>
  );
}

function usesOf(orders: readonly Order[], card: CardId): readonly string[] {
  return orders.flatMap((order, at) => {
    const uses = cardOfOrder(order) === card || (order.type === 'discard2' && order.cards.includes(card));
    return uses ? [`Order ${at + 1}, ${orderTitle(order)[1].replace(/ \d+$/, '')}`] : [];
  });
}
