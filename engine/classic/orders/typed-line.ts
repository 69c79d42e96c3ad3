import type { Atlas, Location, Province } from '../data/atlas';
import { eitherOf } from '../data/place-names';
import {
  beginning,
  editsBetween,
  exactly,
  looksLike,
  type Named,
  plain,
  powerCalled,
} from '../data/typed-names';
import { message } from '../message';
import type { Kind, Power } from '../types';
import { type NamedUnit, Unreadable } from './words';

/** A word, an arrow or a sign of a typed line. */
interface Token {
  /** A word in plain letters; an arrow or a sign unchanged. */
  readonly text: string;
  /** As it was typed, for messages. */
  readonly typed: string;
  readonly kind: 'word' | 'arrow' | 'sign' | 'number';
  /** A hyphen with letters on both sides, as in Mid-Atlantic. */
  readonly tight: boolean;
}

const TOKEN =
  /([\p{L}\p{M}][\p{L}\p{M}'’´`.]*)|((?:[-–—−‐‑‒―=~_]*[>→⇒➡⟶➔➜➝➞⟹▶►›»⇨↦⭢🡒⇾⟼↗↘]+\uFE0F?|[-–—−‐‑‒―=~]+))|([/()[\],:;+_&])|(\d+)/gu;
const ENTITIES: Readonly<Record<string, string>> = {
  gt: '>',
  lt: '<',
  amp: '&',
  nbsp: ' ',
  rarr: '→',
  ndash: '–',
  mdash: '—',
  minus: '−',
  quot: '"',
  apos: "'",
};
const LONGEST_NAME = 6;

const COASTS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    nc: 'nc ncs cn nk northcoast northerncoast coastnorth costanorte costadelnorte nordkuste nordkueste nordlichekuste',
    sc: 'sc scs cs sk southcoast southerncoast coastsouth costasur costadelsur sudkuste suedkueste sudlichekuste',
    ec: 'ec ecs ce ok eastcoast easterncoast coasteast costaeste costadeleste ostkuste ostkueste ostlichekuste',
    wc: 'wc westcoast westerncoast',
  }).flatMap(([coast, names]) => names.split(' ').map((name) => [name, coast] as const)),
);
/** A single letter or word is a coast only after a slash or in brackets. */
const SHORT_COASTS: ReadonlyMap<string, string> = new Map([
  ...[['n', 'nc'] as const, ['north', 'nc'] as const, ['norte', 'nc'] as const, ['nord', 'nc'] as const],
  ...[['s', 'sc'] as const, ['south', 'sc'] as const, ['sur', 'sc'] as const, ['sud', 'sc'] as const],
  ...[['e', 'ec'] as const, ['east', 'ec'] as const, ['este', 'ec'] as const, ['ost', 'ec'] as const],
]);

const SHORTEST_NAME_OF_COAST = 7;

const KINDS: ReadonlyMap<string, Kind> = new Map(
  Object.entries({
    army: 'a army armys armies armee armeen armada ejercito ejercitos ejer ejto esercito infantry troops tropa tropas land',
    fleet:
      'f fleet fleets fl flt flotte flotten flota flotas boat boats ship ships navy schiff schiffe barco barcos naval',
  }).flatMap(([kind, words]) => words.split(' ').map((word) => [word, kind as Kind] as const)),
);

/** Words without meaning before a unit or a place. */
const FILLERS: ReadonlySet<string> = new Set(
  'the at in of on an al its my our your unit units der die das den dem des im bei von vom zur zum el la los las en de del un una unos eine einen einer ein mi tu su nuestra nuestro please own province'.split(
    ' ',
  ),
);

