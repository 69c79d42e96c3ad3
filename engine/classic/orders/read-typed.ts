import type { Message } from '../../game';
import type { Atlas, Location } from '../data/atlas';
import { message } from '../message';
import type { Kind, Order, Phase, Power, Unit } from '../types';
import { printOrder } from './notation-print';
import { readLine } from './read-line';
import { TypedLine } from './typed-line';
import { type NamedUnit, Unreadable } from './words';

const LONGEST_LINE = 200;

/** A typed order, read without a position. */
export interface Typed {
  readonly order: Order;
  /** The power in front of it. */
  readonly power: Power | undefined;
  /** The units in it, with the kinds that were written or are the only possible ones. */
  readonly units: readonly NamedUnit[];
  /** Notes for the player about how it was read. */
  readonly notes: readonly Message[];
}

const WAIVES = [
  ...['waive', 'waives', 'waived', 'postpone', 'postpones', 'postponed', 'pass', 'passes', 'skip', 'skips'],
  ...['defer', 'defers', 'decline', 'declines', 'unused', 'wait', 'verzicht', 'verzichtet', 'verzichte'],
  ...['renuncia', 'renunciar', 'renuncio', 'aplaza', 'aplazar', 'pospone', 'posponer'],
];
/** The result that an adjudicator printed after an order, for pasted text. */
const RESULT =
  /\s*[([]\s*\*?\s*(?:bounced?|cut|void|invalid|illegal|dislodged|destroyed|disrupted|no convoy|fails?|failed|succeeds?|succeeded|success|ok)\s*\*?\s*[)\]]\s*[.;,]?\s*$/i;
const VIA = ['via', 'convoyed', 'viaconvoy', 'geleitzug', 'seeweg'];

/**
 * 15.1 Reads one order as people type it: in English, German or Spanish, in full or abbreviated, with arrows and
 * bullets of any kind. The standard form is read in the same way as by `readLine`, which alone decides what a stored
 * order means.
 */
export function readTyped(atlas: Atlas, phase: Phase, line: string): Typed | Unreadable {
  if (line.length > LONGEST_LINE) return new Unreadable(message('line.tooLong'));
  try {
    return new Reader(atlas, new TypedLine(atlas, line.replace(RESULT, '')), phase).read();
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    if (error.suggests.length > 0) return error;
    // Some lines can only be read by the strict parser, or it has the better message.
    const strict = readLine(
      atlas,
      { phase },
      line.trim().toLowerCase().startsWith('vote') ? line.replace(/[.;!]+$/, '') : line,
    );
    return strict instanceof Unreadable ? strict : { order: strict, power: undefined, units: [], notes: [] };
  }
}

/** Prints an order using only the line's own information about its units; builds and removals of a Winter in words. */
export function printTyped(atlas: Atlas, phase: Phase, { order, units }: Typed): string {
  const known: Unit[] = units.flatMap(({ kind, at }) =>
    kind === null ? [] : [{ power: '', kind, at: at.id }],
  );
  if (order.type === 'BUILD') return `Build ${unitText(order.kind, order.at)}`;
  if (order.type === 'WAIVE') return 'Waive';
  const printed = printOrder(atlas, { phase: 'orders', units: known, dislodged: [] }, order);
  return order.type === 'DISBAND' && phase === 'adjustments'
    ? `Disband ${printed.replace(/ D$/, '')}`
    : printed;
}

function unitText(kind: Kind, at: string): string {
  return `${kind === 'army' ? 'A' : 'F'} ${at.toUpperCase()}`;
}

/** Parses the grammar of one line. */
class Reader {
  private readonly units: NamedUnit[] = [];
  private readonly notes: Message[] = [];

  constructor(
    private readonly atlas: Atlas,
    private readonly line: TypedLine,
    private readonly phase: Phase,
  ) {}

  read(): Typed {
    const { line } = this;
    if (line.has('vote')) throw new Unreadable(message('line.vote'));
    line.fillers();
    const power = line.nationality();
    line.take(':');
    line.fillers();
    if (line.ended) throw new Unreadable(message('line.empty'));
    const order = this.order();
    this.mustEnd();
    return { order, power, units: this.units, notes: this.notes };
  }

  private mustEnd(): void {
    const { line } = this;
    while (
      !line.ended &&
      (line.dash() ||
        line.take(
          'please',
          'sir',
          'thanks',
          'bitte',
          'gracias',
          'porfavor',
          'favor',
          'por',
          'auf',
          'back',
          'zuruck',
          'zurueck',
          'order',
          'an',
        ))
    );
    if (!line.ended) throw new Unreadable(message('line.strayRest', { text: line.rest }));
  }

