import { seatName } from '../../core/by-seat';
import { listed } from '../../core/listed';
import { refusalSentence, sentence } from '../../core/story';
import type { SeatId, Sentence, StepResult, Verdict } from '../../game';
import { cardName } from '../data/cards';
import type { Event } from '../event-types';
import { refusalOf } from '../orders/refusals';
import type { Rule } from '../types';
import { goodsText } from './names';

/** A step's story in sentences, of what the reader may see, in the order in which things happened. */
export function describe(_before: unknown, result: StepResult<unknown>): readonly Sentence[] {
  const events = result.events as readonly Event[];
  return [...refusalSentences(result.orders), ...events.map(eventSentence)];
}

function refusalSentences(verdicts: readonly Verdict[]): readonly Sentence[] {
  return verdicts
    .filter(({ result }) => result === 'rejected')
    .map((verdict) => refusalSentence(verdict, refusalOf(verdict.reason, verdict.order).message));
}

type Told = readonly [text: string, rule: Rule, ...seats: readonly SeatId[]];
type Teller<Type extends Event['type']> = (event: Event & { readonly type: Type }) => Told;

function eventSentence(event: Event): Sentence {
  const tell = TELLERS[event.type] as (event: Event) => Told;
  const [text, rule, ...seats] = tell(event);
  return sentence(text, rule, seats);
}

const CAUSES = {
  conquered: ['because the location was conquered', '9.1'],
  redeveloped: ['because the location was redeveloped', '9.3'],
  broken: ['by choice', '8.20'],
} as const;

const WINS = {
  points: ['by points', '11.2'],
  cards: ['by cards in hand', '11.3'],
  goods: ['by workers and resources', '11.3'],
  draw: ['in a draw', '11.3'],
  resignation: ['because no other player is left', '3.8'],
} as const;

const SLOT_NAMES = {
  conquest: 'conquest',
  coop: 'cooperation',
  incorp: 'incorporation',
  redevelop: 'redevelopment',
} as const;

