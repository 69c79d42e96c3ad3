import type { Atlas, Location } from '../data/atlas';
import { message } from '../message';
import type { Kind, Order, Position, Power } from '../types';
import { type NamedUnit, Unreadable, Words } from './words';

const LONGEST_LINE = 200;
const HOLDS = ['holds', 'hold', 'h'] as const;
const SUPPORTS = ['supports', 'support', 's'] as const;
const CONVOYS = ['convoys', 'convoy', 'c'] as const;
const RETREATS = ['retreats to', 'retreat to', 'retreats', 'retreat', 'r'] as const;
const REMOVES = ['disbands', 'disband', 'removes', 'remove', 'd'] as const;
const BUILDS = ['builds', 'build', 'b'] as const;
const BY_CONVOY = ['via convoy', 'by convoy', 'via'] as const;

/**
 * 15.1 Parses one typed order.
 * @returns the order, or why the line cannot be read
 */
export function readLine(atlas: Atlas, position: Pick<Position, 'phase'>, line: string): Order | Unreadable {
  if (line.length > LONGEST_LINE) return new Unreadable(message('line.tooLong'));
  try {
    const words = new Words(atlas, line.toLowerCase());
    const order = orderOf(words, position.phase === 'retreats');
    return words.ended ? order : new Unreadable(message('line.strayRest', { text: words.rest }));
  } catch (error) {
    if (error instanceof Unreadable) return error;
    throw error;
  }
}

function orderOf(words: Words, retreating: boolean): Order {
  if (words.ended) throw new Unreadable(message('line.empty'));
  if (words.take('vote')) return vote(words);
  if (words.take('waives build', 'waive build', 'waives', 'waive')) return { type: 'WAIVE' };
  if (words.take(...BUILDS)) return build(words.unit());
  if (words.take(...REMOVES)) return { unit: idOf(words.unit()), type: 'DISBAND' };
  return action(words, retreating);
}

function vote(words: Words): Order {
  if (words.take('draw')) return words.ended ? { type: 'VOTE', vote: 'draw' } : drawAmong(words);
  if (words.take('concede to', 'concede')) return { type: 'VOTE', vote: 'concede', to: words.power() };
  throw new Unreadable(message('line.vote'));
}

/** "VOTE DRAW England, France" */
function drawAmong(words: Words): Order {
  const among: Power[] = [];
  while (!words.ended) {
    among.push(words.nextPower());
    words.take(',', 'and');
  }
  return { type: 'VOTE', vote: 'draw', among };
}

/** An order that begins with its unit. */
function action(words: Words, retreating: boolean): Order {
  const named = words.unit();
  const unit = idOf(named);
  if (words.take(...HOLDS)) return { unit, type: 'HOLD' };
  if (words.take(...SUPPORTS)) return { unit, type: 'SUPPORT', ...aid(words) };
  if (words.take(...CONVOYS)) return { unit, type: 'CONVOY', ...passage(words) };
  if (words.take(...RETREATS)) return { unit, type: 'RETREAT', to: words.place().id };
  if (words.take(...REMOVES)) return { unit, type: 'DISBAND' };
  if (words.take(...BUILDS)) return build(named);
  if (!words.takeDash()) throw new Unreadable(message('line.action'));
  const { to, via } = journey(words);
  if (retreating) return { unit, type: 'RETREAT', to: to.id };
  return { unit, type: 'MOVE', to: to.id, ...(via ? { viaConvoy: true } : {}) };
}

/** The destination of a move. Waters in between, or VIA at the end, send it by convoy. */
function journey(words: Words): { readonly to: Location; readonly via: boolean } {
  let to = words.place();
  let via = false;
  while (words.takeDash()) {
    if (to.province.kind !== 'water') throw new Unreadable(message('line.noWater', { place: to.says }));
    via = true;
    to = words.place();
  }
  if (words.take(...BY_CONVOY.map((phrase) => `( ${phrase} )`), ...BY_CONVOY)) via = true;
  return { to, via };
}

/** 6.1 The target of a support: a unit that holds, or a move. */
function aid(words: Words): { readonly at: string } | { readonly from: string; readonly to: string } {
  words.skipNationality();
  const from = idOf(words.unit());
  if (words.takeDash()) return { from, to: journey(words).to.id };
  words.take(...HOLDS);
  return { at: from };
}

function passage(words: Words): { readonly from: string; readonly to: string } {
  words.skipNationality();
  const from = idOf(words.unit());
  if (!words.takeDash()) throw new Unreadable(message('line.convoy'));
  return { from, to: journey(words).to.province.id };
}

/** DATC 4.C.3 A build without a kind: an army inland, a fleet if a coast is given. */
function build({ kind, at }: NamedUnit): Order {
  const meant: Kind | null = kind ?? (at.isCoast ? 'fleet' : at.province.kind === 'inland' ? 'army' : null);
  if (!meant) throw new Unreadable(message('line.kind', { place: at.province.says }));
  return { type: 'BUILD', kind: meant, at: at.id };
}

/** 3.2 A unit is named by its province. */
function idOf({ at }: NamedUnit): string {
  return at.province.id;
}
