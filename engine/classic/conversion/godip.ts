import * as z from 'zod';
import { messagesOf } from '../../game/message';
import { MOVING_SEASONS, type MovingSeason } from '../types';
import { USUAL_SEASONS } from '../variant/definition';
import { cleaned } from '../variant/edits/names';
import type { ForeignCentre, ForeignSpace, ForeignUnit, ForeignVariant, Place } from './foreign';
import { placeCalled } from './foreign';

const message = messagesOf('conversion');

const name = z.string().max(200);
/** Fields that a Go program leaves out, or writes as null, where they are empty. */
const words = z.string().max(20_000).nullish();
const marks = z.record(name, z.boolean()).nullish();

const PLACES = z.record(
  name,
  z.object({
    Flags: marks,
    Edges: z.record(name, z.object({ Flags: marks })).nullish(),
  }),
);

/**
 * A variant as diplicity, a server for godip, writes it at `/Variant/NAME`: names, the graph of the map, and the start.
 * Of the map `Nodes` has each space, `Subs` the space itself ("") and its coasts, `Edges` where units go from there, and
 * `Flags` whether on land, at sea or both. Two facts are code there and not in the file: who wins, and where powers build.
 */
const GODIP = z.object({
  Name: name,
  Nations: z.array(name).max(200),
  Graph: z.object({ Nodes: z.record(name, z.object({ Subs: PLACES, SC: name.nullish() })) }),
  Start: z.object({
    Year: z.int().min(-100_000).max(100_000),
    Season: name.nullish(),
    Type: name.nullish(),
    SCs: z.record(name, name).nullish(),
    Units: z.record(name, z.object({ Type: name, Nation: name })).nullish(),
  }),
  PhaseTypes: z.array(name).max(40).nullish(),
  Seasons: z.array(name).max(40).nullish(),
  UnitTypes: z.array(name).max(40).nullish(),
  ProvinceLongNames: z.record(name, name).nullish(),
  NationColors: z.record(name, name).nullish(),
  CreatedBy: words,
  Description: words,
  Rules: words,
});

type Godip = z.infer<typeof GODIP>;

/** Somebody who owns a centre and is no power. */
const NOBODY = 'Neutral';

/** The most places in which a file may have a variant: those that a server lists. */
const MOST = 200;

/** The parts of a JSON file that may be variants: itself, its `Properties`, or those of each in a list of them. */
export function godipsIn(written: unknown): readonly unknown[] {
  if (typeof written !== 'object' || written === null) return [];
  if (Array.isArray(written)) return written.slice(0, MOST).flatMap(godipsIn);
  if ('Graph' in written) return [written];
  return 'Properties' in written ? godipsIn(written.Properties) : [];
}

/** Reads a variant of godip; undefined if its form is another. */
export function readGodip(written: unknown, svg: string | undefined): ForeignVariant | undefined {
  const read = GODIP.safeParse(written);
  return read.success ? foreignOf(read.data, svg) : undefined;
}

function foreignOf(file: Godip, svg: string | undefined): ForeignVariant {
  const { Start: start, Rules: rules } = file;
  const words = [file.Description ?? '', rules ?? ''].join(' ');
  return {
    title: file.Name,
    about: file.Description ?? '',
    author: file.CreatedBy ?? '',
    firstYear: start.Year,
    seasons: seasonsOf(file).known,
    beginsInWinter: start.Type === 'Adjustment',
    centresToWin: winningNumber(words),
    builds: 'home',
    powers: file.Nations.map((nation) => ({
      name: nation,
      also: [],
      isActive: true,
      colour: colourIn(file.NationColors?.[nation]),
    })),
    spaces: Object.entries(file.Graph.Nodes).map(([key, { Subs: subs }]) =>
      spaceOf(key, subs, file.ProvinceLongNames?.[key]),
    ),
    centres: centresOf(file),
    units: Object.entries(start.Units ?? {}).map(
      ([at, { Type: kind, Nation: power }]): ForeignUnit => ({ kind, power, at: placeCalled(at) }),
    ),
    svg,
    left: leftOf(file),
  };
}

