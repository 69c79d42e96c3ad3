import { seatName } from '../../core/by-seat';
import { listed } from '../../core/listed';
import { refusalSentence, sentence } from '../../core/story';
import type { SeatId, Sentence, StepResult, Verdict } from '../../game';
import type { CardId } from '../card-ids';
import { cardOf, TEXT_RULES } from '../data/cards';
import { areaOf } from '../data/map';
import type { Event } from '../event-types';
import { refusalOf } from '../orders/refusals';
import type { AreaId, Rule } from '../types';

type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;
type PointEvent = EventOf<'built'> | EventOf<'reduced' | 'removed'>;

/** A step's story in sentences, of what the reader may see, in the order in which things happened. */
export function describe(_before: unknown, result: StepResult<unknown>): readonly Sentence[] {
  const events = result.events as readonly Event[];
  return [...refusalSentences(result.orders), ...grouped(events).flatMap(groupSentence)];
}

function refusalSentences(verdicts: readonly Verdict[]): readonly Sentence[] {
  return verdicts
    .filter(({ result }) => result === 'rejected')
    .map((verdict) => refusalSentence(verdict, refusalOf(verdict.reason).message));
}

/** Builds of one seat that follow one another share a sentence, and so do Reductions and removals by one seat. */
function grouped(events: readonly Event[]): readonly (readonly Event[])[] {
  const groups: Event[][] = [];
  for (const event of events) {
    const last = groups.at(-1);
    const [first] = last ?? [];
    if (last && first && isSameWork(first, event)) last.push(event);
    else groups.push([event]);
  }
  return groups;
}

function isSameWork(one: Event, other: Event): boolean {
  if (one.type === 'built') return other.type === 'built' && other.seat === one.seat;
  return isLoss(one) && isLoss(other) && one.by === other.by;
}

function isLoss(event: Event): event is EventOf<'reduced' | 'removed'> {
  return event.type === 'reduced' || event.type === 'removed';
}

function groupSentence(group: readonly Event[]): readonly Sentence[] {
  const [first] = group;
  if (first === undefined) return [];
  if (first.type === 'built') return [buildSentence(first.seat, group)];
  return isLoss(first) ? [lossSentence(first.by, group.filter(isLoss))] : [eventSentence(first)];
}

function buildSentence(seat: SeatId, group: readonly Event[]): Sentence {
  const full = new Map<AreaId, boolean>();
  for (const event of group) if (event.type === 'built') full.set(event.area, event.full);
  const places = [...full].map(([area, isFull]) => `${place(area)} (${isFull ? 'Full' : 'Struggling'})`);
  return sentence(`${seatName(seat)} built in ${listed(places)}`, '5.2', [seat]);
}

function lossSentence(by: SeatId, group: readonly EventOf<'reduced' | 'removed'>[]): Sentence {
  const fates = new Map(group.map((event) => [event.area, event]));
  const told = (type: PointEvent['type']) =>
    [...fates.values()]
      .filter((event) => event.type === type)
      .map(({ area, seat }) => `${place(area)} (${seatName(seat)})`);
  const [reduced, removed] = [told('reduced'), told('removed')];
  const parts = [
    ...(reduced.length > 0 ? [`reduced ${listed(reduced)}`] : []),
    ...(removed.length > 0 ? [`removed ${listed(removed)}`] : []),
  ];
  const seats = [by, ...group.map(({ seat }) => seat)];
  return sentence(`${seatName(by)} ${parts.join(' and ')}`, removed.length > 0 ? '5.6' : '5.3', seats);
}

type Told = readonly [text: string, rule: Rule, seats: readonly SeatId[]];
type Teller<Type extends Event['type']> = (event: EventOf<Type>) => Told;

function eventSentence(event: Exclude<Event, PointEvent>): Sentence {
  const tell = TELLERS[event.type] as (event: Event) => Told;
  return sentence(...tell(event));
}

const USES = {
  build: ['to build', '4.4'],
  attack: ['to attack', '4.5'],
  text: ['for its text', '4.6'],
  discard1: ['', '4.7'],
  discard2: ['', '4.8'],
} as const;

