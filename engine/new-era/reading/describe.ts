import { seatName } from '../../core/by-seat';
import { sentence } from '../../core/story';
import type { Message, SeatId, Sentence, StepResult, Verdict } from '../../game';
import type { Event } from '../event-types';
import { message } from '../message';
import { refusalOf } from '../orders/refusals';
import type { CardId, GameEnd, Rule } from '../types';
import { goodName, goodsOf, nameOf } from './names';

/** A step's report in sentences, limited to what the reader may see, in the order of events. */
export function describe(_before: unknown, result: StepResult<unknown>): readonly Sentence[] {
  const events = result.events as readonly Event[];
  return [...refusalSentences(result.orders), ...events.map(eventSentence)];
}

function refusalSentences(verdicts: readonly Verdict[]): readonly Sentence[] {
  return verdicts
    .filter(({ result }) => result === 'rejected')
    .map(({ seat, reason, order }) => {
      const says = message('story.refused', { seat: seatName(seat), why: refusalOf(reason, order).says });
      return sentence(says, reason, [seat]);
    });
}

type EventText = readonly [says: Message, rule: Rule, ...seats: readonly SeatId[]];
type EventWriter<Type extends Event['type']> = (event: Event & { readonly type: Type }) => EventText;

function eventSentence(event: Event): Sentence {
  const write = EVENT_WRITERS[event.type] as (event: Event) => EventText;
  const [says, rule, ...seats] = write(event);
  return sentence(says, rule, seats);
}

const CAUSE_RULES = { conquered: '9.1', redeveloped: '9.3', broken: '8.20' } as const;

const WIN_RULES: Readonly<Record<GameEnd['by'], Rule>> = {
  points: '11.2',
  cards: '11.3',
  goods: '11.3',
  draw: '11.3',
  resignation: '3.8',
};

