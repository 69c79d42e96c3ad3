import * as z from 'zod';
import type { Result } from '../../game';
import { STANDARD } from '../data/standard';
import { plain, powerCalled } from '../data/typed-names';
import { message } from '../message';
import { POWERS, type Position, type Power } from '../types';
import { readHeading } from './headings';
import { centresIn, unitsIn } from './lines';
import {
  type Mark,
  OUR_PRINT,
  type Section,
  type Sections,
  type Stated,
  type WrittenOrder,
} from './sections';
import { problem } from './written-position';

const BY_POWER = z.record(z.string(), z.array(z.string()).nullable());
const STATE = z.looseObject({
  units: BY_POWER.optional(),
  centers: BY_POWER.optional(),
  name: z.string().optional(),
});
const RESULTS = z.record(z.string(), z.array(z.unknown()).nullable());
const PHASE = z.looseObject({
  name: z.string(),
  state: STATE.optional(),
  orders: BY_POWER.nullish(),
  results: RESULTS.nullish(),
});
const SAVED = z.looseObject({
  map: z.string().optional(),
  judge: z.string().optional(),
  phases: z.array(PHASE),
});
/** The form in which the library sends running games. */
const HISTORIES = z.looseObject({
  map: z.string().optional(),
  order_history: z.record(z.string(), BY_POWER.nullable()),
  state_history: z.record(z.string(), STATE).optional(),
  result_history: z.record(z.string(), RESULTS.nullable()).optional(),
});

type Saved = z.infer<typeof SAVED>;

/** Parses the JSON in which the `diplomacy` library saves games: a game, a list of games, or one per line. */
export function fromLibrary(text: string): Result<Sections> {
  const written = parsed(text);
  if (written === undefined) return failed(message('transcript.noJson'));
  const one: unknown = Array.isArray(written) ? written[0] : written;
  const game = gameIn(one) ?? gameIn(Object(one).game);
  if (game === undefined) return failed(message('transcript.noPhases'));
  if (game.map !== undefined && !/^standard/i.test(game.map))
    return failed(message('transcript.otherMap', { map: game.map.slice(0, 40) }));
  const lines = new LineFinder(text);
  const sections = game.phases.flatMap((phase): Section[] => {
    const heading = readHeading(phase.name);
    return heading === null ? [] : [sectionOf(phase, heading, lines)];
  });
  const [first] = sections;
  if (first === undefined) return failed(message('transcript.noPhases'));
  return {
    ok: true,
    value: {
      sections: isUsualStart(first) ? sections : [{ ...first, isPosition: true, orders: [] }, ...sections],
      skipped: [],
      isOurs: game.judge === OUR_PRINT,
    },
  };
}

function failed(says: ReturnType<typeof message>): Result<never> {
  return { ok: false, problems: [problem(0, says)] };
}

/** The whole text, or its first line if each line is a game. */
function parsed(text: string): unknown {
  for (const part of [text, text.trimStart().split(/\r?\n/, 1)[0] ?? '']) {
    try {
      return JSON.parse(part);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
    }
  }
  return undefined;
}

function gameIn(written: unknown): Saved | undefined {
  const saved = SAVED.safeParse(written);
  if (saved.success) return saved.data;
  const histories = HISTORIES.safeParse(written);
  if (!histories.success) return undefined;
  const {
    map,
    order_history: orders,
    state_history: states = {},
    result_history: results = {},
  } = histories.data;
  return {
    ...(map !== undefined && { map }),
    phases: Object.keys(orders).map((name) => ({
      name,
      orders: orders[name],
      state: states[name],
      results: results[name],
    })),
  };
}

/** Finds the line numbers of consecutive texts. */
class LineFinder {
  private index = 0;
  private line = 0;

  constructor(private readonly text: string) {}

  at(part: string): number {
    const found = this.text.indexOf(JSON.stringify(part), this.index);
    if (found < 0) return this.line;
    for (
      let at = this.text.indexOf('\n', this.index);
      at >= 0 && at < found;
      at = this.text.indexOf('\n', at + 1)
    )
      this.line += 1;
    this.index = found;
    return this.line;
  }
}

const MARKS: Readonly<Record<string, Mark>> = {
  bounce: 'bounced',
  void: 'void',
  cut: 'cut',
  dislodged: 'dislodged',
};

