import { seatName } from '../../core/by-seat';
import { sentence } from '../../core/story';
import type { Message, SeatId, Sentence, StepResult, Verdict } from '../../game';
import type { Part } from '../../game/message';
import { adventureOf, findAdventure } from '../data/cards';
import { CROSSINGS, findBorough, findHood, hoodOf, STOPS } from '../data/map';
import type { Event, RolledEvent } from '../event-types';
import { message } from '../message';
import { refusalOf } from '../orders/refusals';
import type { CardId, HoodId, Placement } from '../types';

/** A step's report in sentences, limited to what the reader may see, in the order of events. */
export function describe(_before: unknown, result: StepResult<unknown>): readonly Sentence[] {
  const events = result.events as readonly Event[];
  const groups = grouped(events);
  return [
    ...refusalSentences(result.orders),
    ...groups.flatMap((group, at) => groupSentence(group, causeOf(groups.slice(0, at)))),
  ];
}

/** The event that caused the following ones: units are added and removed one hood at a time. */
function causeOf(before: readonly (readonly Event[])[]): string {
  return before.findLast(([event]) => event?.type !== 'units')?.[0]?.type ?? '';
}

/**
 * Groups an attack with all its rolls, its conquest and the move that follows; every other event is a group of its own.
 */
function grouped(events: readonly Event[]): readonly (readonly Event[])[] {
  const groups: Event[][] = [];
  for (const event of events) {
    const last = groups.at(-1);
    if (last && belongsTo(last, event)) last.push(event);
    else groups.push([event]);
  }
  return groups;
}

function belongsTo(group: readonly Event[], event: Event): boolean {
  const [first] = group;
  if (first?.type !== 'rolled' || !('from' in event) || !('to' in event)) return false;
  if (first.from !== event.from || first.to !== event.to) return false;
  const last = group.at(-1)?.type;
  if (event.type === 'occupied') return last === 'conquered';
  return last === 'rolled' && (event.type === 'rolled' || event.type === 'conquered');
}

function groupSentence(group: readonly Event[], cause: string): readonly Sentence[] {
  const [first] = group;
  if (first === undefined) return [];
  return first.type === 'rolled' ? [attackSentence(group, first)] : eventSentence(first, cause);
}

/** The reason why an order was refused; for a plan with many refused orders, only their number. */
function refusalSentences(verdicts: readonly Verdict[]): readonly Sentence[] {
  const refused = verdicts.filter(({ result }) => result === 'rejected');
  const seats = [...new Set(refused.map(({ seat }) => seat))];
  return seats.flatMap((seat) => {
    const own = refused.filter((verdict) => verdict.seat === seat);
    const [first] = own;
    if (first === undefined) return [];
    if (own.length > 1) {
      const says = message('story.skipped', { seat: seatName(seat), count: own.length });
      return [sentence(says, '4.2', [seat])];
    }
    const says = message('story.refused', { seat: seatName(seat), why: refusalOf(first.reason) });
    return [sentence(says, first.reason, [seat])];
  });
}

function attackSentence(group: readonly Event[], first: RolledEvent): Sentence {
  const { attacker, defender } = first;
  const [moved] = group.flatMap((event) => (event.type === 'occupied' ? [event] : []));
  const isTaken = group.some(({ type }) => type === 'conquered');
  const rules = ['6.9', ...(isTaken ? ['7.1'] : []), ...(moved ? ['7.2'] : [])];
  const parts = attackParts(group, first);
  const taken = (): Message =>
    moved === undefined
      ? message('story.took', parts)
      : message('story.tookAndMovedIn', { ...parts, count: moved.count, mayor: yesOrNo(moved.mayor) });
  return sentence(isTaken ? taken() : message('story.attacked', parts), rules, [attacker, defender]);
}

function attackParts(group: readonly Event[], { attacker, defender, from, to }: RolledEvent) {
  const rolls = group.filter((event) => event.type === 'rolled');
  return {
    seat: seatName(attacker),
    whose: defender === null ? 'neutral' : 'seat',
    owner: defender === null ? '' : seatName(defender),
    from: place(from),
    to: place(to),
    rolls: rolls.length,
    lost: rolls.reduce((sum, { attackLoss }) => sum + attackLoss, 0),
    killed: rolls.reduce((sum, { defendLoss }) => sum + defendLoss, 0),
  };
}

