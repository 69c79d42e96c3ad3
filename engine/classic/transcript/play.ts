import type { GameEvent, Message, Problem, Result, Verdict } from '../../game';
import type { PhaseAfter, Transcript } from '../../game/transcript';
import { locationOf, provinceOf, touches } from '../data/map';
import { powerName } from '../data/powers';
import { STANDARD } from '../data/standard';
import { plain, powerLike } from '../data/typed-names';
import { message } from '../message';
import { validate } from '../offers/validate';
import { readLine } from '../orders/read-line';
import { readTyped } from '../orders/read-typed';
import { Unreadable } from '../orders/words';
import { adjudicate } from '../rules/adjudicate';
import {
  type ByPower,
  type Event,
  type Order,
  type Phase,
  POWERS,
  type Position,
  type Power,
  type Unit,
} from '../types';
import { headingText, isAt, momentOf, momentText, shortHeading } from './headings';
import { unitWords } from './lines';
import type { Mark, Section, Stated, WrittenOrder } from './sections';
import { problem } from './written-position';

type Steps = ByPower<readonly Order[]>[];

/** A game while it is played through, phase by phase. */
interface Play {
  position: Position;
  readonly steps: Steps;
  readonly after: PhaseAfter<Position>[];
  /** The position before the last phase, and its events. */
  before: Position;
  events: readonly GameEvent[];
  readonly notes: Problem[];
  readonly problems: Problem[];
  /** Whether the text was printed by this platform, with the same rules. */
  readonly isOurs: boolean;
  /** The headings that were played. */
  readonly played: Set<string>;
}

/** Plays the phases of a text from a position, and records what was left out or differs. */
export function play(
  start: Position,
  sections: readonly Section[],
  skipped: readonly number[],
  isOurs: boolean,
): Result<Transcript<Position, Order>> {
  const game: Play = {
    isOurs,
    position: start,
    steps: [],
    after: [],
    before: start,
    events: [],
    notes: [],
    problems: [],
    played: new Set(),
  };
  const [first] = skipped;
  if (first !== undefined)
    note(game, 'skipped', first, message('transcript.notes.skipped', { count: skipped.length }));
  for (const [at, section] of sections.entries()) {
    if (!playSection(game, section, at === sections.length - 1)) {
      for (const later of sections.slice(at)) unreadableIn(game, later);
      break;
    }
  }
  if (game.problems.length > 0) return { ok: false, problems: inOrder(game.problems) };
  const { steps, position, after, notes } = game;
  return { ok: true, value: { start, steps, end: position, after, notes: inOrder(notes) } };
}

function inOrder(list: readonly Problem[]): readonly Problem[] {
  return [...list].sort((one, other) => Number(one.path[0]) - Number(other.path[0]));
}

function note(game: Play, code: string, at: number, says: Message): void {
  game.notes.push({ code, path: [at], rule: '15.1', message: says });
}

/** @returns false if the game cannot continue */
function playSection(game: Play, section: Section, isLast: boolean): boolean {
  const { heading, at, orders } = section;
  if (section.isPosition) {
    compare(game, section.stated, [game.position]);
    return true;
  }
  if (game.position.phase === 'finished') {
    if (orders.length > 0 && !game.notes.some(({ code }) => code === 'over'))
      note(game, 'over', at, message('transcript.notes.over', { here: headingText(game.position) }));
    return remember(game, section);
  }
  if (!isAt(game.position, heading) && !catchUp(game, section)) return false;
  if (!isAt(game.position, heading)) {
    skipPhase(game, section);
    return remember(game, section);
  }
  if (
    isLast &&
    orders.every(({ isSure }) => !isSure) &&
    !orders.some((one) => readOrder(game.position.phase, one.text) !== null)
  ) {
    compare(game, section.stated, [game.position]);
    return rememberOpen(game);
  }
  const before = game.position;
  if (heading.phase === 'retreats') nameGone(game, section);
  const name = shortHeading(before);
  const lists = ordersOf(game, section);
  step(game, lists.orders, lists.written);
  game.played.add(name);
  game.after.push({ heading: name, position: game.position, gone: [] });
  compare(
    game,
    section.stated.filter(({ isAfter }) => !isAfter),
    [before, game.position],
  );
  compare(
    game,
    section.stated.filter(({ isAfter }) => isAfter),
    [game.position, before],
  );
  return true;
}

