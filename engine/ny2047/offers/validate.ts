import type { Problem } from '../../game';
import { isFaction, shortName, sideOf } from '../data/factions';
import { findSpace, neighbours, seatOf, spaceOf } from '../data/map';
import { ADJUSTMENT_REFUSALS, type AdjustmentRefusal, openChoices, takeChoice } from '../rules/adjustment';
import { type Entry, REFUSALS, type Refusal, readList } from '../rules/read-orders';
import { factionAt, tableOf } from '../rules/table';
import { type Faction, type Position, TURRETONS } from '../types';

/** Every problem of a faction's list at once, each with its rule; an empty answer means the list stands whole. */
export function validate(position: Position, seat: string, orders: unknown): readonly Problem[] {
  if (!isFaction(seat) || !position.seats.includes(seat))
    return [problem('no-seat', [], '4.11', 'This faction has no seat in the game.')];
  if (!Array.isArray(orders)) return [problem('no-list', [], '4.3', 'Orders are sent as a list.')];
  switch (position.phase) {
    case 'orders':
      return orderProblems(position, seat, orders);
    case 'adjustment':
      return adjustmentProblems(position, seat, orders);
    case 'finished':
      return orders.map((_, at) => problem('game-over', [at], '4.11', 'The game has ended.'));
  }
}

function problem(code: string, path: Problem['path'], rule: string, message: string): Problem {
  return { code, path, rule, message };
}

function orderProblems(position: Position, seat: Faction, orders: readonly unknown[]): readonly Problem[] {
  const table = tableOf(position);
  const entries: Entry[] = [];
  readList(table, factionAt(table, sideOf(seat)), orders, entries);
  return entries.flatMap((entry, at) => {
    if (entry.refusal === null) return [];
    const field = FIELDS[entry.refusal]?.(entry.order as Fields);
    const path = field === undefined ? [at] : [at, field];
    return [problem(entry.refusal, path, REFUSALS[entry.refusal], MESSAGES[entry.refusal](entry))];
  });
}

function adjustmentProblems(
  position: Position,
  seat: Faction,
  orders: readonly unknown[],
): readonly Problem[] {
  const chosen = openChoices(position, seat);
  return orders.flatMap((order, at) => {
    const refusal = takeChoice(chosen, order);
    if (!refusal) return [];
    return [problem(refusal, [at], ADJUSTMENT_REFUSALS[refusal], ADJUSTMENT_MESSAGES[refusal])];
  });
}

type Fields = Readonly<Record<string, unknown>>;

/** The field that is at fault, where one is. */
const FIELDS: Readonly<Partial<Record<Refusal, (order: Fields) => string>>> = {
  'bad-vote': ({ vote }) => (vote === 'concede' ? 'to' : 'vote'),
  'unknown-type': () => 'type',
  'not-your-unit': () => 'unit',
  'not-your-turreton': () => 'turreton',
  'turreton-cannot-move': () => 'type',
  'not-adjacent': () => 'to',
  'support-not-adjacent': ({ at }) => (at === undefined ? 'to' : 'at'),
  'land-supports-water': ({ at }) => (at === undefined ? 'to' : 'at'),
  'nobody-to-support': ({ at }) => (at === undefined ? 'from' : 'at'),
  'turreton-supports-foreigner': ({ at }) => (at === undefined ? 'from' : 'at'),
};

const MESSAGES: Readonly<Record<Refusal, (entry: Entry) => string>> = {
  'not-in-play': ({ factionState }) =>
    `${sentenceCase(shortName(factionState.faction))} is eliminated and gives no orders.`,
  'not-an-object': () => 'This is not an order.',
  'bad-preference': () => 'A preference needs a list of home bases, a list of units to disband, or both.',
  'bad-vote': () => 'Vote for a draw, or concede to another faction that is still in the game.',
  'no-actor': () => 'Name one unit or one Turreton in an order.',
  'unknown-type': ({ order }) =>
    `${quoted((order as Fields).type)} is not an order here. A unit can HOLD, MOVE or SUPPORT.`,
  'not-your-unit': ({ order, factionState }) =>
    `${sentenceCase(shortName(factionState.faction))} has no unit ${quoted((order as Fields).unit)}.`,
  'not-your-turreton': ({ order, factionState }) =>
    turretonMessage((order as Fields).turreton, factionState.faction),
  'turreton-cannot-move': () => 'A Turreton cannot move. It can HOLD or SUPPORT.',
  'not-adjacent': (entry) =>
    `${placeName((entry.order as Fields).to)} is not next to ${standName(entry)}. Without another order the unit holds.`,
  'unclear-support': () =>
    'Name either the space to hold, or where the supported move starts and where it goes.',
  'support-not-adjacent': supportMessage,
  'land-supports-water': (entry) =>
    `A unit on land cannot support into water, and ${placeName(battleOf(entry))} is water. Without another order it holds.`,
  'nobody-to-support': ({ order }) => {
    const { at, from } = order as Fields;
    return `No unit stands in ${placeName(at === undefined ? from : at)} to be supported.`;
  },
  'turreton-supports-foreigner': () => 'A Turreton supports only units of the faction it is loyal to.',
  'second-order': ({ turretonState }) =>
    `The ${turretonState ? 'Turreton' : 'unit'} already has an order; the first one counts.`,
};

const ADJUSTMENT_MESSAGES: Readonly<Record<AdjustmentRefusal, string>> = {
  'not-in-play': 'An eliminated faction gives no orders.',
  'not-an-object': 'This is not an order.',
  'not-an-adjustment': 'In an adjustment phase you can only DISBAND and RELOCATE.',
  'not-your-unit': 'You can only disband your own units.',
  'second-relocation': 'You have already moved the home base; the first choice counts.',
  'named-twice': 'You have already named this unit.',
  'nothing-to-relocate': 'You have no home base to choose.',
  'not-a-candidate': 'The home base can only move to a land star that you control.',
  'nothing-to-disband': 'You have no surplus units.',
  'too-many-disbanded': 'You have already named as many units as must go.',
};

function battleOf({ order }: Entry): unknown {
  const { at, to } = order as Fields;
  return at === undefined ? to : at;
}

function supportMessage(entry: Entry): string {
  const { at, from } = entry.order as Fields;
  const battle = findSpace(battleOf(entry));
  const stand = findSpace(entry.unitState?.unit.space ?? entry.turretonState?.at.space.id);
  const without = 'Without another order it just defends.';
  if (battle && stand && neighbours(stand).includes(battle) && at === undefined)
    return `${placeName(from)} is not next to ${battle.name}, so no such move exists. ${without}`;
  return `${placeName(battleOf(entry))} is not next to ${standName(entry)}, so no support reaches it. ${without}`;
}

function standName({ unitState, turretonState }: Entry): string {
  return unitState ? spaceOf(unitState.unit.space).name : (turretonState?.at.space.name ?? '');
}

function turretonMessage(name: unknown, faction: Faction): string {
  const known = TURRETONS.find((turreton) => turreton === name);
  return known
    ? `The Turreton in ${seatOf(known).name} is not loyal to ${shortName(faction)}.`
    : `No Turreton is called ${quoted(name)}.`;
}

function placeName(id: unknown): string {
  return findSpace(id)?.name ?? quoted(id);
}

const LONGEST_QUOTE = 40;

/** What somebody sent, cut to a length that a message can show. */
function quoted(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number'
    ? `“${String(value).slice(0, LONGEST_QUOTE)}”`
    : 'that';
}

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