  private order(): Order {
    const { line } = this;
    if (line.has(...WAIVES) || (line.has('no', 'not') && line.has('build', 'builds', 'built', 'use')))
      return this.waive();
    const mark = line.mark;
    if (line.verb('build')) return this.build();
    if (line.verb('disband')) return this.disband(this.unit());
    if (this.line.sign !== null && this.isUnitAlone()) {
      if (this.line.sign === '+') return this.build();
      if (this.phase === 'adjustments') return this.disband(this.unit());
    }
    line.back(mark);
    return this.verbFirst() ?? this.unitFirst();
  }

  private waive(): Order {
    const { line } = this;
    while (!line.ended) {
      if (line.word === null && !line.dash()) line.skip();
      else line.skip();
    }
    return { type: 'WAIVE' };
  }

  /** Whether the rest of the line is exactly one unit. */
  private isUnitAlone(): boolean {
    const mark = this.line.mark;
    try {
      this.line.unit();
      return this.line.ended;
    } catch (error) {
      if (error instanceof Unreadable) return false;
      throw error;
    } finally {
      this.line.back(mark);
    }
  }

  /** "Move Par to Bur", "hold Paris": the verb before the unit. A single letter is never a verb there. */
  private verbFirst(): Order | null {
    const { line } = this;
    const word = line.word;
    if (word === null || word.length < 3) return null;
    if (line.verb('hold')) return { unit: idOf(this.unit()), type: 'HOLD' };
    if (line.verb('retreat')) {
      const unit = this.unit();
      line.arrow();
      line.verb('retreat');
      return { unit: idOf(unit), type: 'RETREAT', to: line.place(unit.kind).id };
    }
    const mark = line.mark;
    if (line.verb('move')) {
      try {
        const unit = this.unit();
        line.take('from', 'von', 'desde');
        if (line.arrow()) return this.move(unit);
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
        if (error.suggests.length > 0) throw error;
      }
      this.units.length = 0;
    }
    line.back(mark);
    return null;
  }

  private unit(): NamedUnit {
    this.line.take('from', 'with', 'von', 'aus', 'desde');
    const unit = this.line.unit();
    this.units.push(unit);
    return unit;
  }

  private unitFirst(): Order {
    const { line } = this;
    const named = this.unit();
    const unit = idOf(named);
    while (line.take('(', ')', ',', ':', '[', ']'));
    const kind = this.phase === 'adjustments' ? line.kind() : null;
    if (kind !== null) {
      line.verb('build');
      return { type: 'BUILD', kind, at: kind === 'army' ? unit : named.at.id };
    }
    if (line.take('will', 'is', 'are', 'shall', 'should', 'must', 'orders', 'ordered', 'wird', 'soll'))
      line.take('to', 'be');
    if (line.verb('hold')) return { unit, type: 'HOLD' };
    if (line.verb('support') || this.glued('sa', 'sf')) return this.support(named);
    if (line.verb('convoy') || this.glued('ca', 'cf')) return this.convoy(named);
    if (line.verb('retreat')) return this.retreat(named);
    if (line.verb('disband')) return this.disband(named);
    if (line.verb('build')) return this.built(named);
    const past = this.afterBe(named);
    if (past) return past;
    if (!line.arrow()) throw line.noVerb();
    if (line.verb('hold')) return { unit, type: 'HOLD' };
    if (line.verb('disband')) return this.disband(named);
    if (line.verb('retreat')) return this.retreat(named);
    if (line.verb('support')) return this.support(named);
    if (line.verb('convoy')) return this.convoy(named);
    return this.move(named);
  }

  private support(named: NamedUnit): Order {
    const aid = this.aid();
    const goal = this.atlas.locationOf('at' in aid ? aid.at : aid.to);
    const kind = goal.province.kind === 'inland' ? 'army' : goal.province.kind === 'water' ? 'fleet' : null;
    if (named.kind === null && kind !== null) this.known(named, kind);
    return { unit: idOf(named), type: 'SUPPORT', ...aid };
  }

  private convoy(named: NamedUnit): Order {
    const passage = this.passage();
    if (named.kind === null) this.known(named, 'fleet');
    return { unit: idOf(named), type: 'CONVOY', ...passage };
  }

  /** "has been disbanded", "was destroyed" */
  private afterBe(named: NamedUnit): Order | null {
    const mark = this.line.mark;
    while (this.line.take('was', 'has', 'been', 'were', 'with', 'gets', 'goes'));
    if (this.line.mark > mark && this.line.verb('disband')) return this.disband(named);
    this.line.back(mark);
    return null;
  }

  /** "SA PAR": the verb and the kind in one word. */
  private glued(...words: readonly string[]): boolean {
    const { line } = this;
    if (line.word === null || !words.includes(line.word)) return false;
    line.skip();
    return true;
  }

