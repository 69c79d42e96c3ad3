import { Bike, CarTaxiFront, PersonStanding, Sparkles } from 'lucide-react';
import { adventureOf } from '../../../../engine/nyc-risk/data/cards';
import type { Order } from '../../../../engine/nyc-risk/orders/order-types';
import type { Hand, View } from '../../../../engine/nyc-risk/types';
import { nameOf, type People } from '../../../components/frame/people';
import { adventureKind, adventureText } from '../card-texts';
import { cardName, hoodName, pictureName } from '../names';
import { firstOrder, type RiskOffer } from './offers';

interface CardsPanelProps {
  readonly view: View;
  readonly seat: string;
  readonly people: People;
  readonly hand: Hand;
  readonly plan: readonly Order[];
  readonly offers: readonly RiskOffer[];
  readonly onAdd: (order: Order) => void;
}

/** The reader's own hand: neighbourhood cards, and adventure cards with what they do and what they wait for. */
export function CardsPanel({ view, seat, people, hand, plan, offers, onAdd }: CardsPanelProps) {
  return (
    <>
      <div className="panel-head">
        <h2 id="cards-title">Your cards</h2>
        <span className="tiny muted">
          others see only {hand.cards.length} and {hand.adventures.length}
        </span>
      </div>
      {hand.cards.length + hand.adventures.length === 0 ? <p className="empty small">No cards.</p> : null}
      <div className="hand">
        <ul className="hood-cards" aria-label="Neighbourhood cards">
          {hand.cards.map((card) => (
            <li key={card} className="hood-card">
              <Picture card={card} />
              <b>{cardName(card)}</b>
              <span>{pictureName(card)}</span>
            </li>
          ))}
        </ul>
        <ul className="adventure-cards" aria-label="Adventure cards">
          {hand.adventures.map((id) => (
            <AdventureCard
              key={id}
              id={id}
              state={stateOf(view, seat, people, plan, id)}
              offer={offers.find(({ order }) => order.type === 'playCard' && order.card === id)}
              onAdd={onAdd}
            />
          ))}
        </ul>
      </div>
    </>
  );
}

const PICTURES = { pedestrian: PersonStanding, messenger: Bike, taxi: CarTaxiFront, wild: Sparkles } as const;

function Picture({ card }: { card: string }) {
  const name = pictureName(card);
  const Icon = name in PICTURES ? PICTURES[name as keyof typeof PICTURES] : Sparkles;
  return <Icon size={22} className="card-picture" />;
}

interface AdventureCardProps {
  readonly id: string;
  readonly state: string;
  readonly offer: RiskOffer | undefined;
  readonly onAdd: (order: Order) => void;
}

function AdventureCard({ id, state, offer, onAdd }: AdventureCardProps) {
  const card = adventureOf(id);
  return (
    <li className="adventure-card">
      <p className="card-kind">
        <span>{adventureKind(card)}</span>
        <span className="card-points numbers">
          {card.points}
          <span className="hidden-text">{card.points === 1 ? ' point' : ' points'}</span>
        </span>
      </p>
      <b>{card.name}</b>
      <p>{adventureText(id)}</p>
      {state === '' ? null : <p className="card-state">{state}</p>}
      {offer === undefined ? null : (
        <button type="button" className="button compact" onClick={() => onAdd(firstOrder(offer))}>
          Add to plan<span className="hidden-text">: {card.name}</span>
        </button>
      )}
    </li>
  );
}

/** What a card waits for, or where it is used already. */
function stateOf(view: View, seat: string, people: People, plan: readonly Order[], id: string): string {
  const step = plan.findIndex((order) => order.type === 'playCard' && order.card === id);
  if (step >= 0) return `In your plan, step ${step + 1}`;
  if (view.standing[seat]?.cards.some(({ card }) => card === id)) return 'In your standing orders';
  const card = adventureOf(id);
  if (card.kind !== 'mission') return '';
  const mayor = view.mayors[seat] ?? null;
  const owner = view.hoods[card.hood]?.owner ?? null;
  if (mayor === card.hood) return 'Your mayor is there';
  if (mayor === null) return 'You have no mayor';
  if (owner !== null && owner !== seat) return `${nameOf(people, owner)} holds ${hoodName(card.hood)}`;
  return `Your mayor is in ${hoodName(mayor)}`;
}
