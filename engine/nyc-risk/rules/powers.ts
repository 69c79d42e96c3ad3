import type { SeatId } from '../../game';
import { isCard, pictureOf } from '../data/cards';
import { BOROUGHS, findBorough, findCrossing, HARBOURS, hoodOf } from '../data/map';
import type { PlayCardOrder } from '../orders/order-types';
import { isCount, isHood } from '../orders/read-order';
import type { AdventureId, Boosts, View } from '../types';
import { openNeighbours } from './borders';
import { drawCard, takeOut } from './hands';
import { grant } from './missions';
import { MALFORMED, type Play, UNFIT } from './play';
import { boroughsOf } from './reinforce';
import { changeUnits, holdingOf, ofSeat, owns, type WorkingCopy } from './working-copy';

const OVERTIME = 3;
export const PRESIDENT = 4;
export const CAB = 4;

/** 14.5 The effect of a power card now. */
export function powerPlay(copy: WorkingCopy, seat: SeatId, order: PlayCardOrder): Play {
  return POWERS[order.card]?.(copy, seat, order) ?? UNFIT;
}

type Power = (copy: WorkingCopy, seat: SeatId, order: PlayCardOrder) => Play;

const POWERS: Readonly<Record<AdventureId, Power>> = {
  'overtime-pay': (copy, seat, { to }) => {
    if (!isHood(to)) return MALFORMED;
    return owns(copy.position, seat, to) ? { effect: () => changeUnits(copy, to, OVERTIME) } : UNFIT;
  },
  'borough-president': (copy, seat, order) => {
    const borough = findBorough(order.borough);
    if (!borough) return MALFORMED;
    const play = grant(copy, seat, order, PRESIDENT, (hood) => hoodOf(hood).borough === borough.id);
    return play === MALFORMED || leadsIn(copy.position, seat, borough.id) ? play : UNFIT;
  },
  'hail-a-cab': (copy, seat, order) => {
    const { give } = order;
    if (!isCard(give)) return MALFORMED;
    const play = grant(copy, seat, order, CAB, () => true);
    const { position } = copy;
    const hand = ofSeat(position.hands, seat).cards;
    if (play === MALFORMED) return play;
    if (!('effect' in play) || !hand.includes(give) || pictureOf(give) !== 'taxi') return UNFIT;
    return {
      effect: () => {
        takeOut(hand, [give]);
        position.decks.cardDiscard.push(give);
        play.effect?.();
      },
    };
  },
  'street-cleaning': (copy, seat, { at }) => {
    if (!isHood(at)) return MALFORMED;
    return canBeCleaned(copy.position, seat, at) ? { effect: () => changeUnits(copy, at, -1) } : UNFIT;
  },
  'jury-duty': juryDuty,
  'campaign-tour': ({ position, events }, seat, { to }) => {
    if (!isHood(to)) return MALFORMED;
    if (ofSeat(position.mayors, seat) === null || !owns(position, seat, to)) return UNFIT;
    return {
      effect: () => {
        position.mayors[seat] = to;
        events.push({ type: 'mayorMoved', seat, to });
      },
    };
  },
  'lost-and-found': (copy, seat) => ({ effect: () => drawCard(copy, seat) }),
  'second-wind': ({ position: { boosts } }) => wait(boosts, 'attack'),
  shortcut: ({ position: { boosts } }) => wait(boosts, 'oneDie'),
  'chartered-ferry': ({ position, events }, seat, { between }) => {
    if (!Array.isArray(between) || between.length !== 2 || !between.every(isHood)) return MALFORMED;
    const [one, other] = between;
    if (one === undefined || other === undefined || one === other) return UNFIT;
    if (!HARBOURS.includes(one) || !HARBOURS.includes(other)) return UNFIT;
    return {
      effect: () => {
        position.boosts.links.push([one, other]);
        events.push({ type: 'ferryChartered', seat, between: [one, other] });
      },
    };
  },
  'air-shuttle': airShuttle,
  'commuter-hell': ({ position, events }, seat, order) => {
    const crossing = findCrossing(order.crossing);
    if (!crossing) return MALFORMED;
    if (!crossing.marked || isClosed(position, crossing.id)) return UNFIT;
    return {
      effect: () => {
        position.closed.push({ crossing: crossing.id, by: seat });
        events.push({ type: 'closed', crossing: crossing.id, by: seat });
      },
    };
  },
  'signal-failure': (copy) => holdTrain(copy, 'stay'),
  'express-service': (copy) => holdTrain(copy, 'express'),
  'ribbon-cutting': ({ position }, seat) =>
    boroughsOf(position, seat).length > 0 ? { effect: null } : UNFIT,
};

/** A boost for the next roll; not allowed while one is already set. */
function wait(boosts: Boosts, boost: 'attack' | 'oneDie'): Play {
  if (boosts[boost]) return UNFIT;
  return {
    effect: () => {
      boosts[boost] = true;
    },
  };
}

/** A random card of another hand joins one's own. */
function juryDuty({ position, chance, events }: WorkingCopy, seat: SeatId, order: PlayCardOrder): Play {
  const { seat: other } = order;
  if (typeof other !== 'string' || !position.seats.includes(other)) return MALFORMED;
  const from = ofSeat(position.hands, other).cards;
  if (other === seat || from.length === 0) return UNFIT;
  return {
    effect: () => {
      const cards = from.splice(chance.index(from.length), 1);
      ofSeat(position.hands, seat).cards.push(...cards);
      events.push({ type: 'cardsTaken', from: other, to: seat, count: 1, cards });
    },
  };
}

function airShuttle(
  { position, events }: WorkingCopy,
  seat: SeatId,
  { from, to, count }: PlayCardOrder,
): Play {
  if (!isHood(from) || !isHood(to) || !isCount(count)) return MALFORMED;
  const airports = [from, to].every((hood) => hoodOf(hood).airport && owns(position, seat, hood));
  if (!airports || from === to || count >= holdingOf(position, from).units) return UNFIT;
  return {
    effect: () => {
      holdingOf(position, from).units -= count;
      holdingOf(position, to).units += count;
      events.push({ type: 'shuttled', seat, from, to, count });
    },
  };
}

function holdTrain({ position }: WorkingCopy, hold: 'stay' | 'express'): Play {
  if (position.trainHold !== null) return UNFIT;
  return {
    effect: () => {
      position.trainHold = hold;
    },
  };
}

/** Whether a crossing is closed at present. */
export function isClosed({ closed }: Pick<View, 'closed'>, id: string): boolean {
  return closed.some(({ crossing }) => crossing === id);
}

/** Street Cleaning: a neutral hood or one of another seat, with units to spare and an open border to an own hood. */
export function canBeCleaned(view: View, seat: SeatId, hood: string): boolean {
  const { owner, units } = holdingOf(view, hood);
  return owner !== seat && units >= 2 && openNeighbours(view, hood).some((next) => owns(view, seat, next));
}

/** Borough President: more hoods of the borough than any other seat. */
export function leadsIn(view: Pick<View, 'hoods' | 'seats'>, seat: SeatId, borough: string): boolean {
  const hoods = BOROUGHS.find(({ id }) => id === borough)?.hoods ?? [];
  const count = (one: SeatId) => hoods.filter((hood) => owns(view, one, hood)).length;
  return view.seats.every((other) => other === seat || count(other) < count(seat));
}