  private move(named: NamedUnit): Order {
    const unit = idOf(named);
    const { to, via } = this.journey(named.kind);
    if (this.phase === 'retreats') return { unit, type: 'RETREAT', to: to.id };
    if (via && named.kind === null) this.known(named, 'army');
    if (named.kind === null && to.province.kind === 'water') this.known(named, 'fleet');
    if (named.kind === null && to.isCoast) this.known(named, 'fleet');
    if (named.kind === null && to.province.kind === 'inland') this.known(named, 'army');
    return { unit, type: 'MOVE', to: to.id, ...(via ? { viaConvoy: true } : {}) };
  }

  /** Records the kind of a unit that another part of the line reveals. */
  private known(unit: NamedUnit, kind: Kind): void {
    const at = this.units.indexOf(unit);
    if (at >= 0) this.units[at] = { ...unit, kind };
  }

  /** The destination of a move. Waters in between, or VIA at the end, send it by convoy; the waters are not binding. */
  private journey(kind: Kind | null): { readonly to: Location; readonly via: boolean } {
    const { line } = this;
    let to = this.goal(kind);
    let via = false;
    let route = false;
    while (line.arrow()) {
      if (line.ended) break;
      if (to.province.kind !== 'water') throw new Unreadable(message('line.noWater', { place: to.says }));
      via = true;
      route = true;
      to = line.place(null);
    }
    const start = line.mark;
    line.take('(');
    line.take('by', 'per', 'im', 'en', 'por', 'using', 'with', 'mit', 'auf', 'durch');
    line.fillers();
    if (line.take(...VIA, 'convoy', 'sea', 'mar')) {
      via = true;
      line.take('convoy', 'convoyed');
      line.fillers();
      route = this.route() || route;
    } else line.back(start);
    if (route) this.notes.push(message('line.routeFree'));
    return { to, via };
  }

  /** The goal of a move; an army's goal on water keeps its meaning there, for chains. */
  private goal(kind: Kind | null): Location {
    const { line } = this;
    const mark = line.mark;
    try {
      const to = line.place(kind);
      return to;
    } catch (error) {
      if (!(error instanceof Unreadable) || kind !== 'army') throw error;
      line.back(mark);
      return line.place(null);
    }
  }

  /** "VIA NTH, NWG": the preferred waters. */
  private route(): boolean {
    const { line } = this;
    let found = false;
    while (!line.ended) {
      const mark = line.mark;
      try {
        while (line.take(',', '(', 'and', 'und', 'y', 'then', '&', '/') || line.dash());
        line.kind();
        if (line.place('fleet').province.kind !== 'water') {
          line.back(mark);
          return found;
        }
        found = true;
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
        line.back(mark);
        return found;
      }
    }
    return found;
  }

  private retreat(named: NamedUnit): Order {
    this.line.arrow();
    this.line.take('a', 'auf');
    if (this.line.verb('disband')) return this.disband(named);
    return { unit: idOf(named), type: 'RETREAT', to: this.line.place(named.kind).id };
  }

  private disband(named: NamedUnit): Order {
    return { unit: idOf(named), type: 'DISBAND' };
  }

  private build(): Order {
    const { line } = this;
    line.fillers();
    line.take('new', 'neue', 'neuen', 'nueva', 'nuevo');
    const named = this.unit();
    return this.built(named);
  }

  /** DATC 4.C.3 A build without a kind: an army inland, a fleet if a coast is given. */
  private built({ kind, at }: NamedUnit): Order {
    const { line } = this;
    let meant = kind;
    if (meant === null) {
      // "Par army", "Brest: fleet"
      line.fillers();
      meant = line.kind();
    }
    if (meant === null) throw new Unreadable(message('line.kind', { place: at.province.says }));
    return { type: 'BUILD', kind: meant, at: meant === 'army' ? at.province.id : at.id };
  }

  /** 6.1 The target of a support: a unit that holds, or a move. */
  private aid(): { readonly at: string } | { readonly from: string; readonly to: string } {
    const { line } = this;
    line.fillers();
    // "apoya a Ejército París": here "a" is a preposition, not an army.
    if (line.take('for', 'to', 'fur', 'fuer', 'para') || (line.kindAfter && line.take('a'))) line.fillers();
    if (line.verb('hold')) {
      line.take('to', 'for', 'of', 'in', 'by', 'von', 'de', 'a');
      line.dash();
      return { at: idOf(this.unit()) };
    }
    if (line.take('from', 'von', 'desde', 'aus')) return this.fromTo();
    const mark = line.mark;
    const moves = line.word !== null && line.word.length > 1 && line.verb('move');
    if (moves) {
      const found = this.toFrom();
      if (found) return found;
      line.back(mark);
      line.verb('move');
    } else if (line.take('attack', 'bewegung', 'zug', 'angriff', 'movimiento', 'ataque', 'order')) {
      const found = this.toFrom();
      if (found) return found;
    }
    line.take('from', 'of', 'by', 'von', 'de');
    const aided = this.unit();
    const from = idOf(aided);
    this.possessive();
    if (line.verb('hold')) return { at: from };
    const after = line.mark;
    if (line.take('in', 'to', 'zum', 'beim') && line.verb('hold')) return { at: from };
    line.back(after);
    if (line.take('from', 'von', 'desde', 'aus')) {
      // "supports Burgundy from Paris": the goal came first.
      const start = this.unit();
      this.units.splice(this.units.indexOf(aided), 1);
      return { from: idOf(start), to: aided.at.id };
    }
    if (this.arrowTo()) {
      if (line.verb('hold')) return { at: from };
      const { to } = this.journey(aided.kind);
      this.notes.length = 0;
      if (aided.kind === null) this.known(aided, guess(to) ?? aided.kind ?? kindAt(aided) ?? 'army');
      return { from, to: to.id };
    }
    return { at: from };
  }

