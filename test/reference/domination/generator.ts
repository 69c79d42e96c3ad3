import { shuffled } from '../../../engine/core/shuffled';
import { randomBot } from '../../../engine/domination/bots/random';
import { domination } from '../../../engine/domination/index';
import type { Options } from '../../../engine/domination/options';
import { read } from '../../../engine/domination/reading/read';
import type { Point, Position } from '../../../engine/domination/types';
import type { Random } from '../../../engine/random';
import { randomOrder, randomStanding } from '../../support/domination-orders';
import { chance, pick } from '../../support/nyc-risk-orders';
import { AREA_IDS, CARD_IDS, isLand, REGIONS, RESOURCES } from './table';

export function randomOptions(random: Random): Options {
  return { turns: random.draw(3, 5), copies: 3, vacateAfter: random.draw(0, 2) };
}

/** A position on a full map with every card within reach. */
export function randomPosition(options: Options, random: Random): Position {
  const seats = domination.seats.names.slice(0, random.draw(2, 4));
  const share = random.draw(20, 95);
  const forces: Record<string, object> = {};
  for (const id of AREA_IDS)
    if (chance(random, share)) forces[id] = { seat: pick(seats, random), full: chance(random, 50) };
  const owner = pick(seats, random);
  const whole = [...REGIONS, ...RESOURCES].filter(() => chance(random, 20));
  for (const { areas } of whole)
    for (const id of areas) forces[id] = { seat: owner, full: chance(random, 50) };
  const cards = (most: number) => Array.from({ length: random.draw(0, most) }, () => randomCard(random));
  const isScoring = chance(random, 35);
  const active = isScoring ? null : pick(seats, random);
  const vacant = seats.length > 2 && chance(random, 30) ? seats.find((seat) => seat !== active) : undefined;
  const own = (seat: string) => ({
    vp: random.draw(1, 40),
    logistics: chance(random, 30) ? 1 : random.draw(1, 10),
    hand: [...cards(6), ...(isScoring || seat === active ? [randomCard(random)] : [])],
    draw: cards(4),
    discard: cards(6),
    passed: isScoring || (seat !== active && chance(random, 40)),
    vacant: seat === vacant,
    missed: random.draw(0, Math.max(0, options.vacateAfter - 1)),
    ...(seat === vacant ? {} : { standing: randomStandingFor(seats, forces, random) }),
  });
  const stacks = Object.fromEntries(
    shuffled(CARD_IDS.slice(1), random)
      .slice(0, 12)
      .map((id) => [id, random.draw(0, 3)]),
  );
  const written = {
    phase: isScoring ? 'scoring' : 'turn',
    turn: random.draw(1, options.turns),
    turns: options.turns,
    first: pick(seats, random),
    active,
    forces,
    stacks: { ...stacks, fog_of_war: 1, show_of_force: 2 },
    seats: Object.fromEntries(seats.map((seat) => [seat, own(seat)])),
  };
  const result = read(written, options, seats);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

/** Cards that answer are drawn more often than others. */
function randomCard(random: Random): string {
  if (chance(random, 25)) return pick(['airborne_forces', 'fog_of_war', 'bio_weapons'], random);
  return pick(CARD_IDS, random);
}

/** Answers that often reduce something, so that chains continue. */
function randomStandingFor(
  seats: readonly string[],
  forces: Readonly<Record<string, object>>,
  random: Random,
) {
  const standing = randomStanding(seats, random);
  const held = Object.keys(forces);
  if (!standing.bio || held.length === 0 || chance(random, 30)) return standing;
  const areas = Array.from({ length: random.draw(0, 4) }, () => pick(held, random));
  const { against } = standing.bio;
  if (chance(random, 50)) return { ...standing, bio: { areas, ...(against ? { against } : {}) } };
  return { ...standing, bio: { ...standing.bio, areas } };
}

/** Lists of a step: a bot's orders with strange ones in between; sometimes none. */
export function randomLists(position: Position, random: Random): Record<string, unknown[]> {
  const lists: Record<string, unknown[]> = {};
  for (const seat of position.order) {
    const strange = () =>
      chance(random, 65) ? nearMiss(position, seat, random) : randomOrder(position, seat, random);
    const isAsked = position.phase === 'scoring' || position.active === seat;
    if (position.seats[seat]?.vacant && chance(random, 40)) lists[seat] = [{ type: 'take_over' }];
    else if (isAsked && !chance(random, 12)) {
      const view = domination.view(position, { kind: 'seat', seat });
      const list: unknown[] = chance(random, 50) ? [...randomBot.orders(view, seat, random)] : [];
      while (chance(random, 75))
        list.splice(chance(random, 70) ? 0 : random.draw(0, list.length), 0, strange());
      if (chance(random, 3)) list.push({ type: 'resign' });
      lists[seat] = list;
    } else if (chance(random, 12)) lists[seat] = [strange()];
  }
  return lists;
}

/** A use of a held card, with targets that are often legal. */
function nearMiss(position: Position, seat: string, random: Random): unknown {
  const hand = position.seats[seat]?.hand ?? [];
  const card: string = hand.length > 0 && chance(random, 95) ? pick(hand, random) : pick(CARD_IDS, random);
  const where = (fits: (id: string) => boolean) => shuffled(AREA_IDS.filter(fits), random);
  const force = (id: string) => position.forces[id];
  const rivals = where((id) => force(id) !== undefined && force(id)?.seat !== seat);
  const own = where((id) => force(id)?.seat === seat);
  const free = where((id) => force(id) === undefined);
  const struggling = where((id) => force(id)?.full === false && isLand(id));
  const some = (list: readonly string[], most: number) => list.slice(0, random.draw(0, most));
  const reduce = (list: readonly string[]) => list.map((area): Point => ({ do: 'reduce', area }));
  const build = (list: readonly string[]) => list.map((area): Point => ({ do: 'build', area }));
  const pools = [rivals, own, free, struggling, AREA_IDS];
  const areas = [...some(pick(pools, random), 5), ...some(pick(pools, random), 2)];
  const byText: Readonly<Record<string, readonly string[]>> = {
    bio_weapons: rivals.slice(0, random.draw(1, 2)),
    insurgents: some(struggling, 6),
    supply_depots: some(
      own.filter((id) => force(id)?.full === false),
      4,
    ),
    global_disruption: REGIONS.flatMap((region) => shuffled(region.areas, random).filter(force).slice(0, 1)),
    surrender: REGIONS.flatMap((region) => region.areas.filter((id) => rivals.includes(id)).slice(0, 1)),
    megastorm: position.order.flatMap((id) => {
      const held = where((area) => force(area)?.seat === id);
      return held.slice(0, Math.floor(held.length / 2));
    }),
    show_of_force: some(rivals, 6),
  };
  const usual = shuffled(
    [...reduce(some(rivals, 4)), ...build([...some(free, 4), ...some(free, 2)])],
    random,
  );
  // A single point is more often in reach, and more often impossible, than many.
  const actions = chance(random, 40) ? usual.slice(0, 1) : usual;
  const target = pick(position.order, random);
  const take = pick([...Object.keys(position.stacks), 'domination', 'show_of_force'], random);
  const withAreas = { card, areas: chance(random, 85) ? (byText[card] ?? areas) : areas };
  const needs = fieldsOf(card, { areas: withAreas.areas, actions, target });
  const text = { type: 'text', card, ...needs };
  const uses = [
    ...[text, text, text, text, text, { type: 'build', card, areas: free.slice(0, random.draw(1, 4)) }],
    ...[
      { type: 'attack', card, areas: rivals.slice(0, random.draw(1, 4)) },
      { type: 'attack', card, areas },
    ],
    { type: 'build', card, areas },
    { type: 'discard1', card, take },
    { type: 'discard2', cards: [card, hand.length > 0 ? pick(hand, random) : card], take },
  ];
  if (position.phase === 'scoring' && chance(random, 70))
    return pick(
      [
        { type: 'text', card: 'airborne_forces', actions },
        { type: 'text', card: 'airborne_forces', actions: reduce(own.slice(0, 2)) },
        { type: 'text', card: 'fog_of_war' },
        { type: 'text', card: 'fog_of_war' },
        { type: 'pass' },
      ],
      random,
    );
  return chance(random, 8) ? { type: 'pass' } : pick(uses, random);
}

const WITH_ACTIONS = [
  'airborne_forces',
  'amphibious_assault',
  'attack_helicopters',
  'carrier_task_force',
  'military_base',
];
const WITH_TARGET = ['bad_leadership', 'out_of_supply'];
const WITH_AREAS = [
  ...['bio_weapons', 'global_disruption', 'insurgents', 'megastorm'],
  ...['show_of_force', 'supply_depots', 'surrender'],
];

/** The fields that the text of a card needs. */
function fieldsOf(
  card: string,
  all: { areas: readonly string[]; actions: readonly Point[]; target: string },
): object {
  if (WITH_ACTIONS.includes(card)) {
    const builds = all.actions.filter((point) => point.do === 'build');
    return { actions: card === 'military_base' ? builds : all.actions };
  }
  if (WITH_TARGET.includes(card)) return { target: all.target };
  return WITH_AREAS.includes(card) ? { areas: all.areas } : {};
}
