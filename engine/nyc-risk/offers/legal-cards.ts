import type { SeatId } from '../../game';
import type { Offer, OpenPart } from '../../game/offer';
import { adventureOf, type Mission, pictureOf } from '../data/cards';

import { AIRPORTS, BOROUGHS, CROSSINGS, HARBOURS, HOOD_IDS } from '../data/map';
import type { Order } from '../orders/order-types';
import { isWithin } from '../rules/missions';
import { CAB, canBeCleaned, isClosed, leadsIn, PRESIDENT } from '../rules/powers';
import { allOnFirst, boroughsOf } from '../rules/reinforce';
import { holdingOf, hoodsOf, inPlay, ofSeat, owns } from '../rules/working-copy';
import type { AdventureId, HoodId, Position } from '../types';

type Fields = Readonly<Record<string, unknown>>;
interface Way {
  readonly fields: Fields;
  readonly open?: readonly OpenPart[];
}

/** Every adventure card that the seat can play now, in each of the ways its text allows (section 14). */
export function cardOffers(position: Position, seat: SeatId): readonly Offer<Order>[] {
  return ofSeat(position.hands, seat).adventures.flatMap((card) =>
    waysOf(position, seat, card).map(({ fields, open }) => {
      const order: Order = { ...fields, type: 'playCard', card };
      return open ? { order, open } : { order };
    }),
  );
}

function waysOf(position: Position, seat: SeatId, id: AdventureId): readonly Way[] {
  const card = adventureOf(id);
  if (card.kind === 'mission') return missionWays(position, seat, card);
  if (card.kind === 'event' || card.timing !== position.phase) return [];
  return WAYS[id]?.(position, seat) ?? [];
}

function missionWays(position: Position, seat: SeatId, { hood, reward }: Mission): readonly Way[] {
  if (ofSeat(position.mayors, seat) !== hood) return [];
  if (reward.kind !== 'units') return [{ fields: {} }];
  const to = hoodsOf(position, seat).filter((own) => isWithin(own, reward.where, hood));
  return grants(to, reward.units);
}

/** Units that are placed on own hoods at once. */
function grants(to: readonly HoodId[], units: number, fields: Fields = {}): readonly Way[] {
  if (to.length === 0) return [];
  return [
    {
      fields: { ...fields, placements: allOnFirst(to, units) },
      open: [{ field: 'placements', kind: 'placements', to, min: units, max: units }],
    },
  ];
}

/** One choice from a list; no way at all if the list is empty. */
function choice(field: string, from: readonly string[]): readonly Way[] {
  const [first] = from;
  return first === undefined ? [] : [{ fields: { [field]: first }, open: [{ field, kind: 'choice', from }] }];
}

const PLAIN: readonly Way[] = [{ fields: {} }];

const WAYS: Readonly<Record<AdventureId, (position: Position, seat: SeatId) => readonly Way[]>> = {
  'overtime-pay': (position, seat) => choice('to', hoodsOf(position, seat)),
  'borough-president': (position, seat) =>
    BOROUGHS.filter(({ id }) => leadsIn(position, seat, id)).flatMap(({ id, hoods }) =>
      grants(
        hoods.filter((hood) => owns(position, seat, hood)),
        PRESIDENT,
        { borough: id },
      ),
    ),
  'hail-a-cab': (position, seat) =>
    ofSeat(position.hands, seat)
      .cards.filter((card) => pictureOf(card) === 'taxi')
      .flatMap((give) => grants(hoodsOf(position, seat), CAB, { give })),
  'street-cleaning': (position, seat) =>
    choice(
      'at',
      HOOD_IDS.filter((hood) => canBeCleaned(position, seat, hood)),
    ),
  'jury-duty': (position, seat) =>
    choice(
      'seat',
      position.seats.filter(
        (other) =>
          other !== seat && inPlay(position, other) && ofSeat(position.hands, other).cards.length > 0,
      ),
    ),
  'campaign-tour': (position, seat) =>
    ofSeat(position.mayors, seat) === null ? [] : choice('to', hoodsOf(position, seat)),
  'lost-and-found': () => PLAIN,
  'second-wind': ({ boosts }) => (boosts.attack ? [] : PLAIN),
  shortcut: ({ boosts }) => (boosts.oneDie ? [] : PLAIN),
  'chartered-ferry': () => [
    {
      fields: { between: HARBOURS.slice(0, 2) },
      open: [{ field: 'between', kind: 'list', from: HARBOURS, min: 2, max: 2, repeats: false }],
    },
  ],
  'air-shuttle': airShuttleWays,
  'commuter-hell': (position) =>
    choice(
      'crossing',
      CROSSINGS.filter(({ id, marked }) => marked && !isClosed(position, id)).map(({ id }) => id),
    ),
  'signal-failure': ({ trainHold }) => (trainHold === null ? PLAIN : []),
  'express-service': ({ trainHold }) => (trainHold === null ? PLAIN : []),
  'ribbon-cutting': (position, seat) => (boroughsOf(position, seat).length > 0 ? PLAIN : []),
};

function airShuttleWays(position: Position, seat: SeatId): readonly Way[] {
  const airports = AIRPORTS.filter((hood) => owns(position, seat, hood));
  return airports.flatMap((from) => {
    const max = holdingOf(position, from).units - 1;
    if (max < 1) return [];
    return airports
      .filter((to) => to !== from)
      .map(
        (to): Way => ({
          fields: { from, to, count: max },
          open: [{ field: 'count', kind: 'number', min: 1, max }],
        }),
      );
  });
}