type EventText = readonly [says: Message, rule: string, seats: readonly (SeatId | null)[]];
type EventWriter<Type extends Event['type']> = (
  event: Extract<Event, { readonly type: Type }>,
  cause: string,
) => EventText | null;

/**
 * The rules by which units are added and removed, by the event before that caused it; otherwise it was a card's text.
 */
const CAUSES: Readonly<Record<string, string>> = { turnStarted: '5.1', traded: '5.6', eventPlayed: '14.4' };

function eventSentence(event: Event, cause: string): readonly Sentence[] {
  if (event.type === 'rolled') return [];
  const write = EVENT_WRITERS[event.type] as ((event: Event, cause: string) => EventText | null) | undefined;
  const text = write?.(event, cause) ?? null;
  return text === null ? [] : [sentence(...text)];
}

/** The sentence for each kind of event; the rolls of an attack share one. */
const EVENT_WRITERS: { readonly [Type in Exclude<Event['type'], 'rolled'>]: EventWriter<Type> } = {
  turnStarted: ({ seat, turn, reinforcements }) => [
    message('story.turn', { turn, seat: seatName(seat), count: reinforcements }),
    '5.1',
    [seat],
  ],
  units: ({ at, change }, cause) => [
    change > 0
      ? message('story.gained', { place: place(at), count: change })
      : message('story.lost', { place: place(at), count: -change }),
    CAUSES[cause] ?? '14.3',
    [],
  ],
  reinforced: ({ seat, placements, auto }) => [
    message('story.reinforced', {
      seat: seatName(seat),
      placements: spread(placements),
      auto: yesOrNo(auto === true),
    }),
    auto ? '13.4' : '5.8',
    [seat],
  ],
  traded: ({ seat, value, bonusTo }) => {
    const parts = { seat: seatName(seat), count: value };
    const says =
      bonusTo === null
        ? message('story.traded', parts)
        : message('story.tradedWithBonus', { ...parts, place: place(bonusTo) });
    return [says, '5.5', [seat]];
  },
  mayorLost: ({ seat, at }) => [message('story.mayorLost', whereOf(seat, at)), '6.10', [seat]],
  mayorMade: ({ seat, at }) => [message('story.mayorMade', whereOf(seat, at)), '9.4', [seat]],
  mayorMoved: ({ seat, to }) => [message('story.mayorMoved', whereOf(seat, to)), '14.5', [seat]],
  conquered: ({ seat, to, defender }) => [
    message('story.conquered', whereOf(seat, to)),
    '7.1',
    [seat, defender],
  ],
  eliminated: ({ seat, by }) => [
    message('story.eliminated', { seat: seatName(seat), by: seatName(by) }),
    '7.5',
    [seat, by],
  ],
  cardsTaken: ({ from, to, count }) => [
    message('story.cardsTaken', { seat: seatName(to), from: seatName(from), count }),
    '7.5',
    [from, to],
  ],
  occupied: ({ seat, to, count, mayor }) => [
    message('story.movedIn', { place: place(to), count, mayor: yesOrNo(mayor) }),
    '7.2',
    [seat],
  ],
  fortified: ({ seat, from, to, count, mayor }) => [
    message('story.fortified', { ...wayOf(seat, from, to), count, mayor: yesOrNo(mayor) }),
    '8.1',
    [seat],
  ],
  shuttled: ({ seat, from, to, count }) => [
    message('story.flew', { ...wayOf(seat, from, to), count }),
    '14.5',
    [seat],
  ],
  ferryChartered: ({ seat, between }) => [
    message('story.ferry', { seat: seatName(seat), harbours: between.map(place) }),
    '14.5',
    [seat],
  ],
  cardDrawn: ({ seat, card }) => [hoodCardDrawn(seatName(seat), card), '9.1', [seat]],
  adventureDrawn: ({ seat, card }) => [
    card === undefined
      ? message('story.drewAdventure', { seat: seatName(seat) })
      : message('story.drewNamed', cardOf(seat, card)),
    '9.2',
    [seat],
  ],
  eventPlayed: ({ seat, card }) => [message('story.drewEvent', cardOf(seat, card)), '14.4', [seat]],
  cardPlayed: ({ seat, card, points }) => [
    message('story.played', { ...cardOf(seat, card), count: points }),
    '14.1',
    [seat],
  ],
  boroughHit: ({ borough }) => [
    message('story.waterMain', { borough: findBorough(borough)?.name ?? borough }),
    '14.4',
    [],
  ],
  adventureDiscarded: ({ seat, card }) => [message('story.laidAside', cardOf(seat, card)), '9.5', [seat]],
  reshuffled: ({ deck }) => [
    deck === 'cards' ? message('story.hoodsShuffled') : message('story.adventuresShuffled'),
    '3.3',
    [],
  ],
  closed: ({ crossing, by }) => [message('story.closed', { crossing: crossingName(crossing) }), '1.5', [by]],
  opened: ({ crossing }) => [message('story.opened', { crossing: crossingName(crossing) }), '5.1', []],
  train: ({ to, roll }) => [
    roll === undefined
      ? message('story.train', { stop: stopName(to) })
      : message('story.trainOnRoll', { stop: stopName(to), roll }),
    '10.2',
    [],
  ],
  trainDelayed: ({ at, roll }) => [message('story.trainDelayed', { stop: stopName(at), roll }), '10.2', []],
  trainHeld: ({ at }) => [message('story.trainHeld', { stop: stopName(at) }), '10.5', []],
  missedDeadline: ({ seat }) => [message('story.missed', { seat: seatName(seat) }), '13.1', [seat]],
  standingOrderSet: ({ seat }) => [message('story.standingSet', { seat: seatName(seat) }), '12.1', [seat]],
  resigned: ({ seat }) => [message('story.resigned', { seat: seatName(seat) }), '13.6', [seat]],
  vacated: ({ seat }) => [message('story.vacated', { seat: seatName(seat) }), '13.7', [seat]],
  tookOver: ({ seat }) => [message('story.takenOver', { seat: seatName(seat) }), '13.7', [seat]],
  claimed: ({ seat, to }) => [message('story.claimed', whereOf(seat, to)), '2.6', [seat]],
  drafted: ({ seat, to }) => [message('story.drafted', whereOf(seat, to)), '2.8', [seat]],
  orderRolled: ({ rolls }) => [
    message('story.orderRolled', {
      rolls: Object.entries(rolls).map(([seat, die]) =>
        message('story.rolled', { seat: seatName(seat), die }),
      ),
    }),
    '2.7',
    Object.keys(rolls),
  ],
  orderSet: ({ order }) => [message('story.orderSet', { order: order.map(seatName) }), '2.7', order],
  placed: ({ seat, placements, mayor }) => [
    message('story.placed', { ...whereOf(seat, mayor), placements: spread(placements) }),
    '2.10',
    [seat],
  ],
  gameEnded: ({ end, winners }) => {
    const parts = { winners: winners.map(seatName) };
    return end === 'train'
      ? [message('story.overByTrain', parts), '11.1', winners]
      : [message('story.overAlone', parts), '7.6', winners];
  },
};