/** The sentence for each kind of event, its rule, and the seats it concerns. */
const TELLERS: { readonly [Type in Event['type']]: Teller<Type> } = {
  revealed: ({ cards }) => [`Turned up: ${listed(cards.map(cardName))}`, '4.1'],
  discarded: ({ cards }) => [`Discarded: ${listed(cards.map(cardName))}`, '4.4'],
  drafted: ({ seat, card }) => [`${seatName(seat)} picked ${cardName(card)}`, '4.2', seat],
  instant: ({ seat, card }) => [`${seatName(seat)} played ${cardName(card)}`, '7.1', seat],
  drew: ({ seat, count, cards }) => [
    `${seatName(seat)} drew ${cards ? listed(cards.map(cardName)) : count === 1 ? '1 card' : `${count} cards`}`,
    '4.5',
    seat,
  ],
  reshuffled: ({ cards }) => [`The discard pile of ${cards} cards became the stack`, '4.7'],
  gained: ({ seat, source, goods }) => [
    `${seatName(seat)} gained ${goodsText(goods)}${sourceText(source)}`,
    '6.5',
    seat,
  ],
  contactCard: ({ seat, slot, as }) => [
    `${seatName(seat)} used its contact card for ${as === 'token' ? `a ${SLOT_NAMES[slot]} token` : SLOT_NAMES[slot]}`,
    '7.2',
    seat,
  ],
  cooperated: ({ seat, card, owner, at }) =>
    at === undefined
      ? [
          `${seatName(seat)} made an agreement with ${cardName(card)}${owner === null ? '' : ` of ${seatName(owner)}`}`,
          owner === null ? '8.8' : '8.12',
          seat,
          ...(owner === null ? [] : [owner]),
        ]
      : [`${seatName(seat)} protected ${cardName(at)} with ${cardName(card)}`, '8.10', seat],
  conquered: ({ seat, card, owner }) =>
    owner === null
      ? [`${seatName(seat)} conquered ${cardName(card)} from its hand`, '8.7', seat]
      : [`${seatName(seat)} conquered ${cardName(card)} of ${seatName(owner)}`, '8.17', seat, owner],
  attacked: ({ seat, owner, strength }) => [
    `${seatName(seat)} attacked ${seatName(owner)} with strength ${strength}`,
    '8.15',
    seat,
    owner,
  ],
  repelled: ({ seat, owner, strength }) => [
    `${seatName(owner)} repelled ${seatName(seat)}, who had strength ${strength} left`,
    '8.16',
    seat,
    owner,
  ],
  defended: ({ seat, spent, strength }) => [
    `${seatName(seat)} spent ${spent} on defence, which leaves a strength of ${strength}`,
    '8.16',
    seat,
  ],
  reinforced: ({ seat, strength }) => [
    `${seatName(seat)} added tokens of the reserve and has strength ${strength}`,
    '8.16',
    seat,
  ],
  agreementEnded: ({ seat, card, cause }) => [
    `The agreement of ${seatName(seat)} with ${cardName(card)} ended ${CAUSES[cause][0]}`,
    CAUSES[cause][1],
    seat,
  ],
  redeveloped: ({ seat, from, card }) => [
    `${seatName(seat)} redeveloped ${cardName(from)} into ${cardName(card)} for 2 points`,
    '9.3',
    seat,
  ],
  reconstructed: ({ seat, debris, card }) => [
    `${seatName(seat)} built ${cardName(card)} where ${cardName(debris)} lay in debris, for 1 point`,
    '9.6',
    seat,
  ],
  worked: ({ seat, card, nth }) => [
    `${seatName(seat)} sent workers to ${cardName(card)}${nth > 1 ? ' again' : ''}`,
    nth > 1 ? '7.8' : '7.7',
    seat,
  ],
  incorporated: ({ seat, card }) => [`${seatName(seat)} incorporated ${cardName(card)}`, '8.9', seat],
  debris: ({ seat, card }) => [`${cardName(card)} of ${seatName(seat)} is debris`, '9.1', seat],
  improved: ({ seat, card }) => [`${seatName(seat)} improved ${cardName(card)}`, '14.3', seat],
  stored: ({ seat, card }) => [`${seatName(seat)} moved goods at ${cardName(card)}`, '10.5', seat],
  visited: ({ seat, card, owner }) => [
    `${seatName(seat)} visited ${cardName(card)} of ${seatName(owner)}`,
    '7.9',
    seat,
    owner,
  ],
  traded: ({ seat, resource }) => [`${seatName(seat)} traded two workers for ${resource}`, '7.10', seat],
  swapped: ({ seat }) => [`${seatName(seat)} swapped two cards for one`, '7.6', seat],
  passed: ({ seat }) => [`${seatName(seat)} passed`, '6.2', seat],
  resigned: ({ seat }) => [`${seatName(seat)} resigned`, '3.8', seat],
  rejoined: ({ seat }) => [`${seatName(seat)} is back in the game`, '3.9', seat],
  missed: ({ seat }) => [`${seatName(seat)} missed the deadline`, '3.3', seat],
  scored: ({ turn, scores }) => [
    `Points after turn ${turn}: ${listed(Object.entries(scores).map(([seat, points]) => `${seatName(seat)} ${points}`))}`,
    '11.1',
    ...Object.keys(scores),
  ],
  turnBegan: ({ turn, first }) => [`Turn ${turn} begins with ${seatName(first)}`, '12.2', first],
  gameOver: ({ winners, by }) => [
    winners.length === 0
      ? 'The game is over without a winner'
      : `The game is over: ${listed(winners.map(seatName))} won ${WINS[by][0]}`,
    WINS[by][1],
    ...winners,
  ],
};

function sourceText(source: string): string {
  if (source === 'trade') return ' in trade';
  return source === 'base' ? ' from its base' : ` from ${cardName(source)}`;
}