/** The position after a phase that this game did not have. */
function remember(game: Play, { heading }: Section): true {
  const name = shortHeading(heading);
  if (!game.after.some((one) => one.heading === name))
    game.after.push({ heading: name, position: game.position, gone: [] });
  return true;
}

/** The open phase: removals without orders are made at its end, everything else stays. */
function rememberOpen(game: Play): true {
  const { position } = game;
  const after = position.phase === 'adjustments' ? adjudicate(STANDARD, position, {}, {}).position : position;
  game.after.push({ heading: shortHeading(position), position: after, gone: [] });
  return true;
}

/** Plays retreats and Winters that the text leaves out, with default orders. */
function catchUp(game: Play, { heading, at }: Section): boolean {
  while (momentOf(game.position) < momentOf(heading) && !isAt(game.position, heading)) {
    const { position } = game;
    const here = headingText(position);
    if (position.phase === 'finished') return true;
    if (position.phase === 'orders') {
      game.problems.push(
        problem(at, message('transcript.otherHeading', { here, there: momentText(heading) })),
      );
      return false;
    }
    note(game, 'silent', at, message('transcript.notes.silent', { here }));
    step(game, {}, new Map());
  }
  return true;
}

/**
 * A phase that is over or did not exist: retreats of units that were disbanded at once, a Winter with nothing to
 * adjust.
 */
function skipPhase(game: Play, section: Section): void {
  const { heading, at } = section;
  const there = momentText(heading);
  if (game.played.has(shortHeading(heading))) {
    note(game, 'repeated', at, message('transcript.notes.repeated', { there }));
    return;
  }
  if (heading.phase === 'orders') {
    game.problems.push(
      problem(at, message('transcript.otherHeading', { here: headingText(game.position), there })),
    );
    return;
  }
  if (heading.phase === 'retreats') nameGone(game, section);
  if (heading.phase === 'adjustments')
    note(game, 'nothingToAdjust', at, message('transcript.notes.nothingToAdjust', { there }));
  else note(game, 'noRetreats', at, message('transcript.notes.noRetreats', { there }));
}

/**
 * Retreats in a text of units that were disbanded at once here: under the text's adjudicator they existed until then,
 * and a Fall with only such retreats was counted after them.
 */
function nameGone(game: Play, { heading, orders }: Section): void {
  const index = game.after.findLastIndex(
    (one) => one.heading === shortHeading({ ...heading, phase: 'orders' }),
  );
  const last = game.after[index];
  if (last === undefined || index !== game.after.length - 1) return;
  const events = game.events as readonly Event[];
  const disbanded = events.flatMap((event) => (event.type === 'disbanded' ? [event] : []));
  const named = new Set(
    orders.flatMap(({ text }) => {
      const order = readOrder('retreats', text);
      return order !== null && 'unit' in order ? [order.unit] : [];
    }),
  );
  const gone = disbanded.filter(({ cause, at }) => cause === 'no-retreat' && named.has(provinceOf(at).id));
  const isOver = game.position.phase !== 'retreats';
  const eliminated = disbanded.filter(({ cause }) => cause === 'eliminated');
  const position = isOver
    ? {
        ...last.position,
        centres: game.before.centres,
        units: [...last.position.units, ...eliminated.map(unitOf)],
      }
    : last.position;
  game.after[index] = { ...last, position, gone: gone.map(unitOf) };
}

function unitOf({ power, kind, at }: Unit): Unit {
  return { power, kind, at };
}

