import { listed } from '../../core/listed';
import type { Sentence, Verdict } from '../../game';
import type { Event, Faction, MoveOrder, Order, Position, SpaceId, SupportOrder } from '../types';
import { actorName, countedInWords, factionName, placeName, sentence, standingOf } from './words';

/** Whether a verdict is about a move to a space, or a support for it or for its holder. */
export function isFightVerdict({ order, result }: Verdict, space: SpaceId): boolean {
  if (result === 'rejected') return false;
  const given = order as Order;
  if (given.type === 'MOVE') return given.to === space;
  return given.type === 'SUPPORT' && ('at' in given ? given.at : given.to) === space;
}

/** What each order of a fight came to, equal ones in one sentence, and the units lost where they stood. */
export function sentencesOf(
  before: Position,
  space: SpaceId,
  here: readonly Verdict[],
  events: readonly Event[],
): readonly Sentence[] {
  const groups = new Map<string, Group>();
  for (const verdict of [...here].sort((one, other) => tellingRank(one) - tellingRank(other))) {
    const order = verdict.order as Order;
    const aided = 'from' in order ? order.from : '';
    const key = `${verdict.seat} ${order.type} ${verdict.result} ${aided}`;
    const group = groups.get(key);
    groups.set(key, group ? [...group, verdict] : [verdict]);
  }
  return [...[...groups.values()].map((group) => sentenceOf(before, group)), ...lossesAt(events, space)];
}

/** Verdicts that one sentence tells. */
type Group = readonly [Verdict, ...Verdict[]];

/** Who got in first, then the other moves, then supports. */
function tellingRank({ order, result }: Verdict): number {
  if ((order as Order).type !== 'MOVE') return 2;
  return result === 'succeeded' ? 0 : 1;
}

function sentenceOf(before: Position, group: Group): Sentence {
  const actors = actorsOf(before, group);
  const [{ seat, order }] = group;
  const text = (order as Order).type === 'MOVE' ? moveText(actors, group) : supportText(actors, group);
  return sentence(
    text,
    group.map(({ reason }) => reason),
    [seat],
  );
}

function moveText(actors: string, [{ order, result, reason }, ...others]: Group): string {
  const goal = placeName((order as MoveOrder).to);
  const were = others.length > 0 ? 'were' : 'was';
  if (result === 'succeeded') return `${actors} entered ${goal}`;
  if (result !== 'destroyed') return `${actors} did not get into ${goal}`;
  if (reason !== '8.1') return `${actors} ${were} lost in the attack on ${goal}`;
  return `${actors} did not get into ${goal}, and ${were} beaten where ${others.length > 0 ? 'they' : 'it'} stood`;
}

function supportText(actors: string, [{ order, result }, ...others]: Group): string {
  const given = order as SupportOrder;
  const aided =
    'at' in given
      ? `the defence of ${placeName(given.at)}`
      : `the move from ${placeName(given.from)} to ${placeName(given.to)}`;
  if (result === 'given') return `${actors} supported ${aided}`;
  if (result === 'cut' || result === 'void') return `the support of ${actors} for ${aided} was ${result}`;
  const were = others.length > 0 ? 'were' : 'was';
  return `${actors} supported ${aided} and ${were} ${result === 'captured' ? 'captured' : 'lost'}`;
}

/** Who did it: by name, and the units of one stack together. */
function actorsOf(before: Position, group: Group): string {
  const stacks = new Map<string, Order[]>();
  for (const { order } of group) {
    const given = order as Order;
    const key = 'turreton' in given ? given.turreton : (standingOf(before, given) ?? '');
    stacks.set(key, [...(stacks.get(key) ?? []), given]);
  }
  return listed(
    [...stacks].map(([space, orders]) => {
      const [first] = orders;
      return first !== undefined && orders.length === 1
        ? actorName(before, first).replace(/^The /, 'the ')
        : `${countedInWords(orders.length, 'unit')} in ${placeName(space)}`;
    }),
  );
}

/** 8.1 The units that were beaten where they stood, or where they came to help. */
function lossesAt(events: readonly Event[], space: SpaceId): readonly Sentence[] {
  const lost = new Map<Faction, number>();
  for (const event of events)
    if (event.type === 'destroyed' && event.cause === 'defence' && event.space === space)
      lost.set(event.faction, (lost.get(event.faction) ?? 0) + 1);
  return [...lost].map(([faction, count]) => {
    const units = count === 1 ? 'unit' : countedInWords(count, 'unit');
    const text = `${factionName(faction)}’s ${units} in ${placeName(space)} ${count === 1 ? 'was' : 'were'} lost`;
    return sentence(text, ['8.1'], [faction]);
  });
}
