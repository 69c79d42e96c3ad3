import type { Event, Order, Position } from '../../../engine/ny2047/types';
import { numberWord } from '../../lib/time';
import { standingOf } from './arrows';
import { factionName } from './factions';
import { actorName } from './order-text';
import { isWater, SPACE_IDS, within } from './places';

export interface Verdict {
  readonly seat: string;
  readonly order: unknown;
  readonly result: string;
  readonly reason: string;
}

/** A fight as a card tells it: where, the one word, who against whom, and the sentences that say why. */
export interface Fight {
  readonly space: string;
  readonly word: 'taken' | 'standoff' | 'beaten off' | 'contest';
  readonly sides: readonly { readonly seat: string; readonly power: number | null }[];
  readonly sentences: readonly string[];
  readonly rules: readonly string[];
  readonly seats: readonly string[];
  readonly verdicts: readonly Verdict[];
}

type Battle = Extract<Event, { type: 'battle' }>;
type Standoff = Extract<Event, { type: 'standoff' }>;

const BATTLE_WORDS = { won: 'taken', standoff: 'standoff', lost: 'beaten off' } as const;

/** The fights of a step, grouped by place in map order: battles, standoffs, and contests that one side won unopposed. */
export function fightsOf(
  before: Position,
  verdicts: readonly Verdict[],
  events: readonly Event[],
): readonly Fight[] {
  return SPACE_IDS.flatMap((space) => {
    const here = verdicts.filter(
      ({ order, result }) => result !== 'rejected' && isAbout(order as Order, space),
    );
    const battle = events.find((event): event is Battle => event.type === 'battle' && event.space === space);
    const standoff = events.find(
      (event): event is Standoff => event.type === 'standoff' && event.space === space,
    );
    const beaten = here.filter(
      ({ result, reason, order }) => result === 'bounced' && reason === '7.3' && isMove(order),
    );
    if (!battle && !standoff && beaten.length === 0) return [];
    return [fightOf(before, space, here, battle, standoff, events)];
  });
}

function fightOf(
  before: Position,
  space: string,
  here: readonly Verdict[],
  battle: Battle | undefined,
  standoff: Standoff | undefined,
  events: readonly Event[],
): Fight {
  const attackers = [
    ...new Set(
      here.filter(({ order, result }) => isMove(order) && result !== 'rejected').map(({ seat }) => seat),
    ),
  ];
  const sides = battle
    ? [
        { seat: battle.attacker, power: battle.power },
        { seat: battle.defender, power: Math.max(battle.defence, battle.opposing) },
      ]
    : attackers
        .map((seat) => ({ seat, power: powerOf(before, seat, space, here) }))
        .sort((one, other) => (other.power ?? 0) - (one.power ?? 0));
  return {
    space,
    word: battle ? BATTLE_WORDS[battle.result] : standoff ? 'standoff' : 'contest',
    sides,
    sentences: [...sentencesOf(before, here), ...lossesAt(events, space)],
    rules: [...new Set(here.map(({ reason }) => reason))].sort(byNumber),
    seats: [...new Set([...sides.map(({ seat }) => seat), ...here.map(({ seat }) => seat)])],
    verdicts: here,
  };
}

/** 7.1 Contesting moves plus the supports given to any of them. */
function powerOf(before: Position, seat: string, space: string, here: readonly Verdict[]): number {
  const contests = (verdict: Verdict) =>
    verdict.seat === seat &&
    isMove(verdict.order) &&
    sameTerrain(before, verdict.order as Order, space) &&
    !['5.2', '5.3', '5.7'].includes(verdict.reason);
  const moves = here.filter(contests);
  const origins = new Set(moves.map(({ order }) => standingOf(before, order as Order)));
  const supports = here.filter(({ order, result }) => {
    const given = order as Order;
    return result === 'given' && given.type === 'SUPPORT' && 'from' in given && origins.has(given.from);
  });
  return moves.length + supports.length;
}

function sameTerrain(before: Position, order: Order, space: string): boolean {
  const from = standingOf(before, order);
  return from !== null && isWater(from) === isWater(space);
}