function spaceOf(key: string, subs: z.infer<typeof PLACES>, longName: string | undefined): ForeignSpace {
  const has = (flags: z.infer<typeof marks>, flag: string) => flags?.[flag] === true;
  const goals = (sub: (typeof subs)[string] | undefined, flag: string): readonly Place[] =>
    Object.entries(sub?.Edges ?? {}).flatMap(([to, edge]) =>
      has(edge.Flags, flag) ? [placeCalled(to)] : [],
    );
  const all = Object.entries(subs);
  const coasts = all.filter(([coast]) => coast !== '');
  const some = (flag: string) => all.some(([, sub]) => has(sub.Flags, flag));
  return {
    key: key.toLowerCase(),
    name: longName ?? key,
    also: [],
    land: some('Land'),
    sea: some('Sea'),
    army: all.flatMap(([, sub]) => goals(sub, 'Land')),
    // A space with coasts has their borders once more as its own, for orders that do not name a coast.
    fleet: new Map(
      (coasts.length === 0 ? all : coasts).map(([coast, sub]) => [coast.toLowerCase(), goals(sub, 'Sea')]),
    ),
    carries: some('Convoyable'),
  };
}

function centresOf({ Graph: graph, Start: start }: Godip): readonly ForeignCentre[] {
  const owners = new Map(
    Object.entries(start.SCs ?? {}).map(([at, owner]) => [placeCalled(at).space, owner]),
  );
  return Object.entries(graph.Nodes).flatMap(([key, { SC: home }]): readonly ForeignCentre[] => {
    const space = key.toLowerCase();
    const owner = owners.get(space) ?? '';
    const isCentre = typeof home === 'string' || owner !== '';
    return isCentre ? [{ space, home: powerIn(home ?? ''), owner: powerIn(owner) }] : [];
  });
}

function powerIn(nation: string): string {
  return nation === NOBODY ? '' : nation;
}

function colourIn(text: string | undefined): string | undefined {
  return text !== undefined && /^#[0-9a-f]{6}$/i.test(text) ? text.toLowerCase() : undefined;
}

/** The number of centres that wins, where the rules say it in the usual words: "First to 18 Supply Centers". */
function winningNumber(words: string): number | undefined {
  const [, number] = /\b(?:first|winner)\b[^.]{0,60}?\b(\d{1,3})\s+(?:supply|scs?\b|cent)/i.exec(words) ?? [];
  return number === undefined ? undefined : Number(number);
}

const PHASES: readonly string[] = ['movement', 'retreat', 'adjustment'];

/** A season as files write it: "Spring", "Autumn"; undefined for any other. */
function seasonCalled(text: string): MovingSeason | undefined {
  const word = text.trim().toLowerCase();
  return word === 'autumn' ? 'fall' : MOVING_SEASONS.find((season) => season === word);
}

/**
 * The seasons of a year, in the order of the calendar; undefined where the file names none. A season of another name
 * cannot be taken, nor can another order.
 */
function seasonsOf({ Seasons: names }: Godip): {
  readonly known: readonly MovingSeason[] | undefined;
  readonly isWhole: boolean;
} {
  const written = (names ?? []).map(seasonCalled);
  const known = MOVING_SEASONS.filter((season) => written.includes(season));
  return {
    known: known.length === 0 ? undefined : known,
    isWhole: known.length === written.length && known.every((season, at) => season === written[at]),
  };
}

function leftOf(file: Godip): ForeignVariant['left'] {
  const { Start: start, Rules: rules } = file;
  const phases = file.PhaseTypes ?? [];
  const { known = USUAL_SEASONS, isWhole } = seasonsOf(file);
  const unusual = [
    ...(phases.every((one) => PHASES.includes(one.toLowerCase())) ? [] : [phases]),
    ...(isWhole ? [] : [file.Seasons ?? []]),
  ];
  const isFirst =
    start.Season == null || seasonCalled(start.Season) === known[0] || start.Type === 'Adjustment';
  return [
    ...(winningNumber(`${file.Description ?? ''} ${rules ?? ''}`) === undefined
      ? [message('winInWords')]
      : []),
    message('buildsInCode'),
    ...(rules ? [message('rulesInWords', { text: cleaned(rules, 300) })] : []),
    ...unusual.map((names) => message('otherPhases', { phases: names.join(', ') })),
    ...(isFirst ? [] : [message('otherStart', { start: `${start.Season} ${start.Year}` })]),
    ...(Object.keys(file.NationColors ?? {}).length > 0 ? [message('ownColours')] : []),
  ];
}
