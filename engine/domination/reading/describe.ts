import { seatName } from '../../core/by-seat';
import { sentence } from '../../core/story';
import type { Message, SeatId, Sentence, StepResult, Verdict } from '../../game';
import type { CardId } from '../card-ids';
import { cardOf, TEXT_RULES } from '../data/cards';
import { areaOf } from '../data/map';
import type { Event } from '../event-types';
import { message } from '../message';
import { refusalOf } from '../orders/refusals';
import type { AreaId, Rule } from '../types';

type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;
type PointEvent = EventOf<'built'> | EventOf<'reduced' | 'removed'>;

/** A step's story in sentences, limited to what the reader may see, in the order of events. */
export function describe(_before: unknown, result: StepResult<unknown>): readonly Sentence[] {
  const events = result.events as readonly Event[];
  return [...refusalSentences(result.orders), ...grouped(events).flatMap(groupSentence)];
}

function refusalSentences(verdicts: readonly Verdict[]): readonly Sentence[] {
  return verdicts
    .filter(({ result }) => result === 'rejected')
    .map(({ seat, reason }) => {
      const says = message('story.refused', { seat: seatName(seat), why: refusalOf(reason).says });
      return sentence(says, reason, [seat]);
    });
}

/** Consecutive Builds of one seat share a sentence, and so do Reductions and removals by one seat. */
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
  const places = [...full].map(([area, isFull]) =>
    isFull
      ? message('story.placeFull', { place: place(area) })
      : message('story.placeStruggling', { place: place(area) }),
  );
  return sentence(message('story.built', { seat: seatName(seat), places }), '5.2', [seat]);
}

function lossSentence(by: SeatId, group: readonly EventOf<'reduced' | 'removed'>[]): Sentence {
  const fates = new Map(group.map((event) => [event.area, event]));
  const forcesLost = (type: PointEvent['type']) =>
    [...fates.values()]
      .filter((event) => event.type === type)
      .map(({ area, seat }) => message('story.forceOf', { place: place(area), owner: seatName(seat) }));
  const seats = [by, ...group.map(({ seat }) => seat)];
  const [reduced, removed] = [forcesLost('reduced'), forcesLost('removed')];
  const parts = { seat: seatName(by), reduced, removed };
  if (removed.length === 0) return sentence(message('story.reduced', parts), '5.3', seats);
  const says =
    reduced.length === 0 ? message('story.removed', parts) : message('story.reducedAndRemoved', parts);
  return sentence(says, '5.6', seats);
}

type EventText = readonly [says: Message, rule: Rule, seats: readonly SeatId[]];
type EventWriter<Type extends Event['type']> = (event: EventOf<Type>) => EventText;

function eventSentence(event: Exclude<Event, PointEvent>): Sentence {
  const write = EVENT_WRITERS[event.type] as (event: Event) => EventText;
  return sentence(...write(event));
}

/** The sentence for each kind of event; Builds, Reductions and removals have group sentences. */
const EVENT_WRITERS: { readonly [Type in Exclude<Event['type'], PointEvent['type']>]: EventWriter<Type> } = {
  setup: ({ stacks, first }) => [
    message('story.setup', { stacks: stacks.map(cardName), first: seatName(first) }),
    '2.3',
    [first],
  ],
  game_turn: ({ turn, first }) => [
    message('story.gameTurn', { turn, first: seatName(first) }),
    '3.1',
    [first],
  ],
  shuffled: ({ seat, count }) => [message('story.shuffled', { seat: seatName(seat), count }), '3.3', [seat]],
  drew: ({ seat, count }) => [message('story.drew', { seat: seatName(seat), count }), '3.2', [seat]],
  card_used: usedCard,
  vp: ({ seat, gain, vp, card }) => [
    message('story.points', { seat: seatName(seat), gain, vp }),
    TEXT_RULES[card],
    [seat],
  ],
  acquired: ({ seat, card, to }) => {
    const parts = { seat: seatName(seat), card: cardName(card) };
    return to === 'hand'
      ? [message('story.tookToHand', parts), '4.8', [seat]]
      : [message('story.tookToDiscard', parts), '4.7', [seat]];
  },
  logistics: ({ seat, from, to, why }) => [
    message('story.logistics', { seat: seatName(seat), from, to }),
    why === 'cost' ? '6.4' : '9.4',
    [seat],
  ],
  bio_answer: ({ seat, answer }) => {
    const parts = { seat: seatName(seat) };
    const says =
      answer === 'reduce' ? message('story.bioAnswered', parts) : message('story.bioNotAnswered', parts);
    return [says, '8.7', [seat]];
  },
  standing_set: ({ seat }) => [message('story.standingSet', { seat: seatName(seat) }), '8.4', [seat]],
  passed,
  scoring_window: () => [message('story.scoringWindow'), '8.1', []],
  reaction: ({ seat, card, trigger }) => {
    const parts = { seat: seatName(seat), card: cardName(card) };
    const says =
      trigger === 'after'
        ? message('story.playedOutOfTurn', parts)
        : message('story.playedBeforeScoring', parts);
    return [says, card === 'fog_of_war' ? '8.6' : '8.2', [seat]];
  },
  scored: ({ seat, land, sea, regions, gain, vp }) => [
    message('story.scored', { seat: seatName(seat), land, sea, regions, gain, vp }),
    '9.1',
    [seat],
  ],
  vacated: ({ seat }) => [message('story.vacated', { seat: seatName(seat) }), '11.2', [seat]],
  resigned: ({ seat }) => [message('story.resigned', { seat: seatName(seat) }), '11.3', [seat]],
  taken_over: ({ seat }) => [message('story.takenOver', { seat: seatName(seat) }), '11.5', [seat]],
  game_over: ({ winners, why }) => {
    const parts = { winners: winners.map(seatName) };
    return why === 'turns'
      ? [message('story.overByTurns', parts), '10.2', winners]
      : [message('story.overAlone', parts), '10.4', winners];
  },
};

function usedCard({ seat, use, card, card2 }: EventOf<'card_used'>): EventText {
  const parts = { seat: seatName(seat), cards: [card, ...(card2 ? [card2] : [])].map(cardName) };
  switch (use) {
    case 'build':
      return [message('story.usedToBuild', parts), '4.4', [seat]];
    case 'attack':
      return [message('story.usedToAttack', parts), '4.5', [seat]];
    case 'text':
      return [message('story.usedForText', parts), '4.6', [seat]];
    case 'discard1':
      return [message('story.discarded', parts), '4.7', [seat]];
    case 'discard2':
      return [message('story.discarded', parts), '4.8', [seat]];
  }
}

function passed({ seat, why }: EventOf<'passed'>): EventText {
  const parts = { seat: seatName(seat) };
  switch (why) {
    case 'order':
      return [message('story.passed', parts), '3.5', [seat]];
    case 'default':
      return [message('story.missedAndPassed', parts), '11.1', [seat]];
    case 'empty':
      return [message('story.passedWithoutCards', parts), '3.7', [seat]];
    case 'vacant':
      return [message('story.passedVacant', parts), '3.7', [seat]];
  }
}

function place(area: AreaId): string {
  return areaOf(area).name;
}

function cardName(card: CardId): string {
  return cardOf(card).title;
}
