import type { ReactNode } from 'react';
import { useTexts } from '#texts';
import type { Order, PlayCardOrder } from '../../../engine/nyc-risk/orders/order-types';
import type { Placement } from '../../../engine/nyc-risk/types';
import type { Language } from '../../../messages/languages';
import { nameOf, type People } from '../../components/frame/people';
import { useLanguage } from '../../components/frame/reader';
import { listInWords } from '../../lib/lists';
import type { Texts } from '../../lib/texts';
import {
  adventureName,
  boroughName,
  cardName,
  crossingName,
  hoodName,
  pictureName,
  valueName,
} from './names';

/** An order in one line, its hoods in bold. */
export function OrderText({ order, people }: { order: Order; people: People }): ReactNode {
  const t = useTexts('nyc-risk');
  const language = useLanguage();
  const hood = (id: string) => () => <b>{hoodName(id)}</b>;
  switch (order.type) {
    case 'attack':
      return t.rich('line.attack', { from: hood(order.from), to: hood(order.to) });
    case 'fortify':
      return t.rich('line.fortify', {
        from: hood(order.from),
        to: hood(order.to),
        count: order.count,
        mayor: order.mayor ? 'yes' : 'no',
      });
    case 'reinforce':
      return <Placements placements={order.placements} />;
    case 'place':
      return t.rich('line.place', {
        units: () => <Placements placements={order.placements} />,
        at: hood(order.mayor),
      });
    case 'playCard':
      return <InBold name={adventureName(order.card)} text={cardText(order, people, t, language)} />;
    case 'mayor':
      return t.rich('line.mayor', { at: hood(order.at) });
    case 'draft':
      return <b>{hoodName(order.to)}</b>;
    case 'trade':
      return t('order.trade', {
        cards: listInWords(
          order.cards.map((card) => pictureName(card, t)),
          language,
        ),
      });
    default:
      return plainText(order, t, language);
  }
}

function InBold({ name, text }: { name: string; text: string }) {
  const [before, ...after] = text.split(name);
  return (
    <>
      {before}
      <b>{name}</b>
      {after.join(name)}
    </>
  );
}

function Placements({ placements }: { placements: readonly Placement[] }) {
  const t = useTexts('nyc-risk');
  if (placements.length === 0) return t('line.noUnits');
  return placements.map(({ to, count }, index) => (
    <span key={to}>
      {index > 0 ? ', ' : ''}
      <b>{hoodName(to)}</b> {count}
    </span>
  ));
}

function plainText(order: Order, t: Texts<'nyc-risk'>, language: Language): string {
  switch (order.type) {
    case 'occupy':
      return t('order.occupy', { count: order.count });
    case 'discard':
      return t('order.discard', { cards: listInWords(order.cards.map(adventureName), language) });
    case 'claim':
      if (order.claims.length === 0) return t('order.noClaims');
      return listInWords(
        order.claims.map(({ to, years }) => t('order.claim', { hood: hoodName(to), years })),
        language,
      );
    case 'endPhase':
      return t('order.endPhase');
    case 'setStandingOrder':
      return t('order.standing');
    case 'resign':
      return t('order.resign');
    case 'takeOver':
      return t('order.takeOver');
    default:
      return '';
  }
}

/** A card with its choices, in words. */
function cardText(order: PlayCardOrder, people: People, t: Texts<'nyc-risk'>, language: Language): string {
  const { to, from, count, at, placements, seat } = order;
  const card = cardWithPrice(order, t, language);
  if (typeof from === 'string' && typeof to === 'string')
    return t('card.flight', { card, count: Number(count ?? 1), from: hoodName(from), to: hoodName(to) });
  if (typeof seat === 'string') return t('card.seat', { card, name: nameOf(people, seat) });
  const place = typeof to === 'string' ? to : at;
  if (typeof place === 'string') return t('card.with', { card, what: hoodName(place) });
  return Array.isArray(placements)
    ? t('card.with', { card, what: placementText(placements as readonly Placement[], language) })
    : card;
}

/** A card with its price, or its subject. */
function cardWithPrice(order: PlayCardOrder, t: Texts<'nyc-risk'>, language: Language): string {
  const { crossing, between, borough, give } = order;
  const card = adventureName(order.card);
  if (typeof crossing === 'string') return t('card.closes', { card, crossing: crossingName(crossing) });
  if (typeof give === 'string') return t('card.for', { card, given: cardName(give, t) });
  if (typeof borough === 'string') return t('card.of', { card, borough: boroughName(borough) });
  if (!Array.isArray(between)) return card;
  const harbours = listInWords(
    between.map((harbour) => valueName(harbour, t)),
    language,
  );
  return t('card.between', { card, harbours });
}

function placementText(placements: readonly Placement[], language: Language): string {
  return listInWords(
    placements.map(({ to, count }) => `${hoodName(to)} ${count}`),
    language,
  );
}

/** The order as plain text, for menus and labels. */
export function orderLabel(order: Order, people: People, t: Texts<'nyc-risk'>, language: Language): string {
  switch (order.type) {
    case 'attack':
      return t('order.attack', { from: hoodName(order.from), to: hoodName(order.to) });
    case 'fortify':
      return t('order.fortify', { from: hoodName(order.from), to: hoodName(order.to) });
    case 'reinforce':
      return t('order.reinforce');
    case 'playCard':
      return cardText(order, people, t, language);
    case 'mayor':
      return t('order.mayor', { at: hoodName(order.at) });
    case 'draft':
      return hoodName(order.to);
    case 'place':
      return t('order.place');
    case 'trade': {
      const cards = order.cards.map((card) => `${cardName(card, t)} (${pictureName(card, t)})`);
      return t('order.trade', { cards: listInWords(cards, language) });
    }
    default:
      return plainText(order, t, language);
  }
}