/** What each order about a place came to, alike ones in one sentence. */
function sentencesOf(before: Position, here: readonly Verdict[]): readonly string[] {
  const groups = new Map<string, Verdict[]>();
  for (const verdict of here) {
    const kind = (verdict.order as Order).type;
    const key = `${kind} ${verdict.result} ${verdict.seat}`;
    groups.set(key, [...(groups.get(key) ?? []), verdict]);
  }
  const inOrder = [...groups.values()].sort((one, other) => tellingRank(one[0]) - tellingRank(other[0]));
  return inOrder.map((group) => sentenceOf(before, group)).filter((text) => text !== '');
}

/** Who got in first, then the other moves, then supports. */
function tellingRank(verdict: Verdict | undefined): number {
  if (verdict === undefined) return 9;
  if (!isMove(verdict.order)) return 2;
  return verdict.result === 'succeeded' ? 0 : 1;
}

/** The units that were beaten where they stood. */
function lossesAt(events: readonly Event[], space: string): readonly string[] {
  const lost = events.flatMap((event) =>
    event.type === 'destroyed' && event.cause === 'defence' && event.space === space ? [event.faction] : [],
  );
  return [...new Set(lost)].map((faction) => {
    const count = lost.filter((one) => one === faction).length;
    return count === 1
      ? `${factionName(faction)}’s unit there is lost.`
      : `${factionName(faction)}’s ${count} units there are lost.`;
  });
}

function sentenceOf(before: Position, group: readonly Verdict[]): string {
  const [first] = group;
  if (first === undefined) return '';
  const order = first.order as Order;
  const names = actorsOf(before, group);
  const plural = group.length > 1;
  if (order.type === 'MOVE') {
    const fate = first.result === 'destroyed' && first.reason === '8.1' ? 'beaten' : first.result;
    return `${names} ${MOVE_WORDS[fate]?.[plural ? 1 : 0] ?? fate}.`;
  }
  if (order.type === 'SUPPORT') {
    const aided =
      'from' in order ? `the move from ${within(order.from)}` : `the defence of ${within(order.at)}`;
    if (first.result === 'given') return `${names} supported ${aided}.`;
    if (first.result === 'cut') return `The support of ${names} for ${aided} was cut.`;
    if (first.result === 'void') return `The support of ${names} for ${aided} was void.`;
    return `${names} supported ${aided} and was ${first.result === 'captured' ? 'captured' : 'lost'}.`;
  }
  return '';
}

const MOVE_WORDS: Readonly<Record<string, readonly [string, string]>> = {
  succeeded: ['entered', 'entered'],
  bounced: ['did not get in', 'did not get in'],
  destroyed: ['was lost in the attack', 'were lost in the attack'],
  beaten: [
    'did not get in, and was beaten where it stood',
    'did not get in, and were beaten where they stood',
  ],
};

/** Who did it: by name, and the units of one stack together. */
function actorsOf(before: Position, group: readonly Verdict[]): string {
  const stacks = new Map<string, Order[]>();
  for (const { order } of group) {
    const given = order as Order;
    const key = 'turreton' in given ? given.turreton : (standingOf(before, given) ?? '');
    stacks.set(key, [...(stacks.get(key) ?? []), given]);
  }
  const names = [...stacks].map(([space, orders]) => {
    const [first] = orders;
    if (first === undefined) return '';
    return orders.length === 1 ? actorName(before, first) : `${orders.length} units in ${within(space)}`;
  });
  return capital(listed(names).replace(/^\d+/, (count) => numberWord(Number(count))));
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function listed(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? '';
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

function isMove(order: unknown): boolean {
  return (order as Order).type === 'MOVE';
}

/** Whether an order's battle space is this one. */
function isAbout(order: Order, space: string): boolean {
  if (order.type === 'MOVE') return order.to === space;
  if (order.type === 'SUPPORT') return ('at' in order ? order.at : order.to) === space;
  return false;
}

function byNumber(one: string, other: string): number {
  const [a = 0, b = 0] = one.split('.').map(Number);
  const [c = 0, d = 0] = other.split('.').map(Number);
  return a - c || b - d;
}

/** The orders that no fight's card has told about. */
export function quietVerdicts(verdicts: readonly Verdict[], fights: readonly Fight[]): readonly Verdict[] {
  const told = new Set(fights.flatMap((fight) => fight.verdicts));
  return verdicts.filter((verdict) => !told.has(verdict));
}
