import type { Message, Problem, Result } from '../../game';
import type { Atlas, Space } from '../data/atlas';
import { atlasAt } from '../data/atlases';
import { isFaction, shortName } from '../data/factions';
import { placeNamed } from '../data/place-names';
import { fullName } from '../faction-looks';
import { message } from '../message';
import {
  FACTIONS,
  type Faction,
  type Order,
  type Position,
  TURRETONS,
  type TurretonName,
  type Unit,
  type UnitId,
} from '../types';
import { numberOf } from './choices';

/** The context for parsing a line: the faction's units, and which of them have an order in earlier lines. */
interface Context {
  readonly atlas: Atlas;
  readonly faction: string;
  readonly units: readonly Unit[];
  readonly ordered: Set<UnitId>;
}

/** The reason why a line cannot be parsed, as a message for the player. */
class Unreadable extends Error {
  constructor(readonly says: Message) {
    super(says.text);
  }
}

/** 16.1 Parses one order per line; empty lines are skipped, every line that cannot be parsed is named. */
export function parseOrders(position: Position, seat: string, text: string): Result<readonly Order[]> {
  const units = position.units.filter((unit) => unit.faction === seat);
  const context: Context = { atlas: atlasAt(position), faction: seat, units, ordered: new Set() };
  const orders: Order[] = [];
  const problems: Problem[] = [];
  text.split(/\r?\n/).forEach((line, at) => {
    if (line.trim() === '') return;
    try {
      const order = parseLine(context, line.trim().replace(/\s+/g, ' ').slice(0, LONGEST_LINE));
      if ('unit' in order && order.type !== 'DISBAND') context.ordered.add(order.unit);
      orders.push(order);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      problems.push({ code: 'unreadable', path: [at], rule: '16.1', message: error.says });
    }
  });
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: orders };
}

const LONGEST_LINE = 2000;

function parseLine(context: Context, line: string): Order {
  const [, word = '', rest = ''] = /^(\S+) ?(.*)$/.exec(line) ?? [];
  switch (word.toUpperCase()) {
    case 'A':
    case 'T':
      return parseAction(context, line);
    case 'PREFER':
      return parsePreference(context, rest);
    case 'VOTE':
      return parseVote(rest);
    case 'DISBAND':
      return { type: 'DISBAND', unit: unitNumbered(context, rest) };
    case 'RELOCATE':
      return { type: 'RELOCATE', to: place(context, rest).id };
    default:
      throw new Unreadable(message('notation.beginning', { line }));
  }
}

const SUPPORT = /^([AT]) (.+?) S(?:UPPORTS?)? (?:([AT]) )?(.+)$/i;
const HOLD = /^([AT]) (.+?) H(?:OLDS?)?$/i;
const UNIT = /^A (.+)$/i;

function parseAction(context: Context, line: string): Order {
  const support = SUPPORT.exec(line);
  if (support) {
    const [, kind = '', who = '', aidedKind = 'A', aided = ''] = support;
    return { ...actor(context, kind, who), type: 'SUPPORT', ...aid(context, aidedKind, aided) };
  }
  const hold = HOLD.exec(line);
  if (hold) return { ...actor(context, hold[1] ?? '', hold[2] ?? ''), type: 'HOLD' };
  const unit = UNIT.exec(line);
  const move = unit && splitMove(context, unit[1] ?? '');
  if (!move) throw new Unreadable(message('notation.action', { line }));
  return { unit: unitAt(context, move.from), type: 'MOVE', to: place(context, move.to).id };
}

function actor(
  context: Context,
  kind: string,
  who: string,
): { readonly unit: UnitId } | { readonly turreton: TurretonName } {
  return kind.toUpperCase() === 'T' ? { turreton: turretonNamed(who) } : { unit: unitAt(context, who) };
}

function aid(
  context: Context,
  kind: string,
  text: string,
): { readonly at: string } | { readonly from: string; readonly to: string } {
  if (kind.toUpperCase() === 'T')
    return { at: context.atlas.seatOf(turretonNamed(text.replace(/ H(?:OLDS?)?$/i, ''))).id };
  const move = splitMove(context, text);
  if (move) return { from: place(context, withoutNumber(move.from)).id, to: place(context, move.to).id };
  return { at: place(context, withoutNumber(text.replace(/ H(?:OLDS?)?$/i, ''))).id };
}

