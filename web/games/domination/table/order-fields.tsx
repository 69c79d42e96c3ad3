'use client';

import type { CardId } from '../../../../engine/domination/card-ids';
import { cardOf, TEXT_RULES } from '../../../../engine/domination/data/cards';
import type { Order } from '../../../../engine/domination/orders/order-types';
import { nameOf } from '../../../components/frame/people';
import { cardTitle } from '../names';
import { DominationRule } from '../rule';
import { cardOfOrder, choicesOf, listOf, offerFor, usedAs } from '../targets';
import type { OrderRowProps } from './order-row-props';

/** What an order asks for besides areas: a player, a card to take, a second card to discard. */
export function OrderFields(props: OrderRowProps) {
  const { order, place, turn, people } = props;
  const [card, use] = [cardOfOrder(order), usedAs(order)];
  const offer = card === null || use === null ? undefined : offerFor(turn.offersAt(place), card, use);
  const change = (changed: Order) => turn.replace(place, changed);
  if (order.type === 'discard1' || order.type === 'discard2')
    return (
      <>
        {order.type === 'discard2' ? (
          <Select
            label="And discard"
            value={order.cards[1]}
            from={secondCards(listOf(offer?.open, 'cards')?.from ?? [], order.cards[0])}
            name={(id) => cardTitle(id as CardId)}
            onChange={(second) => change({ ...order, cards: [order.cards[0], second as CardId] })}
          />
        ) : null}
        <Select
          label={order.type === 'discard1' ? 'Take, to your discard pile' : 'Take, to your hand'}
          value={order.take}
          from={choicesOf(offer?.open, 'take').map(String)}
          name={(id) => takeName(id as CardId)}
          onChange={(take) => change({ ...order, take: take as CardId })}
        />
      </>
    );
  if (order.type !== 'text') return null;
  return (
    <>
      <p className="sub">
        {cardOf(order.card).text} <DominationRule rule={TEXT_RULES[order.card]} />
      </p>
      {'target' in order ? (
        <Select
          label="Player"
          value={order.target}
          from={choicesOf(offer?.open, 'target').map(String)}
          name={(seat) => nameOf(people, seat)}
          onChange={(target) => change({ ...order, target })}
        />
      ) : null}
    </>
  );
}

/** The other cards of the hand, each type once, and the same type again if there is a second copy. */
function secondCards(hand: readonly unknown[], first: CardId): readonly string[] {
  const others = hand.map(String);
  others.splice(others.indexOf(first), 1);
  return [...new Set(others)];
}

function takeName(card: CardId): string {
  const { title, cost } = cardOf(card);
  return cost === 0 ? title : `${title} (costs ${cost} logistics)`;
}

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly from: readonly string[];
  readonly name: (id: string) => string;
  readonly onChange: (id: string) => void;
}

function Select({ label, value, from, name, onChange }: SelectProps) {
  return (
    <label className="order-field">
      <span>{label}</span>
      <select className="input" value={value} onChange={(event) => onChange(event.target.value)}>
        {from.map((id) => (
          <option key={id} value={id}>
            {name(id)}
          </option>
        ))}
      </select>
    </label>
  );
}
