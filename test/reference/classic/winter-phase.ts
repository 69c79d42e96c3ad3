import { KINDS, type Position, type Power, type Unit } from '../../../engine/classic/types';
import { type Fields, isAlive, ownUnit } from './accepting';
import { coastsOf, distance, isCoastal, isLocation, provinceOf, spaceOf } from './board';
import { centresOf, newYear, openHomes, sorted } from './closing';
import { type Lists, type Read, rejected, type Verdict } from './verdict';

/** Rule 11. */
export function winterPhase(position: Position, lists: Lists): Read {
  const winters = position.seats.map((seat) => new WinterOf(position, seat));
  const orders = winters.flatMap((winter) => {
    const given = (lists[winter.seat] ?? []).map((order) => winter.carryOut(order));
    return [...given, ...winter.defaults()];
  });
  const removed = winters.flatMap((winter) => winter.removed);
  const units = [
    ...position.units.filter((unit) => !removed.includes(unit)),
    ...winters.flatMap((w) => w.built),
  ];
  return { orders, position: newYear({ ...position, units: sorted(units) }) };
}

class WinterOf {
  readonly removed: Unit[] = [];
  readonly built: Unit[] = [];
  private waived = 0;
  private readonly due: number;

  constructor(
    private readonly position: Position,
    readonly seat: Power,
  ) {
    this.due = position.adjustments?.[seat] ?? 0;
  }

  private get buildsLeft(): number {
    return Math.max(0, this.due) - this.built.length - this.waived;
  }

  private get removalsLeft(): number {
    return Math.max(0, -this.due) - this.removed.length;
  }

  carryOut(order: unknown): Verdict {
    const done = (result: string, reason: string) => ({ seat: this.seat, order, result, reason, by: [] });
    const refusal = this.refusal(order);
    if (refusal !== null) return rejected(this.seat, order, refusal);
    const { type } = order as Fields;
    if (type === 'DISBAND') return done('disbanded', '11.4');
    return type === 'BUILD' ? done('built', '11.3') : done('waived', '11.5');
  }

  /** Carries the order out and returns null, or returns the rule that refuses it (4.12). */
  private refusal(order: unknown): string | null {
    if (!isAlive(this.position, this.seat)) return '4.11';
    if (typeof order !== 'object' || order === null || Array.isArray(order)) return '4.3';
    const { type } = order as Fields;
    if (type === 'DISBAND') return this.disband(order as Fields);
    if (type === 'BUILD') return this.build(order as Fields);
    if (type !== 'WAIVE') return '4.11';
    if (this.buildsLeft <= 0) return '11.5';
    this.waived += 1;
    return null;
  }

  private disband({ unit: place }: Fields): string | null {
    const unit = ownUnit(this.position.units, this.seat, place);
    if (unit === undefined) return '4.3';
    if (this.due >= 0) return '11.4';
    if (this.removed.includes(unit)) return '4.4';
    if (this.removalsLeft <= 0) return '11.4';
    this.removed.push(unit);
    return null;
  }

  private build({ at: place, kind: wanted }: Fields): string | null {
    const kind = KINDS.find((one) => one === wanted);
    if (!isLocation(place) || kind === undefined) return '4.3';
    const province = provinceOf(place);
    if (this.due <= 0 || !openHomes(this.position, this.seat).includes(province)) return '11.3';
    if (kind === 'fleet' && !isCoastal(province)) return '11.3';
    const needsCoast = kind === 'fleet' && coastsOf(province).length > 0;
    if (needsCoast && place === province) return '4.7';
    if (this.built.some(({ at }) => provinceOf(at) === province)) return '4.4';
    if (this.buildsLeft <= 0) return '11.3';
    this.built.push({ power: this.seat, kind, at: needsCoast ? place : province });
    return null;
  }

  /** 11.6, 11.7 */
  defaults(): readonly Verdict[] {
    const entry = (order: object, result: string, reason: string): Verdict => ({
      seat: this.seat,
      order,
      result,
      reason,
      by: [],
    });
    const waives = Array.from({ length: Math.max(0, this.buildsLeft) }, () =>
      entry({ type: 'WAIVE', default: true }, 'waived', '11.6'),
    );
    const left = this.removalsLeft;
    const removals = this.byDistance()
      .slice(0, Math.max(0, left))
      .map((unit) => {
        this.removed.push(unit);
        return entry({ type: 'DISBAND', unit: provinceOf(unit.at), default: true }, 'disbanded', '11.7');
      });
    return [...waives, ...removals];
  }

  private byDistance(): readonly Unit[] {
    const centres = centresOf(this.position, this.seat);
    const far = ({ at }: Unit) => distance(at, centres);
    const name = ({ at }: Unit) => spaceOf(at).name;
    return this.position.units
      .filter((unit) => unit.power === this.seat && !this.removed.includes(unit))
      .sort(
        (one, other) =>
          far(other) - far(one) ||
          Number(other.kind === 'fleet') - Number(one.kind === 'fleet') ||
          (name(one) < name(other) ? -1 : 1),
      );
  }
}