/** The actions of a unit, each with its words, longer ones first. */
export const VERBS = {
  hold: words(
    'does nothing|do nothing|stands fast|stand fast|stays put|stay put|se mantiene|se queda|holds position|hold position|holds|hold|holding|held|h|stands|stand|stays|stay|remains|remain|defends|defend|halt|halten|haelt|hald|bleibt|bleibe|steht|mantiene|mantener|mantenerse|permanece|permanecer|aguanta|aguantar|defiende|tient|no order processed|no order|no move ordered|no move',
  ),
  support: words(
    'supporting|supported|supports|support|supp|sup|spt|sprt|s|backs|backing|helps|helping|assists|assist|aids|aiding|unterstutzt|unterstuetzt|unterstutze|unterstuetze|unterstutzen|unterstuetzen|unterstutzung|unterstuetzung|apoya|apoyar|apoyo|apoyando|ayuda|ayudar|soutient|supporta|appoggia',
  ),
  convoy: words(
    'convoying|convoyed|convoys|convoy|conv|cnv|c|transports|transport|transporting|carries|carry|carrying|ferries|ferry|geleitet|geleite|geleiten|befordert|befoerdert|transportiert|convoya|convoyar|convoyando|transporta|transportar|transportando|lleva|escolta|convoie',
  ),
  retreat: words(
    'retreating|retreated|retreats|retreat|retr|ret|r|withdraws|withdraw|flees|flee|falls back|fall back|zieht sich zuruck|zieht sich zurueck|weicht|ruckzug|rueckzug|se retira|retira|retirarse|retirada|se repliega|bat en retraite',
  ),
  disband: words(
    'off the board|off board|otb|disbanding|disbanded|disbands|disband|disb|dis|d|destroyed|destroys|destroy|removes|removed|remove|rem|dissolves|dissolve|dissolved|scraps|scrap|dies|killed|eliminated|abbau|aufgelost|aufgeloest|lost sich auf|loest sich auf|lost auf|loest auf|auflosen|aufloesen|abgebaut|abbauen|entfernt|entferne|entfernen|se disuelve|disuelve|disolver|disuelto|disuelta|elimina|eliminar|destruye|destruir|suprime|no valid retreats was destroyed',
  ),
  build: words(
    'building|built|builds|build|bld|b|raises|raise|recruits|recruit|new|baut|bauen|baue|bau|gebaut|neu|construye|construir|construya|construccion|crea|crear|nueva|nuevo|construit',
  ),
  move: words(
    'moves to|move to|moving to|moved to|goes to|go to|going to|marches to|sails to|attacks to|advances to|movement to|moves into|move into|moves|move|moving|moved|mv|m|goes|go|going|marches|march|sails|sail|advances|advance|attacks|attack|attacking|attacked|invades|invade|enters|enter|travels to|travels|to|into|towards|toward|onto|against|in to|zieht nach|ziehen nach|ziehe nach|geht nach|fahrt nach|faehrt nach|bewegt sich nach|marschiert nach|zieht in|zieht|ziehen|ziehe|ruckt nach|segelt nach|greift an|greift|nach|gegen|se mueve hacia|se mueve a|mueve a|mueve hacia|mover a|va hacia|va a|va al|va|se mueve|mueve|mover|avanza a|avanza hacia|avanza|ataca a|ataca|atacar|hacia|hasta|va vers|vers',
  ),
} as const;
export type Verb = keyof typeof VERBS;

const FIRST_WORDS: ReadonlySet<string> = new Set(
  Object.values(VERBS).flatMap((phrases) => phrases.map((phrase) => phrase[0] ?? '')),
);

/** Verbs with which a wrong word is compared, and the letter of each. */
const CORRECT: Readonly<Record<string, string>> = {
  ...{ holds: 'H (hold)', hold: 'H (hold)', supports: 'S (support)', support: 'S (support)' },
  ...{
    convoys: 'C (convoy)',
    convoy: 'C (convoy)',
    moves: '- (move)',
    move: '- (move)',
    attacks: '- (move)',
  },
  ...{ retreats: 'R (retreat)', retreat: 'R (retreat)', disbands: 'D (disband)', disband: 'D (disband)' },
  ...{ builds: 'B (build)', build: 'B (build)', removes: 'D (disband)', destroy: 'D (disband)' },
  ...{ unterstutzt: 'S (support)', apoya: 'S (support)', mantiene: 'H (hold)', geleitet: 'C (convoy)' },
};