/** A neighbourhood card that was drawn. Some adventures have the same ids. */
function hoodCardDrawn(seat: string, card: CardId | undefined): Message {
  if (card === undefined) return message('story.drewCard', { seat });
  const hood = findHood(card)?.name;
  return hood === undefined
    ? message('story.drewWild', { seat })
    : message('story.drewHood', { seat, place: hood });
}

function place(hood: HoodId): string {
  return hoodOf(hood).name;
}

function whereOf(seat: SeatId, hood: HoodId) {
  return { seat: seatName(seat), place: place(hood) };
}

function wayOf(seat: SeatId, from: HoodId, to: HoodId) {
  return { seat: seatName(seat), from: place(from), to: place(to) };
}

function cardOf(seat: SeatId, card: string) {
  return { seat: seatName(seat), card: findAdventure(card) ? adventureOf(card).name : card };
}

function crossingName(id: string): string {
  return CROSSINGS.find((crossing) => crossing.id === id)?.name ?? id;
}

function stopName(stop: number): string {
  return STOPS[stop]?.name ?? '';
}

function yesOrNo(is: boolean): 'yes' | 'no' {
  return is ? 'yes' : 'no';
}

function spread(placements: readonly Placement[]): Part {
  if (placements.length === 0) return message('story.nothingMore');
  return placements.map(({ to, count }) => `${place(to)} (${count})`);
}
