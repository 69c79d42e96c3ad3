import { shuffled } from '../../../engine/core/shuffled';
import { randomBot } from '../../../engine/nyc-risk/bots/random';
import { nycRisk } from '../../../engine/nyc-risk/index';
import type { Options } from '../../../engine/nyc-risk/options';
import { read } from '../../../engine/nyc-risk/reading/read';
import type { Position } from '../../../engine/nyc-risk/types';
import type { Random } from '../../../engine/random';
import { chance, pick, randomOrder, randomStandingOrder } from '../../support/nyc-risk-orders';
import { ADVENTURES, CARDS, CROSSINGS, HARBOURS, HOOD_IDS, HOODS, STOPS } from './table';

export function randomOptions(random: Random): Options {
  return {
    setup: 'draft',
    claims: false,
    maxMissed: random.draw(1, 3),
    replacements: chance(random, 50),
  };
}

const READY = ['fire-company', 'doorman', 'jaywalkers'].map((card) => ({ card, at: 'any', minDice: 1 }));
const STADIUMS = ['concourse', 'flushing'] as const;

/** A position in the middle of a turn, in which rare cases are likely. */
export function randomPosition({ replacements }: Options, random: Random): Position {
  const seats = nycRisk.seats.names.slice(0, random.draw(3, 5));
  const hoods = randomHoods(seats, random);
  const isOut = (seat: string) => Object.values(hoods).every(({ owner }) => owner !== seat);
  const out = seats.filter(isOut);
  const playing = seats.filter((seat) => !isOut(seat));
  const active = pick(playing.length > 1 ? playing.slice(1) : playing, random);
  const phase = pick(['reinforce', 'attack', 'attack', 'fortify', 'fortify', 'end'], random);
  const of = <T>(value: (seat: string) => T) => Object.fromEntries(seats.map((seat) => [seat, value(seat)]));
  const owned = (seat: string) => HOOD_IDS.filter((id) => hoods[id]?.owner === seat);
  const isVacant = (seat: string) => replacements && seat !== active && chance(random, 15);
  const { hands, decks } = randomCards(seats, random);
  for (const seat of out) hands[seat] = { cards: [], adventures: [] };
  const pending = phase === 'attack' && chance(random, 25) ? randomPending(hoods, active, random) : null;
  const isForced = phase === 'attack' && (hands[active]?.cards.length ?? 0) >= 5 && chance(random, 60);
  const ready = chance(random, 60);
  const { defend, cards } = randomStandingOrder(random) as unknown as { defend: object; cards: object[] };
  const written = {
    phase,
    turn: random.draw(1, 30),
    order: shuffled(seats, random),
    active,
    hoods,
    hands,
    decks,
    mayors: of((seat) => (isOut(seat) || chance(random, 25) ? null : pick(owned(seat), random))),
    status: of((seat) => (isOut(seat) ? 'eliminated' : isVacant(seat) ? 'vacant' : 'playing')),
    eliminated: out,
    points: of(() => random.draw(0, 6)),
    missed: of(() => random.draw(0, 2)),
    standing: of((seat) => (isOut(seat) ? {} : { defend, cards: ready ? READY : cards, picks: [] })),
    reinforcements: phase === 'reinforce' || isForced ? random.draw(0, 9) : 0,
    pending,
    mustTrade: isForced,
    conquered: phase !== 'reinforce' && phase !== 'end' && chance(random, 40),
    tookStadium: (phase === 'attack' || phase === 'fortify') && chance(random, 50),
    defended: playing.filter(() => chance(random, 20)),
    attackedStadiums: phase === 'reinforce' ? [] : STADIUMS.filter(() => chance(random, 15)),
    boosts: { attack: chance(random, 10), oneDie: chance(random, 10), links: [] },
    closed: CROSSINGS.filter(({ marked }) => marked && chance(random, 20)).map(({ id: crossing }) => ({
      crossing,
      by: pick(playing, random),
    })),
    train: chance(random, 20) ? STOPS.length - random.draw(1, 3) : random.draw(0, STOPS.length - 1),
  };
  const result = read(written, seats);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

/** Most hoods belong to few seats; a seat may have one or two left, including the stadiums, or a whole borough. */
function randomHoods(seats: readonly string[], random: Random) {
  const weak = chance(random, 60) ? pick(seats, random) : undefined;
  const strong = seats.filter((seat) => seat !== weak);
  const whole = chance(random, 40) ? pick(strong, random) : undefined;
  const hoods: Record<string, { owner: string | null; units: number }> = {};
  for (const [at, id] of HOOD_IDS.entries()) {
    const owner = whole && at < 14 ? whole : chance(random, 8) ? null : pick(strong, random);
    hoods[id] = { owner, units: chance(random, 60) ? random.draw(1, 3) : random.draw(1, 12) };
  }
  const last = chance(random, 50) ? pick(STADIUMS, random) : pick(HOOD_IDS, random);
  if (weak && chance(random, 85)) hoods[last] = { owner: weak, units: random.draw(1, 2) };
  const [one, other] = STADIUMS.map((id) => hoods[id]);
  if (one && other && chance(random, 40)) other.units = one.units;
  return hoods;
}

/** A hood just conquered, with the choice of how many follow. */
function randomPending(
  hoods: Record<string, { owner: string | null; units: number }>,
  active: string,
  random: Random,
) {
  const from = HOODS.find(({ id }) => hoods[id]?.owner === active && (hoods[id]?.units ?? 0) > 3);
  const to = from?.adj.find((id) => hoods[id]?.owner === active);
  if (!from || !to) return null;
  hoods[to] = { owner: active, units: 0 };
  return {
    type: 'occupy',
    from: from.id,
    to,
    min: 2,
    max: (hoods[from.id]?.units ?? 0) - 1,
    mayor: chance(random, 30),
  };
}

/** Hands of all sizes and piles that are short or empty, sometimes with the battle event on top. */
function randomCards(seats: readonly string[], random: Random) {
  const cards = shuffled(CARDS, random);
  const ids = (kinds: readonly string[]) =>
    ADVENTURES.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);
  const others = shuffled(ids(['mission', 'power']), random);
  const first = pick(['fire-company', 'fire-company', 'doorman', 'jaywalkers'], random);
  if (chance(random, 60)) others.sort((one, other) => Number(other === first) - Number(one === first));
  const hands: Record<string, { cards: string[]; adventures: string[] }> = {};
  for (const seat of seats)
    hands[seat] = {
      cards: cards.splice(0, random.draw(0, 7)),
      adventures: others.splice(0, random.draw(1, 7)),
    };
  const pile = shuffled([...others, ...ids(['event'])], random);
  if (chance(random, 30))
    pile.sort((one, other) => Number(other === 'subway-series') - Number(one === 'subway-series'));
  const cut = (list: string[]) => (chance(random, 25) ? random.draw(0, 1) : random.draw(0, list.length));
  const [left, leftAdventures] = [cut(cards), cut(pile)];
  return {
    hands,
    decks: {
      cards: cards.slice(0, left),
      cardDiscard: cards.slice(left),
      adventures: pile.slice(0, leftAdventures),
      adventureDiscard: pile.slice(leftAdventures),
    },
  };
}