function words(list: string): readonly (readonly string[])[] {
  return list
    .split('|')
    .map((phrase) => phrase.split(' '))
    .sort((one, other) => other.length - one.length || (other[0]?.length ?? 0) - (one[0]?.length ?? 0));
}

/** A typed line, read word by word, without what people write around orders. */
export class TypedLine {
  private readonly tokens: readonly Token[];
  private next = 0;
  /** Whether the line began with a dash or a plus: a bullet, or in Winter a removal or a build. */
  readonly sign: '-' | '+' | null;

  constructor(
    private readonly atlas: Atlas,
    line: string,
  ) {
    const text = withoutBullet(withoutEntities(line));
    this.sign = text.sign;
    this.tokens = [...text.rest.matchAll(TOKEN)].map(([typed, word, arrow, sign, number], at, all) => {
      if (word !== undefined)
        return { text: plain(word.replace(/['’´`]s$/i, '')), typed: word, kind: 'word', tight: false };
      if (number !== undefined) return { text: number, typed, kind: 'number', tight: false };
      if (sign !== undefined) return { text: sign === '_' ? '/' : sign, typed, kind: 'sign', tight: false };
      const index = all[at]?.index ?? 0;
      const around = `${text.rest[index - 1] ?? ' '}${text.rest[index + typed.length] ?? ' '}`;
      const tight = (arrow ?? '').length === 1 && !'>→'.includes(typed) && /^\p{L}\p{L}$/u.test(around);
      return { text: typed, typed, kind: 'arrow', tight };
    });
  }

  get mark(): number {
    return this.next;
  }

  /** Returns to the position of a mark. */
  back(mark: number): void {
    this.next = mark;
  }

  /** Whether only signs, marks and words without meaning are left. */
  get ended(): boolean {
    return this.tokens
      .slice(this.next)
      .every(
        ({ kind, text }) =>
          kind === 'sign' ||
          text === '' ||
          (kind === 'word' && FILLERS.has(text) && exactly(this.atlas, text).length === 0),
      );
  }

  /** The rest of the line, for a message. */
  get rest(): string {
    return this.tokens
      .slice(this.next)
      .map(({ text }) => text)
      .join(' ')
      .slice(0, 60);
  }

  /** The next word in plain letters; null if the next token is not a word. */
  get word(): string | null {
    const token = this.tokens[this.next];
    return token?.kind === 'word' ? token.text : null;
  }

  skip(): void {
    this.next += 1;
  }

  /** Whether the rest contains one of these words. */
  has(...texts: readonly string[]): boolean {
    return this.tokens.slice(this.next).some(({ text }) => texts.includes(text));
  }

  /** Takes a sign or a word if it comes next. */
  take(...texts: readonly string[]): boolean {
    const token = this.tokens[this.next];
    if (token === undefined || !texts.includes(token.text)) return false;
    this.next += 1;
    return true;
  }

  /** Takes one of a verb's phrases if it comes next. */
  verb(verb: Verb): boolean {
    for (const phrase of VERBS[verb]) {
      if (!phrase.every((word, at) => this.tokens[this.next + at]?.text === word)) continue;
      this.next += phrase.length;
      return true;
    }
    return false;
  }

  /** Takes arrows, and words with the same meaning. */
  arrow(): boolean {
    const start = this.next;
    while (this.tokens[this.next]?.kind === 'arrow' || this.verb('move'))
      if (this.tokens[this.next]?.kind === 'arrow') this.next += 1;
    // "Army Paris a Borgoña": a preposition between a unit and a place.
    if (this.next === start && this.word === 'a' && this.tokens[this.next + 1]?.kind === 'word')
      this.next += 1;
    return this.next > start;
  }

  /** Takes an arrow, but not a word. */
  dash(): boolean {
    if (this.tokens[this.next]?.kind !== 'arrow') return false;
    this.next += 1;
    return true;
  }

  /** Skips words and signs without meaning. */
  fillers(): void {
    for (;;) {
      const token = this.tokens[this.next];
      if (token === undefined) return;
      if (token.kind === 'sign' && '()[],:;'.includes(token.text)) this.next += 1;
      else if (token.kind === 'word' && FILLERS.has(token.text) && !this.isName()) this.next += 1;
      else return;
    }
  }

  /** Whether a place's name begins here, as with "the" in "The Netherlands" and DEN in "F HEL - DEN". */
  private isName(): boolean {
    for (let length = 3; length > 1; length -= 1) {
      const name = this.name(length);
      if (name !== null && exactly(this.atlas, name.join('')).length === 1) return true;
    }
    const after = this.tokens[this.next + 1];
    const isArticle =
      after?.kind === 'word' && (KINDS.has(after.text) || exactly(this.atlas, after.text).length > 0);
    return !isArticle && exactly(this.atlas, this.word ?? '').length > 0;
  }

  /**
   * "French", "France's" before a unit, "France:" before everything.
   * @returns the power that was named
   */
  nationality(): Power | undefined {
    for (const length of [3, 2, 1]) {
      const name = this.name(length)?.join('');
      const power = name === undefined ? undefined : powerCalled(this.atlas, name);
      if (power === undefined || !this.isBeforeUnit(length)) continue;
      this.next += length;
      this.take(':');
      return power;
    }
    return undefined;
  }

  /**
   * A power is a prefix before a colon, a kind of unit or a place; "ENG - NTH" and "Austria" alone are not prefixes.
   */
  private isBeforeUnit(length: number): boolean {
    const token = this.tokens[this.next + length];
    return token !== undefined && (token.text === ':' || token.kind === 'word' || token.text === '(');
  }

  /** A unit: its kind, if written, and its place. */
  unit(): NamedUnit {
    this.fillers();
    this.nationality();
    this.fillers();
    const written = this.kind();
    this.fillers();
    this.nationality();
    const at = this.place(written);
    this.take(')', ']');
    return { kind: written ?? onlyKind(at), at };
  }

  /** Whether the token after the next is a word for a kind of unit. */
  get kindAfter(): boolean {
    return KINDS.has(this.tokens[this.next + 1]?.text ?? '');
  }

  /** Takes the word for a kind of unit. */
  kind(): Kind | null {
    // "a fleet": here "a" is the article, not an army.
    if (this.word === 'a' && KINDS.has(this.tokens[this.next + 1]?.text ?? '')) this.next += 1;
    const word = this.word;
    const kind = word === null ? undefined : KINDS.get(word);
    if (kind === undefined) {
      this.wrongKind();
      return null;
    }
    this.next += 1;
    return kind;
  }

  /** "Amry Paris": an unknown word for the kind before the name of a place. */
  private wrongKind(): void {
    const word = this.word;
    if (word === null || word.length < 4) return;
    const after = this.tokens[this.next + 1];
    if (
      after?.kind !== 'word' ||
      exactly(this.atlas, after.text).length === 0 ||
      exactly(this.atlas, word).length > 0
    )
      return;
    if (this.name(2) !== null && exactly(this.atlas, (this.name(2) ?? []).join('')).length > 0) return;
    const kind = (['army', 'fleet'] as const).find((one) => editsBetween(word, one) <= 2);
    if (kind === undefined) return;
    const nearest = kind === 'army' ? 'A (army)' : 'F (fleet)';
    throw new Unreadable(message('line.noWordBut', { name: word, nearest }), [nearest.slice(0, 1)]);
  }

  /** A place with its coast; a coast that the province does not have is ignored. */
  place(kind: Kind | null): Location {
    this.fillers();
    const glued = this.gluedCoast();
    if (glued) return glued;
    const before = this.coast();
    if (before !== null) this.take('of', 'de', 'von');
    const province = this.province(kind);
    const coast = this.coast() ?? before;
    return this.atlas.findLocation(`${province.id}/${coast}`) ?? province.location;
  }

  /** "STPNC", "SPASC": a code and its coast in one word. */
  private gluedCoast(): Location | null {
    const word = this.word;
    const [, name = '', coast = ''] = /^(\p{L}{3,})([nse]cs?)$/u.exec(word ?? '') ?? [];
    const [province, other] = exactly(this.atlas, name);
    if (province === undefined || other !== undefined || province.coasts.length === 0) return null;
    if (exactly(this.atlas, word ?? '').length > 0) return null;
    const place = this.atlas.findLocation(`${province.id}/${coast.slice(0, 2)}`);
    if (place === undefined) return null;
    this.next += 1;
    return place;
  }

  private province(kind: Kind | null): Province {
    for (let length = LONGEST_NAME; length > 0; length -= 1) {
      const name = this.name(length);
      if (name === null || this.endsInVerb(length)) continue;
      const found = fitting(exactly(this.atlas, name.join('')), kind);
      if (found.length === 1 && found[0]) {
        // "F Tyr": a fleet cannot be in Tyrolia, so the Tyrrhenian Sea may be meant.
        const others = fits(found[0], kind)
          ? []
          : beginning(this.atlas, name).filter((province) => fits(province, kind));
        if (others.length > 0) throw unclear(name.join(' '), others);
        return this.taken(length, found[0]);
      }
      if (found.length > 1) throw unclear(name.join(' '), found);
      // "Eng Channel" before "Eng".
      const [begun, other] = length > 1 ? fitting(beginning(this.atlas, name), kind) : [];
      if (begun !== undefined && other === undefined) return this.taken(length, begun);
    }
    return this.uncertain(kind);
  }

  /** A place by the beginning of its name, or the question to ask if that is not enough. */
  private uncertain(kind: Kind | null): Province {
    const run = this.run();
    for (let length = run.length; length > 0; length -= 1) {
      const words = run.slice(0, length);
      const found = fitting(beginning(this.atlas, words), kind);
      if (found.length === 1 && found[0]) return this.taken(this.tokensFor(length), found[0]);
      if (found.length > 1 && found.length <= MOST_ASKED && length === run.length)
        throw unclear(words.join(' '), found);
      const foreign = fitting(beginning(this.atlas, words, 'foreign'), kind);
      if (found.length === 0 && foreign.length > 0 && foreign.length <= MOST_ASKED)
        throw unclear(words.join(' '), foreign);
    }
    const wrong = run.join(' ');
    if (wrong === '') throw new Unreadable(message('line.placeMissing'));
    for (let length = run.length; length > 0; length -= 1) {
      const near = fitting(looksLike(this.atlas, run.slice(0, length).join('')), kind);
      if (near.length > 0) throw unclear(run.slice(0, length).join(' '), near);
    }
    throw new Unreadable(message('line.noPlace', { name: wrong.slice(0, 40) }));
  }

  private taken(length: number, province: Province): Province {
    this.next += length;
    return province;
  }

  /** The words of a name that begins here, without the tight hyphens between them. */
  private run(): readonly string[] {
    const found: string[] = [];
    for (let at = this.next; at < this.tokens.length; at += 1) {
      const token = this.tokens[at];
      if (token === undefined || (token.kind !== 'word' && !token.tight)) break;
      if (token.tight) {
        // Between two names a tight hyphen is a dash: "Burgnd-Mun".
        const after = this.tokens[at + 1];
        if (after === undefined || exactly(this.atlas, after.text).length > 0) break;
        continue;
      }
      if (found.length > 0 && FIRST_WORDS.has(token.text)) break;
      found.push(token.text);
      if (found.length === LONGEST_NAME) break;
    }
    return found;
  }

  /** The number of tokens for that many words of a run. */
  private tokensFor(words: number): number {
    let count = 0;
    for (let at = this.next; at < this.tokens.length; at += 1) {
      if (this.tokens[at]?.kind === 'word') count += 1;
      if (count === words) return at - this.next + 1;
    }
    return words;
  }

  /** Whether the last of that many tokens is a verb after a name that is complete without it: "RUH R". */
  private endsInVerb(length: number): boolean {
    if (length < 2) return false;
    const before = this.name(length - 1);
    const last = this.tokens[this.next + length - 1]?.text ?? '';
    return before !== null && FIRST_WORDS.has(last) && exactly(this.atlas, before.join('')).length > 0;
  }

  /** The words of that many tokens, if they can be one name. */
  private name(length: number): readonly string[] | null {
    const part = this.tokens.slice(this.next, this.next + length);
    const fits = part.every(({ kind, tight }, at) => kind === 'word' || (tight && at > 0 && at < length - 1));
    if (part.length !== length || !fits) return null;
    return part.flatMap(({ kind, text }) => (kind === 'word' ? [text] : []));
  }

  private coast(): string | null {
    const start = this.next;
    const bracket = this.take('(', '[');
    const stroke = !bracket && this.take('/', ':');
    for (const length of [3, 2, 1]) {
      const name = this.name(length)?.join('') ?? '';
      // "SC S" is a coast and a support.
      if (length > 1 && name.length < SHORTEST_NAME_OF_COAST) continue;
      const coast = COASTS.get(name) ?? (bracket || stroke ? SHORT_COASTS.get(name) : undefined);
      if (coast === undefined) continue;
      this.next += length;
      if (bracket && !this.take(')', ']')) break;
      return coast;
    }
    this.next = start;
    return null;
  }

  /** The error for a missing verb, with the verb most similar to the word there. */
  noVerb(): Unreadable {
    const word = this.word;
    if (word === null || word.length < 3) return new Unreadable(message('line.action'));
    let least = Math.min(3, word.length / 2);
    let nearest: string | undefined;
    for (const [right, letter] of Object.entries(CORRECT)) {
      const edits = editsBetween(word, right, least);
      if (edits >= least) continue;
      least = edits;
      nearest = letter;
    }
    if (nearest === undefined || exactly(this.atlas, word).length > 0)
      return new Unreadable(message('line.action'));
    return new Unreadable(message('line.noWordBut', { name: word, nearest }), [nearest.split(' ')[0] ?? '']);
  }
}

const MOST_ASKED = 4;

/** The only kind possible there: an army inland, a fleet on water and on one coast. */
function onlyKind({ isCoast, province }: Location): Kind | null {
  if (isCoast || province.kind === 'water') return 'fleet';
  return province.kind === 'inland' ? 'army' : null;
}

/** Whether a unit of that kind can be in a place. */
function fits({ kind: land }: Province, kind: Kind | null): boolean {
  return kind === null || land !== (kind === 'army' ? 'water' : 'inland');
}

/** Those of several places in which a unit of that kind can be; all if there is none. */
function fitting(found: Named, kind: Kind | null): Named {
  const fit = found.filter((province) => fits(province, kind));
  return fit.length > 0 ? fit : found;
}

/** Asks which of several places is meant, or whether a wrong name means this one. */
function unclear(name: string, found: Named): Unreadable {
  const nearest = eitherOf(found);
  return new Unreadable(
    message('line.noPlaceBut', { name: name.slice(0, 40), nearest }),
    found.map(({ abbr }) => abbr),
  );
}

function withoutEntities(line: string): string {
  return line.replace(/&(\w{2,6});/g, (whole, name: string) => ENTITIES[name] ?? whole);
}

/** The line without quotation, list and emphasis marks before and around it. */
function withoutBullet(line: string): { readonly sign: '-' | '+' | null; readonly rest: string } {
  let rest = line
    .normalize('NFKC')
    .replace(/\*\*|__|`|~~|\uFE0F/g, ' ')
    .trim();
  let sign: '-' | '+' | null = null;
  for (;;) {
    const [bullet] =
      /^(?:[>|•·●▪◦‣⁃*✓✔☐☑✗✘#"“]+\s*|\[[ xX]?\]\s*|\(?\d{1,2}[.):\]]\s*|\(?[a-hj-z]\)\s+)/u.exec(rest) ?? [];
    const [dash, mark] = /^([-–—−+])+\s*/u.exec(rest) ?? [];
    if (bullet !== undefined) rest = rest.slice(bullet.length);
    else if (dash !== undefined) {
      sign = mark === '+' ? '+' : '-';
      rest = rest.slice(dash.length);
    } else return { sign, rest };
  }
}
