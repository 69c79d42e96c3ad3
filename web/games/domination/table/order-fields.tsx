import { useTexts } from '#texts';
import { offerOf, partOf } from '../../../../engine/core/offers';
import type { CardId } from '../../../../engine/domination/card-ids';
import { cardOf, TEXT_RULES } from '../../../../engine/domination/data/cards';
import type { Order } from '../../../../engine/domination/orders/order-types';
import { nameOf } from '../../../components/frame/people';
import { SelectField } from '../../../components/table/fields/select-field';
import type { Texts } from '../../../lib/texts';
import { cardText } from '../card-text';
import { cardTitle } from '../names';
import { DominationRule } from '../rule';
import type { OrderRowProps } from './order-row-props';

const titleOf = (card: string) => cardTitle(card as CardId);

/** The choices of an order besides areas: a player, a card to take, a second card to discard. */
export function OrderFields(props: OrderRowProps) {
  const t = useTexts('domination');
  const printed = useTexts('domination-cards');
  const { order, place, turn } = props;
  const offer = offerOf(turn.offersAt(place), order);
  const change = (changed: Order) => turn.rows.replace(place, changed);
  const choices = (field: string) => (partOf(offer, field, 'choice')?.from ?? []).map(String);
  if (order.type === 'discard1' || order.type === 'discard2')
    return (
      <>
        {order.type === 'discard2' ? (
          <SelectField
            label={t('fields.discardToo')}
            value={order.cards[1]}
            from={secondCards(partOf(offer, 'cards', 'list')?.from ?? [], order.cards[0])}
            nameOf={titleOf}
            onChange={(second) => change({ ...order, cards: [order.cards[0], second as CardId] })}
          />
        ) : null}
        <SelectField
          label={t(order.type === 'discard1' ? 'fields.takeToPile' : 'fields.takeToHand')}
          value={order.take}
          from={choices('take')}
          nameOf={(card) => takeName(card, t)}
          onChange={(take) => change({ ...order, take: take as CardId })}
        />
      </>
    );
  if (order.type !== 'text') return null;
  return (
    <>
      <p className="sub">
        {cardText(order.card, printed)} <DominationRule rule={TEXT_RULES[order.card]} />
      </p>
      {'target' in order ? (
        <SelectField
          label={t('fields.player')}
          value={order.target}
          from={choices('target')}
          nameOf={(seat) => nameOf(props.people, seat)}
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

function takeName(card: string, t: Texts<'domination'>): string {
  const { title, cost } = cardOf(card as CardId);
  return cost === 0 ? title : t('fields.costs', { card: title, cost });
}
