import { seatName } from '../../core/by-seat';
import { refusalSentence, sentence } from '../../core/story';
import type { SeatId, Sentence, StepResult, Verdict } from '../../game';
import { adventureOf, findAdventure } from '../data/cards';
import { CROSSINGS, findBorough, findHood, hoodOf, STOPS } from '../data/map';
import type { Event, RolledEvent } from '../event-types';
import { refusalText } from '../orders/refusals';
import type { CardId, HoodId, Placement } from '../types';

/** A step's story in sentences, of what the reader may see, in the order in which things happened. */
export function describe(_before: unknown, result: StepResult<unknown>): readonly Sentence[] {
  const events = result.events as readonly Event[];
  const groups = grouped(events);
  return [
    ...refusalSentences(result.orders),
    ...groups.flatMap((group, at) => groupSentence(group, causeOf(groups.slice(0, at)))),
  ];
}

/** The event that brought about what follows: units come and go one hood at a time. */
function causeOf(before: readonly (readonly Event[])[]): string {
  return before.findLast(([event]) => event?.type !== 'units')?.[0]?.type ?? '';
}

/** An attack with all its rolls, its conquest and the move that follows make one sentence, all else its own. */
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

/** Why an order was refused; of a plan of which much no longer fitted, only how much. */
function refusalSentences(verdicts: readonly Verdict[]): readonly Sentence[] {
  const refused = verdicts.filter(({ result }) => result === 'rejected');
  const seats = [...new Set(refused.map(({ seat }) => seat))];
  return seats.flatMap((seat) => {
    const own = refused.filter((verdict) => verdict.seat === seat);
    const [first] = own;
    if (first === undefined) return [];
    return own.length === 1
      ? [refusalSentence(first, refusalText(first.reason))]
      : [
          sentence(`${own.length} orders of ${seatName(seat)} no longer fitted and were skipped`, '4.2', [
            seat,
          ]),
        ];
  });
}

function attackSentence(group: readonly Event[], { attacker, defender, from, to }: RolledEvent): Sentence {
  const rolls = group.filter((event) => event.type === 'rolled');
  const [moved] = group.flatMap((event) => (event.type === 'occupied' ? [event] : []));
  const lost = rolls.reduce((sum, { attackLoss }) => sum + attackLoss, 0);
  const killed = rolls.reduce((sum, { defendLoss }) => sum + defendLoss, 0);
  const times = rolls.length === 1 ? '' : ` in ${rolls.length} rolls`;
  const whose = defender === null ? 'neutral' : `${seatName(defender)}’s`;
  const taken = group.some(({ type }) => type === 'conquered');
  const rules = ['6.9', ...(taken ? ['7.1'] : []), ...(moved ? ['7.2'] : [])];
  const did = `${seatName(attacker)} ${taken ? 'took' : 'attacked'} ${whose} ${place(to)} from ${place(from)}${times}`;
  const move = moved ? `; ${units(moved.count)}${moved.mayor ? ' and the mayor' : ''} moved in` : '';
  return sentence(`${did}, losing ${lost} to ${killed}${move}`, rules, [attacker, defender]);
}

type Told = readonly [text: string, rule: string, seats: readonly (SeatId | null)[]];
type Teller<Type extends Event['type']> = (
  event: Extract<Event, { readonly type: Type }>,
  cause: string,
) => Told | null;

/** The rules by which units come and go, by the event before that brought them; else it was a card's text. */
const CAUSES: Readonly<Record<string, string>> = { turnStarted: '5.1', traded: '5.6', eventPlayed: '14.4' };

function eventSentence(event: Event, cause: string): readonly Sentence[] {
  if (event.type === 'rolled') return [];
  const tell = TELLERS[event.type] as ((event: Event, cause: string) => Told | null) | undefined;
  const told = tell?.(event, cause) ?? null;
  return told === null ? [] : [sentence(...told)];
}