/** Carries out a phase. An order that the adjudicator marked as void is removed if it would have an effect here. */
function step(
  game: Play,
  orders: ByPower<readonly Order[]>,
  written: ReadonlyMap<Order, WrittenOrder>,
): void {
  const before = game.position;
  game.before = before;
  let lists = orders;
  let result = adjudicate(STANDARD, before, lists, {});
  const markedOut = new Set<Order>();
  for (const verdict of result.orders) {
    const order = verdict.order as Order;
    const one = written.get(order);
    if (one && isMarkedOut(one.marks) && COUNTS.has(verdict.result)) markedOut.add(order);
  }
  if (markedOut.size > 0) {
    lists = Object.fromEntries(
      POWERS.flatMap((power) => {
        const list = orders[power]?.filter((order) => !markedOut.has(order));
        return list ? [[power, list] as const] : [];
      }),
    );
    for (const order of markedOut) {
      const { at, text } = written.get(order) ?? { at: 0, text: '' };
      note(game, 'marked', at, message('transcript.notes.marked', { order: text }));
    }
    result = adjudicate(STANDARD, before, lists, {});
  }
  game.steps.push(lists);
  game.position = result.position;
  game.events = result.events;
  noteRefused(game, before, lists, result.orders, written);
  compareMarks(game, before, result.orders, written, result.position);
}

const COUNTS: ReadonlySet<string> = new Set([
  'succeeded',
  'bounced',
  'given',
  'cut',
  'held',
  'retreated',
  'built',
  'disbanded',
]);

function isMarkedOut(marks: readonly Mark[]): boolean {
  return marks.includes('illegal') || marks.includes('void');
}

/** Orders that the rules refuse stay in the list without effect; each is recorded with the reason. */
function noteRefused(
  game: Play,
  before: Position,
  lists: ByPower<readonly Order[]>,
  verdicts: readonly Verdict[],
  written: ReadonlyMap<Order, WrittenOrder>,
): void {
  const powers = new Set(verdicts.flatMap(({ seat, result }) => (result === 'rejected' ? [seat] : [])));
  for (const power of POWERS) {
    if (!powers.has(power)) continue;
    const list = lists[power] ?? [];
    for (const found of validate(STANDARD, before, power, list)) {
      const order = list[Number(found.path[0])];
      const one = order && written.get(order);
      if (order === undefined || one === undefined) continue;
      const gone = before.phase === 'retreats' && found.code === 'not-your-unit';
      const says = gone
        ? message('transcript.notes.noRetreat', { order: one.text })
        : message('transcript.notes.refused', {
            seat: powerName(power),
            order: one.text,
            why: found.message,
          });
      game.notes.push({ ...found, code: gone ? 'noRetreat' : 'refused', path: [one.at], message: says });
    }
  }
}

/** Compares an adjudicator's result of an order with the result here. */
function compareMarks(
  game: Play,
  before: Position,
  verdicts: readonly Verdict[],
  written: ReadonlyMap<Order, WrittenOrder>,
  after: Position,
): void {
  for (const { order: given, result, seat } of verdicts) {
    const order = given as Order;
    const one = written.get(order);
    if (one === undefined || one.marks.length === 0 || !('unit' in order) || before.phase !== 'orders')
      continue;
    const differs = one.marks.some((mark) => {
      if (mark === 'bounced') return order.type === 'MOVE' && result === 'succeeded';
      if (mark === 'cut') return order.type === 'SUPPORT' && result === 'given';
      if (mark === 'succeeded')
        return order.type === 'MOVE' && ['bounced', 'disrupted', 'void', 'rejected'].includes(result);
      if (mark === 'dislodged')
        return after.units.some(({ power, at }) => power === seat && provinceOf(at).id === order.unit);
      return false;
    });
    if (differs)
      note(
        game,
        'result',
        one.at,
        message('transcript.notes.result', { order: one.text, result: one.marks.join(', '), here: result }),
      );
  }
}