/** The sentence for each kind of event, its rule, and the seats it concerns. */
const EVENT_WRITERS: { readonly [Type in Event['type']]: EventWriter<Type> } = {
  revealed: ({ cards }) => [message('story.revealed', { cards: cards.map(nameOf) }), '4.1'],
  discarded: ({ cards }) => [message('story.discarded', { cards: cards.map(nameOf) }), '4.4'],
  drafted: ({ seat, card }) => [message('story.picked', at(seat, card)), '4.2', seat],
  instant: ({ seat, card }) => [message('story.played', at(seat, card)), '7.1', seat],
  drew: ({ seat, count, cards }) => [
    cards
      ? message('story.drew', { seat: seatName(seat), cards: cards.map(nameOf) })
      : message('story.drewHidden', { seat: seatName(seat), count }),
    '4.5',
    seat,
  ],
  reshuffled: ({ cards }) => [message('story.reshuffled', { count: cards }), '4.7'],
  gained,
  contactCard: ({ seat, slot, as }) => [
    as === 'token'
      ? message('story.contactForToken', { seat: seatName(seat), slot })
      : message('story.contactToAct', { seat: seatName(seat), slot }),
    '7.2',
    seat,
  ],
  cooperated,
  conquered: ({ seat, card, owner }) =>
    owner === null
      ? [message('story.conqueredFromHand', at(seat, card)), '8.7', seat]
      : [message('story.conquered', { ...at(seat, card), owner: seatName(owner) }), '8.17', seat, owner],
  attacked: ({ seat, owner, strength }) => [
    message('story.attacked', { seat: seatName(seat), owner: seatName(owner), strength }),
    '8.15',
    seat,
    owner,
  ],
  repelled: ({ seat, owner, strength }) => [
    message('story.repelled', { seat: seatName(seat), owner: seatName(owner), strength }),
    '8.16',
    seat,
    owner,
  ],
  defended: ({ seat, spent, strength }) => [
    message('story.defended', { seat: seatName(seat), spent, strength }),
    '8.16',
    seat,
  ],
  reinforced: ({ seat, strength }) => [
    message('story.reinforced', { seat: seatName(seat), strength }),
    '8.16',
    seat,
  ],
  agreementEnded: ({ seat, card, cause }) => [
    message('story.agreementEnded', { ...at(seat, card), cause }),
    CAUSE_RULES[cause],
    seat,
  ],
  redeveloped: ({ seat, from, card }) => [
    message('story.redeveloped', { ...at(seat, card), from: nameOf(from) }),
    '9.3',
    seat,
  ],
  reconstructed: ({ seat, debris, card }) => [
    message('story.reconstructed', { ...at(seat, card), debris: nameOf(debris) }),
    '9.6',
    seat,
  ],
  worked: ({ seat, card, nth }) =>
    nth > 1
      ? [message('story.workedAgain', at(seat, card)), '7.8', seat]
      : [message('story.worked', at(seat, card)), '7.7', seat],
  incorporated: ({ seat, card }) => [message('story.incorporated', at(seat, card)), '8.9', seat],
  debris: ({ seat, card }) => [message('story.debris', at(seat, card)), '9.1', seat],
  improved: ({ seat, card }) => [message('story.improved', at(seat, card)), '14.3', seat],
  stored: ({ seat, card }) => [message('story.stored', at(seat, card)), '10.5', seat],
  visited: ({ seat, card, owner }) => [
    message('story.visited', { ...at(seat, card), owner: seatName(owner) }),
    '7.9',
    seat,
    owner,
  ],
  traded: ({ seat, resource }) => [
    message('story.traded', { seat: seatName(seat), resource: goodName(resource) }),
    '7.10',
    seat,
  ],
  swapped: ({ seat }) => [message('story.swapped', { seat: seatName(seat) }), '7.6', seat],
  passed: ({ seat }) => [message('story.passed', { seat: seatName(seat) }), '6.2', seat],
  resigned: ({ seat }) => [message('story.resigned', { seat: seatName(seat) }), '3.8', seat],
  rejoined: ({ seat }) => [message('story.rejoined', { seat: seatName(seat) }), '3.9', seat],
  missed: ({ seat }) => [message('story.missed', { seat: seatName(seat) }), '3.3', seat],
  scored: ({ turn, scores }) => [
    message('story.scored', {
      turn,
      scores: Object.entries(scores).map(([seat, points]) => `${seatName(seat)} ${points}`),
    }),
    '11.1',
    ...Object.keys(scores),
  ],
  turnBegan: ({ turn, first }) => [message('story.turn', { turn, first: seatName(first) }), '12.2', first],
  gameOver: ({ winners, by }) => [
    winners.length === 0
      ? message('story.overWithoutWinner')
      : message('story.over', { winners: winners.map(seatName), by }),
    WIN_RULES[by],
    ...winners,
  ],
};

function gained({ seat, source, goods: gain }: Event & { readonly type: 'gained' }): EventText {
  const parts = { seat: seatName(seat), goods: goodsOf(gain) };
  if (source === 'trade') return [message('story.gainedInTrade', parts), '6.5', seat];
  return source === 'base'
    ? [message('story.gainedFromBase', parts), '6.5', seat]
    : [message('story.gained', { ...parts, card: nameOf(source) }), '6.5', seat];
}

function cooperated(event: Event & { readonly type: 'cooperated' }): EventText {
  const { seat, card, owner, at: place } = event;
  const parts = at(seat, card);
  if (place !== undefined)
    return [message('story.protected', { ...parts, place: nameOf(place) }), '8.10', seat];
  return owner === null
    ? [message('story.agreed', parts), '8.8', seat]
    : [message('story.agreedWith', { ...parts, owner: seatName(owner) }), '8.12', seat, owner];
}

/** The seat and the card that a sentence is about. */
function at(seat: SeatId, card: CardId) {
  return { seat: seatName(seat), card: nameOf(card) };
}
