import { Parser } from 'htmlparser2';
import type { Result } from '../../game';
import { findLocation } from '../data/map';
import { STANDARD } from '../data/standard';
import { exactly, plain, powerCalled } from '../data/typed-names';
import { message } from '../message';
import { readTyped } from '../orders/read-typed';
import { Unreadable } from '../orders/words';
import type { Power } from '../types';
import { type Heading, readHeading } from './headings';
import type { Section, Sections, WrittenOrder } from './sections';
import { problem } from './written-position';

const MOST_ELEMENTS = 200_000;
const DEEPEST = 200;

interface Element {
  /** The last part of its name, in lower case: "move" of `dip.order.GUIMove`. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  readonly line: number;
  text: string;
}

/**
 * Parses a save of jDip, or another XML with phases and orders: a phase is an element with its season and year, an
 * order an element that contains one as text, or has the fields of jDip (`src`, `dest`, `supSrc`, `convoySrc`). No
 * entity of the document is expanded, nothing outside it is fetched.
 */
export function fromXml(text: string): Result<Sections> {
  const root = treeOf(text);
  if (root === null) return { ok: false, problems: [problem(0, message('transcript.noXml'))] };
  const aliases = new Map<string, Element>();
  collectAliases(root, aliases);
  const sections: Section[] = [];
  findPhases(root, { aliases, sections, power: null });
  return sections.length === 0
    ? { ok: false, problems: [problem(0, message('transcript.noPhases'))] }
    : { ok: true, value: { sections, skipped: [] } };
}

function treeOf(text: string): Element | null {
  const root: Element = { name: '', attributes: {}, children: [], line: 0, text: '' };
  const open: Element[] = [root];
  let count = 0;
  let tooMuch = false;
  let line = 0;
  let seen = 0;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        count += 1;
        tooMuch ||= count > MOST_ELEMENTS || open.length > DEEPEST;
        if (tooMuch) return;
        for (
          let at = text.indexOf('\n', seen);
          at >= 0 && at < parser.startIndex;
          at = text.indexOf('\n', at + 1)
        ) {
          line += 1;
          seen = at + 1;
        }
        const element: Element = {
          name: shortName(name),
          attributes: lowered(attributes),
          children: [],
          line,
          text: '',
        };
        open.at(-1)?.children.push(element);
        open.push(element);
      },
      ontext: (part) => {
        const last = open.at(-1);
        if (last && last.text.length < 2000) last.text += part;
      },
      onclosetag: () => {
        if (open.length > 1) open.pop();
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(text);
  return tooMuch || root.children.length === 0 ? null : root;
}

function shortName(name: string): string {
  return (name.split(/[.:$]/).at(-1) ?? name).replace(/^GUI/, '').toLowerCase();
}

function lowered(attributes: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name.toLowerCase(), value]));
}

function collectAliases(element: Element, aliases: Map<string, Element>): void {
  for (const name of ['alias-id', 'alias', 'id', 'xml:id']) {
    const id = element.attributes[name];
    if (id !== undefined && !aliases.has(id)) aliases.set(id, element);
  }
  for (const child of element.children) collectAliases(child, aliases);
}

interface Search {
  readonly aliases: ReadonlyMap<string, Element>;
  readonly sections: Section[];
  power: Power | null;
}

function findPhases(element: Element, search: Search): void {
  const heading = headingOf(element);
  if (heading !== null && element.children.length > 0) {
    const orders: WrittenOrder[] = [];
    collectOrders(element, search, powerOf(element, search), orders);
    const last = search.sections.at(-1);
    const isNested =
      last !== undefined &&
      last.heading.year === heading.year &&
      last.heading.season === heading.season &&
      last.heading.phase === heading.phase;
    if (!isNested)
      search.sections.push({
        heading,
        at: element.line,
        isPosition: false,
        orders,
        stated: [],
        out: [],
        lines: [],
      });
    else if (last.orders.length === 0) search.sections[search.sections.length - 1] = { ...last, orders };
    return;
  }
  for (const child of element.children) findPhases(child, search);
}

const HEADING_FIELDS = ['phase', 'turn', 'name', 'title', 'id', 'label'];