/** Lists of a step: a turn of random orders with strange ones in between; sometimes none. */
export function randomLists(position: Position, random: Random): Record<string, unknown[]> {
  const lists: Record<string, unknown[]> = {};
  const strange = (seat: string) =>
    chance(random, 60) ? nearMiss(position, seat, random) : randomOrder(position, seat, random);
  for (const seat of position.seats) {
    if (seat !== position.active) {
      if (position.status[seat] === 'vacant' && chance(random, 40)) lists[seat] = [{ type: 'takeOver' }];
      else if (chance(random, 12)) lists[seat] = [strange(seat)];
    } else if (!chance(random, 15)) {
      const view = nycRisk.view(position, { kind: 'seat', seat });
      const list: unknown[] = [...randomBot.orders(view, seat, random)];
      if (position.pending) list.unshift({ type: 'occupy', count: random.draw(1, 12) });
      // Most of them in the intended phase.
      while (chance(random, 60))
        list.splice(chance(random, 70) ? 0 : random.draw(0, list.length), 0, strange(seat));
      lists[seat] = chance(random, 25) ? list.slice(0, random.draw(0, list.length)) : list;
    }
  }
  return lists;
}

/** An order of this phase that is almost right, or is right by luck. */
function nearMiss(position: Position, seat: string, random: Random): unknown {
  const hand = position.hands[seat];
  const owned = HOOD_IDS.filter((id) => position.hoods[id]?.owner === seat);
  const hood = () => pick(owned.length > 0 && chance(random, 75) ? owned : HOOD_IDS, random);
  const placements = () => [{ to: hood(), count: random.draw(1, 4) }];
  const from = hood();
  const near = pick(HOODS.find(({ id }) => id === from)?.adj ?? HOOD_IDS, random);
  const roomy = owned.find((id) => (position.hoods[id]?.units ?? 0) > 1 && chance(random, 40)) ?? from;
  const adjacent = HOODS.find(({ id }) => id === roomy)?.adj.filter((id) => owned.includes(id)) ?? [];
  const foes = HOODS.find(({ id }) => id === roomy)?.adj.filter((id) => !owned.includes(id)) ?? [];
  const ownNear = adjacent.length > 0 ? adjacent : HOOD_IDS;
  const held = hand?.adventures ?? [];
  const fitting = held.filter((id) =>
    ADVENTURES.some((one) => one.id === id && one.timing === position.phase),
  );
  const pool = fitting.length > 0 && chance(random, 80) ? fitting : held;
  const card = () => (pool.length > 0 ? pick(pool, random) : 'last-stop');
  const cards = shuffled(hand?.cards ?? [], random).slice(0, 3);
  const give = hand && hand.cards.length > 0 ? pick(hand.cards, random) : 'soho';
  const choice = { placements: placements(), to: hood(), from: hood(), count: random.draw(1, 4), at: hood() };
  const named = { seat: pick(position.seats, random), crossing: pick(CROSSINGS, random).id, give };
  const play = { type: 'playCard', card: card(), ...choice, ...named, borough: 'manhattan' };
  const ferry = { between: [pick(HARBOURS, random), pick(HARBOURS, random)] };
  const ofPhase: Readonly<Record<string, readonly unknown[]>> = {
    reinforce: [
      { type: 'trade', cards, ...(chance(random, 50) ? { bonusTo: pick([...cards, 'soho'], random) } : {}) },
      { type: 'trade', cards: [...cards.slice(0, 1), 'wild-1', 'wild-2'].slice(-3), bonusTo: hood() },
      { type: 'trade', cards, bonusTo: pick([...cards, 'soho'], random) },
      { type: 'endPhase' },
      { type: 'reinforce', placements: [{ to: pick(HOOD_IDS, random), count: 1 }] },
      { type: 'reinforce', placements: placements() },
    ],
    attack: [
      {
        type: 'attack',
        from,
        to: chance(random, 60) ? near : pick(HOOD_IDS, random),
        mayor: chance(random, 50),
        keep: 3,
      },
      { type: 'attack', from, to: near, rolls: 20, ...(chance(random, 30) ? { mayor: true } : {}) },
      { type: 'attack', from, to: near, rolls: 20 },
      { type: 'attack', from: roomy, to: pick(foes.length > 0 ? foes : HOOD_IDS, random), mayor: true },
      { type: 'occupy', count: random.draw(1, 9) },
      { type: 'trade', cards },
      { type: 'reinforce', placements: placements() },
    ],
    fortify: [
      { type: 'fortify', from: roomy, to: pick(ownNear, random), count: 1, mayor: true },
      { type: 'fortify', from, to: chance(random, 60) ? near : hood(), count: 1, mayor: chance(random, 70) },
    ],
    end: [
      { type: 'mayor', at: hood() },
      { type: 'discard', cards: [card(), card()] },
    ],
  };
  const standing = { type: 'setStandingOrder', cards: [{ card: card(), at: 'any' }] };
  const usual = ofPhase[position.phase] ?? [];
  if (usual.length > 0 && chance(random, 60)) return pick(usual, random);
  return pick([play, play, { ...play, ...ferry }, standing], random);
}