/** The sentence for each kind of event; the rolls of an attack share one. */
const TELLERS: { readonly [Type in Exclude<Event['type'], 'rolled'>]: Teller<Type> } = {
  turnStarted: ({ seat, turn, reinforcements }) => [
    `Turn ${turn}: ${seatName(seat)} has ${units(reinforcements)} to place`,
    '5.1',
    [seat],
  ],
  units: ({ at, change }, cause) => [
    change > 0 ? `${place(at)} gained ${units(change)}` : `${place(at)} lost ${units(-change)}`,
    CAUSES[cause] ?? '14.3',
    [],
  ],
  reinforced: ({ seat, placements, auto }) => [
    `${seatName(seat)} reinforced ${spread(placements)}${auto ? ', placed by default' : ''}`,
    auto ? '13.4' : '5.8',
    [seat],
  ],
  traded: ({ seat, value, bonusTo }) => [
    `${seatName(seat)} traded a set for ${units(value)}${bonusTo === null ? '' : ` and two more in ${place(bonusTo)}`}`,
    '5.5',
    [seat],
  ],
  mayorLost: ({ seat, at }) => [`${seatName(seat)} lost its mayor in ${place(at)}`, '6.10', [seat]],
  mayorMade: ({ seat, at }) => [`${seatName(seat)} has a new mayor in ${place(at)}`, '9.4', [seat]],
  mayorMoved: ({ seat, to }) => [`The mayor of ${seatName(seat)} went to ${place(to)}`, '14.5', [seat]],
  conquered: ({ seat, to, defender }) => [`${seatName(seat)} took ${place(to)}`, '7.1', [seat, defender]],
  eliminated: ({ seat, by }) => [`${seatName(seat)} is out, beaten by ${seatName(by)}`, '7.5', [seat, by]],
  cardsTaken: ({ from, to, count }) => [
    `${seatName(to)} took ${count === 1 ? 'a neighbourhood card' : `${count} neighbourhood cards`} from ${seatName(from)}`,
    '7.5',
    [from, to],
  ],
  occupied: ({ seat, to, count, mayor }) => [
    `${units(count)}${mayor ? ' and the mayor' : ''} moved into ${place(to)}`,
    '7.2',
    [seat],
  ],
  fortified: ({ seat, from, to, count, mayor }) => [
    `${seatName(seat)} moved ${units(count)}${mayor ? ' and the mayor' : ''} from ${place(from)} to ${place(to)}`,
    '8.1',
    [seat],
  ],
  shuttled: ({ seat, from, to, count }) => [
    `${seatName(seat)} flew ${units(count)} from ${place(from)} to ${place(to)}`,
    '14.5',
    [seat],
  ],
  ferryChartered: ({ seat, between }) => [
    `${seatName(seat)} chartered a ferry between ${between.map(place).join(' and ')}`,
    '14.5',
    [seat],
  ],
  cardDrawn: ({ seat, card }) => [
    `${seatName(seat)} drew ${card === undefined ? 'a neighbourhood card' : hoodCard(card)}`,
    '9.1',
    [seat],
  ],
  adventureDrawn: ({ seat, card }) => [
    `${seatName(seat)} drew ${card === undefined ? 'an adventure card' : cardName(card)}`,
    '9.2',
    [seat],
  ],
  eventPlayed: ({ seat, card }) => [`${seatName(seat)} drew the event ${cardName(card)}`, '14.4', [seat]],
  cardPlayed: ({ seat, card, points }) => [
    `${seatName(seat)} played ${cardName(card)} for ${points === 1 ? '1 point' : `${points} points`}`,
    '14.1',
    [seat],
  ],
  boroughHit: ({ borough }) => [`A water main broke in ${findBorough(borough)?.name ?? borough}`, '14.4', []],
  adventureDiscarded: ({ seat, card }) => [`${seatName(seat)} laid ${cardName(card)} aside`, '9.5', [seat]],
  reshuffled: ({ deck }) => [
    `The ${deck === 'cards' ? 'neighbourhood' : 'adventure'} discard was shuffled into a new pile`,
    '3.3',
    [],
  ],
  closed: ({ crossing, by }) => [`The ${crossingName(crossing)} is closed`, '1.5', [by]],
  opened: ({ crossing }) => [`The ${crossingName(crossing)} is open again`, '5.1', []],
  train: ({ to, roll }) => [
    `The A-train went on to ${stopName(to)}${roll === undefined ? '' : ` on a ${roll}`}`,
    '10.2',
    [],
  ],
  trainDelayed: ({ at, roll }) => [`The A-train was held at ${stopName(at)} on a ${roll}`, '10.2', []],
  trainHeld: ({ at }) => [`A signal failure kept the A-train at ${stopName(at)}`, '10.5', []],
  missedDeadline: ({ seat }) => [`${seatName(seat)} missed the deadline`, '13.1', [seat]],
  standingOrderSet: ({ seat }) => [`${seatName(seat)} changed its standing orders`, '12.1', [seat]],
  resigned: ({ seat }) => [`${seatName(seat)} resigned; its neighbourhoods are neutral`, '13.6', [seat]],
  vacated: ({ seat }) => [`${seatName(seat)} is vacant and waits for a new player`, '13.7', [seat]],
  tookOver: ({ seat }) => [`A new player took over ${seatName(seat)}`, '13.7', [seat]],
  claimed: ({ seat, to }) => [`${seatName(seat)} claimed ${place(to)}`, '2.6', [seat]],
  drafted: ({ seat, to }) => [`${seatName(seat)} got ${place(to)}`, '2.8', [seat]],
  orderRolled: ({ rolls }) => [
    `For the turn order ${Object.entries(rolls)
      .map(([seat, die]) => `${seatName(seat)} rolled ${die}`)
      .join(', ')}`,
    '2.7',
    Object.keys(rolls),
  ],
  orderSet: ({ order }) => [`The turn order is ${order.map(seatName).join(', ')}`, '2.7', order],
  placed: ({ seat, placements, mayor }) => [
    `${seatName(seat)} placed its units in ${spread(placements)}, its mayor in ${place(mayor)}`,
    '2.10',
    [seat],
  ],
  gameEnded: ({ end, winners }) => [
    `${end === 'train' ? 'The A-train reached Inwood' : 'No other player is left'}: ${winners.map(seatName).join(' and ')} won`,
    end === 'train' ? '11.1' : '7.6',
    winners,
  ],
};

function place(hood: HoodId): string {
  return hoodOf(hood).name;
}

/** A neighbourhood card. Some adventures have the same ids. */
function hoodCard(card: CardId): string {
  return findHood(card) === undefined ? 'a wild card' : `the card of ${findHood(card)?.name}`;
}

function cardName(card: string): string {
  return findAdventure(card) ? adventureOf(card).name : card;
}

function crossingName(id: string): string {
  return CROSSINGS.find((crossing) => crossing.id === id)?.name ?? id;
}

function stopName(stop: number): string {
  return STOPS[stop]?.name ?? '';
}

function units(count: number): string {
  return count === 1 ? '1 unit' : `${count} units`;
}

function spread(placements: readonly Placement[]): string {
  return placements.map(({ to, count }) => `${place(to)} (${count})`).join(', ') || 'nothing more';
}