const PASSES = {
  order: ['passed', '3.5'],
  default: ['missed the deadline and passed', '11.1'],
  empty: ['has no card left and passed', '3.7'],
  vacant: ['is vacant and passed', '3.7'],
} as const;

/** The sentence for each kind of event; Builds, Reductions and removals have group sentences. */
const TELLERS: { readonly [Type in Exclude<Event['type'], PointEvent['type']>]: Teller<Type> } = {
  setup: ({ stacks, first }) => [
    `The stacks are ${listed(stacks.map(cardName))}; ${seatName(first)} plays first`,
    '2.3',
    [first],
  ],
  game_turn: ({ turn, first }) => [`Game turn ${turn} begins with ${seatName(first)}`, '3.1', [first]],
  shuffled: ({ seat, count }) => [
    `${seatName(seat)} shuffled its discard pile of ${cards(count)} into a new deck`,
    '3.3',
    [seat],
  ],
  drew: ({ seat, count }) => [`${seatName(seat)} drew ${cards(count)}`, '3.2', [seat]],
  card_used: (event) => [usedText(event), USES[event.use][1], [event.seat]],
  vp: ({ seat, gain, vp, card }) => [
    `${seatName(seat)} scored ${gain} VP and has ${vp}`,
    TEXT_RULES[card],
    [seat],
  ],
  acquired: ({ seat, card, to }) => [
    `${seatName(seat)} took ${cardName(card)} into its ${to === 'hand' ? 'hand' : 'discard pile'}`,
    to === 'hand' ? '4.8' : '4.7',
    [seat],
  ],
  logistics: ({ seat, from, to, why }) => [
    `The logistics of ${seatName(seat)} went from ${from} to ${to}`,
    why === 'cost' ? '6.4' : '9.4',
    [seat],
  ],
  bio_answer: ({ seat, answer }) => [
    `${seatName(seat)} ${answer === 'reduce' ? 'answered the Bio Weapons' : 'did not answer the Bio Weapons'}`,
    '8.7',
    [seat],
  ],
  standing_set: ({ seat }) => [`${seatName(seat)} changed its standing orders`, '8.4', [seat]],
  passed: ({ seat, why }) => [`${seatName(seat)} ${PASSES[why][0]}`, PASSES[why][1], [seat]],
  scoring_window: () => ['The scoring window is open', '8.1', []],
  reaction: ({ seat, card, trigger }) => [
    `${seatName(seat)} played ${cardName(card)} ${trigger === 'after' ? 'out of turn' : 'before the scoring'}`,
    card === 'fog_of_war' ? '8.6' : '8.2',
    [seat],
  ],
  scored: ({ seat, land, sea, regions, gain, vp }) => [
    `${seatName(seat)} scored ${gain} VP (land ${land}, sea ${sea}, regions ${regions}) and has ${vp}`,
    '9.1',
    [seat],
  ],
  vacated: ({ seat }) => [`${seatName(seat)} is vacant and waits for a new player`, '11.2', [seat]],
  resigned: ({ seat }) => [`${seatName(seat)} resigned`, '11.3', [seat]],
  taken_over: ({ seat }) => [`A new player took over ${seatName(seat)}`, '11.5', [seat]],
  game_over: ({ winners, why }) => [
    `${why === 'turns' ? 'The last game turn is scored' : 'No other player is left'}: ${listed(winners.map(seatName))} won`,
    why === 'turns' ? '10.2' : '10.4',
    winners,
  ],
};

function usedText({ seat, use, card, card2 }: EventOf<'card_used'>): string {
  const laidDown = listed([card, ...(card2 ? [card2] : [])].map(cardName));
  if (use === 'discard1' || use === 'discard2') return `${seatName(seat)} discarded ${laidDown}`;
  return `${seatName(seat)} used ${laidDown} ${USES[use][0]}`;
}

function place(area: AreaId): string {
  return areaOf(area).name;
}

function cardName(card: CardId): string {
  return cardOf(card).title;
}

function cards(count: number): string {
  return count === 1 ? '1 card' : `${count} cards`;
}
