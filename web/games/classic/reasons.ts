import type { Position } from '../../../engine/classic/types';
import { listed } from '../../../engine/core/listed';
import type { Verdict } from '../../../engine/game';
import { placeName, unitIn } from './places';
import { readOrder } from './read-order';

/** What became of an order, in a word. */
export const RESULT_WORDS: Readonly<Record<string, string>> = {
  succeeded: 'moved',
  bounced: 'bounced',
  disrupted: 'disrupted',
  void: 'no effect',
  held: 'held',
  given: 'given',
  cut: 'cut',
  dislodged: 'dislodged',
  rejected: 'refused',
  noted: 'noted',
  retreated: 'retreated',
  collided: 'lost',
  disbanded: 'disbanded',
  built: 'built',
  waived: 'waived',
};

type Reason = (before: Position, verdict: Verdict) => string;

/** By the number of the rule that decided; what went as ordered needs no reason. */
const REASONS: Readonly<Record<string, Reason>> = {
  '4.2': () => 'It had no order.',
  '5.5': (before, { by = [], order }) =>
    `${goalName(before, order)} was held with at least as much strength${besides(by, goalOf(before, order))}.`,
  '5.6': (_, { by = [] }) => `It met ${unitsFrom(by)} head on, at least as strong.`,
  '5.7': (_, { by = [] }) =>
    by.length === 1
      ? `The move from ${names(by)} was at least as strong.`
      : `The moves from ${names(by)} were at least as strong.`,
  '5.10': (before, { order }) => `No power drives out its own unit, here in ${goalName(before, order)}.`,
  '5.12': (_, { by = [] }) => `Driven out from ${names(by)}.`,
  '6.2': (before, { order }) => unfitting(before, order),
  '6.3': () => 'The move went to the other coast.',
  '6.4': (_, { by = [] }) => `${by.length === 1 ? 'An attack' : 'Attacks'} from ${names(by)} cut it.`,
  '7.2': () => 'No chain of fleets was ordered to carry it.',
  '7.3': (_, { by = [] }) =>
    `The ${by.length === 1 ? 'fleet' : 'fleets'} in ${names(by)} could not carry it.`,
  '7.7': () => 'The fate of this convoy hung on itself, so it carried nobody.',
  '9.5': (_, { by = [] }) => `Another unit, from ${names(by)}, retreated to the same place.`,
  '9.6': () => 'It had no order.',
  '11.6': () => 'It was not ordered.',
  '11.7': () => 'No removal was ordered; it stood farthest from the centres.',
};

/** Why an order came out as it did, in a sentence; empty where it went as ordered. */
export function reasonText(before: Position, verdict: Verdict): string {
  if (verdict.result === 'rejected') return 'It was refused and changed nothing.';
  if (verdict.reason === '7.1')
    return verdict.result === 'void' ? 'No army was ordered to take this convoy.' : '';
  return REASONS[verdict.reason]?.(before, verdict) ?? '';
}

function names(by: readonly string[]): string {
  return listed(by.map(placeName));
}

function unitsFrom(by: readonly string[]): string {
  return by.length === 1 ? `the unit from ${names(by)}` : `the units from ${names(by)}`;
}

/** " and so were the rivals": those who were as strong beside the unit at the goal. */
function besides(by: readonly string[], goal: string | null): string {
  const others = by.filter((place) => place !== goal);
  return others.length === 0 ? '' : `, and the move from ${names(others)} was as strong`;
}

function goalOf(before: Position, entry: unknown): string | null {
  const order = readOrder(before, entry);
  return order !== null && 'to' in order && order.type !== 'VOTE' ? order.to.slice(0, 3) : null;
}

function goalName(before: Position, entry: unknown): string {
  const goal = goalOf(before, entry);
  return goal === null ? 'The place' : placeName(goal);
}

/** 6.2 What the helped unit did otherwise. */
function unfitting(before: Position, entry: unknown): string {
  const order = readOrder(before, entry);
  if (order?.type !== 'SUPPORT') return '';
  if ('at' in order) return `The unit in ${placeName(order.at)} was ordered to move.`;
  const who = unitIn(before, order.from) === undefined ? 'No unit' : 'The unit';
  return `${who} in ${placeName(order.from)} was not ordered to ${placeName(order.to)}.`;
}
