import type { Message, Problem, Result } from '../../game';
import type { Transcript, Transcripts } from '../../game/transcript';
import { powerName } from '../data/powers';
import { STANDARD } from '../data/standard';
import { message } from '../message';
import { printOrder } from '../orders/notation-print';
import { adjudicate } from '../rules/adjudicate';
import { setup } from '../rules/setup';
import { type ByPower, type Order, POWERS, type Position } from '../types';
import { fromLibrary } from './from-library';
import { fromXml } from './from-xml';
import { headingText, isAt, momentText } from './headings';
import { sectionsIn } from './lines';
import { play } from './play';
import { OUR_PRINT, type Section, type Sections } from './sections';
import { positionText, problem, readPosition } from './written-position';

const MOST_SIGNS = 5_000_000;
const MOST_PHASES = 1000;

/**
 * Parses a game in the formats of players and other adjudicators: a heading for each phase ("Spring 1901", "Fall 1901,
 * retreats", "Winter 1901"), below it the orders of the powers; or the JSON of the `diplomacy` library, or a save of
 * jDip in XML. A last heading without orders is the open phase. The first one may give a position: see `readPosition`.
 * Lines that are not orders are left out, and orders that the rules refuse are stored as refused; `notes` list both.
 * @returns the parsed game, or all problems, each with path `[line]`, counted from 0
 */
export function readTranscript(text: string): Result<Transcript<Position, Order>> {
  if (text.length > MOST_SIGNS) return wrong(0, message('transcript.tooLong'));
  const taken = takenFrom(text);
  if (!taken.ok) return taken;
  const { sections, skipped, isOurs = false } = taken.value;
  const [first, ...others] = sections;
  const early = skipped.find((line) => line < 0);
  if (first === undefined)
    return text.trim() === ''
      ? wrong(0, message('transcript.empty'))
      : wrong(early === undefined ? 0 : -1 - early, message('transcript.headingFirst'));
  const last = sections[MOST_PHASES];
  if (last !== undefined) return wrong(last.at, message('transcript.tooManyPhases'));
  const lines = skipped.map((line) => (line < 0 ? -1 - line : line));
  if (first.isPosition || givesPosition(first)) {
    const start = readPosition(first);
    if (start.ok) return play(start.value, first.isPosition ? others : sections, lines, isOurs);
    if (first.isPosition) return start;
  }
  const start = setup(STANDARD, POWERS);
  if (isAt(start, first.heading)) return play(start, sections, lines, isOurs);
  const [here, there] = [headingText(start), momentText(first.heading)];
  return wrong(first.at, message('transcript.otherBeginning', { here, there }));
}

/** Whether a text begins later in the game, with units and centres above the first orders. */
function givesPosition({ heading, stated }: Section): boolean {
  const before = stated.filter(({ isAfter }) => !isAfter);
  return (
    !isAt(setup(STANDARD, POWERS), heading) &&
    before.some(({ units }) => units !== undefined) &&
    before.some(({ centres }) => centres !== undefined)
  );
}

function takenFrom(text: string): Result<Sections> {
  const start = text.trimStart();
  if (start.startsWith('{') || start.startsWith('[{') || /^\[\s*\{/.test(start)) return fromLibrary(text);
  if (/^<(?:\?xml|\?jsx|!DOCTYPE|!--|[A-Za-z])/.test(start)) return fromXml(text);
  return { ok: true, value: sectionsIn(text) };
}

function wrong(at: number, says: Message): { readonly ok: false; readonly problems: readonly Problem[] } {
  return { ok: false, problems: [problem(at, says)] };
}

/** Games of Classic as text. */
export const TRANSCRIPTS: Transcripts<Position, Order> = { read: readTranscript, print: transcriptText };

/**
 * The text of a game, which `readTranscript` parses: a heading for each phase with the orders below it, and at the end
 * the heading of the open phase.
 * @param start the start of the game, or a position with orders or adjustments to give, which is printed first
 */
export function transcriptText(start: Position, steps: readonly ByPower<readonly Order[]>[]): string {
  const parts: string[] = [`// ${OUR_PRINT}`, ...(isStart(start) ? [] : [positionText(start)])];
  let position = start;
  for (const orders of steps) {
    parts.push([headingText(position), ...ordersText(position, orders)].join('\n'));
    position = adjudicate(STANDARD, position, orders, {}).position;
  }
  if (position.phase !== 'finished') parts.push(headingText(position));
  return `${parts.join('\n\n')}\n`;
}

function isStart({ year, season, phase, units }: Position): boolean {
  return year === 1901 && season === 'spring' && phase === 'orders' && units.length === 22;
}

function ordersText(position: Position, orders: ByPower<readonly Order[]>): readonly string[] {
  return POWERS.flatMap((power) =>
    (orders[power] ?? []).map((order) => `${powerName(power)}: ${printOrder(STANDARD, position, order)}`),
  );
}