/** Compares the stated position with the one here: differences are recorded, and the rules continue. */
function compare(game: Play, stated: readonly Stated[], positions: readonly Position[]): void {
  for (const one of stated) {
    const { at, power, units, centres } = one;
    if (positions.some((position) => stands(position, power, one))) continue;
    const [position] = positions;
    if (position === undefined) continue;
    const said = (units ?? centres?.map((id) => id.toUpperCase()) ?? []).join(', ');
    const here = (
      units ? unitsOf(position, power) : centresOf(position, power).map((id) => id.toUpperCase())
    ).join(', ');
    note(
      game,
      'differs',
      at,
      message('transcript.notes.differs', { seat: powerName(power), said, here: here === '' ? '–' : here }),
    );
  }
}

function stands(
  position: Position,
  power: Power,
  { units, centres }: Pick<Stated, 'units' | 'centres'>,
): boolean {
  if (centres) return [...centres].sort().join() === centresOf(position, power).join();
  const said = [...(units ?? [])].sort().join();
  return (
    said === unitsOf(position, power).join() ||
    said === [...unitsOf(position, power), ...goneOf(position, power)].sort().join()
  );
}

function unitsOf({ units }: Position, power: Power): readonly string[] {
  return units.flatMap((unit) => (unit.power === power ? [unitWords(unit.kind, unit.at)] : [])).sort();
}

function goneOf({ dislodged }: Position, power: Power): readonly string[] {
  return dislodged.flatMap((unit) => (unit.power === power ? [unitWords(unit.kind, unit.at)] : []));
}

function centresOf({ centres }: Position, power: Power): readonly string[] {
  return Object.keys(centres)
    .filter((id) => centres[id] === power)
    .sort();
}

/**
 * An order parsed for a phase; null if it is none. The standard form has a fast parser, everything else is read as
 * typed text.
 */
function readOrder(phase: Phase, text: string): Order | null {
  const read = readAny(phase, text);
  return read instanceof Unreadable ? null : read.order;
}

function readAny(
  phase: Phase,
  text: string,
): { readonly order: Order; readonly power?: Power | undefined } | Unreadable {
  const strict = readLine(STANDARD, { phase }, text);
  if (!(strict instanceof Unreadable)) return { order: strict };
  return readTyped(STANDARD, phase, text);
}

/** The message that no power has this name, with the most similar one. */
function noPower(name: string): Message {
  const near = powerLike(STANDARD, plain(name));
  return near === undefined
    ? message('line.noPower', { name: name.slice(0, 40) })
    : message('line.noWordBut', { name: name.slice(0, 40), nearest: powerName(near) });
}

interface ReadSection {
  readonly orders: ByPower<readonly Order[]>;
  readonly written: ReadonlyMap<Order, WrittenOrder>;
}

function ordersOf(game: Play, { orders }: Section): ReadSection {
  const lists: Partial<Record<Power, Order[]>> = {};
  const written = new Map<Order, WrittenOrder>();
  const seen = new Set<string>();
  let skipped = 0;
  let firstSkipped = 0;
  for (const one of orders) {
    if (one.stranger !== undefined) {
      game.problems.push(problem(one.at, noPower(one.stranger)));
      continue;
    }
    const read = readAny(game.position.phase, one.text);
    if (read instanceof Unreadable) {
      if (noteUnreadable(game, one, read)) continue;
      if (skipped === 0) firstSkipped = one.at;
      skipped += 1;
      continue;
    }
    const power = one.power ?? read.power ?? ownerOf(game.position, read.order);
    if (power === null) {
      game.problems.push(problem(one.at, message('transcript.whose')));
      continue;
    }
    const key = `${power} ${JSON.stringify(read.order)}`;
    // A printed game often contains the same order twice: as it was given, and with its result.
    if (seen.has(key) && read.order.type !== 'WAIVE') {
      const first = [...written].find(([order]) => JSON.stringify(order) === JSON.stringify(read.order));
      if (first) written.set(first[0], { ...first[1], marks: [...first[1].marks, ...one.marks] });
      continue;
    }
    seen.add(key);
    lists[power] = [...(lists[power] ?? []), read.order];
    written.set(read.order, one);
  }
  if (skipped > 0)
    note(game, 'skipped', firstSkipped, message('transcript.notes.skipped', { count: skipped }));
  if (!game.isOurs) walkUncarried(game, lists, written);
  return { orders: lists, written };
}