function sectionOf(
  phase: Saved['phases'][number],
  heading: NonNullable<ReturnType<typeof readHeading>>,
  lines: LineFinder,
): Section {
  const { name, state, orders: given, results } = phase;
  const at = lines.at(name);
  const orders: WrittenOrder[] = [];
  for (const [named, list] of Object.entries(given ?? {})) {
    const power = powerOf(named);
    for (const text of list ?? []) {
      const marks = (results?.[unitOf(text)] ?? []).flatMap((result) => MARKS[String(result)] ?? []);
      // An order that the library calls void may be a support that was not needed: the rules here decide that.
      const counted = heading.phase === 'orders' ? marks.filter((mark) => mark !== 'void') : [];
      orders.push({ at: lines.at(text), power, text, marks: counted, isSure: true });
    }
  }
  return { heading, at, isPosition: false, orders, stated: statedIn(state, at), out: [], lines: [] };
}

function unitOf(order: string): string {
  return order.split(' ').slice(0, 2).join(' ');
}

function powerOf(named: string): Power | null {
  return powerCalled(STANDARD, plain(named)) ?? null;
}

function statedIn(state: z.infer<typeof STATE> | undefined, at: number): readonly Stated[] {
  const stated: Stated[] = [];
  for (const [named, list] of Object.entries(state?.units ?? {})) {
    const power = powerOf(named);
    const units = unitsIn((list ?? []).filter((unit) => !unit.startsWith('*')).join(', '));
    if (power && units)
      stated.push({ at, power, units: units.map(({ text }) => text).sort(), isAfter: false });
  }
  for (const [named, list] of Object.entries(state?.centers ?? {})) {
    const power = powerOf(named);
    const centres = centresIn((list ?? []).join(', '));
    if (power && centres) stated.push({ at, power, centres: [...centres].sort(), isAfter: false });
  }
  return stated;
}

/** Whether a game has the usual start; otherwise its first state is the start. */
function isUsualStart({ heading, stated }: Section): boolean {
  return (
    (heading.year === 1901 && heading.season === 'spring' && heading.phase === 'orders') ||
    stated.length === 0
  );
}

/** The position before each step, for printing. */
export interface PrintedStep {
  readonly heading: string;
  readonly before: Position;
  readonly orders: Readonly<Partial<Record<Power, readonly string[]>>>;
  readonly results: Readonly<Record<string, readonly string[]>>;
}

/** The game in the library's format. */
export function libraryText(
  id: string,
  steps: readonly PrintedStep[],
  end: { readonly heading: string; readonly position: Position },
): string {
  const phases = [...steps, { heading: end.heading, before: end.position, orders: {}, results: {} }].map(
    ({ heading, before, orders, results }) => ({
      name: heading,
      state: stateOf(heading, before),
      orders: Object.fromEntries(POWERS.map((power) => [power.toUpperCase(), orders[power] ?? []])),
      results,
      messages: [],
    }),
  );
  return JSON.stringify({ id, judge: OUR_PRINT, map: 'standard', rules: [], phases });
}

function stateOf(name: string, position: Position): object {
  const upper = (pick: (power: Power) => unknown) =>
    Object.fromEntries(POWERS.map((power) => [power.toUpperCase(), pick(power)]));
  const unit = (kind: string, at: string) => `${kind === 'army' ? 'A' : 'F'} ${at.toUpperCase()}`;
  return {
    name,
    units: upper((power) => [
      ...position.units.flatMap((one) => (one.power === power ? [unit(one.kind, one.at)] : [])),
      ...position.dislodged.flatMap((one) => (one.power === power ? [`*${unit(one.kind, one.at)}`] : [])),
    ]),
    retreats: upper((power) =>
      Object.fromEntries(
        position.dislodged.flatMap((one) =>
          one.power === power ? [[unit(one.kind, one.at), one.options.map((id) => id.toUpperCase())]] : [],
        ),
      ),
    ),
    centers: upper((power) =>
      Object.keys(position.centres).flatMap((id) =>
        position.centres[id] === power ? [id.toUpperCase()] : [],
      ),
    ),
    builds: upper((power) => ({ count: position.adjustments?.[power] ?? 0, homes: [] })),
  };
}
