import type { Message, Sentence, Verdict } from '../../game';
import type { Part } from '../../game/message';
import { atlasAt } from '../data/atlases';
import { message } from '../message';
import type { Event, Faction, MoveOrder, Order, Position, SpaceId, SupportOrder } from '../types';
import { factionName, placeName } from './names';
import { numberAmong, sentence, standingOf, turretonName } from './words';

/** Whether a verdict is about a move to a space, or a support for it or for its holder. */
export function isFightVerdict({ order, result }: Verdict, space: SpaceId): boolean {
  if (result === 'rejected') return false;
  const given = order as Order;
  if (given.type === 'MOVE') return given.to === space;
  return given.type === 'SUPPORT' && ('at' in given ? given.at : given.to) === space;
}

/** The result of each order of a fight, equal ones in one sentence, and the units lost where they stood. */
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
  return [
    ...[...groups.values()].map((group) => sentenceOf(before, group)),
    ...lossesAt(before, events, space),
  ];
}

/** Verdicts that share one sentence. */
type Group = readonly [Verdict, ...Verdict[]];

/** The successful move first, then the other moves, then supports. */
function tellingRank({ order, result }: Verdict): number {
  if ((order as Order).type !== 'MOVE') return 2;
  return result === 'succeeded' ? 0 : 1;
}

function sentenceOf(before: Position, group: Group): Sentence {
  const [{ seat, order }] = group;
  const says = (order as Order).type === 'MOVE' ? moveMessage(before, group) : supportMessage(before, group);
  return sentence(
    says,
    group.map(({ reason }) => reason),
    [seat],
  );
}

function moveMessage(before: Position, group: Group): Message {
  const [{ order, result, reason }] = group;
  const actors = actorsOf(before, group, 'first');
  const parts = { actors, count: group.length, place: placeName(atlasAt(before), (order as MoveOrder).to) };
  if (result === 'succeeded') return message('moves.entered', parts);
  if (result !== 'destroyed') return message('moves.keptOut', parts);
  return reason === '8.1' ? message('moves.beaten', parts) : message('moves.lost', parts);
}

function supportMessage(before: Position, group: Group): Message {
  const [{ order, result }] = group;
  const isStopped = result === 'cut' || result === 'void';
  const actors = actorsOf(before, group, isStopped ? 'within' : 'first');
  const given = order as SupportOrder;
  if ('at' in given) {
    const parts = { actors, count: group.length, place: placeName(atlasAt(before), given.at) };
    if (isStopped) return result === 'cut' ? message('defence.cut', parts) : message('defence.void', parts);
    if (result === 'given') return message('defence.given', parts);
    return result === 'captured' ? message('defence.captured', parts) : message('defence.lost', parts);
  }
  const parts = {
    actors,
    count: group.length,
    from: placeName(atlasAt(before), given.from),
    to: placeName(atlasAt(before), given.to),
  };
  if (isStopped) return result === 'cut' ? message('attack.cut', parts) : message('attack.void', parts);
  if (result === 'given') return message('attack.given', parts);
  return result === 'captured' ? message('attack.captured', parts) : message('attack.lost', parts);
}

/** The actors: by name, and the units of one stack together. */
function actorsOf(before: Position, group: Group, where: 'first' | 'within'): readonly Part[] {
  const stacks = new Map<string, Order[]>();
  for (const { order } of group) {
    const given = order as Order;
    const key = 'turreton' in given ? given.turreton : (standingOf(before, given) ?? '');
    stacks.set(key, [...(stacks.get(key) ?? []), given]);
  }
  return [...stacks].map(([space, orders], at) => {
    const [first] = orders;
    const isFirst = at === 0 && where === 'first';
    if (first !== undefined && orders.length === 1)
      return actorOf(before, first, isFirst ? 'first' : 'within');
    const parts = { count: orders.length, place: placeName(atlasAt(before), space) };
    return isFirst ? message('names.unitsFirst', parts) : message('names.units', parts);
  });
}

/** The actor of one order. */
function actorOf(before: Position, order: Order, where: 'first' | 'within'): Part {
  if ('turreton' in order) return turretonName(order.turreton);
  return placeName(atlasAt(before), standingOf(before, order) ?? '', where, numberAmong(before, order));
}

/** 8.1 The units that were beaten where they stood, or where they came to help. */
function lossesAt(before: Position, events: readonly Event[], space: SpaceId): readonly Sentence[] {
  const lost = new Map<Faction, number>();
  for (const event of events)
    if (event.type === 'destroyed' && event.cause === 'defence' && event.space === space)
      lost.set(event.faction, (lost.get(event.faction) ?? 0) + 1);
  return [...lost].map(([faction, count]) => {
    const parts = { seat: factionName(faction, 'first'), count, place: placeName(atlasAt(before), space) };
    return sentence(message('story.lost', parts), ['8.1'], [faction]);
  });
}
