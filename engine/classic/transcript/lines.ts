import { type Location, locationOf } from '../data/map';
import { powerName } from '../data/powers';
import { STANDARD } from '../data/standard';
import { exactly, plain, powerCalled } from '../data/typed-names';
import { TypedLine } from '../orders/typed-line';
import { Unreadable } from '../orders/words';
import { POWERS, type Power } from '../types';
import { type Heading, readHeading, readPhaseHeading } from './headings';
import {
  type Mark,
  OUR_PRINT,
  type Section,
  type Sections,
  type Stated,
  type WrittenOrder,
} from './sections';

/** A line of a text, counted from 0, without decoration. */
export interface Line {
  readonly at: number;
  readonly text: string;
  readonly marks: readonly Mark[];
  /** Whether it is a heading in Markdown. */
  readonly isTitle: boolean;
}

/** Results that adjudicators print after an order. */
const RESULT_WORDS =
  'bounced?|bounces|stand-?off|cut|void|invalid|illegal|impossible|not allowed|rejected|dislodged?|destroyed|disrupted|no convoy|convoy failed|fails?|failed|failure|unsuccessful|succeeds?|succeeded|successful|success|works|worked|resolved|unresolved|ok|okay|done|legal|held|holds|prallte ab|abgelehnt|ungültig|rebotada?|rebota|cortado|expulsado|inválida|no order|pass|disbanded|retreated|supported|convoyed|executed|yes|no|✓|✔|✗|✘|x';