/**
 * 7.5, 14.4 An army that asks for a convoy to a neighbour stays where it is if no one carries it. Other adjudicators
 * let it move overland if no fleet is ordered to carry it, so such a game is read as they played it, with a note.
 */
function walkUncarried(
  game: Play,
  lists: Partial<Record<Power, Order[]>>,
  written: Map<Order, WrittenOrder>,
): void {
  const all = Object.values(lists).flatMap((list = []) => list);
  for (const power of POWERS)
    lists[power]?.forEach((order, at, list) => {
      if (order.type !== 'MOVE' || order.viaConvoy !== true) return;
      const isCarried = all.some(
        (other) =>
          other.type === 'CONVOY' &&
          other.from === order.unit &&
          provinceOf(other.to) === provinceOf(order.to),
      );
      const one = written.get(order);
      if (isCarried || one === undefined || !touches(false, locationOf(order.unit), provinceOf(order.to)))
        return;
      const { viaConvoy: _, ...walked } = order;
      list[at] = walked;
      written.set(walked, one);
      note(game, 'walks', one.at, message('transcript.notes.walks', { order: one.text }));
    });
}

/**
 * Handles a line that is not an order: a joke, or one marked by its adjudicator, is recorded, and its unit holds; one
 * that was meant as an order is a problem.
 * @returns false if it is only text between the orders
 */
function noteUnreadable(game: Play, one: WrittenOrder, why: Unreadable): boolean {
  const isJoke = one.isSure && why.suggests.length === 0 && namesUnit(game.position, one.text);
  if (isMarkedOut(one.marks) || isJoke) {
    note(game, 'noOrder', one.at, message('transcript.notes.noOrder', { order: one.text.slice(0, 80) }));
    return true;
  }
  if (!one.isSure) return false;
  game.problems.push(problem(one.at, why.says));
  return true;
}

/** Whether a line begins with a unit on the board, so that the rest may be a joke. */
function namesUnit(position: Position, text: string): boolean {
  const [start = ''] = text.split(/\s+(?=[-–—=]|->|→)|\s+(?:s|c|supports?|convoys?|moves?|to)\s/i);
  for (const part of [start, text.split(/\s+/).slice(0, 2).join(' ')]) {
    const read = readTyped(STANDARD, 'orders', `${part} H`);
    if (!(read instanceof Unreadable) && 'unit' in read.order) {
      const { unit } = read.order;
      if (position.units.some(({ at }) => provinceOf(at).id === unit)) return true;
    }
  }
  return false;
}

/** Problems of the orders in a part that cannot be played, so that all problems of a text are reported at once. */
function unreadableIn(game: Play, { heading, orders }: Section): void {
  for (const one of orders) {
    const read =
      one.isSure && one.stranger === undefined && !isMarkedOut(one.marks)
        ? readAny(heading.phase ?? 'orders', one.text)
        : null;
    if (read instanceof Unreadable && !game.problems.some(({ path }) => path[0] === one.at))
      game.problems.push(problem(one.at, read.says));
  }
}

/** The power of an order if the text does not name it: that of the unit, or the one whose home it is. */
function ownerOf({ phase, units, dislodged }: Position, order: Order): Power | null {
  if (order.type === 'BUILD') return locationOf(order.at).province.home;
  if (!('unit' in order)) return null;
  const known = phase === 'retreats' ? [...dislodged, ...units] : units;
  return known.find((unit) => provinceOf(unit.at) === provinceOf(order.unit))?.power ?? null;
}