/**
 * The two places of a move. Names may contain a dash themselves, so the separator is the dash with places on both
 * sides.
 */
function splitMove(
  { atlas }: Context,
  text: string,
): { readonly from: string; readonly to: string } | undefined {
  const halves = [...text.matchAll(/\s*(?:->|→|–|-)\s*| M(?:OVES?)?(?: TO)? /gi)].map(
    ({ 0: dash, index }) => ({ from: text.slice(0, index), to: text.slice(index + dash.length), dash }),
  );
  return (
    halves.find(({ from, to }) => placeNamed(atlas, withoutNumber(from)) && placeNamed(atlas, to)) ??
    halves.find(({ dash }) => dash.startsWith(' '))
  );
}

function withoutNumber(text: string): string {
  return text.replace(/\s*#\d+$/, '');
}

function place({ atlas }: Context, text: string): Space {
  const space = placeNamed(atlas, text);
  if (!space) throw new Unreadable(message('notation.noSpace', { name: text.trim() }));
  return space;
}

function turretonNamed(text: string): TurretonName {
  const name = TURRETONS.find((turreton) => turreton === text.trim().toLowerCase());
  if (!name) throw new Unreadable(message('notation.noTurreton', { name: text.trim() }));
  return name;
}

/** The unit that a text names: number n of a stack, or the first one there that has no order yet. */
function unitAt(context: Context, text: string): UnitId {
  const { units, ordered } = context;
  const [, number] = /#(\d+)$/.exec(text) ?? [];
  const space = place(context, withoutNumber(text));
  const here = units.filter((unit) => unit.space === space.id);
  const unit = number
    ? here.find(({ id }) => numberOf(id) === Number(number))
    : (here.find(({ id }) => !ordered.has(id)) ?? here[0]);
  if (!unit) throw new Unreadable(noUnit(space.name, number));
  return unit.id;
}

function noUnit(place: string, number: string | undefined): Message {
  return number === undefined
    ? message('notation.noUnit', { place })
    : message('notation.noUnitOfNumber', { place, number });
}

function unitNumbered({ faction }: Context, text: string): UnitId {
  const [, number] = /^#?([1-9]\d{0,8})$/.exec(text.trim()) ?? [];
  if (!number) throw new Unreadable(message('notation.noNumber', { text: text.trim() }));
  return `${faction}-${number}`;
}

const PREFERENCE = /^(?:HOME\b(.*?))??\s*[;,]?\s*(?:DISBAND\b(.*))?$/i;

function parsePreference(context: Context, text: string): Order {
  const [, home, disband] = PREFERENCE.exec(text) ?? [];
  if (home === undefined && disband === undefined) throw new Unreadable(message('notation.preference'));
  return {
    type: 'PREFER',
    ...(home === undefined ? {} : { home: listed(home).map((name) => place(context, name).id) }),
    ...(disband === undefined ? {} : { disband: listed(disband).map((unit) => unitNumbered(context, unit)) }),
  };
}

function listed(text: string): readonly string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function parseVote(text: string): Order {
  if (/^DRAW$/i.test(text)) return { type: 'VOTE', vote: 'draw' };
  const [, name] = /^CONCEDE (?:TO )?(.+)$/i.exec(text) ?? [];
  if (name === undefined) throw new Unreadable(message('notation.vote'));
  return { type: 'VOTE', vote: 'concede', to: factionNamed(name) };
}

function factionNamed(text: string): Faction {
  const name = text.trim().toLowerCase().replaceAll("'", '’');
  if (isFaction(name)) return name;
  const faction = FACTIONS.find((one) =>
    [fullName(one), shortName(one)].some((known) => known.toLowerCase() === name),
  );
  if (!faction) throw new Unreadable(message('notation.noFaction', { name: text.trim() }));
  return faction;
}