/** The moment of an element, from one attribute, several, or a child with nothing else. */
function headingOf({ name, attributes, children }: Element): Heading | null {
  for (const field of HEADING_FIELDS) {
    const heading = readHeading(attributes[field] ?? '');
    if (heading !== null) return heading;
  }
  const { season = '', year = '', phase = attributes.type ?? attributes.phasetype ?? '' } = attributes;
  if (season !== '' && year !== '')
    return readHeading(`${season} ${year} ${phase}`) ?? readHeading(`${season} ${year}`);
  if (
    name === 'phase' &&
    children.every((child) => child.children.length === 0) &&
    !children.some((child) => ORDER_NAMES.has(child.name))
  )
    return null;
  const said = children.find(
    (child) => child.name === 'phase' || child.name === 'heading' || child.name === 'title',
  );
  const words = said
    ? allWords(said)
    : children
        .filter((child) => ['season', 'year', 'phasetype', 'type'].includes(child.name))
        .map(allWords)
        .join(' ');
  return words === '' ? null : readHeading(words.slice(0, 110));
}

const NO_WORDS: ReadonlySet<string> = new Set([
  'alias',
  'alias-id',
  'alias-ref',
  'id',
  'class',
  'version',
  'position',
  'serialversionuid',
]);

/** All words in an element and its children. */
function allWords({ attributes, children, text }: Element): string {
  const said = Object.entries(attributes).flatMap(([name, value]) => (NO_WORDS.has(name) ? [] : [value]));
  return [...said, text.trim(), ...children.map(allWords)].filter((word) => word !== '').join(' ');
}

const ORDER_NAMES: ReadonlySet<string> = new Set([
  ...[
    'move',
    'hold',
    'support',
    'convoy',
    'retreat',
    'disband',
    'build',
    'remove',
    'waive',
    'order',
    'orders',
  ],
]);

function collectOrders(element: Element, search: Search, power: Power | null, orders: WrittenOrder[]): void {
  for (const child of element.children) {
    const own = powerOf(child, search) ?? power;
    const text = orderText(child, search);
    if (text === null) collectOrders(child, search, own, orders);
    else orders.push({ at: child.line, power: own, text, marks: [], isSure: true });
  }
}

/** The power of an element: from a field, or its name. */
function powerOf(element: Element, search: Search): Power | null {
  const named = fieldIn(element, search, ['power', 'country', 'owner', 'nation', 'player'], (text) =>
    powerCalled(STANDARD, plain(text)) === undefined ? null : text,
  );
  if (named !== null) return powerCalled(STANDARD, plain(named)) ?? null;
  if (!['power', 'country', 'orders', 'player', 'nation'].includes(element.name))
    return powerCalled(STANDARD, element.name) ?? null;
  const { name = '', id = '', key = '' } = element.attributes;
  return (
    powerCalled(STANDARD, plain(name)) ??
    powerCalled(STANDARD, plain(id)) ??
    powerCalled(STANDARD, plain(key)) ??
    null
  );
}

