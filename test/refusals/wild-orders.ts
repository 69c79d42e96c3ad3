import { CARD_IDS } from '../../engine/domination/data/cards';
import type { Position as DominationPosition } from '../../engine/domination/types';
import { CONTACT_KINDS, GOODS } from '../../engine/new-era/card-types';
import { findLocation } from '../../engine/new-era/data/cards';
import type { Position as EraPosition } from '../../engine/new-era/types';
import { SPACES } from '../../engine/ny2047/data/map';
import type { Position as Ny2047Position } from '../../engine/ny2047/types';
import { ADVENTURES } from '../../engine/nyc-risk/data/cards';
import { HOOD_IDS } from '../../engine/nyc-risk/data/map';
import { isOpen } from '../../engine/nyc-risk/rules/borders';
import type { Position as RiskPosition } from '../../engine/nyc-risk/types';
import type { Random } from '../../engine/random';
import { pick } from '../support/nyc-risk-orders';

/** Well-formed orders about the board that ignore the rules, such as a player might send who has not read them. */

/** An order about things of a seat of New Era, and of its neighbour. */
export function wildEra(position: EraPosition, seat: string, random: Random): unknown {
  const owner = pick(
    position.seats.filter((one) => one !== seat),
    random,
  );
  const { hand = [], locations = {}, under = {} } = position.players[seat] ?? {};
  const own = pick(['den#1', ...Object.keys(locations)], random);
  const theirs = pick(['den#1', ...Object.keys(position.players[owner]?.locations ?? {})], random);
  const card = pick(['den#2', ...hand], random);
  const good = pick(GOODS, random);
  const kind = pick(CONTACT_KINDS, random);
  const tokens = [pick([`${kind}3`, `${kind}5`, 'contact3', good], random)];
  const at = pick(['den#1', ...Object.keys(locations)], random);
  const wild: readonly object[] = [
    {
      type: pick(['work', 'workAgain'], random),
      location: own,
      target: at,
      from: at,
      card,
      option: 0,
      tokens: ['contact3'],
      cards: hand.slice(0, 1),
    },
    { type: 'work', location: 'bulldozer#1', from: pick(['bulldozer#1', own], random), card },
    { type: 'work', location: 'arena#1' },
    { type: 'visit', owner, location: theirs },
    { type: 'contact', kind, tokens, card },
    { type: 'contact', kind: 'coop', tokens: [pick(['coop5', 'contact3'], random)], card, at },
    ...hand
      .filter((one) => findLocation(one)?.defensive !== undefined)
      .map((wall) => ({ type: 'contact', kind: 'coop', tokens: ['coop5'], card: wall, at })),
    { type: 'contact', kind: 'coop', tokens: ['coop5'], owner, card: theirs },
    { type: 'contact', kind: 'coop', tokens: ['coop5'], card, second: { owner, card: theirs } },
    {
      type: 'contact',
      kind: 'conquest',
      tokens: ['conquest5', 'conquest4'],
      owner,
      targets: [theirs],
      ...(random.draw(0, 1) ? { spare: true } : {}),
    },
    { type: 'redevelop', from: own, card },
    { type: 'reconstruct', debris: own, card },
    { type: 'instant', card },
    { type: 'store', location: own, put: { [good]: random.draw(1, 3) } },
    { type: 'pass', store: [{ location: own, put: { [good]: random.draw(1, 3) } }] },
    { type: 'breakAgreement', card: pick(['den#1', theirs, ...Object.keys(under)], random) },
    { type: pick(['resign', 'rejoin'], random) },
    { type: 'trade', resource: 'fuel' },
  ];
  return pick(wild, random);
}

/** An order about neighbourhoods, cards and the mayor of a seat. */
export function wildRisk(position: RiskPosition, seat: string, random: Random): unknown {
  const own = HOOD_IDS.filter((hood) => position.hoods[hood]?.owner === seat);
  const [from, to] = [
    pick(own.length > 0 ? own : HOOD_IDS, random),
    pick(random.draw(0, 1) ? HOOD_IDS : [...own, 'soho'], random),
  ];
  const { cards = [], adventures = [] } = position.hands[seat] ?? {};
  const count = random.draw(1, 9);
  const near = pick(
    HOOD_IDS.filter((hood) => isOpen(position, from, hood)),
    random,
  );
  const claims = HOOD_IDS.map((hood) => ({ to: hood, years: 1 }));
  if (position.phase === 'claim' && random.draw(0, 1)) return { type: 'claim', claims };
  const ownNear = pick(['soho', ...own.filter((hood) => isOpen(position, from, hood))], random);
  if (position.phase === 'fortify' && random.draw(0, 1))
    return { type: 'fortify', from, to: ownNear, count: 1, mayor: true };
  if (position.phase === 'reinforce' && random.draw(0, 3) === 0) return { type: 'endPhase' };
  if (position.phase === 'attack' && random.draw(0, 2) === 0)
    return { type: 'attack', from, to: near, mayor: true };
  const wild: readonly object[] = [
    {
      type: 'attack',
      from,
      to,
      ...(random.draw(0, 1) ? { mayor: true } : { dice: random.draw(1, 3), keep: count }),
    },
    { type: 'fortify', from, to, count, ...(random.draw(0, 1) ? { mayor: true } : {}) },
    {
      type: 'trade',
      cards: [...cards].sort(() => random.draw(0, 1) - 0.5).slice(0, 3),
      ...(random.draw(0, 1) ? { bonusTo: to } : {}),
    },
    { type: 'mayor', at: to },
    { type: 'reinforce', placements: [{ to, count }] },
    { type: 'occupy', count },
    { type: 'discard', cards: [pick(ADVENTURES, random).id] },
    { type: 'playCard', card: pick(['doorman', ...adventures], random) },
    { type: 'setStandingOrder', cards: [{ card: pick(ADVENTURES, random).id, at: 'any' }] },
    { type: 'claim', claims: HOOD_IDS.map((hood) => ({ to: hood, years: 1 })) },
    { type: 'draft', to },
    { type: 'place', placements: [{ to, count }], mayor: to },
    { type: 'endPhase' },
  ];
  return pick(wild, random);
}

/** An order that uses cards, perhaps for other purposes than theirs. */
export function wildDomination(position: DominationPosition, seat: string, random: Random): unknown {
  const hand = position.seats[seat]?.hand ?? [];
  const card = pick(['domination', ...hand], random);
  const wild: readonly object[] = [
    { type: 'discard1', card, take: pick(CARD_IDS, random) },
    { type: 'discard2', cards: hand.slice(0, 2), take: pick(CARD_IDS, random) },
    { type: 'text', card },
    { type: 'text', card: 'fog_of_war' },
    { type: 'build', card, areas: ['usa', 'usa', 'usa', 'usa'] },
  ];
  return pick(wild, random);
}

/** An order of a unit that moves or supports to a space nearby. */
export function wildNy2047({ units, turretons }: Ny2047Position, seat: string, random: Random): unknown {
  const own = units.filter(({ faction }) => faction === seat);
  const { id, space } = own.length > 0 ? pick(own, random) : { id: `${seat}-1`, space: '' };
  const near = SPACES.find((one) => one.id === space)?.adj ?? ['CLO'];
  const at = pick(near, random);
  const wild: readonly object[] = [
    { type: 'SUPPORT', unit: id, at },
    { type: 'SUPPORT', unit: id, from: pick(near, random), to: at },
    { type: 'SUPPORT', turreton: pick(Object.keys(turretons), random), at },
    { type: 'DISBAND', unit: id },
    { type: 'RELOCATE', to: at },
  ];
  return pick(wild, random);
}