  /** "Paris's move", "the attack" between the unit and its destination. */
  private possessive(): void {
    const { line } = this;
    line.fillers();
    if (line.take('s', 'own')) line.fillers();
  }

  /** An arrow, or words such as "on" and "in" before the goal of a supported move. */
  private arrowTo(): boolean {
    const { line } = this;
    const start = line.mark;
    while (
      line.arrow() ||
      line.take('on', 'in', 'into', 'attack', 'attacks', 'nach', 'hacia', 'a', 'en', 'beim', 'zug', 'bei')
    );
    if (line.mark > start && line.ended) line.back(start);
    return line.mark > start;
  }

  /** "move to Burgundy from Paris", "attack on Burgundy from Paris", "move from Paris to Burgundy". */
  private toFrom(): { readonly from: string; readonly to: string } | null {
    const { line } = this;
    const mark = line.mark;
    const count = this.units.length;
    try {
      while (line.take('to', 'on', 'into', 'nach', 'auf', 'hacia', 'a', 'gegen', 'in'));
      if (line.take('from', 'von', 'desde', 'aus', 'of', 'by', 'de')) return this.fromTo();
      const to = line.place(null);
      if (line.take('from', 'von', 'aus', 'desde', 'by', 'with', 'de')) {
        const aided = this.unit();
        this.viaAfter();
        if (aided.kind === null) this.known(aided, guess(to) ?? kindAt(aided) ?? 'army');
        return { from: idOf(aided), to: to.id };
      }
    } catch (error) {
      if (!(error instanceof Unreadable) || error.suggests.length > 0) throw error;
    }
    this.units.length = count;
    line.back(mark);
    return null;
  }

  private fromTo(): { readonly from: string; readonly to: string } {
    const { line } = this;
    const aided = this.unit();
    if (!line.arrow()) throw new Unreadable(message('line.convoy'));
    const { to } = this.journey(aided.kind);
    return { from: idOf(aided), to: to.id };
  }

  private viaAfter(): void {
    const { line } = this;
    line.take('by');
    if (line.take(...VIA)) line.take('convoy');
  }

  private passage(): { readonly from: string; readonly to: string } {
    const { line } = this;
    line.fillers();
    const count = this.units.length;
    let found: { readonly from: string; readonly to: string } | null = null;
    const mark = line.mark;
    if (line.verb('move') || line.dash() || line.take('a', 'bewegung', 'zug', 'movimiento'))
      found = this.toFrom();
    if (found === null) {
      line.back(mark);
      line.verb('move');
      line.take('from', 'of', 'von', 'aus', 'desde', 'de');
      const army = this.unit();
      this.possessive();
      if (line.take('from', 'von', 'desde', 'aus')) {
        const start = this.unit();
        this.units.splice(this.units.indexOf(army), 1);
        found = { from: idOf(start), to: army.at.id };
      } else {
        if (!this.arrowTo()) throw new Unreadable(message('line.convoy'));
        found = { from: idOf(army), to: this.journey('army').to.id };
      }
    }
    this.notes.length = 0;
    // A convoy carries an army, for which coasts do not matter.
    for (let at = count; at < this.units.length; at += 1) {
      const army = this.units[at];
      if (army) this.units[at] = { ...army, kind: army.kind ?? 'army' };
    }
    const [to = found.to] = found.to.split('/');
    return { from: found.from, to };
  }
}

/** The kind of a unit that is implied by its destination. */
function guess(to: Location): Kind | null {
  if (to.isCoast || to.province.kind === 'water') return 'fleet';
  return to.province.kind === 'inland' ? 'army' : null;
}

function kindAt({ at }: NamedUnit): Kind | null {
  return at.province.kind === 'inland' ? 'army' : at.province.kind === 'water' ? 'fleet' : null;
}

/** 3.2 A unit is named by its province. */
function idOf({ at }: NamedUnit): string {
  return at.province.id;
}