/** An order as text, if an element is one. */
function orderText(element: Element, search: Search): string | null {
  const { attributes, children, text, name } = element;
  const whole =
    text.trim() === '' ? (attributes.text ?? attributes.order ?? attributes.value ?? '') : text.trim();
  if (whole !== '' && children.length === 0 && isOrder(whole)) return whole;
  const verb =
    ORDER_NAMES.has(name) && name !== 'order' && name !== 'orders'
      ? name
      : plain(attributes.type ?? attributes.action ?? attributes.order ?? '');
  const place = (...names: string[]) => fieldIn(element, search, names, placeText);
  const isForOther = /^(?:support|convoy)/.test(verb);
  const src = place(
    'src',
    'source',
    'unit',
    'location',
    'loc',
    'province',
    'at',
    'where',
    ...(isForOther ? [] : ['from']),
  );
  if (verb === 'waive') return 'WAIVE';
  if (src === null || verb === '') return null;
  const kind = kindOf(element, ['srcunittype', 'unittype', 'kind', 'unit_type', 'unit']);
  const unit = `${kind}${src}`;
  const dest = place('dest', 'to', 'destination', 'target', 'goal');
  if (/^(?:hold|stand)/.test(verb)) return `${unit} H`;
  if (/^(?:disband|remove|destroy)/.test(verb)) return `${unit} D`;
  if (/^build/.test(verb)) return `Build ${unit}`;
  if (/^retreat/.test(verb)) return dest === null ? null : `${unit} R ${dest}`;
  if (/^support/.test(verb)) {
    const aided = place('supsrc', 'supported', 'aided', 'supportedunit', 'targetfrom', 'from');
    const goal = place('supdest', 'supportedto', 'to', 'dest', 'target');
    if (aided === null) return null;
    const aidedKind = kindOf(element, ['supunittype']);
    return goal === null || goal === aided
      ? `${unit} S ${aidedKind}${aided}`
      : `${unit} S ${aidedKind}${aided} - ${goal}`;
  }
  if (/^convoy/.test(verb)) {
    const army = place('convoysrc', 'army', 'convoyed', 'from');
    const goal = place('convoydest', 'to', 'dest', 'target');
    return army === null || goal === null ? null : `${unit} C A ${army} - ${goal}`;
  }
  if (!/^(?:move|attack)/.test(verb) || dest === null) return null;
  const isVia = /^(?:true|1|yes)$/i.test(
    attributes.viaconvoy ?? attributes.isviaconvoy ?? attributes.via ?? attributes._isviaconvoy ?? '',
  );
  return `${unit} - ${dest}${isVia ? ' VIA' : ''}`;
}

function isOrder(text: string): boolean {
  return text.length <= 200 && !(readTyped(STANDARD, 'orders', text) instanceof Unreadable);
}

function kindOf({ attributes, children }: Element, names: readonly string[]): string {
  for (const name of names) {
    const said = attributes[name] ?? children.find((child) => child.name === name)?.text.trim() ?? '';
    if (/^(?:a|army)\b/i.test(said)) return 'A ';
    if (/^(?:f|fleet)\b/i.test(said)) return 'F ';
  }
  return '';
}

/** The place in a text, in the form of orders; null for any other text. */
function placeText(text: string): string | null {
  const [, name = '', coast = ''] =
    /^\s*(?:[AF]\s+)?([\p{L}.\s-]+?)\s*(?:[/(-]\s*([nsew]c|north|south|east)\b.*)?$/iu.exec(text) ?? [];
  const [province, other] = exactly(STANDARD, plain(name));
  if (province === undefined || other !== undefined) return null;
  const id = `${province.id}/${coast.slice(0, 1).toLowerCase()}c`;
  return coast !== '' && findLocation(id) !== undefined ? id.toUpperCase() : province.abbr;
}

/** A field of an element: an attribute, a child's text or attribute, or the target of a reference. */
function fieldIn(
  element: Element,
  { aliases }: Search,
  names: readonly string[],
  accept: (text: string) => string | null,
): string | null {
  for (const name of names) {
    const said = element.attributes[name];
    if (said !== undefined) {
      const value = accept(said) ?? firstOf(aliases.get(said), accept);
      if (value !== null) return value;
    }
    const child = element.children.find((one) => one.name === name);
    if (child === undefined) continue;
    const ref = child.attributes['alias-ref'] ?? child.attributes.reference ?? child.attributes.ref;
    const value = firstOf(child, accept) ?? firstOf(ref === undefined ? undefined : aliases.get(ref), accept);
    if (value !== null) return value;
  }
  return null;
}

/** The first accepted text or attribute in an element; a coast beside it is included. */
function firstOf(element: Element | undefined, accept: (text: string) => string | null): string | null {
  if (element === undefined) return null;
  const { text, attributes, children } = element;
  const coast = attributes.coast ?? children.find(({ name }) => name === 'coast')?.text.trim() ?? '';
  const ending = /^[nsew]c$/i.test(coast) ? `/${coast}` : '';
  for (const said of [text.trim(), ...Object.values(attributes)]) {
    const value = said === '' ? null : (accept(`${said}${ending}`) ?? accept(said));
    if (value !== null) return value;
  }
  for (const child of children) {
    const value = firstOf(child, accept);
    if (value !== null) return value;
  }
  return null;
}