const BRACKETED = new RegExp(
  `\\s*[([{]\\s*\\*{0,2}\\s*((?:${RESULT_WORDS})\\b[^)\\]}]{0,80}|[✓✔✗✘bdvfu])\\*{0,2}[)\\]}]`,
  'giu',
);
const TRAILING = new RegExp(
  `\\s*(?:(?:,|-+>|=+>|→|➔|➜|»|\\||:|\\s[–—-])\\s*|\\s{2,}|\\t)\\**(${RESULT_WORDS})\\**\\s*[.!]?\\s*$`,
  'iu',
);
const NO_RESULT = /^(?:holds|held|no|yes|x|supported|convoyed|retreated|disbanded|destroyed|pass)$/i;
const SYMBOLS = /\s*([✓✔✅✗✘❌💥]\uFE0F?)\s*$/u;
const MARKS: readonly (readonly [RegExp, Mark])[] = [
  [/dislodged?|destroyed|expulsado/i, 'dislodged'],
  [/illegal|invalid|impossible|not allowed|rejected|abgelehnt|ungültig|inválida/i, 'illegal'],
  [/void/i, 'void'],
  [/cut|cortado/i, 'cut'],
  [/bounce|stand-?off|prallte|rebota/i, 'bounced'],
  [/^b$/i, 'bounced'],
  [/^d$/i, 'dislodged'],
  [/^v$/i, 'void'],
  [/^(?:succe|works|worked|resolved|ok|✓|✔|✅)/i, 'succeeded'],
];
const COMMENT = /^(?:#(?![\s#]*[\p{L}\d*_])|\/\/|-{3,}$|={3,}$|\*{3,}$|_{3,}$|~{3,}|`{3,})/u;
/** Lines that adjudicators and mails put around games; they never contain an order. */
const AROUND =
  /^(?:the next phase of|the deadline|deadline|next deadline|(?:from|to|cc|bcc|date|subject|sent|received|reply-to|message-id|mime-version|content-[a-z]+|x-[a-z-]+|return-path|judge|game|variant|map|gm|moderator|players?|press|note|notes|notiz|nota|broadcast message)\s*:|the following units|the following players|no orders? (?:were|was)|there (?:are|is|were|was) no)/i;
const FATE =
  /\b(?:can retreat to|could retreat to|may retreat to|must retreat|with no valid retreats?|no valid retreats?|was destroyed|was disbanded|were destroyed|was dislodged|dislodged from|dislodged by|has been dislodged|retreat options|possible retreats)\b/i;
const COUNTS =
  /^\s*:?\s*\(?\d+\)?\s*(?:supply|scs?\b|centers?|centres?|units?|builds?|removes?|dots?|\(\s*[+-]?\d+\s*\))/i;
const OWNERSHIP =
  /^(?:ownership|supply cent(?:er|re)s?|cent(?:er|re)s?|sc ownership|owners|versorgungszentren|zentren|centros)\b[^:]*:?\s*$/i;
const CENTRES = /\s*\(?(?:supply cent(?:er|re)s?|cent(?:er|re)s?|owns|scs?|dots|zentren|centros)\)?$/i;
const UNITS_ALONE = /^(?:units?|einheiten|unidades|armies|forces)$/i;
const CENTRES_ALONE = /^(?:(?:supply )?cent(?:er|re)s?|scs?|owns|dots|zentren|centros)$/i;
const POSITION =
  /^(?:starting |current |final |new |initial )?(?:position|positions|stellung|posición|posicion|board|units|unit (?:locations|positions)|locations)\b/i;
const OUT = /^(?:\(?(?:has been |is |was )?(?:eliminated|out)\)?)(?:\s+in)?\s*(?:[a-z]+\s+)?(\d{4})?\.?$/i;

/** A line of a text without marks of quotes, Markdown and results. */
function lineOf(raw: string, at: number): Line {
  const marks: Mark[] = [];
  const note = (what: string) => {
    for (const [pattern, mark] of MARKS)
      if (pattern.test(what.trim()) && !marks.includes(mark)) marks.push(mark);
    if (
      /[✗✘❌💥]|^fail|^unsuccessful|^unresolved|no convoy|disrupted|convoy failed/iu.test(what.trim()) &&
      marks.length === 0
    )
      marks.push('bounced');
  };
  let text = tableRow(raw.replace(/\uFEFF/g, '').replace(/&nbsp;/g, ' ')).trim();
  const isTitle = /^\s*(?:#{1,6}\s|={2,}[^=]+=*)/.test(text);
  text = text
    .replace(/^[>|\s]+(?=\S)/, '')
    .replace(/^#{1,6}\s*/, '')
    .replace(/^={2,}\s*|\s*={2,}$/g, '');
  text = text.replace(/\*\*|__|~~|`/g, '').replace(BRACKETED, (_, what: string) => {
    note(what);
    return '';
  });
  text = text.replace(/\.\s*$/, '').trim();
  text = text.replace(TRAILING, (whole, what: string, offset: number) => {
    // "A PAR -> no" has no result, and "A PAR  holds" is an order.
    if (NO_RESULT.test(what) || offset < 5) return whole;
    note(what);
    return '';
  });
  text = text.replace(SYMBOLS, (_, what: string) => {
    note(what);
    return '';
  });
  text = text
    .replace(/^\*\s*(.+?)\s*\*$/, '$1')
    .replace(/^_(.+)_$/, '$1')
    .replace(/[.\s]+$/, '')
    .trim();
  return { at, text, marks, isTitle };
}

/** "| Austria | A VIE - GAL | bounced |" as "Austria: A VIE - GAL (bounced)". */
function tableRow(raw: string): string {
  const isTable = /^\s*\|.*\|\s*$/.test(raw);
  const cells = (isTable ? raw.split('|') : raw.includes('\t') ? raw.split('\t') : [raw])
    .map((cell) => cell.replace(/\*\*|`/g, '').trim())
    .filter((cell) => cell !== '');
  if (cells.length < 2 || (isTable && cells.every((cell) => /^:?-+:?$/.test(cell))))
    return cells.length < 2 ? raw.replace(/^\s*\|\s*|\s*\|\s*$/g, '') : '';
  const [first = '', ...others] = cells;
  const power = powerCalled(STANDARD, plain(first));
  const result = new RegExp(`^(?:${RESULT_WORDS})`, 'iu');
  const last = others.at(-1) ?? '';
  const ending = others.length > 1 && result.test(last) ? ` (${last})` : '';
  const middle = (ending === '' ? others : others.slice(0, -1)).join(' ');
  return power ? `${first}: ${middle}${ending}` : `${first} ${middle}${ending}`;
}

/** The non-empty lines of a text; a line that a mail program has wrapped is rejoined. */
function linesIn(text: string): readonly Line[] {
  const raw = text.split(/\r\n|\r|\n/);
  const lines: Line[] = [];
  for (let at = 0; at < raw.length; at += 1) {
    const first = at;
    let whole = raw[at] ?? '';
    // An adjudicator's order ends with a full stop or with its result; a continuation line is far to the right.
    while (
      /^[A-Z][a-z-]+:\s+\S/.test(whole) &&
      /^\s{6,}\S/.test(raw[at + 1] ?? '') &&
      !/[.)]\s*$/.test(whole)
    ) {
      at += 1;
      whole = `${whole} ${(raw[at] ?? '').trim()}`;
    }
    if (COMMENT.test(whole.trim())) continue;
    const line = lineOf(whole, first);
    if (line.text !== '') lines.push(line);
  }
  return lines;
}

/** The power before a colon, or of a line that contains nothing else, and the text after it. */
export function ofPower(text: string): {
  readonly power: Power | null;
  readonly name: string;
  readonly rest: string;
} {
  const colon = text.indexOf(':');
  const [name, rest] = colon > 0 && colon <= 40 ? [text.slice(0, colon), text.slice(colon + 1)] : ['', ''];
  const known = KNOWN_POWERS.get(name);
  if (known !== undefined) return { power: known, name, rest: rest.trim() };
  const [, before = '', after = ''] = /^(\p{L}{3,})\s+[-–—]\s+((?:a|f|army|fleet)\s.*)$/isu.exec(text) ?? [];
  const dashed = before === '' ? undefined : powerCalled(STANDARD, plain(before));
  if (dashed !== undefined) return { power: dashed, name: before, rest: after.trim() };
  // "Austria (Bob)" and "Austria - Bob": a power with its player.
  const letters = plain(name.replace(/[([{].*$/, '').replace(/\s[-–—]\s.*$/, ''));
  const power = SHORT_POWERS[name.trim().toUpperCase()] ?? powerCalled(STANDARD, letters) ?? null;
  return { power, name: name.trim(), rest: power === null && name === '' ? text : rest.trim() };
}

/** The usual names, with which most lines of an adjudicator begin. */
const KNOWN_POWERS: ReadonlyMap<string, Power> = new Map(
  POWERS.flatMap((power) => [powerName(power), power.toUpperCase()].map((name) => [name, power] as const)),
);

/** Powers only before a colon: elsewhere ENG is the Channel, and A an army. */
const SHORT_POWERS: Readonly<Record<string, Power>> = {
  ENG: 'england',
  E: 'england',
  G: 'germany',
  I: 'italy',
  R: 'russia',
  T: 'turkey',
};

/** "AUSTRIA", "Austria (Bob):", "England - eliminated": a power above its orders. */
function powerAlone(text: string): Power | undefined {
  if (text.length > 60 || /^[af]\s|[>→;/\d]/i.test(text)) return undefined;
  const bare = text.replace(/[([{].*?[)\]}]/g, '').replace(/[:.]\s*$/, '');
  const whole = powerCalled(STANDARD, plain(bare));
  if (whole !== undefined && /^[\p{L}\s’'-]+$/u.test(bare.trim())) return whole;
  const [, before = ''] = /^([\p{L}]+)\s+[-–—]\s+(?!\d)/u.exec(bare) ?? [];
  const named = before.length > 3 ? powerCalled(STANDARD, plain(before)) : undefined;
  return named !== undefined &&
    !/[-–—>→].*[-–—>→]/.test(bare) &&
    exactly(STANDARD, plain(bare.split(/\s[-–—]\s/)[1] ?? '')).length === 0
    ? named
    : undefined;
}

/** The orders of a line: several are separated by semicolons, or by a comma before the next unit. */
export function ordersIn(text: string): readonly string[] {
  if (/^\s*vote\b/i.test(text)) return [text];
  const parts = text.split(/\s*,\s*/);
  // "Vie-Gal, Bud-Ser": each part is a separate order.
  if (
    parts.length > 1 &&
    parts.every((part) => /[\p{L})]\s*[-–—>→]|\s(?:h|s|c|d|b|r|holds?)(?:\s|$)/iu.test(part))
  )
    return parts.flatMap((part) => part.split(/\s*;\s*/)).filter((part) => part !== '');
  return text
    .split(
      /\s*;\s*|\.\s+(?=(?:a|f|army|fleet)\s)|,\s+(?=(?:a|f|army|fleet|build|builds|remove|disband|waive)\s)|\s+\/\s+(?=(?:a|f)\s)/i,
    )
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Patterns that only occur in orders: most lines are orders, and need no second check. */
const ACTS =
  /[>→]|\s[-–—=]|[a-z][-–—][a-z]{3}\b|\s(?:[shcrdbm]|via|holds?|supports?|convoys?|moves?)(?:\s|$)/i;

/** The units of a line that contains only units, as "A VIE"; null otherwise. */
export function unitsIn(
  text: string,
): readonly { readonly text: string; readonly kind: 'army' | 'fleet'; readonly at: Location }[] | null {
  if (ACTS.test(text)) return null;
  const parts = text
    .replace(/\.$/, '')
    .split(/[,;]|\s+(?:and|und|y)\s+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const units = [];
  for (const part of parts) {
    const line = new TypedLine(STANDARD, part.replace(/^\*/, ''));
    try {
      const mark = line.mark;
      line.fillers();
      if (line.kind() === null) return null;
      line.back(mark);
      const { kind, at } = line.unit();
      if (!line.ended || kind === null) return null;
      units.push({ text: `${kind === 'army' ? 'A' : 'F'} ${at.id.toUpperCase()}`, kind, at });
    } catch (error) {
      if (error instanceof Unreadable) return null;
      throw error;
    }
  }
  return units.length > 0 ? units : null;
}

/** The centres of a line that contains only centres, as ids; null otherwise. */
export function centresIn(text: string): readonly string[] | null {
  const parts = text
    .replace(/\.$/, '')
    .split(/[,;]|\s+(?:and|und|y)\s+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const found = parts.flatMap((part) => {
    const [province, other] = exactly(STANDARD, plain(part));
    return province?.centre && other === undefined ? [province.id] : [];
  });
  return found.length > 0 && found.length === parts.length ? found : null;
}

type Growing = {
  -readonly [Key in keyof Section]: Section[Key] extends readonly (infer One)[] ? One[] : Section[Key];
};

/** The parts of a text read so far. */
interface Draft {
  readonly sections: Growing[];
  readonly skipped: number[];
  power: Power | null;
  inOwnership: boolean;
}

/** Splits a text into headings, orders, positions, and the rest. */
export function sectionsIn(text: string): Sections {
  const draft: Draft = { sections: [], skipped: [], power: null, inOwnership: false };
  for (const line of linesIn(text)) takeLine(draft, line);
  return {
    sections: draft.sections,
    skipped: draft.skipped,
    isOurs: text.trimStart().startsWith(`// ${OUR_PRINT}`),
  };
}

function takeLine(draft: Draft, line: Line): void {
  const { text, at } = line;
  const last = draft.sections.at(-1);
  const heading = headingAt(line, last?.heading ?? null);
  if (heading !== null) {
    open(draft, heading.heading, at, heading.isPosition);
    return;
  }
  if (last === undefined || AROUND.test(text) || FATE.test(text)) {
    if (last === undefined && /^[\s*]*(?:a|f|army|fleet)\s/i.test(text)) draft.skipped.push(-1 - at);
    else draft.skipped.push(at);
    if (FATE.test(text) || AROUND.test(text)) draft.inOwnership = false;
    return;
  }
  if (powerAlone(text) === undefined) last.lines.push({ at, text });
  if (OWNERSHIP.test(text)) draft.inOwnership = true;
  else if (POSITION.test(text) && /^[^:]*:?$/.test(text)) draft.inOwnership = false;
  else takeStatement(draft, last, line);
}

function headingAt(
  { text, isTitle }: Line,
  last: Heading | null,
): { heading: Heading; isPosition: boolean } | null {
  const isPosition = POSITION.test(text);
  const rest = isPosition
    ? text.replace(POSITION, '').replace(/^\s*(?:of|at|in|for|after|before|:)?\s*/i, '')
    : text;
  const before = /^[^:]*:\s*\S/.test(text) && ofPower(text).power !== null;
  if (before) return null;
  const heading = readHeading(rest) ?? (isTitle ? readHeading(rest.replace(/\([^)]*\)/g, '')) : null);
  if (heading !== null) return { heading, isPosition };
  const phase = isPosition ? null : readPhaseHeading(text, last);
  return phase === null ? null : { heading: phase, isPosition: false };
}

/** Starts a section; a repeated heading continues the one above. */
function open(draft: Draft, heading: Heading, at: number, isPosition: boolean): void {
  draft.power = null;
  draft.inOwnership = false;
  const last = draft.sections.at(-1);
  const isSame =
    last !== undefined &&
    !isPosition &&
    !last.isPosition &&
    last.heading.year === heading.year &&
    last.heading.season === heading.season &&
    last.heading.phase === heading.phase;
  if (!isSame) draft.sections.push({ heading, at, isPosition, orders: [], stated: [], out: [], lines: [] });
}

function takeStatement(draft: Draft, section: Growing, line: Line): void {
  const { text, at } = line;
  const alone = powerAlone(text);
  if (alone !== undefined) {
    draft.power = alone;
    return;
  }
  const { name } = ofPower(text);
  // "Units:" and "Centres:" below a power.
  if (draft.power !== null && (UNITS_ALONE.test(name) || CENTRES_ALONE.test(name))) {
    const rest = text.slice(name.length + 1);
    const centres = CENTRES_ALONE.test(name) ? centresIn(rest) : null;
    const units = centres === null ? unitsIn(rest) : null;
    const isAfter = section.orders.length > 0;
    if (centres) section.stated.push({ at, power: draft.power, centres, isAfter });
    if (units)
      section.stated.push({ at, power: draft.power, units: units.map((unit) => unit.text).sort(), isAfter });
    if (centres || units) return;
  }
  const ownsCentres = CENTRES.test(name);
  const found = ofPower(ownsCentres ? text.replace(name, name.replace(CENTRES, '')) : text);
  const isAfter = section.orders.length > 0;
  if (found.power !== null) draft.power = found.power;
  const power = found.power ?? draft.power;
  const rest = found.power !== null || found.name === '' ? found.rest : text;
  if (power !== null && rest !== '') {
    const [whole, year] = OUT.exec(rest) ?? [];
    if (whole !== undefined) {
      if (year !== undefined) section.out.push({ at, power, year: Number(year) });
      return;
    }
    if (COUNTS.test(rest)) return;
    const centres = ownsCentres || draft.inOwnership || /,/.test(rest) ? centresIn(rest) : null;
    const units = centres === null ? unitsIn(rest) : null;
    const stated: Stated | null = centres
      ? { at, power, centres, isAfter }
      : units
        ? { at, power, units: units.map((unit) => unit.text).sort(), isAfter }
        : null;
    if (stated !== null && (found.power !== null || section.isPosition || (units?.length ?? 2) > 1)) {
      section.stated.push(stated);
      return;
    }
  }
  draft.inOwnership = false;
  if (section.isPosition) return;
  if (ownsCentres) draft.skipped.push(at);
  else takeOrders(draft, section, line, found.power, rest);
}

const ORDER_LIKE =
  /^(?:the\s+)?(?:[\p{L}]+\s+)?(?:a|f|army|fleet|armee|flotte|ejército|ejercito|flota)[\s(]/iu;
const VERB_LIKE =
  /[-–—>→➔➜=]|\b(?:s|c|h|r|d|b|m|to|holds?|supports?|convoys?|moves?|retreats?|disbands?|builds?|removes?|via|hält|unterstützt|nach|apoya|a)\b/iu;

function takeOrders(
  draft: Draft,
  section: Growing,
  { at, marks, text }: Line,
  power: Power | null,
  rest: string,
): void {
  const { name, power: named, rest: after } = ofPower(text);
  const stranger =
    named === null && /^\p{L}{3,}$/u.test(name) && ORDER_LIKE.test(after) && VERB_LIKE.test(after)
      ? name
      : null;
  for (const part of ordersIn(rest)) {
    const bare = part.replace(/^[\s•·●▪◦‣*+\-–—\d.)]+/u, '');
    const isOwned = power !== null || draft.power !== null || /^(?:a|f)\s/i.test(bare);
    const isSure = stranger !== null || (isOwned && ORDER_LIKE.test(bare) && VERB_LIKE.test(bare));
    section.orders.push({
      ...{ at, power: power ?? draft.power, text: part, marks, isSure },
      ...(stranger !== null && { stranger }),
    } satisfies WrittenOrder);
  }
}

/** "A VIE" for a place's id. */
export function unitWords(kind: 'army' | 'fleet', at: string): string {
  return `${kind === 'army' ? 'A' : 'F'} ${locationOf(at).id.toUpperCase()}`;
}
