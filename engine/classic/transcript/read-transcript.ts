import type { Message, Problem, Result } from '../../game';
import type { Transcript } from '../../game/transcript';
import { locationOf, provinceOf } from '../data/map';
import { powerName } from '../data/powers';
import { message } from '../message';
import { validate } from '../offers/validate';
import { readLine } from '../orders/read-line';
import { Unreadable } from '../orders/words';
import { adjudicate } from '../rules/adjudicate';
import { setup } from '../rules/setup';
import { type ByPower, type Order, POWERS, type Position, type Power } from '../types';
import { type Heading, headingText, isAt, momentText, readHeading } from './headings';
import { type Line, linesOf, ofPower, ordersIn } from './lines';
import { problem, readPosition } from './written-position';

const MOST_SIGNS = 200_000;
const MOST_PHASES = 400;

/** A heading with the lines below it. */
interface Section {
  readonly heading: Heading;
  /** Whether it gives a position instead of orders. */
  readonly isPosition: boolean;
  readonly at: number;
  readonly lines: readonly Line[];
}

/**
 * Reads the orders of a game as players and other judges write them: a heading for each phase ("Spring 1901", "Fall 1901,
 * retreats", "Winter 1901"), below it the orders of the powers. A last heading without orders is the phase that is open.
 * The first one may give a position: see `readPosition`.
 * @returns what was read, or what is wrong, each with path `[line]`, counted from 0
 */
export function readTranscript(text: string): Result<Transcript<Position, Order>> {
  if (text.length > MOST_SIGNS) return wrong(problem(0, message('transcript.tooLong')));
  const sections = sectionsOf(linesOf(text));
  if (!sections.ok) return sections;
  const [first, ...others] = sections.value;
  if (first === undefined) return wrong(problem(0, message('transcript.empty')));
  if (!first.isPosition) return play(setup(POWERS), sections.value);
  const start = readPosition(first.heading, first.at, first.lines);
  return start.ok ? play(start.value, others) : start;
}

function sectionsOf(lines: readonly Line[]): Result<readonly Section[]> {
  const sections: (Section & { readonly lines: Line[] })[] = [];
  for (const line of lines) {
    const heading =
      line.text.includes(':') && !/^position\b/i.test(line.text) ? null : readHeading(line.text);
    if (heading)
      sections.push({ heading, isPosition: /^position\b/i.test(line.text), at: line.at, lines: [] });
    else if (sections.length === 0) return wrong(problem(line.at, message('transcript.headingFirst')));
    else sections.at(-1)?.lines.push(line);
  }
  const later = sections.slice(1).find(({ isPosition }) => isPosition);
  if (later) return wrong(problem(later.at, message('transcript.laterPosition')));
  const last = sections[MOST_PHASES];
  return last ? wrong(problem(last.at, message('transcript.tooManyPhases'))) : { ok: true, value: sections };
}

function play(start: Position, sections: readonly Section[]): Result<Transcript<Position, Order>> {
  const steps: ByPower<readonly Order[]>[] = [];
  let position = start;
  for (const [at, section] of sections.entries()) {
    const misplaced = misplacedIn(position, section, at === 0);
    if (misplaced) return wrong(misplaced);
    if (at === sections.length - 1 && section.lines.length === 0) break;
    const read = ordersOf(position, section);
    if (!read.ok) return read;
    steps.push(read.value);
    position = adjudicate(position, read.value, {}).position;
  }
  return { ok: true, value: { start, steps, end: position } };
}

/** What is wrong with a heading where the game stands; undefined for nothing. */
function misplacedIn(position: Position, { heading, at }: Section, isFirst: boolean): Problem | undefined {
  if (isAt(position, heading)) return undefined;
  const [here, there] = [headingText(position), momentText(heading)];
  if (position.phase === 'finished') return problem(at, message('transcript.over', { here }));
  if (isFirst) return problem(at, message('transcript.otherBeginning', { here, there }));
  return problem(at, message('transcript.otherHeading', { here, there }));
}

interface Read {
  readonly power: Power;
  readonly order: Order;
  readonly at: number;
}

function ordersOf(position: Position, { lines }: Section): Result<ByPower<readonly Order[]>> {
  const orders: Read[] = [];
  const problems: Problem[] = [];
  let current: Power | null = null;
  for (const { at, text } of lines) {
    const { power, name, rest } = ofPower(text);
    if (name !== '' && power === null)
      problems.push(problem(at, message('line.noPower', { name: name.slice(0, 40) })));
    if (name !== '') current = power ?? current;
    for (const part of ordersIn(rest)) {
      const read = readOne(position, current, part, at);
      if ('order' in read) orders.push(read);
      else problems.push(problem(at, read));
    }
  }
  problems.push(...refusalsIn(position, orders));
  if (problems.length > 0)
    return {
      ok: false,
      problems: problems.sort((one, other) => Number(one.path[0]) - Number(other.path[0])),
    };
  const lists: Partial<Record<Power, Order[]>> = {};
  for (const { power, order } of orders) lists[power] = [...(lists[power] ?? []), order];
  return { ok: true, value: lists };
}

function readOne(position: Position, said: Power | null, text: string, at: number): Read | Message {
  const order = readLine(position, text);
  if (order instanceof Unreadable) return order.says;
  const power = said ?? ownerOf(position, order);
  if (power === null) return message('transcript.whose');
  return { power, order, at };
}

/** Whose order it is where the text does not say: that of the unit’s power, or of the power at home there. */
function ownerOf({ phase, units, dislodged }: Position, order: Order): Power | null {
  if (order.type === 'BUILD') return locationOf(order.at).province.home;
  if (!('unit' in order)) return null;
  const known = phase === 'retreats' ? dislodged : units;
  return known.find((unit) => provinceOf(unit.at) === provinceOf(order.unit))?.power ?? null;
}

/** Orders that the rules refuse, each at its line. */
function refusalsIn(position: Position, orders: readonly Read[]): readonly Problem[] {
  return POWERS.flatMap((power) => {
    const own = orders.filter((one) => one.power === power);
    const list = own.map(({ order }) => order);
    if (list.length === 0) return [];
    return validate(position, power, list).map((found) => ({
      ...found,
      path: [own[Number(found.path[0])]?.at ?? 0],
      message: message('transcript.refused', { seat: powerName(power), why: found.message }),
    }));
  });
}

function wrong(one: Problem): Result<never> {
  return { ok: false, problems: [one] };
}
