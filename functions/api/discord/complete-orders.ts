import { plainLetters } from '../../../engine/core/plain-letters';
import type { Offer, OpenPart } from '../../../engine/game/offer';
import type { Deps } from '../../core/platform/deps';
import { lastOrder, orderLines } from './order-lines';
import type { OwnBoard } from './own-boards';

/** Discord's limits for a choice: how many, and how long each. */
export const MOST_CHOICES = 25;
export const LONGEST_CHOICE = 100;

/** How many orders are tried against the rules for one answer. */
const MOST_TRIED = 400;
/** How many values of an order's open part are offered. */
const MOST_VALUES = 40;

/**
 * The text of orders with its last one completed: every order that a seat may give now and that fits what is typed, as
 * the whole text that Discord then sends. `others` are orders that the command has in another option.
 */
export async function completeOrders(
  deps: Deps,
  board: OwnBoard,
  text: string,
  others: string,
): Promise<readonly string[]> {
  const { gate, seat, system } = board;
  const { notation } = system;
  if (notation === undefined || gate.state !== 'open') return [];
  const last = await deps.store.stepInPlay(gate, gate.step - 1);
  if (last === undefined) return [];
  const { position } = last;
  const read = (line: string) => {
    const parsed = notation.parse(position, seat, line);
    return parsed.ok ? parsed.value : [];
  };
  const { before, typed } = lastOrder(text);
  const given = [...orderLines(others), ...before].flatMap(read);
  // What the seat may know is enough: its hand and what lies open.
  const offers = system.legal(system.view(position, { kind: 'seat', seat }) as typeof position, seat, given);
  const isLegal = (order: unknown) => system.validate(position, seat, [...given, order]).length === 0;
  const start = before.length === 0 ? '' : `${before.join('; ')}; `;
  const found = new Set<string>();
  const meant = typed === '' ? [] : read(typed);
  let tried = 0;
  for (const order of [
    ...meant,
    ...sorted(offers.flatMap(variantsOf), typed, (one) => notation.print(position, one)),
  ]) {
    if (found.size === MOST_CHOICES || tried === MOST_TRIED) break;
    const whole = start + notation.print(position, order);
    if (whole.length > LONGEST_CHOICE || found.has(whole)) continue;
    tried += 1;
    if (isLegal(order)) found.add(whole);
  }
  return [...found];
}

/** The orders whose text fits what is typed, those that begin with it in front. */
function sorted(
  orders: readonly unknown[],
  typed: string,
  print: (order: unknown) => string,
): readonly unknown[] {
  const wanted = wordsOf(typed);
  const fitting = orders.flatMap((order) => {
    const text = print(order);
    return fits(wanted, wordsOf(text))
      ? [{ order, begins: plainLetters(text).startsWith(plainLetters(typed)) }]
      : [];
  });
  return [...fitting.filter(({ begins }) => begins), ...fitting.filter(({ begins }) => !begins)].map(
    ({ order }) => order,
  );
}

function wordsOf(text: string): readonly string[] {
  return plainLetters(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The shortest word of an order that stands for a longer one that is typed: "par" for "Paris". */
const SHORTEST_ABBREVIATION = 3;

/** Whether typed words are the beginnings of an order's words, in their order; words between them may be left out. */
function fits(typed: readonly string[], words: readonly string[]): boolean {
  let at = 0;
  for (const word of typed) {
    while (at < words.length && !isBeginning(word, words[at] ?? '')) at += 1;
    if (at === words.length) return false;
    at += 1;
  }
  return true;
}

function isBeginning(typed: string, word: string): boolean {
  return word.startsWith(typed) || (word.length >= SHORTEST_ABBREVIATION && typed.startsWith(word));
}

/** The orders that an offer stands for, one open part at a time; lists and spread units stay as they are offered. */
function variantsOf({ order, open = [] }: Offer<unknown>): readonly unknown[] {
  return [
    order,
    ...open.flatMap((part) => valuesOf(part).map((value) => withField(order, part.field.split('.'), value))),
  ];
}

function valuesOf(part: OpenPart): readonly unknown[] {
  switch (part.kind) {
    case 'number':
      return Array.from({ length: Math.min(MOST_VALUES, part.max - part.min + 1) }, (_, at) => part.min + at);
    case 'choice':
      return part.from.slice(0, MOST_VALUES);
    case 'placements':
    case 'list':
      return [];
    default:
      return part satisfies never;
  }
}

function withField(order: unknown, [name = '', ...deeper]: readonly string[], value: unknown): unknown {
  const fields = typeof order === 'object' && order !== null ? order : {};
  const inside = (fields as Readonly<Record<string, unknown>>)[name];
  return { ...fields, [name]: deeper.length === 0 ? value : withField(inside, deeper, value) };
}
