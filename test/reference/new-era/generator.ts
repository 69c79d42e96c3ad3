import { shuffled } from '../../../engine/core/shuffled';
import { CATALOGUE, findLocation } from '../../../engine/new-era/data/cards';
import { newEra } from '../../../engine/new-era/index';
import { read } from '../../../engine/new-era/reading/read';
import type { Position } from '../../../engine/new-era/types';
import type { Random } from '../../../engine/random';
import { chance, pick } from '../../support/nyc-risk-orders';
import type { ContactOrder, Coop } from './contacts';
import type { Order } from './reading';

const SEATS = ['ana', 'ben', 'cho'];
export const OPTIONS = newEra.options.parse({});
const TOKENS = [
  ...[
    'conquest1',
    'conquest2',
    'conquest3',
    'conquest4',
    'conquest5',
    'coop1',
    'coop2',
    'coop3',
    'coop4',
    'coop5',
  ],
  ...['incorp1', 'incorp2', 'incorp3', 'contact1', 'contact2', 'contact3', 'defence1', 'defence3'],
];

/** Three states full of features, with deals between them and tokens for every contact; ana is to act. */
export function randomPosition(random: Random): Position {
  const cards = shuffled(CATALOGUE, random);
  const features = cards.filter((card) => findLocation(card)?.kind === 'feature');
  const walls = cards.filter((card) => findLocation(card)?.defensive !== undefined);
  const needed = features.filter((card) => /^(gang-hideout|mad-salesman|truck|tank)#/.test(card));
  const used = new Set<string>();
  const take = (from: readonly string[], fits: (card: string) => boolean = () => true) => {
    const card = from.find((one) => !used.has(one) && fits(one));
    if (card !== undefined) used.add(card);
    return card ?? '';
  };
  const isLocation = (card: string) => findLocation(card) !== undefined;
  const players: Record<string, Record<string, unknown>> = {};
  const states = new Map<string, readonly string[]>();
  for (const seat of SEATS) {
    const locations: Record<string, object> = {};
    for (let count = 0; count < 5; count += 1) {
      const kind = chance(random, 20) ? walls : count < 3 ? features : cards;
      const card = take(count === 0 && chance(random, 40) ? needed : kind, isLocation);
      if (chance(random, 12)) locations[card] = { debris: true };
      else {
        const vpTokens = random.draw(0, 3);
        const shield = chance(random, 20) ? take(walls) || null : null;
        locations[card] = { vpTokens, vp: vpTokens, improved: chance(random, 20), shield };
      }
    }
    delete locations[''];
    const under = Array.from({ length: random.draw(0, 4) }, () => [
      take(cards, isLocation),
      pick(['agreement', 'spoils'], random),
    ]);
    const goods = TOKENS.filter(() => chance(random, 60)).map((token) => [
      token,
      random.draw(1, token.startsWith('defence') ? 5 : 2),
    ]);
    states.set(seat, Object.keys(locations));
    players[seat] = {
      locations,
      under: Object.fromEntries(under),
      goods: Object.fromEntries(goods),
      hand: Array.from({ length: 5 }, () =>
        take(chance(random, 20) ? walls : cards, (card) => isLocation(card) || chance(random, 30)),
      ).filter((card) => card !== ''),
      passed: seat !== 'ana' && chance(random, seat === 'ben' ? 15 : 40),
      freeOrders: chance(random, 10) ? 6 : random.draw(0, 2),
      missed: random.draw(0, 2),
      baseVp: random.draw(0, 9),
      standing: {
        defence: { '*': random.draw(0, 8), ...(chance(random, 40) ? limits(locations, random) : {}) },
      },
    };
  }
  const dealing = chance(random, 50) ? 90 : 25;
  for (const seat of SEATS) {
    const others = SEATS.filter((other) => other !== seat);
    const deals = others.flatMap((owner) =>
      (states.get(owner) ?? [])
        .filter((card) => isDealable(players[owner]?.locations, card) && chance(random, dealing))
        .map((card) => [card, owner]),
    );
    players[seat] = { ...players[seat], agreements: Object.fromEntries(deals.slice(0, 3)) };
  }
  const left = cards.filter((card) => !used.has(card));
  const cut = chance(random, 70) ? 0 : left.length - 5;
  const written = {
    players,
    stack: left.slice(0, cut),
    discard: left.slice(cut),
    first: pick(SEATS, random),
    active: 'ana',
  };
  const result = read(written, OPTIONS, SEATS);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

const limits = (locations: object, random: Random) =>
  Object.fromEntries(Object.keys(locations).map((card) => [card, random.draw(0, 6)]));

const isDealable = (locations: unknown, card: string) =>
  (locations as Record<string, { debris?: boolean }>)[card]?.debris !== true &&
  findLocation(card)?.agreement !== undefined;

/** One to three orders, the last of them an action. */
export function randomOrders(position: Position, random: Random): readonly Order[] {
  const seat = position.awaiting?.seat ?? '';
  const list: Order[] = [];
  while (chance(random, 45)) list.push(randomBreak(position, seat, random));
  while (list.length === 0 || chance(random, 40)) list.push(randomContact(position, seat, random));
  return list;
}

function randomBreak(position: Position, seat: string, random: Random): Order {
  const player = position.players[seat];
  const deals = Object.keys(player?.agreements ?? {});
  const under = Object.keys(player?.under ?? {});
  const pool = [...deals, ...deals, ...under];
  return { type: 'breakAgreement', card: pool.length > 0 ? pick(pool, random) : 'tank#1' };
}

function randomContact(position: Position, seat: string, random: Random): Order {
  const player = position.players[seat];
  const goods = Object.entries(player?.goods ?? {}).flatMap(([good, count]) =>
    Array<string>(count).fill(good),
  );
  const kind = pick(['conquest', 'conquest', 'conquest', 'coop', 'coop', 'incorp'] as const, random);
  const isFor = (good: string) => good.replace(/\d$/, '') === kind || good.startsWith('contact');
  const tokens = shuffled(chance(random, 95) ? goods.filter(isFor) : TOKENS, random);
  const most = kind === 'conquest' ? random.draw(1, 4) : random.draw(1, 2);
  const spent = tokens.length > 0 ? tokens.slice(0, most) : ['contact3'];
  const base = { type: 'contact' as const, kind, tokens: spent };
  const hand = (player?.hand ?? []).filter((card) => findLocation(card) !== undefined || chance(random, 10));
  const card = hand.length > 0 && chance(random, 95) ? pick(hand, random) : 'tank#1';
  if (kind === 'conquest' && chance(random, 75))
    return { ...base, ...randomAttack(position, seat, tokens.slice(most), random) };
  if (kind !== 'coop') return { ...base, card };
  const second = chance(random, 30) ? { second: randomCoop(position, seat, random) } : {};
  return {
    ...base,
    ...(second.second ? { tokens: spent.slice(0, chance(random, 85) ? 1 : 2) } : {}),
    ...randomCoop(position, seat, random),
    ...second,
  };
}

function randomCoop(position: Position, seat: string, random: Random): Coop {
  const player = position.players[seat];
  const hand = (player?.hand ?? []).filter((card) => findLocation(card) !== undefined);
  if (hand.length === 0 || chance(random, 50)) {
    const owner = pick(SEATS, random);
    const all = Object.keys(position.players[owner]?.locations ?? {});
    const fresh = all.filter((card) => player?.agreements[card] === undefined);
    return { owner, card: pick(fresh.length > 0 && chance(random, 70) ? fresh : all, random) };
  }
  const card = pick(hand, random);
  if (findLocation(card)?.defensive === undefined) return { card };
  return { card, at: pick(Object.keys(player?.locations ?? {}), random) };
}

function randomAttack(
  position: Position,
  seat: string,
  reserve: readonly string[],
  random: Random,
): Partial<ContactOrder> {
  const own = Object.entries(position.players[seat]?.locations ?? {});
  const maySpare = own.some(([card, { debris }]) => card.startsWith('gang-hideout') && !debris);
  const owner = pick(
    SEATS.filter((one) => one !== seat || chance(random, 10)),
    random,
  );
  const locations = Object.entries(position.players[owner]?.locations ?? {});
  const standing = locations.filter(([, { debris }]) => !debris || chance(random, 10)).map(([card]) => card);
  const targets = shuffled(standing.length > 0 ? standing : ['tank#1'], random).slice(0, random.draw(1, 3));
  return {
    owner,
    targets,
    ...(chance(random, 65) && reserve.length > 0 ? { reserve: reserve.slice(0, random.draw(1, 5)) } : {}),
    ...(chance(random, maySpare ? 80 : 10) ? { spare: true } : {}),
  };
}
