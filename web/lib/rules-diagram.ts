import * as z from 'zod';
import type { Viewer } from '../../engine/game';
import type { GameSystemId } from '../../engine/games';
import { playedScenario } from '../../engine/scenario';
import { SYSTEMS } from '../../engine/systems';
import type { Translate } from '../../messages/translate';
import { inRepository, readFirstFile } from './read-first-file';
import type { ShownStep } from './shown-step';
import { packStudy } from './study-link';

/** A scenario for the rules page: the orders, and the engine's results. */
export interface Diagram {
  readonly scenario: string;
  readonly caption: string;
  readonly seats: readonly string[];
  readonly viewer: Viewer;
  /** The part of the step that this viewer may see. */
  readonly step: ShownStep;
  /** Whether the picture shows the board after the step. */
  readonly isAfter: boolean;
  /** The places that the picture is cropped to; empty for those that the step involves. */
  readonly around: readonly string[];
  /** The study that begins with this position and these orders. */
  readonly study: string;
  /** Whether the step had random results, which a study draws again. */
  readonly hasDice: boolean;
  /** The results that the marker gives for each order, for the test that compares them with the engine's verdicts. */
  readonly shows: readonly string[];
}

const WORDS = z
  .string()
  .default('')
  .transform((text) => text.split(/\s+/).filter((word) => word !== ''));

/** The fields of a diagram in a rules document, one per line. */
const MARKER = z.strictObject({
  scenario: z.string().regex(/^[a-z0-9-]+$/),
  /** Counted from 1. */
  step: z.coerce.number().int().min(1).default(1),
  /** The seat whose view is drawn; absent: that of a spectator. */
  'seen by': z.string().optional(),
  around: WORDS,
  board: z.enum(['before', 'after']).default('before'),
  shows: z
    .string()
    .transform((text) => text.split(',').map((one) => one.trim()))
    .pipe(z.array(z.string().min(1)).min(1)),
  caption: z.string().min(1),
});

/** The scenarios whose results the tests check. */
const FOLDER = 'test/scenarios';

/**
 * The diagram that a marker of a rules document asks for. The engine adjudicates it here, so everything that it shows
 * is computed except its caption.
 * @throws if the marker or its scenario cannot be read: a page of rules must not omit a diagram
 */
export async function diagramFrom(system: GameSystemId, marker: string, say: Translate): Promise<Diagram> {
  const asked = MARKER.parse(fieldsOf(marker));
  const file = `${system}/${asked.scenario}.json`;
  const text = await readFirstFile(inRepository(`${FOLDER}/${file}`));
  if (text === null) throw new Error(`There is no scenario ${file}.`);
  const scenario = withKnownSeats(system, JSON.parse(text));
  const { seats, steps } = playedScenario(scenario);
  const step = steps[asked.step - 1];
  if (step === undefined) throw new Error(`Scenario ${file} has no step ${asked.step}.`);
  const seat = asked['seen by'];
  const viewer: Viewer = seat === undefined ? { kind: 'spectator' } : { kind: 'seat', seat };
  return {
    scenario: asked.scenario,
    caption: asked.caption,
    seats,
    viewer,
    step: shownTo(system, viewer, step, say),
    isAfter: asked.board === 'after',
    around: asked.around,
    study: await packStudy({ seed: '1', start: step.before, steps: [step.orders] }),
    hasDice: (scenario.steps[asked.step - 1]?.random ?? []).length > 0,
    shows: asked.shows,
  };
}

interface Scenario {
  readonly seats?: readonly string[];
  readonly steps: readonly { readonly random?: readonly number[] }[];
}

/**
 * A scenario may name its seats freely if the game does not name them. Here they are renamed to the colours that seats
 * have on boards, in their order.
 */
function withKnownSeats(system: GameSystemId, scenario: Scenario): Scenario {
  const { names, fixed } = SYSTEMS[system].seats;
  if (fixed || scenario.seats === undefined) return scenario;
  const colours = new Map(scenario.seats.map((seat, at) => [seat, names[at] ?? seat]));
  return renamed(scenario, colours) as Scenario;
}

/** JSON in which texts and keys that are names are replaced. */
function renamed(json: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof json === 'string') return names.get(json) ?? json;
  if (Array.isArray(json)) return json.map((one) => renamed(one, names));
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) => [names.get(key) ?? key, renamed(value, names)]),
  );
}

type Played = ReturnType<typeof playedScenario>['steps'][number];

/** A step as the platform would show it to this viewer. */
function shownTo(
  id: GameSystemId,
  viewer: Viewer,
  { before: met, result: full }: Played,
  say: Translate,
): ShownStep {
  const system = SYSTEMS[id];
  const before = system.view(met, viewer);
  const result = system.viewResult(full, viewer);
  return {
    before,
    position: result.position,
    orders: [...result.orders],
    events: result.events.map((event) => ({ ...event })),
    sentences: system
      .describe(before, result)
      .map(({ says, rules, seats }) => ({ text: say(says), rules: [...rules], seats: [...seats] })),
  };
}

/** The fields of a marker: "name: text", one per line; an indented line continues the field above it. */
function fieldsOf(marker: string): Readonly<Record<string, string>> {
  const fields: Record<string, string> = {};
  for (const line of marker.replace(/\n\s+/g, ' ').split('\n')) {
    const at = line.indexOf(':');
    if (at < 0) throw new Error(`A diagram has a line without a field: ${line}`);
    fields[line.slice(0, at).trim()] = line.slice(at + 1).trim();
  }
  return fields;
}
