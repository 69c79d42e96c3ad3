import type { Message, Problem, Result } from '../../game';
import { locationOf } from '../data/map';
import { provinceNamed } from '../data/place-names';
import { powerName } from '../data/powers';
import { STANDARD } from '../data/standard';
import { message } from '../message';
import { noPlace, Unreadable, Words } from '../orders/words';
import { read } from '../reading/read';
import { POWERS, type Position, type Power, type Unit } from '../types';
import { type Heading, headingText } from './headings';
import { ofPower, unitsIn } from './lines';
import type { Section } from './sections';

/** The parts of a position read so far. */
interface Draft {
  readonly units: { readonly unit: Unit; readonly at: number }[];
  readonly centres: Map<string, Power>;
  readonly eliminated: { readonly power: Power; readonly year: number }[];
  readonly problems: Problem[];
}

/** A line of a text, counted from 0. */
type Line = Section['lines'][number];

/**
 * Parses a position in its printed form: for each power "Austria: A VIE, F TRI" and "Austria centres: VIE, TRI", and
 * "Austria: eliminated 1904" for one that is out. A power that is not mentioned is out.
 */
export function readPosition(section: Section): Result<Position> {
  const { heading, at: line, lines, stated, out, isPosition } = section;
  if (heading.phase === 'retreats') return failed(line, message('transcript.beginsWithRetreats'));
  const draft: Draft = { units: [], centres: new Map(), eliminated: [], problems: [] };
  const understood = new Set([...stated, ...out].map((one) => one.at));
  if (isPosition && lines.some(({ at, text }) => !understood.has(at) && /[\d:,]/.test(text)))
    for (const one of lines) readPart(draft, one);
  else takeStated(draft, section);
  if (draft.problems.length === 0 && draft.centres.size === 0)
    return failed(line, message('transcript.noCentres'));
  if (draft.problems.length > 0) return { ok: false, problems: draft.problems };
  const found = read(STANDARD, written(draft, heading), POWERS);
  if (found.ok) return found;
  const lineOf = ({ path }: Problem) => (path[0] === 'units' ? draft.units[Number(path[1])]?.at : undefined);
  return {
    ok: false,
    problems: found.problems.map((problem) => ({ ...problem, path: [lineOf(problem) ?? line] })),
  };
}

/** Adds the statements of a section before its orders. */
function takeStated(draft: Draft, { stated, out }: Section): void {
  for (const { at, power, units, centres, isAfter } of stated) {
    if (isAfter) continue;
    for (const { kind, at: place } of units ? (unitsIn(units.join(', ')) ?? []) : [])
      draft.units.push({ unit: { power, kind, at: place.id }, at });
    for (const id of centres ?? []) {
      if (draft.centres.has(id))
        draft.problems.push(problem(at, message('transcript.ownedTwice', { place: locationOf(id).name })));
      draft.centres.set(id, power);
    }
  }
  for (const { power, year } of out) draft.eliminated.push({ power, year });
}

function written({ units, centres, eliminated }: Draft, { year, season, phase }: Heading): object {
  const owners = new Set([...units.map(({ unit }) => unit.power), ...centres.values()]);
  const gone = POWERS.filter(
    (power) => !owners.has(power) && !eliminated.some((one) => one.power === power),
  ).map((power) => ({ power, year: year - 1 }));
  return {
    ...{ year, season, phase: phase ?? 'orders', units: units.map(({ unit }) => unit) },
    ...{ centres: Object.fromEntries(centres), eliminated: [...eliminated, ...gone] },
  };
}

const OUT = /^(?:eliminated|out)(?:\s+in)?\s+(\d{4})$/i;
const CENTRES = /\s+(?:centres|centers|owns|scs?)$/i;

function readPart(draft: Draft, { at, text }: Line): void {
  const { name } = ofPower(text);
  const ownsCentres = CENTRES.test(name);
  const { power, rest } = ofPower(ownsCentres ? text.replace(name, name.replace(CENTRES, '')) : text);
  if (power === null) {
    draft.problems.push(problem(at, message('transcript.powerFirst')));
    return;
  }
  const [, year] = OUT.exec(rest) ?? [];
  if (year !== undefined) {
    draft.eliminated.push({ power, year: Number(year) });
    return;
  }
  for (const part of rest
    .split(/[,;]/)
    .map((one) => one.trim())
    .filter((one) => one !== '')) {
    const wrong = ownsCentres ? readCentre(draft, power, part) : readUnit(draft, power, part, at);
    if (wrong !== null) draft.problems.push(problem(at, wrong));
  }
}

function readCentre({ centres }: Draft, power: Power, text: string): Message | null {
  const province = provinceNamed(STANDARD, text);
  if (!province) return noPlace(STANDARD, text);
  if (!province.centre) return message('position.noCentre', { place: province.name });
  if (centres.has(province.id)) return message('transcript.ownedTwice', { place: province.name });
  centres.set(province.id, power);
  return null;
}

function readUnit({ units }: Draft, power: Power, text: string, at: number): Message | null {
  try {
    const words = new Words(STANDARD, text.toLowerCase());
    const { kind, at: place } = words.unit();
    if (!words.ended) return message('transcript.strayRest', { text: words.rest });
    if (kind === null) return message('transcript.kind', { place: place.name });
    units.push({ unit: { power, kind, at: place.id }, at });
    return null;
  } catch (error) {
    if (error instanceof Unreadable) return error.says;
    throw error;
  }
}

/** A position in the form that is parsed; the phase is one of orders or of adjustments. */
export function positionText(position: Position): string {
  const lines = POWERS.flatMap((power) => {
    const out = position.eliminated.find((one) => one.power === power);
    if (out) return [`${powerName(power)}: eliminated ${out.year}`];
    const units = position.units.filter((unit) => unit.power === power).map(unitText);
    const centres = Object.keys(position.centres).filter((id) => position.centres[id] === power);
    return [
      ...(units.length > 0 ? [`${powerName(power)}: ${units.join(', ')}`] : []),
      ...(centres.length > 0
        ? [`${powerName(power)} centres: ${centres.map((id) => locationOf(id).province.abbr).join(', ')}`]
        : []),
    ];
  });
  return [`Position ${headingText(position)}`, ...lines].join('\n');
}

function unitText({ kind, at }: Unit): string {
  const { province, isCoast } = locationOf(at);
  return `${kind === 'army' ? 'A' : 'F'} ${province.abbr}${isCoast ? `/${at.slice(-2).toUpperCase()}` : ''}`;
}

function failed(at: number, says: Message): Result<never> {
  return { ok: false, problems: [problem(at, says)] };
}

/** A problem of a line. */
export function problem(at: number, says: Message): Problem {
  return { code: 'unreadable', path: [at], rule: '15.1', message: says };
}
