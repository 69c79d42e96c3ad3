import type { Message, Problem } from '../../game';
import type { Part } from '../../game/message';
import { type Atlas, adjacent, type Space } from '../data/atlas';
import { isFaction, sideOf } from '../data/factions';
import { message } from '../message';
import { factionName } from '../reading/names';
import {
  ADJUSTMENT_REFUSALS,
  type AdjustmentRefusal,
  openChoices,
  takeChoice,
} from '../rules/adjustment-choices';
import { type Entry, REFUSALS, type Refusal, readList } from '../rules/read-orders';
import { factionAt, workingCopyOf } from '../rules/working-copy';
import { type Faction, type Position, TURRETONS } from '../types';

/**
 * Every problem of a faction's list at once, each with its rule; an empty answer means that the whole list is valid.
 */
export function validate(position: Position, seat: string, orders: unknown): readonly Problem[] {
  if (!isFaction(seat) || !position.seats.includes(seat))
    return [problem('no-seat', [], '4.11', message('refusals.noSeat'))];
  if (!Array.isArray(orders)) return [problem('no-list', [], '4.3', message('refusals.noList'))];
  switch (position.phase) {
    case 'orders':
      return orderProblems(position, seat, orders);
    case 'adjustment':
      return adjustmentProblems(position, seat, orders);
    case 'finished':
      return orders.map((_, at) => problem('game-over', [at], '4.11', message('refusals.gameOver')));
  }
}

function problem(code: string, path: Problem['path'], rule: string, says: Message): Problem {
  return { code, path, rule, message: says };
}

function orderProblems(position: Position, seat: Faction, orders: readonly unknown[]): readonly Problem[] {
  const copy = workingCopyOf(position);
  const entries: Entry[] = [];
  readList(copy, factionAt(copy, sideOf(seat)), orders, entries);
  return entries.flatMap((entry, at) => {
    if (entry.refusal === null) return [];
    const field = FIELDS[entry.refusal]?.(entry.order as Fields);
    const path = field === undefined ? [at] : [at, field];
    return [
      problem(entry.refusal, path, REFUSALS[entry.refusal], MESSAGES[entry.refusal](entry, copy.atlas)),
    ];
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

/** The field at fault, where there is one. */
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

const MESSAGES: Readonly<Record<Refusal, (entry: Entry, atlas: Atlas) => Message>> = {
  'not-in-play': ({ factionState: { faction } }) =>
    message('refusals.eliminated', { seat: factionName(faction, 'first') }),
  'not-an-object': () => message('refusals.noOrder'),
  'bad-preference': () => message('refusals.preference'),
  'bad-vote': () => message('refusals.vote'),
  'no-actor': () => message('refusals.noActor'),
  'unknown-type': ({ order }) => message('refusals.unknownType', { given: quoted((order as Fields).type) }),
  'not-your-unit': ({ order, factionState: { faction } }) =>
    message('refusals.noUnit', { seat: factionName(faction, 'first'), unit: quoted((order as Fields).unit) }),
  'not-your-turreton': ({ order, factionState }, atlas) =>
    turretonMessage(atlas, (order as Fields).turreton, factionState.faction),
  'turreton-cannot-move': () => message('refusals.turretonMoves'),
  'not-adjacent': (entry, atlas) =>
    message('refusals.notNext', {
      place: placeName(atlas, (entry.order as Fields).to),
      from: standName(entry),
    }),
  'unclear-support': () => message('refusals.unclearSupport'),
  'support-not-adjacent': supportMessage,
  'land-supports-water': (entry, atlas) =>
    message('refusals.water', { place: placeName(atlas, battleOf(entry)) }),
  'nobody-to-support': ({ order }, atlas) => {
    const { at, from } = order as Fields;
    return message('refusals.nobodyThere', { place: placeName(atlas, at === undefined ? from : at) });
  },
  'turreton-supports-foreigner': () => message('refusals.foreigner'),
  'second-order': ({ turretonState }) =>
    turretonState ? message('refusals.secondOfTurreton') : message('refusals.secondOfUnit'),
};

const ADJUSTMENT_MESSAGES: Readonly<Record<AdjustmentRefusal, Message>> = {
  'not-in-play': message('refusals.eliminatedNow'),
  'not-an-object': message('refusals.noOrder'),
  'not-an-adjustment': message('refusals.noAdjustment'),
  'not-your-unit': message('refusals.onlyOwnUnits'),
  'second-relocation': message('refusals.secondRelocation'),
  'named-twice': message('refusals.namedTwice'),
  'nothing-to-relocate': message('refusals.nothingToRelocate'),
  'not-a-candidate': message('refusals.noCandidate'),
  'nothing-to-disband': message('refusals.nothingToDisband'),
  'too-many-disbanded': message('refusals.enoughDisbanded'),
};

function battleOf({ order }: Entry): unknown {
  const { at, to } = order as Fields;
  return at === undefined ? to : at;
}

function supportMessage(entry: Entry, atlas: Atlas): Message {
  const { at, from } = entry.order as Fields;
  const battle = atlas.findSpace(battleOf(entry));
  const stand = standOf(entry);
  if (battle && stand && adjacent(stand, battle) && at === undefined)
    return message('refusals.noSuchMove', { from: placeName(atlas, from), to: battle.says });
  return message('refusals.outOfReach', { place: placeName(atlas, battleOf(entry)), from: standName(entry) });
}

function standOf({ unitState, turretonState }: Entry): Space | undefined {
  return (unitState ?? turretonState)?.at.space;
}

function standName(entry: Entry): Part {
  return standOf(entry)?.says ?? '';
}

function turretonMessage({ seatOf }: Atlas, name: unknown, faction: Faction): Message {
  const known = TURRETONS.find((turreton) => turreton === name);
  return known
    ? message('refusals.notLoyal', { place: seatOf(known).says, seat: factionName(faction) })
    : message('refusals.noTurreton', { given: quoted(name) });
}

function placeName({ findSpace }: Atlas, id: unknown): Part {
  return findSpace(id)?.says ?? quoted(id);
}

const LONGEST_QUOTE = 40;

/** A value that was sent, cut to a length that a message can show; "?" for a value that is not a name. */
function quoted(value: unknown): Message {
  const isName = typeof value === 'string' || typeof value === 'number';
  return message('names.quoted', { text: isName ? String(value).slice(0, LONGEST_QUOTE) : '?' });
}
